/// A place in the journal, where a frame begins or the next one goes.
struct JournalPlace: Equatable, Sendable {
  /// Of `JournalVolume.suffixes`.
  var volume: Int
  var offset: Int
}

/// How far the tables have come in the journal, as the table `flushed` says.
struct FlushedRows: Equatable {
  /// The last row of which all is in the tables.
  var number: Int64
  /// Tells a store's journal from those of others, of which it may be a copy.
  let salt: UInt64
  /// Where the row behind it is, or goes; or at the beginning of the other volume.
  var next: JournalPlace
  /// Whether rows may be there: a store that was ended as it should be needs no journal.
  var hasJournal: Bool
}

extension Connection {
  func flushedRows() throws(SQLiteError) -> FlushedRows {
    var flushed: FlushedRows?
    try prepare(TurnSQL.selectFlushed).forEachRow { row in
      flushed = FlushedRows(
        number: row.integer(0),
        salt: UInt64(bitPattern: row.integer(1)),
        next: JournalPlace(
          volume: Int(row.integer(2) & 1),
          offset: Int(clamping: max(0, row.integer(3)))
        ),
        hasJournal: row.integer(4) != 0
      )
      return .stop
    }
    guard let flushed else { throw SQLiteError.foreignFlush }
    return flushed
  }

  /// On disk when it returns.
  func setHasJournal(_ has: Bool) throws(SQLiteError) {
    try execute(TurnSQL.syncEachCommit)
    try execute("UPDATE folded SET has_journal = \(has ? 1 : 0) WHERE id = 1")
  }
}
