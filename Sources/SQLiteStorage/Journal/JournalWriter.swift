import IdentityCore
import Platform
import Storage
import Synchronization

/// Appends turns to the journal, which makes them durable.
///
/// It needs no table for that, so a submitting thread can append while the commit thread works on
/// the tables. Turns that need more than an append are left to the commit thread.
final class JournalWriter: TurnAppender {
  /// A writer holds the lock while the disk writes.
  private let journal: Mutex<Journal>
  private let state: Mutex<State>
  private let memtable: Memtable
  private let checkpoints: CheckpointThread
  private let file: StoreFile
  /// Durations of the writes of rows.
  private let syncs = Mutex(Histogram())

  /// State that is available during a write, so that the flush never waits for the disk.
  private struct State {
    var nextRow: Int64
    /// Estimated work to flush the last row, in the units of `Flush.Step.size`.
    var lastSize = 0
    /// The last row in the tables.
    var flushed: Int64
    /// The last row that is durable in the tables.
    var durableFlush: Int64 = 0
    /// The failure after which nothing is written.
    var failure: StorageError?
  }

  enum Outcome {
    case done
    /// Space is left for the row, but the other volume should be free by now; see
    /// `Journal.isNearlyFull`.
    case nearlyFull
    /// The journal has no space.
    case full
    /// The row is longer than a volume.
    case tooLong
  }

  /// Continues after the rows of the memtable.
  init(
    _ journal: sending Journal,
    flushed: Int64,
    _ memtable: Memtable,
    _ checkpoints: CheckpointThread,
    of file: StoreFile
  ) {
    let nextRow = (memtable.newestRow ?? flushed) + 1
    self.journal = Mutex(journal)
    state = Mutex(State(nextRow: nextRow, flushed: flushed))
    self.memtable = memtable
    self.checkpoints = checkpoints
    self.file = file
  }

  func append(_ turn: Turn) throws(StorageError) -> Bool {
    try checkNames()
    do throws(SQLiteError) {
      try checkpoints.check()
    } catch {
      // The next commit of the writer throws this error.
      return false
    }
    guard turn.isNewest(in: memtable) else { return false }
    return try append([turn], evenIfNearlyFull: false) == .done
  }

  /// Appends a row, which is on disk if the outcome is `done`.
  func append(_ turns: [Turn], evenIfNearlyFull: Bool) throws(StorageError) -> Outcome {
    try journal.withLock { journal throws(StorageError) in
      let state = state.withLock { $0 }
      if let failure = state.failure { throw failure }
      if !evenIfNearlyFull, journal.isNearlyFull(flushed: state.flushed) { return .nearlyFull }
      let row = JournalRow(turns)
      guard Journal.fits(rowOf: row.bytes.count) else { return .tooLong }
      do throws(StorageError) {
        guard try journal.hasRoom(forRowOf: row.bytes.count, flushed: state.durableFlush)
        else { return .full }
        let begun = SteadyInstant.now
        let end = try journal.append(row.bytes, number: state.nextRow)
        let nanoseconds = SteadyInstant.now.nanoseconds - begun.nanoseconds
        syncs.withLock { $0.add(nanoseconds: nanoseconds) }
        memtable.add(row, number: state.nextRow, end: end)
      } catch {
        if case .syncFailed = error { self.state.withLock { $0.failure = error } }
        throw error
      }
      recordRow(row)
      return .done
    }
  }

  /// Appends a row that repeats what a flush has held back, and returns it.
  ///
  /// It comes before the flushed rows leave the journal; a closed writer may still append it.
  func append(repeated row: JournalRow) throws(StorageError) -> MemtableRow {
    try journal.withLock { journal throws(StorageError) in
      let state = state.withLock { $0 }
      if case .syncFailed? = state.failure { throw state.failure ?? .full }
      guard try journal.hasRoom(forRowOf: row.bytes.count, flushed: state.durableFlush)
      else { throw .full }
      let number = state.nextRow
      do throws(StorageError) {
        let end = try journal.append(row.bytes, number: number)
        self.state.withLock { $0.nextRow += 1 }
        return MemtableRow(row, number: number, end: end)
      } catch {
        if case .syncFailed = error { self.state.withLock { $0.failure = error } }
        throw error
      }
    }
  }

  /// Throws if a file of the store was removed or replaced; see `FileNames`.
  func checkNames() throws(StorageError) {
    let isRemoved = journal.withLock { $0.isRemoved }
    try file.names.check(of: file.path, isJournalRemoved: isRemoved) {
      journal.withLock { $0.lostPath }
    }
  }

  /// Remembers a lost file, because the data file does not have everything at the end.
  func recordLoss() {
    file.names.recordEnd(of: file.path) { journal.withLock { $0.lostPath } }
  }

  private func recordRow(_ row: JournalRow) {
    state.withLock { state in
      state.nextRow += 1
      state.lastSize = row.recordParts.count + row.eventParts.count + row.bytes.count / 2048
    }
  }

  var nextRow: Int64 { state.withLock { $0.nextRow } }
  var lastSize: Int { state.withLock { $0.lastSize } }
  /// A failed sync, after which nothing is written.
  var failure: StorageError? { state.withLock { $0.failure } }

  var statistics: StoreStatistics {
    var statistics = StoreStatistics()
    statistics.syncs = syncs.withLock { $0 }
    (statistics.checkpoints, statistics.rebuilds) = checkpoints.durations
    (statistics.journalBytes, statistics.oldestInJournal) = memtable.backlog
    statistics.dataFileBytes = file.byteCount()
    statistics.logFileBytes = file.byteCount(suffix: "-wal")
    statistics.journalFileBytes = JournalVolume.suffixes.reduce(0) {
      $0 + file.byteCount(suffix: $1)
    }
    statistics.freeBytes = file.freeByteCount
    return statistics
  }

  /// Records the last row in the tables, and the last that is durable there.
  func recordFlush(flushed: Int64, durable: Int64) {
    state.withLock { state in
      state.flushed = flushed
      state.durableFlush = durable
    }
  }

  /// Whether a sync of the tables would free a volume that is needed soon.
  ///
  /// Returns false while a thread writes; the caller asks again.
  var needsSync: Bool {
    let (flushed, durable) = state.withLock { ($0.flushed, $0.durableFlush) }
    guard flushed > durable else { return false }
    return journal.withLockIfAvailable { $0.isNearlyFull(flushed: durable) } ?? false
  }

  /// Allocates space before it is needed, unless a thread writes.
  func preallocate() {
    journal.withLockIfAvailable { $0.preallocate() }
  }

  /// The position of the next row after `discardAll`.
  var start: JournalPosition { journal.withLock { $0.start } }

  /// Discards all rows, which are durable in the tables, and skips the number of a turn that was
  /// written directly to the tables.
  func discardAll() {
    journal.withLock { journal in
      journal.discardAll()
      state.withLock { $0.nextRow += 1 }
    }
  }

  var hasTraces: Bool { journal.withLock { $0.hasTraces } }

  /// Erases a part of the discarded rows from the files.
  func clearTraces() throws(StorageError) {
    try journal.withLock { journal throws(StorageError) in try journal.clearTraces() }
  }

  /// Whether the path of the data file names another file, or none.
  var isDataLost: Bool { file.names.isDataLost(of: file.path) }

  /// Removes the files; all rows are durable in the tables.
  func removeFiles() {
    if isDataLost { return }
    journal.withLock { $0.removeFiles() }
  }

  /// Rejects all later turns.
  func close() {
    journal.withLock { _ in
      state.withLock { $0.failure = $0.failure ?? .failed("the store is closed") }
    }
  }

  /// Maximum size of each volume; tests lower it.
  var volumeBytesMax: Int {
    get { journal.withLock { $0.volumeBytesMax } }
    set { journal.withLock { $0.volumeBytesMax = newValue } }
  }
}

extension Turn {
  /// Whether the turn's events follow all existing events, as far as the memtable knows.
  fileprivate func isNewest(in memtable: Memtable) -> Bool {
    var newest: [ProjectNumber: Int64] = [:]
    for event in events {
      guard let before = newest[event.project] ?? memtable.newestEvent(of: event.project),
        event.cursor > before, EventPosition(of: event.cursor, in: event.project) != nil
      else { return false }
      newest[event.project] = event.cursor
    }
    return true
  }
}
