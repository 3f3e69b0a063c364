import IdentityCore
import Storage

/// Makes turns durable: one row of the journal and one sync of the log for each commit.
final class SQLiteWriter: StoreWriter {
  private let connection: Connection
  private let backlog: Backlog
  private let tables: TableWriter
  private var sweep = TraceSweep()
  private let begin: Statement
  private let commit: Statement
  private let insertJournalRow: Statement
  private let deleteJournalRows: Statement
  /// Whether a commit is on disk when it returns.
  private var syncsEachCommit = true
  private var nextRow: Int64
  /// How many records and events the last commit had.
  private var lastChangeCount = 0
  /// A sync that failed: nothing is written after it.
  private var end: StorageError?

  /// From so many pages on, `upkeep` empties the log: about 16 MB, which a start reads at once.
  ///
  /// A page that was written twice meanwhile goes to its place once.
  private let logPagesMax = 4000
  /// Up to so many bytes of the journal wait for a moment in which nobody does.
  private let backlogBytesMax = 8 << 20
  /// How many records and events are folded at a time: a commit that comes then waits for them.
  private let changesPerFold = 512

  init(_ connection: Connection, _ backlog: Backlog) throws(SQLiteError) {
    self.connection = connection
    self.backlog = backlog
    tables = try TableWriter(connection)
    begin = try connection.prepare(TurnSQL.beginWriting)
    commit = try connection.prepare(TurnSQL.commit)
    insertJournalRow = try connection.prepare(TurnSQL.insertJournalRow)
    deleteJournalRows = try connection.prepare(TurnSQL.deleteJournalRows)
    nextRow = backlog.oldest(changesMax: .max).map { $0.rows.upperBound + 1 } ?? 1
  }

  /// Leaves journal and log empty if it can, so that the data file alone is everything, in its
  /// tables.
  ///
  /// Where it cannot, nothing is lost: both are read at the next start.
  deinit {
    guard end == nil else { return }
    connection.waitForNobody()
    do throws(SQLiteError) {
      while try fold(changesMax: changesPerFold * 8) {}
      try connection.checkpoint(.truncating)
    } catch {
      connection.keepLogOnClose()
    }
  }

  func commit(_ turns: [Turn]) throws(StorageError) {
    if let end { throw end }
    guard !turns.allSatisfy(\.isEmpty) else { return }
    if turns.contains(where: \.clearsTraces) { sweep.restart() }
    do throws(SQLiteError) {
      // What could not be folded for want of room must not grow for ever.
      if backlog.byteCount > 4 * backlogBytesMax { _ = try fold(changesMax: changesPerFold) }
      if turns.allSatisfy({ $0.rewrites.isEmpty && !$0.clearsTraces }) {
        try append(turns)
      } else {
        try writeThrough(turns)
      }
    } catch {
      throw heed(error)
    }
  }

  /// Folds and checkpoints are made here and not within commits: nobody waits, and their errors
  /// are heard.
  func upkeep(isIdle: Bool) throws(StorageError) -> Upkeep {
    if let end { throw end }
    do throws(SQLiteError) {
      if isIdle {
        _ = try fold(changesMax: changesPerFold)
      } else if backlog.byteCount > backlogBytesMax {
        // More than came in: the backlog gets shorter.
        _ = try fold(changesMax: max(64, 2 * lastChangeCount))
      }
      if connection.logPageCount >= logPagesMax { try connection.checkpoint(.passive) }
    } catch {
      // The log keeps what found no room in the data file, or was being read: another time.
      if error.isBusy || error.storageError == .full { return .done }
      throw heed(error)
    }
    return backlog.byteCount > 0 ? .more : .done
  }

  func clearTraces() throws(StorageError) -> TraceProgress {
    if let end { throw end }
    do throws(SQLiteError) {
      return try sweep.step(on: connection)
    } catch {
      if error.isBusy { return .busy }
      throw heed(error)
    }
  }

  /// Lets the data file grow to so many pages: for tests, a disk of that size.
  func limitPages(to count: Int) throws(StorageError) {
    do throws(SQLiteError) {
      _ = try connection.integer("PRAGMA max_page_count = \(count)")
    } catch {
      throw error.storageError
    }
  }

  /// One row, which is a transaction by itself.
  private func append(_ turns: [Turn]) throws(SQLiteError) {
    let row = JournalRow(turns)
    try tables.check(row.events, behind: backlog)
    let bytes = row.bytes
    try sync(eachCommit: true)
    do throws(SQLiteError) {
      try insertJournalRow.run([.integer(nextRow), .bytes(bytes)])
    } catch {
      connection.rollBack()
      throw error
    }
    backlog.add(row, number: nextRow, byteCount: bytes.count)
    nextRow += 1
    lastChangeCount = row.records.count + row.events.count
  }

  /// Straight to the tables, with all that waits: what is erased must not stand in the journal.
  private func writeThrough(_ turns: [Turn]) throws(SQLiteError) {
    let fold = backlog.oldest(changesMax: .max)
    try sync(eachCommit: true)
    try transaction { () throws(SQLiteError) in
      if let fold { try write(fold) }
      try tables.check(turns.flatMap(\.events), behind: nil)
      try tables.write(turns.lastStates.map { StoredRecord($0.value, for: $0.key) })
      for turn in turns {
        try tables.write(turn.events)
        try tables.rewrite(turn.rewrites)
      }
    }
    if let fold { backlog.remove(fold) }
    backlog.noteBypass()
  }

  /// Brings the oldest rows of the journal to the tables; false when there is none.
  ///
  /// That needs no sync of its own: until the next one the rows are on disk, and were told.
  private func fold(changesMax: Int) throws(SQLiteError) -> Bool {
    guard let fold = backlog.oldest(changesMax: changesMax) else { return false }
    try sync(eachCommit: false)
    try transaction { () throws(SQLiteError) in try write(fold) }
    backlog.remove(fold)
    return true
  }

  private func write(_ fold: Fold) throws(SQLiteError) {
    try tables.write(fold.records)
    try tables.write(fold.events)
    try deleteJournalRows.run([
      .integer(fold.rows.lowerBound), .integer(fold.rows.upperBound),
    ])
    guard connection.changeCount == fold.rowCount else { throw SQLiteError.foreignFold }
  }

  /// SQLite does it when it reads the statement: it cannot be prepared.
  private func sync(eachCommit: Bool) throws(SQLiteError) {
    guard eachCommit != syncsEachCommit else { return }
    try connection.execute(eachCommit ? TurnSQL.syncEachCommit : TurnSQL.syncAtCheckpoints)
    syncsEachCommit = eachCommit
  }

  private func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try begin.run()
    do throws(SQLiteError) {
      try body()
      try commit.run()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// After a sync that failed, closing must not write either.
  private func heed(_ error: SQLiteError) -> StorageError {
    let failure = error.storageError
    if case .syncFailed = failure {
      end = failure
      connection.keepLogOnClose()
    }
    return failure
  }
}
