import IdentityCore

/// What one commit brings, as one value: a store may keep it so until each thing is in its place.
package struct JournalRow: Equatable, Sendable {
  package var records: [StoredRecord]
  package var events: [StoredEvent]

  /// Turns that rewrite no event.
  package init(_ turns: [Turn]) {
    precondition(turns.allSatisfy(\.rewrites.isEmpty), "JournalRow: a rewrite is no addition")
    records = turns.lastStates.map { StoredRecord($0.value, for: $0.key) }
    events = turns.flatMap(\.events)
  }

  /// As it is kept.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.byte(Self.version)
    writer.list(records) { $1.record($0) }
    writer.list(events) { $1.event($0) }
    return writer.written
  }

  /// Strict: bytes that are not what `bytes` gives are no row.
  package init(bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == Self.version else { throw reader.error(.unknownVersion(found)) }
    records = try reader.list { reader throws(CodecError) in try reader.record() }
    events = try reader.list { reader throws(CodecError) in try reader.event() }
    try reader.end()
  }

  private static let version: UInt8 = 1
}

extension ByteWriter {
  fileprivate mutating func record(_ record: StoredRecord) {
    code(record.address.sort)
    number(UInt64(record.address.project.value))
    bytes(record.address.id)
    bytes(record.body)
    switch record.secondKey {
    case .none: byte(0)
    case .user(let user):
      byte(1)
      id(user)
    case .due(let due):
      byte(2)
      moment(due)
    case .answeredAt(let answeredAt):
      byte(3)
      moment(answeredAt)
    }
  }

  fileprivate mutating func event(_ event: StoredEvent) {
    number(UInt64(event.project.value))
    signed(event.cursor)
    code(event.kind)
    id(event.customer)
    moment(event.at)
    bytes(event.body)
  }
}

extension ByteReader {
  fileprivate mutating func record() throws(CodecError) -> StoredRecord {
    StoredRecord(
      address: RecordAddress(
        try code(),
        ProjectNumber(try number(as: UInt32.self)),
        try byteList()
      ),
      body: try optionalByteList(),
      secondKey: try secondKey()
    )
  }

  private mutating func secondKey() throws(CodecError) -> SecondKey {
    switch try byte() {
    case 0: return .none
    case 1: return .user(try id())
    case 2: return .due(try moment())
    case 3: return .answeredAt(try moment())
    case let other: throw error(.unknownCode(other, of: "SecondKey"))
    }
  }

  fileprivate mutating func event() throws(CodecError) -> StoredEvent {
    StoredEvent(
      project: ProjectNumber(try number(as: UInt32.self)),
      cursor: try signed(),
      kind: try code(),
      customer: try id(),
      at: try moment(),
      body: try keptLine()
    )
  }
}
