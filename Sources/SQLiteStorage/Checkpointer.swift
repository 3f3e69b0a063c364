import Storage

/// Keeps the write-ahead log short, so that a start has little of it to read, and no commit waits
/// long for that.
///
/// The log begins anew only when all of it stands in the data file, and somebody who appends is
/// always a little ahead of somebody who copies. So most of it is copied beside the writer, and
/// what has come meanwhile again, until little is left: that the writer copies itself.
final class Checkpointer {
  private let connection: Connection
  private let thread: CheckpointThread
  private let snapshots: Snapshots
  /// How many of the log's pages stand in the data file, as far as is known.
  private var copiedCount = 0
  /// From how many pages on it is worth the while to try again: somebody reads an old state.
  private var worthwhileCount = 0

  /// So many pages are copied at a time: commits share the disk with their sync.
  private let pagesAtATime = 1000
  /// From so many on the log is to begin anew, which takes the writer's own copying of the rest.
  private let pagesWanted = 3000
  /// So few are that rest; the longer the log, the more.
  private let restMin = 128
  /// With so many, about 24 MB, commits wait for the copying.
  private let pagesMax = 6000
  /// How long the log's file is, as far as is known.
  private var logBytes = 0
  /// A page's and those in front of it.
  private let bytesPerPage = 4096 + 24
  /// So much of the file is made at a time, when so little of it is left: a commit that comes then
  /// waits for that.
  private let bytesAtATime = 512 << 10
  private let bytesLeftMin = 512 << 10

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

  /// Until then nobody else has SQLite's lock for checkpoints.
  func waitUntilDone() {
    thread.waitUntilDone()
  }

  /// Before a commit: where all of the log is copied, it is to begin anew with that.
  func makeWay() {
    // Whoever looks from here on reads the data file alone, beside which it may.
    if copiedCount > 0, copiedCount >= connection.logPageCount { snapshots.letGo() }
  }

  /// A bounded part, after each commit; returns whether there is something to come back for soon.
  func step() throws(SQLiteError) -> Bool {
    let count = connection.logPageCount
    try makeRoom(behind: count)
    if thread.isAtWork {
      guard count >= pagesMax else { return true }
      thread.waitUntilDone()
    }
    if let outcome = try thread.takeOutcome() {
      worthwhileCount = outcome == copiedCount ? count + restMin : 0
      copiedCount = outcome
    }
    // It has begun anew.
    if count < copiedCount { (copiedCount, worthwhileCount) = (0, 0) }
    let rest = count - copiedCount
    guard rest > 0, count >= worthwhileCount else { return false }
    guard rest >= pagesAtATime || count >= pagesWanted else { return false }
    if count >= pagesMax || rest <= max(restMin, (count - pagesWanted) / 4) {
      snapshots.letGo()
      let copied = try connection.checkpoint(.passive)
      worthwhileCount = copied == copiedCount ? count + restMin : 0
      copiedCount = copied
      return false
    }
    snapshots.letGo()
    thread.begin()
    return true
  }

  /// Lets commits find their place in the log's file, until that is as long as it is to be.
  ///
  /// A file that grows has its length synced besides what is written: twice as much to wait for.
  private func makeRoom(behind count: Int) throws(SQLiteError) {
    let used = count * bytesPerPage
    guard count > 0, count < pagesMax, logBytes < used + bytesLeftMin else { return }
    logBytes = try connection.logByteCount()
    guard logBytes < used + bytesLeftMin else { return }
    do throws(SQLiteError) {
      logBytes = try connection.lengthenLog(byAtLeast: bytesAtATime)
    } catch {
      guard error.storageError == .full else { throw error }
      // Commits may find what little room there is; asked for again when they have.
      logBytes = used + bytesAtATime
    }
  }
}
