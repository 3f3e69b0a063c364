import Platform
import Storage
import Synchronization

/// Copies the write-ahead log to the data file on a thread and a connection of its own: commits
/// go on meanwhile.
///
/// It copies as far as the log went when it began. SQLite syncs the data file only where nothing
/// came meanwhile; so it is done here, and little of that is left to whoever copies the rest.
final class CheckpointThread: Sendable {
  private let desk: Desk
  private let thread: Thread

  /// Returns when the thread has its connection; what opening it threw, `refuse` puts into words.
  init(
    _ connect: @escaping @Sendable () throws(SQLiteError) -> Connection,
    refuse: (SQLiteError) -> StorageError
  ) throws(StorageError) {
    let desk = try Desk()
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

  var isAtWork: Bool { desk.state.withLock { $0.isWanted } }

  /// It must not be at work; so many pages of the log are to be copied, about.
  func begin(pageCount: Int) {
    desk.begin(pageCount)
  }

  func waitUntilDone() {
    while isAtWork { desk.ended.wait() }
  }

  /// How many pages of the log it found in their places when it ended; nil where it has not been
  /// at work since this was asked last.
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
private final class Desk: Sendable {
  struct State {
    /// From when it is asked for until it has ended.
    var isWanted = false
    /// How much that is.
    var pageCount = 0
    var isClosed = false
    var outcome: Result<Int, SQLiteError>?
  }

  let state = Mutex(State())
  let ended: Doorbell
  private let bell: Doorbell

  init() throws(StorageError) {
    bell = try Doorbell()
    ended = try Doorbell()
  }

  func begin(_ pageCount: Int) {
    state.withLock { ($0.isWanted, $0.pageCount) = (true, pageCount) }
    bell.ring()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    bell.ring()
  }

  /// The thread's whole life.
  func serve(_ connect: () throws(SQLiteError) -> Connection) {
    let connection: Connection
    do throws(SQLiteError) {
      defer { ended.ring() }
      connection = try open(connect)
    } catch {
      return
    }
    var gradual = GradualSync(of: connection)
    while true {
      bell.wait()
      let (isWanted, pageCount, isClosed) = state.withLock {
        ($0.isWanted, $0.pageCount, $0.isClosed)
      }
      if isWanted {
        let outcome = copy(pageCount, connection, &gradual)
        state.withLock { state in
          state.outcome = outcome
          state.isWanted = false
        }
        ended.ring()
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

  private func copy(
    _ pageCount: Int,
    _ connection: Connection,
    _ gradual: inout GradualSync?
  ) -> Result<Int, SQLiteError> {
    do throws(SQLiteError) {
      // By itself it would do it only where it finds something to copy.
      try connection.syncLog()
      let copied = try connection.checkpoint(.passive)
      try gradual?.bring(pageCount: pageCount, of: connection)
      try connection.dataFile().sync()
      return .success(copied)
    } catch {
      return .failure(error)
    }
  }
}

extension SQLiteError {
  fileprivate var isSyncFailure: Bool {
    if case .syncFailed = storageError { true } else { false }
  }
}
