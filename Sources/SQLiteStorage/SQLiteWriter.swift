import IdentityCore
import Storage

/// Makes turns durable: one row of the journal and one sync of the log for each commit.
final class SQLiteWriter: StoreWriter {
  private let connection: Connection
  private let checkpointer: Checkpointer
  private let backlog: Backlog
  private let snapshots: Snapshots
  private let tables: TableWriter
  private let connectForSurveys: @Sendable () throws(SQLiteError) -> Connection
  private var survey: ChainSurvey?
  private var sweep = TraceSweep()
  private let begin: Statement
  private let commit: Statement
  private let insertJournalRow: Statement
  private let deleteJournalRows: Statement
  /// Whether a commit is on disk when it returns.
  private var syncsEachCommit = true
  /// Whether pages that become free are overwritten.
  private var overwritesDeleted = true
  private var nextRow: Int64
  /// About how much work it will be to fold the last commit, as a fold counts it.
  private var lastSize = 0
  /// A sync that failed: nothing is written after it.
  private var end: StorageError?

  /// What is on its way from the journal to the tables.
  private var fold: Fold?
  /// Rows of it that are gone from the journal.
  ///
  /// They leave the backlog together, at its end: with each removal readers begin another state of
  /// the tables, and read again what they had of it.
  private var folded: ArraySlice<BacklogRow> = []
  /// Up to this row of the journal all is to be folded before events are rewritten.
  private var lastRowToFold: Int64 = 0
  /// Up to this row events are expected to be rewritten, before which the journal is kept as short
  /// as can be; not for ever, for who wanted to may have given up.
  private var lastRowBeforeRewrites: Int64 = 0
  private var expectsRewrites: Bool { nextRow <= lastRowBeforeRewrites }
  /// How much of a fold goes in one transaction: a commit that comes then waits for it.
  var sizePerStep = 128

  /// From so many bytes of the journal on they are folded whenever nobody waits; up to that, when
  /// nobody is expected either.
  private let backlogBytesWanted = 4 << 20
  /// From so many on also where somebody waits: it stays below 10 MB, which a start reads at once.
  private let backlogBytesMax = 8 << 20
  /// For how many commits rewrites are expected.
  private let rowsBeforeRewrites: Int64 = 1000

  init(
    _ connection: Connection,
    _ backlog: Backlog,
    _ checkpointer: Checkpointer,
    _ snapshots: Snapshots,
    connectForSurveys: @escaping @Sendable () throws(SQLiteError) -> Connection
  ) throws(SQLiteError) {
    self.connection = connection
    self.backlog = backlog
    self.checkpointer = checkpointer
    self.snapshots = snapshots
    self.connectForSurveys = connectForSurveys
    tables = try TableWriter(connection)
    begin = try connection.prepare(TurnSQL.beginWriting)
    commit = try connection.prepare(TurnSQL.commit)
    insertJournalRow = try connection.prepare(TurnSQL.insertJournalRow)
    deleteJournalRows = try connection.prepare(TurnSQL.deleteJournalRows)
    nextRow = backlog.newestRow.map { $0 + 1 } ?? 1
  }

  /// Leaves journal and log empty if it can, so that the data file alone is everything, in its
  /// tables.
  ///
  /// Where it cannot, nothing is lost: both are read at the next start.
  deinit {
    survey = nil
    guard end == nil else { return }
    checkpointer.waitUntilDone()
    connection.waitForNobody()
    do throws(SQLiteError) {
      try checkpointer.check()
      while try foldStep(sizeMax: sizePerStep * 32) {}
      snapshots.letGo()
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
      try checkpointer.check()
      // What could not be folded for want of room must not grow for ever.
      if backlog.byteCount > 2 * backlogBytesMax { _ = try foldStep(sizeMax: sizePerStep * 4) }
      if turns.allSatisfy({ $0.rewrites.isEmpty && !$0.clearsTraces }) {
        try append(turns)
        if turns.contains(where: \.precedesRewrites) {
          lastRowToFold = nextRow - 1
          expectRewrites()
        }
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
    surveyChains()
    let isCopying: Bool
    do throws(SQLiteError) {
      if isIdle {
        // Where others are expected, no more than the last commit brought, and a little: whoever
        // writes alone waits for less.
        let isExpecting = backlog.byteCount > backlogBytesWanted
        _ = try foldStep(
          sizeMax: isExpecting ? min(sizePerStep, max(16, 2 * lastSize)) : sizePerStep
        )
      } else if backlog.byteCount > (expectsRewrites ? 0 : backlogBytesMax) {
        // More than came in: the backlog gets shorter.
        _ = try foldStep(sizeMax: max(sizePerStep, 2 * lastSize))
      }
      isCopying = try checkpointer.step()
    } catch {
      // The log keeps what found no room in the data file, or was being read: another time.
      if error.isBusy || error.storageError == .full { return .done }
      throw heed(error)
    }
    let byteCount = backlog.byteCount
    if byteCount > (expectsRewrites ? 0 : backlogBytesWanted) { return .overdue }
    return byteCount > 0 ? .more : isCopying ? .underWay : .done
  }

  /// What is erased must not stand in the journal: what rewrites takes all of that to the tables at
  /// once, and better finds little.
  func prepareRewrites() throws(StorageError) -> Bool {
    if let end { throw end }
    guard let oldest = backlog.oldestRow, oldest <= lastRowToFold else {
      expectRewrites()
      return true
    }
    do throws(SQLiteError) {
      _ = try foldStep(sizeMax: max(sizePerStep, 2 * lastSize))
      _ = try checkpointer.step()
    } catch {
      // Whoever rewrites will hear of it.
      if error.isBusy || error.storageError == .full { return true }
      throw heed(error)
    }
    return false
  }

  /// Begins a survey where one is wanted.
  private func surveyChains() {
    if survey?.hasEnded ?? false { survey = nil }
    guard survey == nil, let capacity = backlog.chainCapacityWanted else { return }
    do throws(StorageError) {
      survey = try ChainSurvey(backlog, capacity: capacity, connectForSurveys)
    } catch {
      // No thread is to be had: everything goes on as before.
      backlog.dropSurvey()
    }
  }

  /// For tests.
  func waitForSurvey() {
    survey?.waitUntilEnded()
  }

  private func expectRewrites() {
    lastRowBeforeRewrites = nextRow + rowsBeforeRewrites
  }

  func clearTraces() throws(StorageError) -> TraceProgress {
    if let end { throw end }
    checkpointer.waitUntilDone()
    do throws(SQLiteError) {
      try checkpointer.check()
      return try snapshots.withoutAny { () throws(SQLiteError) in
        guard let survey else { return try sweep.step(on: connection) }
        return try survey.atRest { () throws(SQLiteError) in try sweep.step(on: connection) }
      }
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

  /// One row, and the events, which go to their place at once: they stand behind one another, and
  /// to write them twice would be half of all that a commit writes.
  private func append(_ turns: [Turn]) throws(SQLiteError) {
    try tables.check(turns, behind: backlog)
    let row = JournalRow(turns)
    try sync(eachCommit: true)
    try transaction { () throws(SQLiteError) in
      try insertJournalRow.run(on: row.bytes) { (binder) throws(SQLiteError) in
        try binder.integer(nextRow, at: 1)
        try binder.stretch(row.bytes.indices, at: 2)
      }
      for turn in turns { try tables.append(turn.events) }
    }
    backlog.add(row, number: nextRow)
    nextRow += 1
    lastSize = row.recordParts.count + row.findings.count + row.bytes.count / 2048
  }

  /// Straight to the tables, with all that waits: what is erased must not stand in the journal.
  private func writeThrough(_ turns: [Turn]) throws(SQLiteError) {
    dropFolded()
    var all = backlog.fold()
    let step = all?.next(sizeMax: .max)
    let row = JournalRow(turns)
    try sync(eachCommit: true)
    try transaction { () throws(SQLiteError) in
      if let step { try write(step, isLast: false) }
      try overwriteDeleted(true)
      try tables.check(turns, behind: backlog)
      try tables.write(row)
      for turn in turns {
        try tables.append(turn.events)
        try tables.rewrite(turn.rewrites)
      }
    }
    fold = nil
    if let step { backlog.remove(step.rows) }
    backlog.noteBypass(row)
    for event in turns.lazy.flatMap(\.events) {
      backlog.noteNewestEvent(event.cursor, of: event.project)
    }
    lastRowBeforeRewrites = 0
  }

  /// Brings a part of the journal to the tables; false when there is none.
  ///
  /// That needs no sync of its own: until the next one the rows are on disk, and were told.
  private func foldStep(sizeMax: Int) throws(SQLiteError) -> Bool {
    guard var next = fold ?? backlog.fold() else { return false }
    let step = next.next(sizeMax: sizeMax)
    try sync(eachCommit: false)
    try transaction { () throws(SQLiteError) in try write(step, isLast: true) }
    folded += step.rows
    fold = next.isDone ? nil : next
    if next.isDone { dropFolded() }
    return true
  }

  private func dropFolded() {
    backlog.remove(folded)
    folded = []
  }

  /// Within a transaction; `isLast` says that nothing comes behind it in that.
  private func write(_ step: Fold.Step, isLast: Bool) throws(SQLiteError) {
    try overwriteDeleted(true)
    try tables.write(step)
    guard let first = step.rows.first, let last = step.rows.last else { return }
    // Their pages take the next rows: to overwrite them before would be half of all that is
    // written. Whatever else is deleted is overwritten, and what a transaction goes on to write:
    // a page that was not, and is in use again before its end, could keep in its unused part what
    // stood there.
    try overwriteDeleted(!isLast)
    try deleteJournalRows.run([.integer(first.number), .integer(last.number)])
    guard connection.changeCount == step.rows.count else { throw SQLiteError.foreignFold }
  }

  /// As with `sync`.
  private func overwriteDeleted(_ overwrites: Bool) throws(SQLiteError) {
    guard overwrites != overwritesDeleted else { return }
    _ = try connection.integer(overwrites ? TurnSQL.overwriteDeleted : TurnSQL.leaveFreePages)
    overwritesDeleted = overwrites
  }

  /// SQLite does it when it reads the statement: it cannot be prepared.
  private func sync(eachCommit: Bool) throws(SQLiteError) {
    guard eachCommit != syncsEachCommit else { return }
    try connection.execute(eachCommit ? TurnSQL.syncEachCommit : TurnSQL.syncAtCheckpoints)
    syncsEachCommit = eachCommit
  }

  private func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    checkpointer.makeWay()
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
