import Storage

/// What an end without warning has left of rows that have their events in them: a program of the
/// schema's third version, or an older one, wrote them.
enum FormerJournal {
  private static let deleteEvent = "DELETE FROM events WHERE place = ?1"
  private static let deleteRow = "DELETE FROM journal WHERE number = ?1"

  /// Brings all of it to the tables, within a transaction.
  static func fold(_ connection: Connection) throws(SQLiteError) {
    var rows: [(number: Int64, bytes: [UInt8])] = []
    try connection.prepare(TurnSQL.selectJournal).forEachRow { row in
      let bytes = row.bytes(1)
      if FormerJournalRow.isOne(bytes) { rows.append((row.integer(0), bytes)) }
      return .next
    }
    guard !rows.isEmpty else { return }
    let tables = try TableWriter(connection)
    let deleteEvent = try connection.prepare(deleteEvent)
    let deleteRow = try connection.prepare(deleteRow)
    for (number, bytes) in rows {
      let former: FormerJournalRow
      do throws(CodecError) {
        former = try FormerJournalRow(bytes: bytes)
      } catch {
        throw SQLiteError(damaged: error)
      }
      // Where the end came in the midst of a fold, they were there already.
      for event in former.events {
        let place = EventPlace(after: event.cursor, in: event.project)
        try deleteEvent.run([.integer(place.number)])
      }
      try tables.append(former.events)
      try tables.write(former.row)
      try deleteRow.run([.integer(number)])
    }
  }
}
