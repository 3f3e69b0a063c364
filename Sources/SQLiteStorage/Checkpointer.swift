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

  /// So many pages are copied at a time: commits share the disk with that.
  private let pagesAtATime = 250
  /// From so many on the log is to begin anew, which takes the writer's own copying of the rest.
  private let pagesWanted = 3000
  /// So few are that rest; the longer the log, the more.
  private let restMin = 128
  /// With so many, about 24 MB, commits wait for the copying.
  private let pagesMax = 6000
  /// Up to which row of the journal all was in the log when the thread began.
  private var foldedAtBegin: Int64 = 0
  /// Up to which row of the journal all is in the tables, and these on disk.
  private(set) var durableFold: Int64 = 0

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

  /// Has on disk what is in the log: up to that row all of the journal is there.
  func sync(_ folded: Int64) throws(SQLiteError) {
    guard folded > durableFold else { return }
    try connection.syncLog()
    durableFold = folded
  }

  /// A bounded part, after each commit; returns whether there is something to come back for soon.
  ///
  /// Up to that row all of the journal is in the log, or was.
  func step(_ folded: Int64) throws(SQLiteError) -> Bool {
    let count = connection.logPageCount
    if thread.isAtWork {
      guard count >= pagesMax else { return true }
      thread.waitUntilDone()
    }
    if let outcome = try thread.takeOutcome() {
      worthwhileCount = outcome == copiedCount ? count + restMin : 0
      copiedCount = outcome
      durableFold = max(durableFold, foldedAtBegin)
    }
    // It has begun anew.
    if count < copiedCount { (copiedCount, worthwhileCount) = (0, 0) }
    let rest = count - copiedCount
    guard rest > 0, count >= worthwhileCount else { return false }
    guard rest >= pagesAtATime || count >= pagesWanted else { return false }
    if count >= pagesMax || rest <= max(restMin, (count - pagesWanted) / 4) {
      snapshots.letGo()
      try sync(folded)
      let copied = try connection.checkpoint(.passive)
      worthwhileCount = copied == copiedCount ? count + restMin : 0
      copiedCount = copied
      return false
    }
    snapshots.letGo()
    foldedAtBegin = folded
    thread.begin(pageCount: rest)
    return true
  }
}
