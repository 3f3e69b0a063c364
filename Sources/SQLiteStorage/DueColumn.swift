import IdentityCore
import Storage

/// The due moments of the records in a table.
///
/// Rows with outdated moments stay in the table until the memtable is flushed, and many records may
/// end at the same moment. The scan of a project starts behind the outdated rows that an earlier
/// scan has passed.
final class DueColumn {
  private let type: RecordType
  private let select: Statement
  private var scanStarts: [ProjectNumber: ScanStart] = [:]

  private struct ScanStart {
    var due: Moment
    var id: [UInt8]
  }

  init(_ type: RecordType, _ connection: Connection) throws(SQLiteError) {
    self.type = type
    select = try connection.prepare(TurnSQL.selectDue(of: type))
  }

  /// Resets the scan start if a flush added rows below it.
  func resetScanStart(in project: ProjectNumber, from least: Moment?) {
    guard let least, let start = scanStarts[project], least <= start.due else { return }
    scanStarts[project] = nil
  }

  /// Returns the first due records through a moment, except outdated rows.
  func first(
    _ limit: Int,
    in project: ProjectNumber,
    through moment: Moment,
    isOutOfDate: (RecordKey) -> Bool
  ) throws(SQLiteError) -> [DueRecord] {
    var dues: [DueRecord] = []
    var start = scanStarts[project]
    let cells: [Statement.Cell] = [
      .integer(Int64(project.value)), .integer(start?.due.milliseconds ?? .min),
      .bytes(start?.id ?? []), .integer(moment.milliseconds),
    ]
    try select.forEachRow(cells) { row in
      let due = Moment(milliseconds: row.integer(0))
      let key = RecordKey(type, project, row.bytes(1))
      if isOutOfDate(key) {
        if dues.isEmpty { start = ScanStart(due: due, id: key.id) }
      } else if let found = DueRecord(moment: due, of: key) {
        dues.append(found)
      }
      return dues.count < limit ? .next : .stop
    }
    scanStarts[project] = start
    return dues
  }
}
