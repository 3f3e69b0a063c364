import IdentityCore

/// A row as it was kept up to the third version of the schema: with its events, whole.
package struct FormerJournalRow {
  /// All of it but the events.
  package let row: JournalRow
  package let events: [StoredEvent]

  private static let version: UInt8 = 1

  /// Whether the bytes say that they are one.
  package static func isOne(_ bytes: [UInt8]) -> Bool { bytes.first == version }

  /// Strict, as rows are.
  package init(bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == Self.version else { throw reader.error(.unknownVersion(found)) }
    let records = try reader.list { reader throws(CodecError) in try reader.recordPart() }
    let parts = try reader.list { reader throws(CodecError) in try reader.eventPart() }
    try reader.end()
    row = JournalRow(bytes: bytes, recordParts: records, findings: parts.map(\.finding))
    events = parts.map { part in
      StoredEvent(
        project: part.finding.project,
        cursor: part.finding.cursor,
        kind: part.kind,
        customer: CustomerID(Array(bytes[part.finding.customer.range])),
        at: part.at,
        body: Array(bytes[part.body])
      )
    }
  }
}

/// Where such an event stands.
private struct EventPart {
  let finding: JournalRow.Finding
  let kind: Event.Kind
  let at: Moment
  let body: Range<Int>
}

extension ByteReader {
  fileprivate mutating func eventPart() throws(CodecError) -> EventPart {
    let project = ProjectNumber(try number(as: UInt32.self))
    let cursor = try signed()
    let kind: Event.Kind = try code()
    let customer = JournalRow.Stretch(try byteRange())
    return EventPart(
      finding: JournalRow.Finding(project: project, cursor: cursor, customer: customer),
      kind: kind,
      at: try moment(),
      body: try keptLineRange()
    )
  }
}
