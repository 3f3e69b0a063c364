import IdentityCore
import Storage

/// Makes turns durable: each commit appends a row to the journal, to be flushed later.
final class SQLiteWriter: StoreWriter {
  let connection: Connection
  let journal: JournalWriter
  let checkpointer: Checkpointer
  private let memtable: Memtable
  private let snapshots: Snapshots
  private let tables: TableWriter
  private let begin: Statement
  private let commit: Statement
  private let updateFlushed: Statement
  /// Whether a commit to the tables is synced when it returns.
  private var syncsEachCommit = true
  /// The last row that is completely in the tables.
  private var lastFlushed: Int64
  /// A failed sync, after which nothing is written.
  private var tablesFailure: StorageError?
  private var failure: StorageError? { tablesFailure ?? journal.failure }

  /// The flush in progress.
  private var flush: Flush?
  /// The first damage that kept something from the tables, until `upkeep` reports it.
  private var damage: SQLiteError?
  private var hasReportedDamage = false
  /// The last row to flush before events are rewritten.
  private var lastRowToFlush: Int64 = 0
  /// Rewrites are expected up to this row, and the journal is kept short until then; the limit
  /// exists because the client may have given up.
  private var lastRowBeforeRewrites: Int64 = 0
  private var expectsRewrites: Bool { journal.nextRow <= lastRowBeforeRewrites }
  /// Size of a flush step, a transaction that a commit may have to wait for.
  var sizePerStep = 128

  /// Above this size the memtable is flushed unless a commit waits; below it, unless one is
  /// expected.
  private let memtableBytesWanted = 4 << 20
  /// Above this size it is flushed even while commits wait, because a start reads it all.
  private let memtableBytesMax = 8 << 20
  /// Above this size commits wait for the checkpoint thread, so that flushing can continue.
  private let memtableBytesBeforeWaiting = 16 << 20
  /// Size of a flush; the journal's volumes stay in use until all of it is written.
  private let flushBytesMax = 8 << 20
  /// Size of what damaged tables cannot take; above it nothing more leaves the journal.
  var heldBytesMax = 4 << 20
  /// Number of commits during which rewrites are expected.
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

  /// Empties the journal and the log if possible, so that the data file has everything.
  ///
  /// If that fails, nothing is lost: the next start reads both. A data file that lost its name has
  /// no next start, and the files that now have those names are not this store's.
  deinit {
    guard failure == nil else { return }
    journal.close()
    if journal.isDataLost { return connection.keepLogOnClose() }
    connection.disableBusyTimeout()
    do throws(SQLiteError) {
      try checkpointer.prepareTransaction()
      while try flushStep(sizeMax: sizePerStep * 32) {}
      snapshots.endAll()
      // What damaged tables cannot take stays in the journal.
      guard memtable.repeated.byteCount == 0 else { return keepAll() }
      try connection.setHasJournal(false)
      try connection.checkpoint(.truncating)
      journal.removeFiles()
    } catch {
      keepAll()
    }
  }

  private func keepAll() {
    connection.keepLogOnClose()
    journal.recordLoss()
  }

  var appender: (any TurnAppender)? { journal }

  func commit(_ turns: [Turn]) throws(StorageError) {
    if let failure { throw failure }
    guard !turns.allSatisfy(\.isEmpty) else { return }
    try journal.checkNames()
    if turns.contains(where: \.clearsTraces) { checkpointer.beginClearing() }
    try mappingErrors { () throws(SQLiteError) in try checkpointer.check() }
    if turns.allSatisfy({ $0.rewrites.isEmpty && !$0.clearsTraces }) {
      try append(turns)
      if turns.contains(where: \.precedesRewrites) {
        lastRowToFlush = journal.nextRow - 1
        expectRewrites()
      }
    } else {
      try mappingErrors { () throws(SQLiteError) in try writeThrough(turns) }
    }
  }

  /// Flushes and checkpoints run here rather than within commits, so that errors are reported.
  func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState {
    if let failure { throw failure }
    let isFlushed = try flushIfNeeded(isIdle: isIdle)
    let isCopying: Bool
    do throws(SQLiteError) {
      isCopying = try checkpointer.copyLongLog(lastFlushed)
      if journal.needsSync { try checkpointer.sync(lastFlushed) }
      journal.recordFlush(flushed: lastFlushed, durable: checkpointer.durableFlush)
    } catch {
      // The log keeps the pages until a later attempt, when the data file has space and no reader.
      if error.isBusy || error.storageError == .full { return .done }
      throw recordFailure(error.storageError)
    }
    journal.preallocate()
    if let damage, !hasReportedDamage {
      hasReportedDamage = true
      throw .failed(
        "\(damage); what the damaged part of the tables cannot take stays in the journal, and"
          + " other commits go on: stop the daemon soon, run entitled doctor, and put a backup in"
          + " place of the data"
      )
    }
    guard isFlushed else { return .done }
    if isCopying { return .underWay }
    let byteCount = memtable.byteCount
    if byteCount > (expectsRewrites ? 0 : memtableBytesWanted) { return .overdue }
    return byteCount > 0 ? .more : .done
  }

  /// Flushes a step if needed; returns false if the disk is full or the tables are locked.
  private func flushIfNeeded(isIdle: Bool) throws(StorageError) -> Bool {
    if checkpointer.isClearing { return true }
    if checkpointer.isBusy, memtable.byteCount <= memtableBytesBeforeWaiting { return true }
    do throws(SQLiteError) {
      if isIdle {
        // While commits are expected, flushes little more than the last commit added, so that a
        // single client waits less.
        let isExpecting = memtable.byteCount > memtableBytesWanted
        _ = try flushStep(
          sizeMax: isExpecting ? min(sizePerStep, max(16, 2 * journal.lastSize)) : sizePerStep
        )
      } else if memtable.byteCount > (expectsRewrites ? 0 : memtableBytesMax) {
        // More than the last commit added, so that the memtable shrinks.
        _ = try flushStep(sizeMax: max(sizePerStep, 2 * journal.lastSize))
      }
      return true
    } catch {
      if error.isBusy || error.storageError == .full { return false }
      throw recordFailure(error.storageError)
    }
  }

  /// Flushes the journal ahead of rewrites: a rewrite must flush all of it at once, because erased
  /// data must not remain there.
  func prepareRewrites() throws(StorageError) -> Bool {
    if let failure { throw failure }
    guard let oldest = memtable.oldestRow, oldest <= lastRowToFlush else {
      expectRewrites()
      return true
    }
    do throws(SQLiteError) {
      _ = try flushStep(sizeMax: max(sizePerStep, 2 * journal.lastSize))
      _ = try checkpointer.copyLongLog(lastFlushed)
    } catch {
      // The rewrite itself will report the error.
      if error.isBusy || error.storageError == .full { return true }
      throw recordFailure(error.storageError)
    }
    return false
  }

  private func expectRewrites() {
    lastRowBeforeRewrites = journal.nextRow + rowsBeforeRewrites
  }

  func clearTraces() throws(StorageError) -> TraceProgress {
    if let failure { throw failure }
    do throws(SQLiteError) {
      guard try checkpointer.continueClearing() else { return .underWay }
    } catch {
      if error.isBusy { return .underWay }
      throw recordFailure(error.storageError)
    }
    // Cleared after the tables, because readers of an older snapshot still need the journal.
    guard journal.hasTraces else { return .done }
    do throws(StorageError) {
      try journal.clearTraces()
    } catch {
      throw recordFailure(error)
    }
    return journal.hasTraces ? .more : .done
  }

  /// Appends a row to the journal.
  ///
  /// If the journal is full, everything is flushed to the tables first; a journal that stays full
  /// means that the tables are full, too.
  private func append(_ turns: [Turn]) throws(StorageError) {
    try mappingErrors { () throws(SQLiteError) in try tables.check(turns, behind: memtable) }
    var outcome = try tryAppend(turns, evenIfNearlyFull: false)
    if outcome == .nearlyFull {
      do throws(SQLiteError) {
        if !checkpointer.isBusy {
          _ = try flushStep(sizeMax: max(sizePerStep, 2 * journal.lastSize))
        }
      } catch {
        // The journal still has space for this row, which may not touch what fails.
        if case .syncFailed = error.storageError { throw recordFailure(error.storageError) }
      }
      outcome = try tryAppend(turns, evenIfNearlyFull: true)
    }
    while outcome == .full {
      let durable = checkpointer.durableFlush
      try mappingErrors { () throws(SQLiteError) in
        // A sync of the flushed rows may free enough space.
        if lastFlushed == durable { while try flushStep(sizeMax: sizePerStep * 4) {} }
        try checkpointer.sync(lastFlushed)
      }
      guard checkpointer.durableFlush > durable else { break }
      journal.recordFlush(flushed: lastFlushed, durable: checkpointer.durableFlush)
      outcome = try tryAppend(turns, evenIfNearlyFull: true)
    }
    switch outcome {
    case .done: break
    case .tooLong: try mappingErrors { () throws(SQLiteError) in try writeThrough(turns) }
    case .nearlyFull, .full: throw .full
    }
  }

  private func tryAppend(
    _ turns: [Turn],
    evenIfNearlyFull: Bool
  ) throws(StorageError) -> JournalWriter.Outcome {
    do throws(StorageError) {
      return try journal.append(turns, evenIfNearlyFull: evenIfNearlyFull)
    } catch {
      throw recordFailure(error)
    }
  }

  /// Writes turns and waiting rows directly to the tables: erased data must leave the journal.
  ///
  /// The write takes a row number, so that readers of older tables detect the gap in the journal.
  private func writeThrough(_ turns: [Turn]) throws(SQLiteError) {
    var all = memtable.flush(evenIfOnlyHeldBack: true)
    let step = all?.next(sizeMax: .max)
    let row = JournalRow(turns)
    let number = journal.nextRow
    try sync(eachCommit: true)
    try transaction { () throws(SQLiteError) in
      if let step { try tables.write(step) }
      try tables.check(turns, behind: memtable)
      try tables.write(row)
      for turn in turns { try tables.rewrite(turn.rewrites) }
      try storeFlushed(number, journal.start)
    }
    lastFlushed = number
    flush = nil
    // All rows are durable in the tables.
    journal.discardAll()
    journal.recordFlush(flushed: number, durable: checkpointer.durableFlush)
    memtable.removeRepeated()
    if let step { memtable.remove(step.rows) }
    memtable.recordDirectWrite(row)
    for event in turns.lazy.flatMap(\.events) {
      memtable.setNewestEvent(event.cursor, of: event.project)
    }
    lastRowBeforeRewrites = 0
  }

  /// Flushes a step of the journal to the tables; returns false when nothing waits.
  ///
  /// The step needs no sync, because its rows are durable in the journal until the next sync. The
  /// rows leave the memtable together at the end of the flush: each removal makes readers begin a
  /// new snapshot and reread cached pages.
  private func flushStep(sizeMax: Int) throws(SQLiteError) -> Bool {
    guard var next = flush ?? memtable.flush(journalBytesMax: flushBytesMax) else { return false }
    let step = next.next(sizeMax: sizeMax)
    try sync(eachCommit: false)
    var mayEnd = !next.beginsWithRepeated && !next.holdsBack
    do throws(SQLiteError) {
      try transaction { () throws(SQLiteError) in
        try tables.write(step)
        if mayEnd, let last = step.rows.last { try storeFlushed(last.number, last.end) }
      }
    } catch {
      guard error.isDamage else { throw error }
      damage = damage ?? error
      mayEnd = false
      try writeSingly(step, &next)
    }
    flush = next.isDone ? nil : next
    guard let last = step.rows.last else { return true }
    guard mayEnd else {
      try end(next, last)
      return true
    }
    recordFlush(through: last)
    memtable.remove(step.rows)
    return true
  }

  private func recordFlush(through last: MemtableRow) {
    lastFlushed = last.number
    journal.recordFlush(flushed: lastFlushed, durable: checkpointer.durableFlush)
  }

  /// Writes each item of a step in a transaction of its own, and holds back what damage refuses.
  ///
  /// Events are not held back, because a feed must not have gaps.
  private func writeSingly(_ step: Flush.Step, _ flush: inout Flush) throws(SQLiteError) {
    for single in step.singles {
      do throws(SQLiteError) {
        try transaction { () throws(SQLiteError) in try tables.write(single, expires: false) }
      } catch {
        guard error.isDamage, single.events.isEmpty else { throw error }
        flush.holdBack(single)
      }
    }
  }

  /// Ends a flush that holds something back, or that began with what an earlier one held back.
  ///
  /// The rest goes to the end of the journal before the flushed rows may leave it.
  private func end(_ flush: Flush, _ last: MemtableRow) throws(SQLiteError) {
    let repeated: MemtableRow
    // The new row hides the one before. What only that one had, the tables must have durably.
    if flush.beginsWithRepeated { try connection.syncLog() }
    do {
      let row = try flush.repeatedRow()
      guard row.bytes.count <= heldBytesMax else { throw SQLiteError(heldBackOver: heldBytesMax) }
      repeated = try journal.append(repeated: row)
    } catch let error as SQLiteError {
      throw error
    } catch let error as StorageError {
      throw SQLiteError(error)
    } catch {
      throw SQLiteError(StorageError.failed("\(error)"))
    }
    try transaction { () throws(SQLiteError) in try storeFlushed(last.number, last.end) }
    recordFlush(through: last)
    memtable.replace(flush.flushedRows, by: repeated)
  }

  /// Stores the last flushed row, within the transaction that writes it.
  private func storeFlushed(_ number: Int64, _ next: JournalPosition) throws(SQLiteError) {
    try updateFlushed.run([
      .integer(lastFlushed), .integer(number), .integer(Int64(next.volume)),
      .integer(Int64(next.offset)),
    ])
    guard connection.changeCount == 1 else { throw SQLiteError.foreignFlush }
  }

  /// SQLite applies this pragma when it parses the statement, so it cannot be prepared.
  private func sync(eachCommit: Bool) throws(SQLiteError) {
    guard eachCommit != syncsEachCommit else { return }
    try connection.execute(eachCommit ? TurnSQL.syncEachCommit : TurnSQL.syncAtCheckpoints)
    syncsEachCommit = eachCommit
  }

  private func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try checkpointer.prepareTransaction()
    try begin.run()
    do throws(SQLiteError) {
      try body()
      try commit.run()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  private func mappingErrors<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(StorageError) -> Value {
    try SQLiteStorage.mappingErrors(body) { recordFailure($0.storageError) }
  }

  /// Remembers a failed sync, after which even closing must not write; returns the failure.
  private func recordFailure(_ failure: StorageError) -> StorageError {
    if case .syncFailed = failure {
      tablesFailure = failure
      connection.keepLogOnClose()
    }
    return failure
  }
}
