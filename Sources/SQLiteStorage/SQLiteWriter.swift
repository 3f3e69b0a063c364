import IdentityCore
import Storage

/// Makes turns durable: each commit is one row of the journal, which is folded into the tables
/// behind.
final class SQLiteWriter: StoreWriter {
  private let connection: Connection
  private let journal: JournalWriter
  private let checkpointer: Checkpointer
  private let memtable: Memtable
  private let snapshots: Snapshots
  private let tables: TableWriter
  private let begin: Statement
  private let commit: Statement
  private let updateFlushed: Statement
  /// Whether a commit is on disk when it returns.
  private var syncsEachCommit = true
  /// The last row of which all is in the tables.
  private var lastFlushed: Int64
  /// A sync that failed: nothing is written after it.
  private var tablesEnd: StorageError?
  private var end: StorageError? { tablesEnd ?? journal.end }

  /// What is on its way from the journal to the tables.
  private var flush: Flush?
  /// Up to this row of the journal all is to be folded before events are rewritten.
  private var lastRowToFlush: Int64 = 0
  /// Up to this row events are expected to be rewritten, before which the journal is kept as short
  /// as can be; not for ever, for who wanted to may have given up.
  private var lastRowBeforeRewrites: Int64 = 0
  private var expectsRewrites: Bool { journal.nextRow <= lastRowBeforeRewrites }
  /// How much of a fold goes in one transaction: a commit that comes then waits for it.
  var sizePerStep = 128

  /// From so many bytes of the journal on they are folded whenever nobody waits; up to that, when
  /// nobody is expected either.
  private let memtableBytesWanted = 4 << 20
  /// From so many on also where somebody waits: a start reads it at once.
  private let memtableBytesMax = 8 << 20
  /// From so many on commits wait until the log is copied, so that folding goes on.
  private let memtableBytesBeforeWaiting = 16 << 20
  /// What is folded together: the journal's files wait for all of it.
  private let flushBytesMax = 8 << 20
  /// For how many commits rewrites are expected.
  private let rowsBeforeRewrites: Int64 = 1000

  init(
    _ connection: Connection,
    _ journal: JournalWriter,
    flushed: Int64,
    _ memtable: Memtable,
    _ checkpointer: Checkpointer,
    _ snapshots: Snapshots
  ) throws(SQLiteError) {
    self.connection = connection
    self.journal = journal
    self.memtable = memtable
    self.checkpointer = checkpointer
    self.snapshots = snapshots
    tables = try TableWriter(connection)
    begin = try connection.prepare(TurnSQL.beginWriting)
    commit = try connection.prepare(TurnSQL.commit)
    updateFlushed = try connection.prepare(TurnSQL.updateFlushed)
    lastFlushed = flushed
  }

  /// Leaves journal and log empty if it can, so that the data file alone is everything, in its
  /// tables.
  ///
  /// Where it cannot, nothing is lost: both are read at the next start.
  deinit {
    guard end == nil else { return }
    journal.close()
    connection.waitForNobody()
    do throws(SQLiteError) {
      try checkpointer.makeWay()
      while try flushStep(sizeMax: sizePerStep * 32) {}
      snapshots.letGo()
      try connection.setHasJournal(false)
      try connection.checkpoint(.truncating)
      journal.remove()
    } catch {
      connection.keepLogOnClose()
    }
  }

  var appender: (any TurnAppender)? { journal }

  func commit(_ turns: [Turn]) throws(StorageError) {
    if let end { throw end }
    guard !turns.allSatisfy(\.isEmpty) else { return }
    if turns.contains(where: \.clearsTraces) { checkpointer.beginClearing() }
    try refusing { () throws(SQLiteError) in try checkpointer.check() }
    if turns.allSatisfy({ $0.rewrites.isEmpty && !$0.clearsTraces }) {
      try append(turns)
      if turns.contains(where: \.precedesRewrites) {
        lastRowToFlush = journal.nextRow - 1
        expectRewrites()
      }
    } else {
      try refusing { () throws(SQLiteError) in try writeThrough(turns) }
    }
  }

  /// Folds and checkpoints are made here and not within commits: nobody waits, and their errors
  /// are heard.
  func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState {
    if let end { throw end }
    let isFlushed = try flushWhereWanted(isIdle: isIdle)
    let isCopying: Bool
    do throws(SQLiteError) {
      isCopying = try checkpointer.step(lastFlushed)
      if journal.awaitsSync { try checkpointer.sync(lastFlushed) }
      journal.note(flushed: lastFlushed, durable: checkpointer.durableFlush)
    } catch {
      // The log keeps what found no room in the data file, or was being read: another time.
      if error.isBusy || error.storageError == .full { return .done }
      throw heed(error.storageError)
    }
    journal.prepareRoom()
    guard isFlushed else { return .done }
    if isCopying { return .underWay }
    let byteCount = memtable.byteCount
    if byteCount > (expectsRewrites ? 0 : memtableBytesWanted) { return .overdue }
    return byteCount > 0 ? .more : .done
  }

  /// False where the tables have no room for it, or somebody else has locked them.
  private func flushWhereWanted(isIdle: Bool) throws(StorageError) -> Bool {
    if checkpointer.isAtWork, memtable.byteCount <= memtableBytesBeforeWaiting { return true }
    do throws(SQLiteError) {
      if isIdle {
        // Where others are expected, no more than the last commit brought, and a little: whoever
        // writes alone waits for less.
        let isExpecting = memtable.byteCount > memtableBytesWanted
        _ = try flushStep(
          sizeMax: isExpecting ? min(sizePerStep, max(16, 2 * journal.lastSize)) : sizePerStep
        )
      } else if memtable.byteCount > (expectsRewrites ? 0 : memtableBytesMax) {
        // More than came in: the backlog gets shorter.
        _ = try flushStep(sizeMax: max(sizePerStep, 2 * journal.lastSize))
      }
      return true
    } catch {
      if error.isBusy || error.storageError == .full { return false }
      throw heed(error.storageError)
    }
  }

  /// What is erased must not stand in the journal: what rewrites takes all of that to the tables at
  /// once, and better finds little.
  func prepareRewrites() throws(StorageError) -> Bool {
    if let end { throw end }
    guard let oldest = memtable.oldestRow, oldest <= lastRowToFlush else {
      expectRewrites()
      return true
    }
    do throws(SQLiteError) {
      _ = try flushStep(sizeMax: max(sizePerStep, 2 * journal.lastSize))
      _ = try checkpointer.step(lastFlushed)
    } catch {
      // Whoever rewrites will hear of it.
      if error.isBusy || error.storageError == .full { return true }
      throw heed(error.storageError)
    }
    return false
  }

  private func expectRewrites() {
    lastRowBeforeRewrites = journal.nextRow + rowsBeforeRewrites
  }

  func clearTraces() throws(StorageError) -> TraceProgress {
    if let end { throw end }
    do throws(SQLiteError) {
      guard try checkpointer.clear() else { return .underWay }
    } catch {
      if error.isBusy { return .underWay }
      throw heed(error.storageError)
    }
    // Behind the tables: beside somebody who reads an old state of these it is needed.
    guard journal.hasTraces else { return .done }
    do throws(StorageError) {
      try journal.clearTraces()
    } catch {
      throw heed(error)
    }
    return journal.hasTraces ? .more : .done
  }

  /// For tests.
  func waitForThread() {
    checkpointer.waitUntilDone()
  }

  /// How long each file of the journal may become: for tests less than it is to be.
  var volumeBytesMax: Int {
    get { journal.volumeBytesMax }
    set { journal.volumeBytesMax = newValue }
  }

  /// Lets the data file grow to so many pages: for tests, a disk of that size.
  func limitPages(to count: Int) throws(StorageError) {
    do throws(SQLiteError) {
      _ = try connection.integer("PRAGMA max_page_count = \(count)")
    } catch {
      throw error.storageError
    }
  }

  /// One row of the journal.
  ///
  /// Where that has no room, all of it goes to the tables first; that it has none for long means
  /// that they have none.
  private func append(_ turns: [Turn]) throws(StorageError) {
    try refusing { () throws(SQLiteError) in try tables.check(turns, behind: memtable) }
    var outcome = try appending(turns, evenIfTight: false)
    if outcome == .tight {
      do throws(SQLiteError) {
        if !checkpointer.isAtWork {
          _ = try flushStep(sizeMax: max(sizePerStep, 2 * journal.lastSize))
        }
      } catch {
        // There is room for this one yet.
        guard error.isBusy || error.storageError == .full else { throw heed(error.storageError) }
      }
      outcome = try appending(turns, evenIfTight: true)
    }
    while outcome == .full {
      let durable = checkpointer.durableFlush
      try refusing { () throws(SQLiteError) in
        // What is folded may do.
        if lastFlushed == durable { while try flushStep(sizeMax: sizePerStep * 4) {} }
        try checkpointer.sync(lastFlushed)
      }
      guard checkpointer.durableFlush > durable else { break }
      journal.note(flushed: lastFlushed, durable: checkpointer.durableFlush)
      outcome = try appending(turns, evenIfTight: true)
    }
    switch outcome {
    case .done: break
    case .tooLong: try refusing { () throws(SQLiteError) in try writeThrough(turns) }
    case .tight, .full: throw .full
    }
  }

  private func appending(
    _ turns: [Turn],
    evenIfTight: Bool
  ) throws(StorageError) -> JournalWriter.Outcome {
    do throws(StorageError) {
      return try journal.append(turns, evenIfTight: evenIfTight)
    } catch {
      throw heed(error)
    }
  }

  /// Straight to the tables, with all that waits: what is erased must not stand in the journal.
  ///
  /// It has a number as if it were a row: whoever reads the journal beside older tables misses it.
  private func writeThrough(_ turns: [Turn]) throws(SQLiteError) {
    var all = memtable.flush()
    let step = all?.next(sizeMax: .max)
    let row = JournalRow(turns)
    let number = journal.nextRow
    try sync(eachCommit: true)
    try transaction { () throws(SQLiteError) in
      if let step { try tables.write(step) }
      try tables.check(turns, behind: memtable)
      try tables.write(row)
      for turn in turns { try tables.rewrite(turn.rewrites) }
      try noteFlushed(number, journal.beginning)
    }
    lastFlushed = number
    flush = nil
    // All of it is in the tables, and these are on disk.
    journal.forget()
    journal.note(flushed: number, durable: checkpointer.durableFlush)
    if let step { memtable.remove(step.rows) }
    memtable.noteBypass(row)
    for event in turns.lazy.flatMap(\.events) {
      memtable.noteNewestEvent(event.cursor, of: event.project)
    }
    lastRowBeforeRewrites = 0
  }

  /// Brings a part of the journal to the tables; false when there is none.
  ///
  /// That needs no sync of its own: until the next one the rows are on disk. They leave the backlog
  /// together, at the fold's end: with each removal readers begin another state of the tables, and
  /// read again what they had of it.
  private func flushStep(sizeMax: Int) throws(SQLiteError) -> Bool {
    guard var next = flush ?? memtable.flush(journalBytesMax: flushBytesMax) else { return false }
    let step = next.next(sizeMax: sizeMax)
    try sync(eachCommit: false)
    try transaction { () throws(SQLiteError) in
      try tables.write(step)
      if let last = step.rows.last { try noteFlushed(last.number, last.end) }
    }
    flush = next.isDone ? nil : next
    guard let last = step.rows.last else { return true }
    lastFlushed = last.number
    journal.note(flushed: lastFlushed, durable: checkpointer.durableFlush)
    memtable.remove(step.rows)
    return true
  }

  /// Within a transaction: up to that row all is in the tables then.
  private func noteFlushed(_ number: Int64, _ next: JournalPlace) throws(SQLiteError) {
    try updateFlushed.run([
      .integer(lastFlushed), .integer(number), .integer(Int64(next.volume)),
      .integer(Int64(next.offset)),
    ])
    guard connection.changeCount == 1 else { throw SQLiteError.foreignFlush }
  }

  /// SQLite does it when it reads the statement: it cannot be prepared.
  private func sync(eachCommit: Bool) throws(SQLiteError) {
    guard eachCommit != syncsEachCommit else { return }
    try connection.execute(eachCommit ? TurnSQL.syncEachCommit : TurnSQL.syncAtCheckpoints)
    syncsEachCommit = eachCommit
  }

  private func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try checkpointer.makeWay()
    try begin.run()
    do throws(SQLiteError) {
      try body()
      try commit.run()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  private func refusing<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(StorageError) -> Value {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw heed(error.storageError)
    }
  }

  /// After a sync that failed, closing must not write either.
  private func heed(_ failure: StorageError) -> StorageError {
    if case .syncFailed = failure {
      tablesEnd = failure
      connection.keepLogOnClose()
    }
    return failure
  }
}
