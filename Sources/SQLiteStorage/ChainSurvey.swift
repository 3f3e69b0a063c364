import Platform
import Storage
import Synchronization

/// Goes through the chains in the tables on a thread and a connection of its own, so that it is
/// known of which there is nothing.
///
/// It rests between stretches, as a backup does: a request that comes then waits for one stretch,
/// where there is no processor left for both. Where it cannot read, no more is known than before,
/// and each chain is looked for in the tables.
final class ChainSurvey {
  private let desk: Desk
  private let thread: Thread

  init(
    _ backlog: Backlog,
    capacity: Int,
    _ connect: @escaping @Sendable () throws(SQLiteError) -> Connection
  ) throws(StorageError) {
    let desk = try Desk()
    thread = try Thread { desk.serve(backlog, capacity, connect) }
    self.desk = desk
  }

  /// Waits for a stretch at most.
  deinit {
    desk.close()
    thread.join()
  }

  var hasEnded: Bool { desk.hasEnded.load(ordering: .acquiring) }

  func waitUntilEnded() {
    while !hasEnded { desk.ended.wait() }
  }

  /// Nothing of it reads the file meanwhile.
  func atRest<Value: Sendable>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try desk.reading.withLock { (_) throws(SQLiteError) in try body() }
  }
}

/// What the thread and the writer have between them.
private final class Desk: Sendable {
  let hasEnded = Atomic(false)
  let ended: Doorbell
  /// Whoever reads the file has it, or does not want it to be read.
  let reading = Mutex(())
  private let isClosed = Atomic(false)
  private let bell: Doorbell

  /// Seven parts of eight of the time are others'.
  private static let restMilliseconds: CInt = 2

  init() throws(StorageError) {
    bell = try Doorbell()
    ended = try Doorbell()
  }

  func close() {
    isClosed.store(true, ordering: .releasing)
    bell.ring()
  }

  /// The thread's whole life.
  func serve(
    _ backlog: Backlog,
    _ capacity: Int,
    _ connect: () throws(SQLiteError) -> Connection
  ) {
    do throws(SQLiteError) {
      var walk = try ChainWalk(backlog, capacity: capacity, on: try connect())
      while try reading.withLock({ (_) throws(SQLiteError) in try walk.step() }) {
        _ = bell.wait(milliseconds: Self.restMilliseconds)
        guard !isClosed.load(ordering: .acquiring) else {
          backlog.dropSurvey()
          break
        }
      }
    } catch {
      backlog.dropSurvey()
    }
    hasEnded.store(true, ordering: .releasing)
    ended.ring()
  }
}
