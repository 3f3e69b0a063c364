import IdentityCore
import Platform
import Synchronization

/// Makes turns durable on a thread of its own: all that wait at a time in one commit.
///
/// A turn is durable only when its commit has returned. `wake` is called on that thread whenever
/// there is progress to look at.
///
/// Who submits and has nothing to do until the turn is durable may make it so itself, if no other
/// one waits: two threads that wake each other, one after the other, take longer than the disk.
package final class CommitThread: Committer, Sendable {
  private let desk: CommitThreadState
  private let thread: Mutex<Thread?>

  /// Returns when the thread has its writer; throws what opening it threw.
  package init(
    _ store: any Store,
    wake: @escaping @Sendable () -> Void
  ) throws(StorageError) {
    let desk = try CommitThreadState()
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

  /// Whether `submit` may return later, when the turn is durable already; nobody is woken for it.
  package var mayCommitHere: Bool {
    get { desk.state.withLock { $0.mayCommitHere } }
    set { desk.state.withLock { $0.mayCommitHere = newValue } }
  }

  package func submit(_ turn: Turn) {
    if desk.commitHere(turn) { return }
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
private final class CommitThreadState: Sendable {
  struct State {
    var turns: [Turn] = []
    /// The newest that came in.
    var submitted = TurnNumber.none
    var progress = CommitProgress(durable: .none)
    /// Whether somebody sleeps until all is durable.
    var isAwaited = false
    /// Nothing comes in any more.
    var isClosed = false
    var mayCommitHere = false
    /// Whether the thread sleeps until somebody has something for it.
    var isAsleep = false
    var openingFailure: StorageError?
  }

  let state = Mutex(State())
  /// Nil before the writer is open, when the thread has ended, and where there is none.
  private let appender = Mutex<(any TurnAppender)?>(nil)
  private let bell: EventDescriptor
  private let opened: EventDescriptor
  private let moved: EventDescriptor

  init() throws(StorageError) {
    bell = try EventDescriptor()
    opened = try EventDescriptor()
    moved = try EventDescriptor()
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
    if wasIdle { bell.signal() }
  }

  /// False where it is to be submitted: what rewrites events may take long, or goes on afterwards.
  func commitHere(_ turn: Turn) -> Bool {
    let isFree = state.withLock { state in
      state.mayCommitHere && turn.isAppended
        && state.progress.failure == nil && !state.isClosed
        && state.progress.durable == state.submitted
    }
    guard isFree else { return false }
    guard let appender = appender.withLock({ $0 }) else { return false }
    let outcome = Result { () throws(StorageError) in try appender.append(turn) }
    if case .success(false) = outcome { return false }
    let isAsleep = state.withLock { state in
      switch outcome {
      case .success:
        state.submitted = turn.number
        state.progress.durable = turn.number
      case .failure(let error): state.progress.failure = error
      }
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    // There is something to fold, when there is time for it.
    if isAsleep { bell.signal() }
    return true
  }

  func close() {
    state.withLock { $0.isClosed = true }
    bell.signal()
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

  private func notifyWaiters() {
    if state.withLock({ $0.isAwaited }) { moved.signal() }
  }

  /// The thread's whole life.
  func serve(_ store: any Store, wake: () -> Void) {
    let writer: any StoreWriter
    do throws(StorageError) {
      defer { opened.signal() }
      writer = try open(store)
    } catch {
      return
    }
    defer { appender.withLock { $0 = nil } }
    var aftermath = FollowUpWork()
    var upkeep = MaintenanceState.done
    /// The newest turn that came in, to whomever.
    var newest = TurnNumber.none
    /// Whether there was no turn for a while.
    var isQuiet = false
    while true {
      let (turns, submitted, isClosed) = takeAll()
      if turns.isEmpty && isClosed { return }
      let isIdle = submitted == newest
      newest = submitted
      if !isIdle { isQuiet = false }
      if isIdle && aftermath.isEmpty {
        switch upkeep {
        case .done:
          rest(after: newest)
          continue
        case .more where isQuiet: break
        case .more, .underWay:
          if bell.wait(milliseconds: Self.quietMilliseconds) { continue }
          isQuiet = state.withLock { $0.submitted } == newest
          if !isQuiet { continue }
        case .overdue: break
        }
      }
      do throws(StorageError) {
        if let last = turns.last {
          try writer.commit(turns)
          state.withLock { $0.progress.durable = last.number }
          notifyWaiters()
          wake()
          aftermath.note(turns)
        }
        if try !work(at: &aftermath, of: writer, wake: wake) {
          upkeep = try writer.upkeep(isIdle: isIdle)
          // It may be at that for long, and somebody wants to commit by himself.
          if isIdle { Thread.letOthersGoFirst() }
        }
      } catch {
        aftermath = FollowUpWork()
        upkeep = .done
        fail(error)
        notifyWaiters()
        wake()
        // After a sync that failed nobody knows what is on disk: nothing is written any more.
        if case .syncFailed = error { return }
      }
    }
  }

  /// What turns ask for besides being kept, as far as it is still to be done.
  private struct FollowUpWork {
    /// The newest turn behind which events will be rewritten, where nothing is ready for that yet.
    var unprepared: TurnNumber?
    /// The newest turn whose traces are still to be cleared.
    var uncleared: TurnNumber?

    var isEmpty: Bool { unprepared == nil && uncleared == nil }

    mutating func note(_ turns: [Turn]) {
      if let turn = turns.last(where: \.precedesRewrites) { unprepared = turn.number }
      if let turn = turns.last(where: \.clearsTraces) { uncleared = turn.number }
    }
  }

  /// A part of it; false where there is none.
  private func work(
    at aftermath: inout FollowUpWork,
    of writer: any StoreWriter,
    wake: () -> Void
  ) throws(StorageError) -> Bool {
    if let turn = aftermath.uncleared {
      if try clear(turn, of: writer, wake: wake) { aftermath.uncleared = nil }
    } else if let turn = aftermath.unprepared {
      if try prepareRewrites(of: writer, behind: turn, wake: wake) { aftermath.unprepared = nil }
    } else {
      return false
    }
    return true
  }

  /// Returns whether that was the last part.
  private func prepareRewrites(
    of writer: any StoreWriter,
    behind turn: TurnNumber,
    wake: () -> Void
  ) throws(StorageError) -> Bool {
    guard try writer.prepareRewrites() else { return false }
    state.withLock { $0.progress.rewritable = turn }
    wake()
    return true
  }

  /// A part of what a turn took away; returns whether that was the last.
  private func clear(
    _ turn: TurnNumber,
    of writer: any StoreWriter,
    wake: () -> Void
  ) throws(StorageError) -> Bool {
    switch try writer.clearTraces() {
    case .done:
      state.withLock { $0.progress.cleared = turn }
      wake()
      return true
    case .more: break
    case .underWay: _ = bell.wait(milliseconds: Self.pauseMilliseconds)
    }
    return false
  }

  /// Until there is something to do behind that turn.
  private func rest(after newest: TurnNumber) {
    let isAsleep = state.withLock { state in
      state.isAsleep = state.submitted == newest && !state.isClosed
      return state.isAsleep
    }
    if isAsleep { bell.wait() }
  }

  /// After so long without a turn none is expected at once: under load a turn takes some
  /// milliseconds to decide, and what is folded together shares pages.
  private static let quietMilliseconds: CInt = 20
  /// For how long to leave the clearing of the files to others, where no turn comes.
  private static let pauseMilliseconds: CInt = 5

  private func open(_ store: any Store) throws(StorageError) -> any StoreWriter {
    do throws(StorageError) {
      let writer = try store.openWriter()
      appender.withLock { $0 = writer.appender }
      return writer
    } catch {
      state.withLock { $0.openingFailure = error }
      throw error
    }
  }

  private func takeAll() -> (turns: [Turn], submitted: TurnNumber, isClosed: Bool) {
    state.withLock { state in
      let turns = state.turns
      state.turns = []
      state.isAsleep = false
      return (turns, state.submitted, state.isClosed)
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

extension Turn {
  /// Whether there is nothing to do for it but to keep what it has.
  fileprivate var isAppended: Bool {
    !precedesRewrites && !clearsTraces && rewrites.isEmpty
  }
}

extension CommitProgress {
  /// A sync that failed stays.
  mutating func clearFailure() {
    if case .syncFailed = failure { return }
    failure = nil
  }
}
