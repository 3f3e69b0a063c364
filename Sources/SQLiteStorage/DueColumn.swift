import IdentityCore
import Storage

/// When the clock has something to tell of the records in one table.
///
/// Rows whose records changed since stand in the table until the backlog is folded; after many
/// ends at one moment they are many. It keeps in mind up to where they were passed over.
final class DueColumn {
  private let type: RecordType
  private let select: Statement
  private var floors: [ProjectNumber: Floor] = [:]

  private struct Floor {
    var due: Moment
    var id: [UInt8]
  }

  init(_ type: RecordType, _ connection: Connection) throws(SQLiteError) {
    self.type = type
    select = try connection.prepare(TurnSQL.selectDue(of: type))
  }

  /// Rows came to the table, from that moment on: below the floor they would not be seen.
  func forgetFloor(in project: ProjectNumber, from least: Moment?) {
    guard let least, let floor = floors[project], least <= floor.due else { return }
    floors[project] = nil
  }

  /// The first ones up to a moment, but for those of which something newer is known.
  func first(
    _ limit: Int,
    in project: ProjectNumber,
    through moment: Moment,
    isOutOfDate: (RecordAddress) -> Bool
  ) throws(SQLiteError) -> [DueRecord] {
    var dues: [DueRecord] = []
    var floor = floors[project]
    let cells: [Statement.Cell] = [
      .integer(Int64(project.value)), .integer(floor?.due.milliseconds ?? .min),
      .bytes(floor?.id ?? []), .integer(moment.milliseconds),
    ]
    try select.forEachRow(cells) { row in
      let due = Moment(milliseconds: row.integer(0))
      let address = RecordAddress(type, project, row.bytes(1))
      if isOutOfDate(address) {
        if dues.isEmpty { floor = Floor(due: due, id: address.id) }
      } else if let found = DueRecord(moment: due, at: address) {
        dues.append(found)
      }
      return dues.count < limit ? .next : .stop
    }
    floors[project] = floor
    return dues
  }
}
