/// A position in the journal, at a frame or at the end.
struct JournalPosition: Equatable, Sendable {
  /// Index in `JournalVolume.suffixes`.
  var volume: Int
  var offset: Int
}

/// How far the journal has been flushed to the tables; stored in the table `folded`.
struct FlushedRows: Equatable {
  /// The last row that is completely in the tables.
  var number: Int64
  /// Identifies the store's journal, also among copies of the store.
  let salt: UInt64
  /// The position of the next row, unless it is at the beginning of the other volume.
  var next: JournalPosition
  /// Whether the journal may have rows; after a clean shutdown the store needs no journal.
  var hasJournal: Bool
  /// Whether each block of the journal begins as `JournalFrame` says; not so with earlier programs.
  var hasStamps: Bool
}

extension Connection {
  func flushedRows() throws(SQLiteError) -> FlushedRows {
    var flushed: FlushedRows?
    try prepare(TurnSQL.selectFlushed).forEachRow { row in
      flushed = FlushedRows(
        number: row.integer(0),
        salt: UInt64(bitPattern: row.integer(1)),
        next: JournalPosition(
          volume: Int(row.integer(2) & 1),
          offset: Int(clamping: max(0, row.integer(3)))
        ),
        hasJournal: row.integer(4) != 0,
        hasStamps: row.integer(4) == 3
      )
      return .stop
    }
    guard let flushed else { throw SQLiteError.foreignFlush }
    return flushed
  }

  /// Makes durable what earlier commits without a sync have flushed.
  func syncFlushedRows() throws(SQLiteError) {
    try execute(TurnSQL.syncEachCommit)
    try execute("UPDATE folded SET number = number WHERE id = 1")
  }

  /// Stores the flag durably; a new journal begins at the start of its first volume.
  func setHasJournal(_ hasJournal: Bool) throws(SQLiteError) {
    try execute(TurnSQL.syncEachCommit)
    let change = hasJournal ? "has_journal = 3" : "has_journal = 0, volume = 0, offset = 0"
    try execute("UPDATE folded SET \(change) WHERE id = 1")
  }
}
