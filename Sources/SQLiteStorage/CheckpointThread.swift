import Platform
import Storage
import Synchronization

/// Copies the write-ahead log to the data file, and rebuilds that file, on a thread and a
/// connection of its own: commits go on in the journal meanwhile.
final class CheckpointThread: Sendable {
  enum Job {
    /// Copies the log as far as goes without waiting for readers.
    case copyLog
    /// Writes the data file anew, with nothing but what the tables have, and empties the log.
    case rebuild
    /// Empties the log, where readers were in the way of that.
    case emptyLog
  }

  private let desk: CheckpointThreadState
  private let thread: Thread

  /// Returns when the thread has its connection; what opening it threw, `refuse` puts into words.
  init(
    _ connect: @escaping @Sendable () throws(SQLiteError) -> Connection,
    refuse: (SQLiteError) -> StorageError
  ) throws(StorageError) {
    let desk = try CheckpointThreadState()
    let thread = try Thread { desk.serve(connect) }
    desk.ended.wait()
    if case .failure(let error)? = desk.state.withLock({ $0.outcome }) {
      thread.join()
      throw refuse(error)
    }
    self.desk = desk
    self.thread = thread
  }

  deinit {
    desk.close()
    thread.join()
  }

  var isAtWork: Bool { desk.state.withLock { $0.job != nil } }

  /// It must not be at work.
  func begin(_ job: Job) {
    desk.begin(job)
  }

  func waitUntilDone() {
    while isAtWork { desk.ended.wait() }
  }

  /// How many pages of the log it found in their places when it ended, or left in the log that was
  /// to be emptied; nil where it has not been at work since this was asked last.
  ///
  /// Throws what stopped it; a sync that failed again and again.
  func takeOutcome() throws(SQLiteError) -> Int? {
    let outcome = desk.state.withLock { state in
      let outcome = state.outcome
      if case .failure(let error)? = outcome, error.isSyncFailure { return outcome }
      state.outcome = nil
      return outcome
    }
    return try outcome?.get()
  }

  /// Throws a sync that failed: after it nothing may be written.
  func check() throws(SQLiteError) {
    guard case .failure(let error)? = desk.state.withLock({ $0.outcome }) else { return }
    if error.isSyncFailure { throw error }
  }
}

/// What the thread and the writer have between them.
private final class CheckpointThreadState: Sendable {
  struct State {
    /// From when it is asked for until it has ended.
    var job: CheckpointThread.Job?
    var isClosed = false
    var outcome: Result<Int, SQLiteError>?
  }

  let state = Mutex(State())
  let ended: EventDescriptor
  private let bell: EventDescriptor

  init() throws(StorageError) {
    bell = try EventDescriptor()
    ended = try EventDescriptor()
  }

  func begin(_ job: CheckpointThread.Job) {
    state.withLock { $0.job = job }
    bell.signal()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    bell.signal()
  }

  /// The thread's whole life.
  func serve(_ connect: () throws(SQLiteError) -> Connection) {
    let connection: Connection
    do throws(SQLiteError) {
      defer { ended.signal() }
      connection = try open(connect)
    } catch {
      return
    }
    while true {
      bell.wait()
      let (job, isClosed) = state.withLock { ($0.job, $0.isClosed) }
      if let job {
        let outcome = Result { () throws(SQLiteError) in try connection.run(job) }
        state.withLock { state in
          state.outcome = outcome
          state.job = nil
        }
        ended.signal()
      }
      if isClosed { return }
    }
  }

  private func open(
    _ connect: () throws(SQLiteError) -> Connection
  ) throws(SQLiteError) -> Connection {
    do throws(SQLiteError) {
      return try connect()
    } catch {
      state.withLock { $0.outcome = .failure(error) }
      throw error
    }
  }
}

extension Connection {
  /// For how long to wait for those who read.
  private static let patienceMilliseconds: Int32 = 20

  fileprivate func run(_ job: CheckpointThread.Job) throws(SQLiteError) -> Int {
    switch job {
    case .copyLog:
      // By itself SQLite would sync it only where it finds something to copy.
      try syncLog()
      return try checkpoint(.passive)
    case .rebuild:
      try execute("VACUUM")
      return try emptyLog()
    case .emptyLog: return try emptyLog()
    }
  }

  /// Returns how many pages it still has: readers may be in the way.
  private func emptyLog() throws(SQLiteError) -> Int {
    do throws(SQLiteError) {
      try checkpoint(.truncating, waitingMilliseconds: Self.patienceMilliseconds)
      return 0
    } catch {
      guard error.isBusy else { throw error }
      return 1
    }
  }
}

extension SQLiteError {
  fileprivate var isSyncFailure: Bool {
    if case .syncFailed = storageError { true } else { false }
  }
}
