package import IdentityCore

/// What one commit brings, as one value: a store may keep it so until each thing is in its place.
///
/// It is its bytes, and where each thing stands in them: what is written to the journal, waits, and
/// goes on to the tables is made once, and nothing of it is copied before somebody asks. Of a
/// record that several turns changed the last state counts.
///
/// An object, for it goes from hand to hand with each of its records.
package final class JournalRow: Sendable {
  /// As it is kept.
  package let bytes: [UInt8]
  package let recordParts: [RecordPart]
  package let eventParts: [EventPart]

  /// Bytes of the row.
  package struct Stretch: Equatable, Sendable {
    let start: UInt32
    package let count: UInt32

    init(_ range: Range<Int>) {
      start = UInt32(range.lowerBound)
      count = UInt32(range.count)
    }

    package var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
  }

  /// Where a record stands.
  package struct RecordPart: Equatable, Sendable {
    package let type: RecordType
    package let project: ProjectNumber
    package let id: Stretch
    /// Nil where nothing is kept under the address any more.
    package let body: Stretch?
    package let secondKey: SecondPart
  }

  /// What a record is found by besides its address.
  package enum SecondPart: Equatable, Sendable {
    case none
    case user(Stretch)
    case due(Moment)
    case answeredAt(Moment)
  }

  /// An event, and the customer by whom it is to be found.
  package struct Finding: Equatable, Sendable {
    package let project: ProjectNumber
    package let cursor: Int64
    package let customer: Stretch
  }

  /// Where an event stands.
  package struct EventPart: Equatable, Sendable {
    package let finding: Finding
    package let kind: Event.Kind
    package let at: Moment
    /// The rest of it, as its table has it.
    package let body: Stretch
  }

  /// What the turns add and change; events that they rewrite are no part of it.
  package init(_ turns: [Turn]) {
    let changeCount = turns.reduce(0) { $0 + $1.changes.count }
    let eventCount = turns.reduce(0) { $0 + $1.events.count }
    var writer = ByteWriter(capacity: 64 + 512 * changeCount + 384 * eventCount)
    var recordParts: [RecordPart] = []
    recordParts.reserveCapacity(changeCount)
    var eventParts: [EventPart] = []
    eventParts.reserveCapacity(eventCount)
    writer.byte(Self.version)
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
    self.recordParts = recordParts
    self.eventParts = eventParts
  }

  /// Strict: bytes that are not what `bytes` gives are no row.
  package init(bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == Self.version else { throw reader.error(.unknownVersion(found)) }
    recordParts = try reader.list { reader throws(CodecError) in try reader.recordPart() }
    eventParts = try reader.list { reader throws(CodecError) in try reader.eventPart() }
    try reader.end()
    self.bytes = bytes
  }

  private static let version: UInt8 = 1
}

// Copies, for whoever asks.
extension JournalRow {
  package var records: [StoredRecord] { recordParts.map { record($0) } }

  /// With copies of its id and its body.
  package func record(_ part: RecordPart) -> StoredRecord {
    StoredRecord(
      address: RecordAddress(part.type, part.project, copy(part.id)),
      body: part.body.map { copy($0) },
      secondKey: secondKey(part)
    )
  }

  private func secondKey(_ part: RecordPart) -> SecondKey {
    switch part.secondKey {
    case .none: .none
    case .user(let user): .user(UserID(copy(user)))
    case .due(let due): .due(due)
    case .answeredAt(let moment): .answeredAt(moment)
    }
  }

  package func copy(_ stretch: Stretch) -> [UInt8] { Array(bytes[stretch.range]) }

  /// As an address of the record would be hashed.
  package func byteHash(of part: RecordPart) -> UInt64 {
    let bytes = bytes
    return RecordAddress.byteHash(part.type, part.project, bytes.span.extracting(part.id.range))
  }

  /// As the customer's id would be hashed.
  package func byteHash(ofCustomer finding: Finding) -> UInt64 {
    let bytes = bytes
    return ByteHash.ofProcess.hash(bytes.span.extracting(finding.customer.range))
  }

  /// Compares where the id stands.
  package func isRecord(_ part: RecordPart, at address: RecordAddress) -> Bool {
    part.type == address.type && part.project == address.project
      && holds(address.id, in: part.id)
  }

  /// Byte by byte.
  package func holds(_ other: [UInt8], in stretch: Stretch) -> Bool {
    let range = stretch.range
    return range.count == other.count && bytes[range].elementsEqual(other)
  }
}

extension ByteWriter {
  /// It takes the record over: to copy one is to count its references.
  fileprivate mutating func record(
    _ record: consuming Record?,
    for key: RecordKey
  ) -> JournalRow.RecordPart {
    let (type, project, id) = address(key)
    let secondKey: SecondKey = record?.secondKey ?? .none
    var bodyStretch: JournalRow.Stretch?
    if let record = consume record {
      let start = beginPart()
      RecordCodec.encode(record, for: key, into: &self)
      bodyStretch = JournalRow.Stretch(endPart(from: start))
    } else {
      byte(0)
    }
    return JournalRow.RecordPart(
      type: type,
      project: project,
      id: id,
      body: bodyStretch,
      secondKey: secondPart(secondKey)
    )
  }

  /// An id that is put together of others is so where it stands.
  private mutating func address(
    _ key: RecordKey
  ) -> (RecordType, ProjectNumber, JournalRow.Stretch) {
    switch key {
    case .purchase(let project, let chain):
      beginAddress(.purchase, project, length: chain.addressLength)
      let start = count
      address(of: chain)
      return (.purchase, project, JournalRow.Stretch(start..<count))
    case .account(let project, let account):
      beginAddress(.account, project, length: account.addressLength)
      let start = count
      address(of: account)
      return (.account, project, JournalRow.Stretch(start..<count))
    default:
      let address = RecordAddress(key)
      beginAddress(address.type, address.project, length: address.id.count)
      let start = count
      raw(address.id)
      return (address.type, address.project, JournalRow.Stretch(start..<count))
    }
  }

  private mutating func beginAddress(_ type: RecordType, _ project: ProjectNumber, length: Int) {
    code(type)
    number(UInt64(project.value))
    number(UInt64(length))
  }

  private mutating func secondPart(_ key: SecondKey) -> JournalRow.SecondPart {
    switch key {
    case .none:
      byte(0)
      return .none
    case .user(let user):
      byte(1)
      return .user(stretch(user.bytes))
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
    let finding = JournalRow.Finding(
      project: stored.project,
      cursor: stored.cursor,
      customer: stretch(stored.event.customer.bytes)
    )
    let (kind, at) = (stored.event.kind, stored.event.at)
    code(kind)
    moment(at)
    let start = beginPart()
    EventCodec.encode(stored.event, into: &self)
    let body = JournalRow.Stretch(endPart(from: start))
    return JournalRow.EventPart(finding: finding, kind: kind, at: at, body: body)
  }

  private mutating func stretch(_ value: [UInt8]) -> JournalRow.Stretch {
    bytes(value)
    return JournalRow.Stretch((count - value.count)..<count)
  }
}

extension ByteReader {
  fileprivate mutating func recordPart() throws(CodecError) -> JournalRow.RecordPart {
    JournalRow.RecordPart(
      type: try code(),
      project: ProjectNumber(try number(as: UInt32.self)),
      id: JournalRow.Stretch(try byteRange()),
      body: try optionalByteRange().map { JournalRow.Stretch($0) },
      secondKey: try secondPart()
    )
  }

  private mutating func secondPart() throws(CodecError) -> JournalRow.SecondPart {
    switch try byte() {
    case 0: return .none
    case 1: return .user(JournalRow.Stretch(try byteRange()))
    case 2: return .due(try moment())
    case 3: return .answeredAt(try moment())
    case let other: throw error(.unknownCode(other, of: "SecondKey"))
    }
  }

  fileprivate mutating func eventPart() throws(CodecError) -> JournalRow.EventPart {
    JournalRow.EventPart(
      finding: try finding(),
      kind: try code(),
      at: try moment(),
      body: try eventBody()
    )
  }

  private mutating func eventBody() throws(CodecError) -> JournalRow.Stretch {
    guard let body = try optionalByteRange() else { throw error(.short) }
    return JournalRow.Stretch(body)
  }

  private mutating func finding() throws(CodecError) -> JournalRow.Finding {
    JournalRow.Finding(
      project: ProjectNumber(try number(as: UInt32.self)),
      cursor: try signed(),
      customer: JournalRow.Stretch(try byteRange())
    )
  }
}
