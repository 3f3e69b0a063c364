import Storage

/// Keeps the write-ahead log short, so that a start has little of it to read.
///
/// A thread of its own copies the log to the data file, because that waits for the disk. Nothing is
/// folded meanwhile: commits wait in the journal. So the thread finds all of the log in its place
/// when it ends, and the log begins anew with the next fold.
final class Checkpointer {
  private let connection: Connection
  private let thread: CheckpointThread
  private let snapshots: Snapshots
  /// How many pages the log had when it was copied last; 0 once it has begun anew.
  private var copiedCount = 0
  /// Whether another program reads an old state: the log is copied only as far as to that.
  private var isHeldUp = false
  /// Up to which row of the journal all was in the log when the thread began.
  private var foldedAtBegin: Int64 = 0
  /// Up to which row of the journal all is in the tables, and these on disk.
  private(set) var durableFold: Int64 = 0

  /// The log is copied when it has so many new pages, about 4 MB.
  private let pagesWanted = 1000
  /// Where it was held up, it is tried again after so many more.
  private let pagesBeforeRetry = 250

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

  /// Waits until the thread has left the tables, so that a transaction may begin.
  func makeWay() throws(SQLiteError) {
    thread.waitUntilDone()
    try thread.check()
    // The log begins anew only where nobody reads what it has. Whoever looks from here on reads the
    // data file alone.
    if copiedCount > 0, connection.logPageCount <= copiedCount { snapshots.letGo() }
  }

  /// Syncs the log: after it all rows up to `folded` are on disk.
  func sync(_ folded: Int64) throws(SQLiteError) {
    guard folded > durableFold else { return }
    try connection.syncLog()
    durableFold = folded
  }

  /// Has the log copied where it is long; returns whether that is under way.
  ///
  /// Up to the row `folded` all of the journal is in the log, or was.
  func step(_ folded: Int64) throws(SQLiteError) -> Bool {
    if thread.isAtWork { return true }
    if let copied = try thread.takeOutcome() {
      durableFold = max(durableFold, foldedAtBegin)
      isHeldUp = copied < copiedCount
    }
    let count = connection.logPageCount
    if count < copiedCount { copiedCount = 0 }
    let wanted = isHeldUp ? pagesBeforeRetry : pagesWanted
    guard count - copiedCount >= wanted else { return false }
    snapshots.letGo()
    (copiedCount, foldedAtBegin) = (count, folded)
    thread.begin()
    return true
  }
}
