import Storage

/// Keeps the write-ahead log short, so that a start has little of it to read.
///
/// A thread of its own copies the log to the data file, because that waits for the disk. Nothing is
/// folded meanwhile: commits wait in the journal. So the thread finds all of the log in its place
/// when it ends, and the log begins anew with the next fold.
///
/// In the same way it rebuilds the data file after an erasure. `secure_delete` overwrites what is
/// deleted, but not the copies that rows leave behind when SQLite moves them to another page.
final class Checkpointer {
  private let connection: Connection
  private let thread: CheckpointThread
  private let snapshots: Snapshots
  /// How many pages the log had when it was copied last; 0 once it has begun anew.
  private var copiedCount = 0
  /// Whether another program reads an old state: the log is copied only as far as to that.
  private var isHeldUp = false
  /// What the thread was asked for last, as long as it matters what comes of it.
  private var job: CheckpointThread.Job?
  /// The next step of clearing the files of what was erased; nil when they are clear.
  private var clearing: CheckpointThread.Job?
  /// Where the disk had no room, or others read the files, clearing is not tried again before.
  private var clearsAfter = ContinuousClock.now
  /// Up to which row of the journal all was in the log when the thread began.
  private var flushedAtBegin: Int64 = 0
  /// Up to which row of the journal all is in the tables, and these on disk.
  private(set) var durableFlush: Int64 = 0

  /// The log is copied when it has so many new pages, about 16 MB.
  private let pagesWanted = 4000
  /// Where it was held up, it is tried again after so many more.
  private let pagesBeforeRetry = 250
  private static let pauseWithoutRoom = Duration.seconds(30)
  private static let pauseForReaders = Duration.milliseconds(50)

  /// For the connection that writes.
  init(_ connection: Connection, _ thread: CheckpointThread, _ snapshots: Snapshots) {
    self.connection = connection
    self.thread = thread
    self.snapshots = snapshots
  }

  /// Throws a sync that failed: after it nothing may be written.
  func check() throws(SQLiteError) {
    try thread.check()
  }

  /// Whether the thread has the tables.
  var isAtWork: Bool { thread.isAtWork }

  func waitUntilDone() {
    thread.waitUntilDone()
  }

  /// Waits until the thread has left the tables, so that a transaction may begin.
  func makeWay() throws(SQLiteError) {
    thread.waitUntilDone()
    try thread.check()
    // The log begins anew only where nobody reads what it has. Whoever looks from here on reads the
    // data file alone.
    if copiedCount > 0, connection.logPageCount <= copiedCount { snapshots.letGo() }
  }

  /// Syncs the log: after it all rows up to `flushed` are on disk.
  func sync(_ flushed: Int64) throws(SQLiteError) {
    guard flushed > durableFlush else { return }
    try connection.syncLog()
    durableFlush = flushed
  }

  /// Has the log copied where it is long; returns whether that is under way.
  ///
  /// Up to the row `flushed` all of the journal is in the log, or was.
  func step(_ flushed: Int64) throws(SQLiteError) -> Bool {
    if thread.isAtWork { return true }
    try takeOutcome()
    let count = connection.logPageCount
    if count < copiedCount { copiedCount = 0 }
    let wanted = isHeldUp ? pagesBeforeRetry : pagesWanted
    guard count - copiedCount >= wanted else { return false }
    snapshots.letGo()
    (copiedCount, flushedAtBegin) = (count, flushed)
    begin(.copyLog)
    return true
  }

  /// Before a commit that erases: from here on the files are to be cleared once more.
  func beginClearing() {
    clearing = .rebuild
    clearsAfter = .now
    job = nil
  }

  /// Takes the next step of clearing; returns whether the data file and the log have nothing any
  /// more that the tables do not have.
  func clear() throws(SQLiteError) -> Bool {
    if thread.isAtWork { return false }
    do throws(SQLiteError) {
      try takeOutcome()
    } catch {
      guard error.storageError == .full else { throw error }
      clearsAfter = .now + Self.pauseWithoutRoom
    }
    guard let clearing else { return true }
    guard ContinuousClock.now >= clearsAfter else { return false }
    // The log is emptied only where nobody reads what it has.
    snapshots.areUnwanted = true
    snapshots.letGo()
    begin(clearing)
    return false
  }

  private func begin(_ job: CheckpointThread.Job) {
    self.job = job
    thread.begin(job)
  }

  /// The thread must not be at work.
  private func takeOutcome() throws(SQLiteError) {
    snapshots.areUnwanted = false
    guard let copied = try thread.takeOutcome() else { return }
    switch job {
    case .copyLog:
      durableFlush = max(durableFlush, flushedAtBegin)
      isHeldUp = copied < copiedCount
    case .rebuild, .emptyLog:
      clearing = copied == 0 ? nil : .emptyLog
      clearsAfter = .now + Self.pauseForReaders
    case nil: break
    }
    job = nil
  }
}
