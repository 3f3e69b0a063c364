package import IdentityCore

/// The changes and events of a commit as a value, which a store keeps until they are in its tables.
///
/// It holds the encoded bytes and the position of each part in them. The bytes are encoded once and
/// serve the journal, the memtable and the tables; parts are copied only on request. If several
/// turns changed a record, the last state counts.
///
/// It is a class because each of its records refers to it.
package final class JournalRow: Sendable {
  /// The encoded row.
  package let bytes: [UInt8]
  package let recordParts: [RecordPart]
  package let eventParts: [EventPart]
  /// Whether it repeats parts of earlier rows, which damaged tables could not take.
  ///
  /// Such a row counts before all others that wait, and only the newest of them counts.
  package let isRepeated: Bool

  /// A range of the row's bytes.
  package struct Slice: Equatable, Sendable {
    let start: UInt32
    package let count: UInt32

    init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      count = UInt32(range.count)
    }

    package var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
  }

  /// The position and the metadata of a record.
  package struct RecordPart: Equatable, Sendable {
    package let type: RecordType
    package let project: ProjectNumber
    package let id: Slice
    /// Nil for a deleted record.
    package let body: Slice?
    package let indexKey: SecondPart
  }

  /// A record's second key, as a part of the row.
  package enum SecondPart: Equatable, Sendable {
    case none
    case user(Slice)
    case due(Moment)
    case answeredAt(Moment)
  }

  /// An entry of the index that finds a customer's events.
  package struct IndexEntry: Equatable, Sendable {
    package let project: ProjectNumber
    package let cursor: Int64
    package let customer: Slice
  }

  /// The position and the metadata of an event.
  package struct EventPart: Equatable, Sendable {
    package let indexEntry: IndexEntry
    package let kind: Event.Kind
    package let at: Moment
    /// The body, as the table stores it.
    package let body: Slice
  }

  /// Encodes the changes and events of the turns, without their rewrites.
  package init(_ turns: [Turn], isRepeated: Bool = false) {
    let changeCount = turns.reduce(0) { $0 + $1.changes.count }
    let eventCount = turns.reduce(0) { $0 + $1.events.count }
    var writer = ByteWriter(capacity: 64 + 512 * changeCount + 384 * eventCount)
    var recordParts: [RecordPart] = []
    recordParts.reserveCapacity(changeCount)
    var eventParts: [EventPart] = []
    eventParts.reserveCapacity(eventCount)
    writer.byte(isRepeated ? Self.versionOfRepeated : Self.version)
    writer.number(UInt64(changeCount))
    for turn in turns {
      for (key, record) in turn.changes {
        recordParts.append(writer.record(record, for: key))
      }
    }
    writer.number(UInt64(eventCount))
    for turn in turns {
      let events = turn.events.span
      for place in events.indices { eventParts.append(writer.event(events[place])) }
    }
    bytes = writer.written
    self.isRepeated = isRepeated
    self.recordParts = recordParts
    self.eventParts = eventParts
  }

  /// Decodes a row, and rejects bytes that `init(_:)` does not write.
  package init(bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == Self.version || found == Self.versionOfRepeated else {
      throw reader.error(.unknownVersion(found))
    }
    isRepeated = found == Self.versionOfRepeated
    recordParts = try reader.list { reader throws(CodecError) in try reader.recordPart() }
    eventParts = try reader.list { reader throws(CodecError) in try reader.eventPart() }
    try reader.end()
    self.bytes = bytes
  }

  private static let version: UInt8 = 1
  private static let versionOfRepeated: UInt8 = 2
}

// Copies of the parts.
extension JournalRow {
  package var records: [StoredRecord] { recordParts.map { record($0) } }

  /// Returns the record with copies of its id and its body.
  package func record(_ part: RecordPart) -> StoredRecord {
    StoredRecord(
      key: RecordKey(part.type, part.project, copy(part.id)),
      body: part.body.map { copy($0) },
      indexKey: indexKey(part)
    )
  }

  private func indexKey(_ part: RecordPart) -> IndexKey {
    switch part.indexKey {
    case .none: .none
    case .user(let user): .user(UserID(copy(user)))
    case .due(let due): .due(due)
    case .answeredAt(let moment): .answeredAt(moment)
    }
  }

  package func copy(_ slice: Slice) -> [UInt8] { Array(bytes[slice.range]) }

  /// Returns the hash of the record's key.
  package func byteHash(of part: RecordPart) -> UInt64 {
    let bytes = bytes
    return RecordKey.byteHash(part.type, part.project, bytes.span.extracting(part.id.range))
  }

  /// Returns the hash of the customer's id.
  package func customerHash(of indexEntry: IndexEntry) -> CustomerHash {
    let bytes = bytes
    return CustomerHash(bytes.span.extracting(indexEntry.customer.range))
  }

  /// Whether the record has this key; compares without a copy.
  package func isRecord(_ part: RecordPart, at key: RecordKey) -> Bool {
    part.type == key.type && part.project == key.project && hasBytes(key.id, in: part.id)
  }

  /// Whether the slice has these bytes.
  package func hasBytes(_ other: [UInt8], in slice: Slice) -> Bool {
    let range = slice.range
    return range.count == other.count && bytes[range].elementsEqual(other)
  }
}

extension ByteWriter {
  /// Appends a record, which it consumes because a copy would count references.
  fileprivate mutating func record(
    _ record: consuming Record?,
    for key: RecordKey
  ) -> JournalRow.RecordPart {
    code(key.type)
    number(UInt64(key.project.value))
    let id = slice(key.id)
    let indexKey: IndexKey = record?.indexKey ?? .none
    var bodySlice: JournalRow.Slice?
    if let record = consume record {
      let start = beginPart()
      RecordCodec.encode(record, for: key, into: &self)
      bodySlice = JournalRow.Slice(endPart(from: start))
    } else {
      byte(0)
    }
    return JournalRow.RecordPart(
      type: key.type,
      project: key.project,
      id: id,
      body: bodySlice,
      indexKey: secondPart(indexKey)
    )
  }

  private mutating func secondPart(_ key: IndexKey) -> JournalRow.SecondPart {
    switch key {
    case .none:
      byte(0)
      return .none
    case .user(let user):
      byte(1)
      return .user(slice(user.bytes))
    case .due(let due):
      byte(2)
      moment(due)
      return .due(due)
    case .answeredAt(let answeredAt):
      byte(3)
      moment(answeredAt)
      return .answeredAt(answeredAt)
    }
  }

  fileprivate mutating func event(_ stored: borrowing StoredEvent) -> JournalRow.EventPart {
    number(UInt64(stored.project.value))
    signed(stored.cursor)
    let indexEntry = JournalRow.IndexEntry(
      project: stored.project,
      cursor: stored.cursor,
      customer: slice(stored.event.customer.bytes)
    )
    let (kind, at) = (stored.event.kind, stored.event.at)
    code(kind)
    moment(at)
    let start = beginPart()
    EventCodec.encode(stored.event, into: &self)
    let body = JournalRow.Slice(endPart(from: start))
    return JournalRow.EventPart(indexEntry: indexEntry, kind: kind, at: at, body: body)
  }

  private mutating func slice(_ value: [UInt8]) -> JournalRow.Slice {
    bytes(value)
    return JournalRow.Slice((count - value.count)..<count)
  }
}

extension ByteReader {
  fileprivate mutating func recordPart() throws(CodecError) -> JournalRow.RecordPart {
    JournalRow.RecordPart(
      type: try code(),
      project: ProjectNumber(try number(as: UInt32.self)),
      id: JournalRow.Slice(try byteRange()),
      body: try optionalByteRange().map { JournalRow.Slice($0) },
      indexKey: try secondPart()
    )
  }

  private mutating func secondPart() throws(CodecError) -> JournalRow.SecondPart {
    switch try byte() {
    case 0: return .none
    case 1: return .user(JournalRow.Slice(try byteRange()))
    case 2: return .due(try moment())
    case 3: return .answeredAt(try moment())
    case let other: throw error(.unknownCode(other, of: "IndexKey"))
    }
  }

  fileprivate mutating func eventPart() throws(CodecError) -> JournalRow.EventPart {
    JournalRow.EventPart(
      indexEntry: try indexEntry(),
      kind: try code(),
      at: try moment(),
      body: try eventBody()
    )
  }

  private mutating func eventBody() throws(CodecError) -> JournalRow.Slice {
    guard let body = try optionalByteRange() else { throw error(.short) }
    return JournalRow.Slice(body)
  }

  private mutating func indexEntry() throws(CodecError) -> JournalRow.IndexEntry {
    JournalRow.IndexEntry(
      project: ProjectNumber(try number(as: UInt32.self)),
      cursor: try signed(),
      customer: JournalRow.Slice(try byteRange())
    )
  }
}
