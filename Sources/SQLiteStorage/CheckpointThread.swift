import Platform
import Storage
import Synchronization

/// Copies the write-ahead log to the data file, and rebuilds that file, on a thread and a
/// connection of its own, while commits go to the journal.
final class CheckpointThread: Sendable {
  enum Job {
    /// Copies as much of the log as possible without waiting for readers.
    case copyLog
    /// Rebuilds the data file from its tables (VACUUM), and empties the log.
    case rebuild
    /// Empties the log, after readers prevented that.
    case emptyLog
  }

  private let shared: CheckpointThreadState
  private let thread: Thread

  /// Returns when the thread has its connection to the file.
  init(
    of file: StoreFile,
    _ connect: @escaping @Sendable () throws(SQLiteError) -> Connection
  ) throws(StorageError) {
    let shared = try CheckpointThreadState()
    let thread = try Thread { shared.serve(connect) }
    shared.ended.wait()
    if case .failure(let error)? = shared.state.withLock({ $0.outcome }) {
      thread.join()
      throw error.refusal(of: file.path)
    }
    self.shared = shared
    self.thread = thread
  }

  deinit {
    shared.close()
    thread.join()
  }

  var isBusy: Bool { shared.state.withLock { $0.job != nil } }

  /// Durations of the copies of the log, and of the rebuilds, that succeeded.
  var durations: (copies: Histogram, rebuilds: Histogram) {
    shared.state.withLock { ($0.copies, $0.rebuilds) }
  }

  /// Starts a job; the thread must be idle.
  func begin(_ job: Job) {
    shared.begin(job)
  }

  func waitUntilDone() {
    while isBusy { shared.ended.wait() }
  }

  /// Returns the result of the last job: the number of copied pages, or of pages left in a log that
  /// was to be emptied; nil if no job ended since the last call.
  ///
  /// Throws the job's error; a failed sync is permanent.
  func takeOutcome() throws(SQLiteError) -> Int? {
    let outcome = shared.state.withLock { state in
      let outcome = state.outcome
      if case .failure(let error)? = outcome, error.isSyncFailure { return outcome }
      state.outcome = nil
      return outcome
    }
    return try outcome?.get()
  }

  /// Throws a failed sync, after which nothing may be written.
  func check() throws(SQLiteError) {
    guard case .failure(let error)? = shared.state.withLock({ $0.outcome }) else { return }
    if error.isSyncFailure { throw error }
  }
}

/// State that the thread shares with the writer.
private final class CheckpointThreadState: Sendable {
  struct State {
    /// The current job, from its request to its end.
    var job: CheckpointThread.Job?
    var isClosed = false
    var outcome: Result<Int, SQLiteError>?
    var copies = Histogram()
    var rebuilds = Histogram()

    mutating func end(
      _ job: CheckpointThread.Job,
      _ outcome: Result<Int, SQLiteError>,
      _ nanoseconds: Int64
    ) {
      self.outcome = outcome
      self.job = nil
      guard case .success = outcome else { return }
      switch job {
      case .copyLog: copies.add(nanoseconds: nanoseconds)
      case .rebuild: rebuilds.add(nanoseconds: nanoseconds)
      case .emptyLog: break
      }
    }
  }

  let state = Mutex(State())
  let ended: EventDescriptor
  private let wakeup: EventDescriptor

  init() throws(StorageError) {
    wakeup = try EventDescriptor()
    ended = try EventDescriptor()
  }

  func begin(_ job: CheckpointThread.Job) {
    state.withLock { $0.job = job }
    wakeup.signal()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wakeup.signal()
  }

  /// Runs the thread's loop until it is closed.
  func serve(_ connect: () throws(SQLiteError) -> Connection) {
    let connection: Connection
    do throws(SQLiteError) {
      defer { ended.signal() }
      connection = try open(connect)
    } catch {
      return
    }
    while true {
      wakeup.wait()
      let (job, isClosed) = state.withLock { ($0.job, $0.isClosed) }
      if let job {
        let begun = SteadyInstant.now
        let outcome = Result { () throws(SQLiteError) in try connection.run(job) }
        let nanoseconds = SteadyInstant.now.nanoseconds - begun.nanoseconds
        state.withLock { $0.end(job, outcome, nanoseconds) }
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
  /// Time to wait for readers.
  private static let readerWaitMilliseconds: Int32 = 20

  fileprivate func run(_ job: CheckpointThread.Job) throws(SQLiteError) -> Int {
    switch job {
    case .copyLog:
      // SQLite syncs the log only if it finds pages to copy.
      try syncLog()
      return try checkpoint(.passive)
    case .rebuild:
      do throws(SQLiteError) {
        try execute("VACUUM")
      } catch {
        // What it has written to the log takes room that commits need.
        if error.storageError == .full { _ = try emptyLog() }
        throw error
      }
      return try emptyLog()
    case .emptyLog: return try emptyLog()
    }
  }

  /// Returns the number of pages left, which is not 0 if readers hold the log.
  private func emptyLog() throws(SQLiteError) -> Int {
    do throws(SQLiteError) {
      try checkpoint(.truncating, waitingMilliseconds: Self.readerWaitMilliseconds)
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
