import Storage

/// Keeps the write-ahead log short, so that a start has little to read.
///
/// A thread of its own copies the log to the data file, because that waits for the disk. No flush
/// runs meanwhile, and commits go to the journal. So the thread copies the whole log, which
/// restarts with the next flush.
///
/// The thread also rebuilds the data file after an erasure. `secure_delete` overwrites deleted
/// data, but not the copies that rows leave behind when SQLite moves them to another page.
final class Checkpointer {
  private let connection: Connection
  private let thread: CheckpointThread
  private let snapshots: Snapshots
  /// Size of the log in pages at the last copy; 0 after the log has restarted.
  private var copiedCount = 0
  /// Whether another program reads an old snapshot, beyond which the log cannot be copied.
  private var isBlocked = false
  /// The current job, while its result matters.
  private var job: CheckpointThread.Job?
  /// The next step of clearing the files of erased data; nil when they are clear.
  private var clearing: CheckpointThread.Job?
  /// The earliest time to retry clearing after the disk was full or readers held the files.
  private var clearsAfter = ContinuousClock.now
  /// The last row in the log when the thread began.
  private var flushedAtBegin: Int64 = 0
  /// The last row that is durable in the tables.
  private(set) var durableFlush: Int64 = 0

  /// Number of new pages after which the log is copied, about 16 MB.
  private let pagesWanted = 4000
  /// Number of new pages after which a blocked copy is retried.
  private let pagesBeforeRetry = 250
  private static let pauseWithoutRoom = Duration.seconds(30)
  private static let pauseForReaders = Duration.milliseconds(50)

  /// Takes the writer's connection.
  init(_ connection: Connection, _ thread: CheckpointThread, _ snapshots: Snapshots) {
    self.connection = connection
    self.thread = thread
    self.snapshots = snapshots
  }

  /// Throws a failed sync, after which nothing may be written.
  func check() throws(SQLiteError) {
    try thread.check()
  }

  /// Whether the thread uses the tables.
  var isBusy: Bool { thread.isBusy }

  /// Whether the thread clears the files, which takes long if they are large.
  var isClearing: Bool { thread.isBusy && job != .copyLog }

  func waitUntilDone() {
    thread.waitUntilDone()
  }

  /// Waits until the thread has finished, so that a transaction may begin.
  func prepareTransaction() throws(SQLiteError) {
    thread.waitUntilDone()
    try thread.check()
    // The log restarts only while no snapshot reads it. New snapshots read only the data file.
    if copiedCount > 0, connection.logPageCount <= copiedCount { snapshots.endAll() }
  }

  /// Syncs the log, which makes all rows up to `flushed` durable in the tables.
  func sync(_ flushed: Int64) throws(SQLiteError) {
    guard flushed > durableFlush else { return }
    try connection.syncLog()
    durableFlush = flushed
  }

  /// Starts a copy of a long log; returns whether a copy is running.
  ///
  /// All journal rows up to `flushed` are in the tables.
  func copyLongLog(_ flushed: Int64) throws(SQLiteError) -> Bool {
    if thread.isBusy { return true }
    try takeOutcome()
    let count = connection.logPageCount
    if count < copiedCount { copiedCount = 0 }
    let wanted = isBlocked ? pagesBeforeRetry : pagesWanted
    guard count - copiedCount >= wanted else { return false }
    snapshots.endAll()
    (copiedCount, flushedAtBegin) = (count, flushed)
    begin(.copyLog)
    return true
  }

  /// Restarts the clearing of the files, before a commit that erases data.
  func beginClearing() {
    clearing = .rebuild
    clearsAfter = .now
    job = nil
  }

  /// Takes the next step of clearing; returns whether the files contain only what the tables do.
  func continueClearing() throws(SQLiteError) -> Bool {
    if thread.isBusy { return false }
    do throws(SQLiteError) {
      try takeOutcome()
    } catch {
      guard error.storageError == .full else { throw error }
    }
    guard let clearing else { return true }
    guard ContinuousClock.now >= clearsAfter else { return false }
    // The log can be emptied only while no snapshot reads it.
    snapshots.endAfterEachRead = true
    snapshots.endAll()
    begin(clearing)
    return false
  }

  private func begin(_ job: CheckpointThread.Job) {
    self.job = job
    thread.begin(job)
  }

  /// Handles the result of the last job; the thread must be idle.
  private func takeOutcome() throws(SQLiteError) {
    snapshots.endAfterEachRead = false
    let copied: Int
    do throws(SQLiteError) {
      guard let count = try thread.takeOutcome() else { return }
      copied = count
    } catch {
      if job == clearing, error.storageError == .full {
        clearsAfter = .now + Self.pauseWithoutRoom
      }
      job = nil
      throw error
    }
    switch job {
    case .copyLog:
      durableFlush = max(durableFlush, flushedAtBegin)
      isBlocked = copied < copiedCount
    case .rebuild, .emptyLog:
      clearing = copied == 0 ? nil : .emptyLog
      clearsAfter = .now + Self.pauseForReaders
    case nil: break
    }
    job = nil
  }
}
