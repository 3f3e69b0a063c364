import Storage

/// The journal as a table, which it was up to the sixth version of the schema.
enum FormerJournal {
  private static let select = "SELECT body FROM journal ORDER BY number"
  private static let deleteEvent = "DELETE FROM events WHERE place = ?1"

  /// Brings what an end without warning has left in it to the other tables, within a transaction.
  static func fold(_ connection: Connection) throws(SQLiteError) {
    var rows: [[UInt8]] = []
    try connection.prepare(select).forEachRow { row in
      rows.append(row.bytes(0))
      return .next
    }
    let tables = try TableWriter(connection)
    let deleteEvent = try connection.prepare(deleteEvent)
    for bytes in rows {
      let former: FormerJournalRow
      do throws(CodecError) {
        former = try FormerJournalRow(bytes: bytes)
      } catch {
        throw SQLiteError(damaged: error, in: select)
      }
      // Where the end came in the midst of a fold, they were there already.
      for event in former.events {
        let place = EventPlace(after: event.cursor, in: event.project)
        try deleteEvent.run([.integer(place.number)])
      }
      try tables.append(former.events)
      try tables.write(former.row)
      try tables.find(former.findings, of: former.row)
    }
  }
}
