import IdentityCore

/// A row as it was kept in a table of its own, up to the sixth version of the schema.
package struct FormerJournalRow {
  /// Its records.
  package let row: JournalRow
  package let findings: [JournalRow.Finding]
  /// Up to the third version of the schema; later ones had put them in their place by then.
  package let events: [StoredEvent]

  private static let versionWithEvents: UInt8 = 1
  private static let version: UInt8 = 2

  /// Strict, as rows are.
  package init(bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == Self.version || found == Self.versionWithEvents else {
      throw reader.error(.unknownVersion(found))
    }
    let records = try reader.list { reader throws(CodecError) in try reader.recordPart() }
    if found == Self.version {
      findings = try reader.list { reader throws(CodecError) in try reader.finding() }
      events = []
    } else {
      let parts = try reader.list { reader throws(CodecError) in try reader.formerEvent() }
      findings = parts.map(\.finding)
      events = parts.map { $0.event(in: bytes) }
    }
    try reader.end()
    row = JournalRow(bytes: bytes, recordParts: records, eventParts: [])
  }
}

/// Where such an event stands.
private struct FormerEvent {
  let finding: JournalRow.Finding
  let kind: Event.Kind
  let at: Moment
  let body: Range<Int>

  func event(in bytes: [UInt8]) -> StoredEvent {
    StoredEvent(
      project: finding.project,
      cursor: finding.cursor,
      kind: kind,
      customer: CustomerID(Array(bytes[finding.customer.range])),
      at: at,
      body: Array(bytes[body])
    )
  }
}

extension ByteReader {
  fileprivate mutating func formerEvent() throws(CodecError) -> FormerEvent {
    let project = ProjectNumber(try number(as: UInt32.self))
    let cursor = try signed()
    let kind: Event.Kind = try code()
    let customer = JournalRow.Stretch(try byteRange())
    return FormerEvent(
      finding: JournalRow.Finding(project: project, cursor: cursor, customer: customer),
      kind: kind,
      at: try moment(),
      body: try keptLineRange()
    )
  }
}
