import IdentityCore
import Synchronization

/// Makes turns durable on a thread of its own: all that wait at a time in one commit.
///
/// A turn is durable only when its commit has returned. `wake` is called on that thread whenever
/// there is progress to look at.
package final class CommitThread: Committer, Sendable {
  private let desk: CommitDesk
  private let thread: Mutex<Thread?>

  /// Returns when the thread has its writer; throws what opening it threw.
  package init(
    _ store: any Store,
    wake: @escaping @Sendable () -> Void
  ) throws(StorageError) {
    let desk = try CommitDesk()
    let thread = try Thread { desk.serve(store, wake: wake) }
    self.desk = desk
    do throws(StorageError) {
      try desk.waitUntilOpened()
    } catch {
      thread.join()
      throw error
    }
    self.thread = Mutex(thread)
  }

  deinit {
    stop()
  }

  package func submit(_ turn: Turn) {
    desk.submit(turn)
  }

  package func progress() -> CommitProgress {
    desk.state.withLock { $0.progress }
  }

  /// Returns when all that was submitted is durable; throws what stands in the way.
  package func waitUntilDurable() throws(StorageError) {
    try desk.waitUntilDurable()
  }

  package func resume() {
    desk.state.withLock { $0.progress.clearFailure() }
  }

  /// Commits what is queued, and ends the thread; a turn that comes later fails.
  package func stop() {
    let thread = thread.withLock { $0.take() }
    guard let thread else { return }
    desk.close()
    thread.join()
  }
}

/// What the thread and the others have between them.
private final class CommitDesk: Sendable {
  struct State {
    var turns: [Turn] = []
    /// The newest that came in.
    var submitted = TurnNumber.none
    var progress = CommitProgress(durable: .none)
    /// Whether somebody sleeps until all is durable.
    var isAwaited = false
    /// Nothing comes in any more.
    var isClosed = false
    var openingFailure: StorageError?
  }

  let state = Mutex(State())
  private let bell: Doorbell
  private let opened: Doorbell
  private let moved: Doorbell

  init() throws(StorageError) {
    bell = try Doorbell()
    opened = try Doorbell()
    moved = try Doorbell()
  }

  func submit(_ turn: Turn) {
    let wasIdle = state.withLock { state in
      guard state.progress.failure == nil else { return false }
      guard !state.isClosed else {
        state.progress.failure = .failed("the store is closed")
        return false
      }
      state.turns.append(turn)
      state.submitted = turn.number
      return state.turns.count == 1
    }
    if wasIdle { bell.ring() }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    bell.ring()
  }

  func waitUntilOpened() throws(StorageError) {
    opened.wait()
    if let failure = state.withLock({ $0.openingFailure }) { throw failure }
  }

  func waitUntilDurable() throws(StorageError) {
    defer { state.withLock { $0.isAwaited = false } }
    while true {
      let (failure, isDurable) = state.withLock { state in
        state.isAwaited = true
        return (state.progress.failure, state.progress.durable >= state.submitted)
      }
      if isDurable { return }
      if let failure { throw failure }
      moved.wait()
    }
  }

  private func tellWhoAwaits() {
    if state.withLock({ $0.isAwaited }) { moved.ring() }
  }

  /// The thread's whole life.
  func serve(_ store: any Store, wake: () -> Void) {
    let writer: any StoreWriter
    do throws(StorageError) {
      defer { opened.ring() }
      writer = try open(store)
    } catch {
      return
    }
    /// The newest turn whose traces are still to be cleared.
    var uncleared: TurnNumber?
    var upkeep = Upkeep.done
    /// Whether there was no turn for a while.
    var isQuiet = false
    while true {
      let (turns, isClosed) = takeAll()
      if turns.isEmpty && isClosed { return }
      if !turns.isEmpty { isQuiet = false }
      if turns.isEmpty && uncleared == nil {
        switch upkeep {
        case .done:
          bell.wait()
          continue
        case .more where isQuiet: break
        case .more, .underWay:
          if bell.wait(milliseconds: Self.quietMilliseconds) { continue }
          isQuiet = true
        case .overdue: break
        }
      }
      do throws(StorageError) {
        if let last = turns.last {
          try writer.commit(turns)
          state.withLock { $0.progress.durable = last.number }
          tellWhoAwaits()
          wake()
          if let turn = turns.last(where: \.clearsTraces) { uncleared = turn.number }
        }
        if let turn = uncleared {
          switch try writer.clearTraces() {
          case .done:
            uncleared = nil
            state.withLock { $0.progress.cleared = turn }
            wake()
          case .more: break
          case .busy: bell.pause(milliseconds: Self.pauseMilliseconds)
          }
        } else {
          upkeep = try writer.upkeep(isIdle: turns.isEmpty)
        }
      } catch {
        uncleared = nil
        upkeep = .done
        fail(error)
        tellWhoAwaits()
        wake()
        // After a sync that failed nobody knows what is on disk: nothing is written any more.
        if case .syncFailed = error { return }
      }
    }
  }

  /// After so long without a turn none is expected at once: under load a turn takes some
  /// milliseconds to decide, and what is folded together shares pages.
  private static let quietMilliseconds: CInt = 5
  /// For how long to let somebody else read the files.
  private static let pauseMilliseconds: CInt = 50

  private func open(_ store: any Store) throws(StorageError) -> any StoreWriter {
    do throws(StorageError) {
      return try store.openWriter()
    } catch {
      state.withLock { $0.openingFailure = error }
      throw error
    }
  }

  private func takeAll() -> (turns: [Turn], isClosed: Bool) {
    state.withLock { state in
      let turns = state.turns
      state.turns = []
      return (turns, state.isClosed)
    }
  }

  /// What is queued was decided on what has just failed.
  private func fail(_ error: StorageError) {
    state.withLock { state in
      state.progress.failure = error
      state.turns = []
    }
  }
}

extension CommitProgress {
  /// A sync that failed stays.
  mutating func clearFailure() {
    if case .syncFailed = failure { return }
    failure = nil
  }
}
