import IdentityCore
import Platform
import Synchronization

/// Makes turns durable on a thread of its own, all queued turns together (group commit).
///
/// A turn is durable only when its commit has returned. The thread calls `wake` after progress.
///
/// A caller without other work may commit its turn itself if no turn is queued: two threads that
/// wake each other in alternation take longer than the disk.
package final class CommitThread: Committer, Sendable {
  private let shared: CommitThreadState
  private let thread: Mutex<Thread?>

  /// Returns when the thread has opened its writer, and throws any error from opening it.
  package init(
    _ store: any Store,
    wake: @escaping @Sendable () -> Void
  ) throws(StorageError) {
    let shared = try CommitThreadState()
    let thread = try Thread { shared.serve(store, wake: wake) }
    self.shared = shared
    do throws(StorageError) {
      try shared.waitUntilOpened()
    } catch {
      thread.join()
      throw error
    }
    self.thread = Mutex(thread)
  }

  deinit {
    stop()
  }

  /// Whether `submit` may commit on the caller's thread; it then returns when the turn is durable,
  /// without a call of `wake`.
  package var mayCommitOnCaller: Bool {
    get { shared.state.withLock { $0.mayCommitOnCaller } }
    set { shared.state.withLock { $0.mayCommitOnCaller = newValue } }
  }

  package func submit(_ turn: Turn) {
    if shared.commitOnCaller(turn) { return }
    shared.submit(turn)
  }

  package func progress() -> CommitProgress {
    shared.state.withLock { $0.progress }
  }

  /// Returns when all submitted turns are durable; throws the failure that stopped them.
  package func waitUntilDurable() throws(StorageError) {
    try shared.waitUntilDurable()
  }

  package func resume() {
    shared.state.withLock { $0.resume() }
  }

  package var statistics: CommitStatistics { shared.statistics }

  /// Commits the queued turns and ends the thread; later turns fail.
  package func stop() {
    let thread = thread.withLock { $0.take() }
    guard let thread else { return }
    shared.close()
    thread.join()
  }
}

/// State that the commit thread shares with its callers.
private final class CommitThreadState: Sendable {
  struct State {
    var turns: [Turn] = []
    /// The newest submitted turn.
    var submitted = TurnNumber.none
    var progress = CommitProgress(durable: .none)
    /// Whether a thread waits in `waitUntilDurable`.
    var hasWaiters = false
    /// Whether the thread has been stopped.
    var isClosed = false
    var mayCommitOnCaller = false
    /// Whether the commit thread sleeps until it is signalled.
    var isAsleep = false
    var openingFailure: StorageError?
    var statistics = CommitStatistics()

    mutating func resume() {
      progress.clearFailure()
      guard let failure = progress.erasingFailure else { return }
      progress.erasingFailure = nil
      // Queued turns may follow from the failed step.
      if let rest = turns.withoutErasing(isLate: true) {
        turns = rest
      } else {
        progress.failure = progress.failure ?? failure
        turns = []
      }
    }
  }

  let state = Mutex(State())
  /// Nil before the writer is open, after the thread's end, and for a store without an appender.
  private let appender = Mutex<(any TurnAppender)?>(nil)
  private let wakeup: EventDescriptor
  private let opened: EventDescriptor
  private let progressed: EventDescriptor

  init() throws(StorageError) {
    wakeup = try EventDescriptor()
    opened = try EventDescriptor()
    progressed = try EventDescriptor()
  }

  var statistics: CommitStatistics {
    var statistics = state.withLock { $0.statistics }
    statistics.store = appender.withLock { $0 }?.statistics
    return statistics
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
    if wasIdle { wakeup.signal() }
  }

  /// Commits a turn on the caller's thread; returns false when the turn must be queued, because it
  /// rewrites events or clears traces.
  func commitOnCaller(_ turn: Turn) -> Bool {
    let isFree = state.withLock { state in
      state.mayCommitOnCaller && turn.isAppended
        && state.progress.failure == nil && state.progress.erasingFailure == nil
        && !state.isClosed
        && state.progress.durable == state.submitted
    }
    guard isFree else { return false }
    guard let appender = appender.withLock({ $0 }) else { return false }
    let begun = SteadyInstant.now
    let outcome = Result { () throws(StorageError) in try appender.append(turn) }
    if case .success(false) = outcome { return false }
    let isAsleep = state.withLock { state in
      switch outcome {
      case .success:
        state.submitted = turn.number
        state.progress.durable = turn.number
        state.statistics.record(turns: 1, since: begun)
      case .failure(let error):
        state.progress.failure = error
        state.statistics.failures += 1
      }
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    // The thread can flush the new journal row when it is idle.
    if isAsleep { wakeup.signal() }
    return true
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wakeup.signal()
  }

  func waitUntilOpened() throws(StorageError) {
    opened.wait()
    if let failure = state.withLock({ $0.openingFailure }) { throw failure }
  }

  func waitUntilDurable() throws(StorageError) {
    defer { state.withLock { $0.hasWaiters = false } }
    while true {
      let (failure, isDurable) = state.withLock { state in
        state.hasWaiters = true
        return (state.progress.failure, state.progress.durable >= state.submitted)
      }
      if isDurable { return }
      if let failure { throw failure }
      progressed.wait()
    }
  }

  private func notifyWaiters() {
    if state.withLock({ $0.hasWaiters }) { progressed.signal() }
  }

  /// Runs the thread's loop until it is closed.
  func serve(_ store: any Store, wake: () -> Void) {
    let writer: any StoreWriter
    do throws(StorageError) {
      defer { opened.signal() }
      writer = try open(store)
    } catch {
      return
    }
    defer { appender.withLock { $0 = nil } }
    var followUp = FollowUpWork()
    var upkeep = MaintenanceState.done
    /// The newest submitted turn at the last iteration, on either thread.
    var newest = TurnNumber.none
    /// Whether no turn has arrived for `quietMilliseconds`.
    var isQuiet = false
    while true {
      let (turns, submitted, isClosed) = dequeueAll()
      if turns.isEmpty && isClosed { return }
      let isIdle = submitted == newest
      newest = submitted
      if !isIdle { isQuiet = false }
      if isIdle && followUp.isEmpty {
        switch upkeep {
        case .done:
          waitForWork(after: newest)
          continue
        case .more where isQuiet: break
        case .more, .underWay:
          if wakeup.wait(milliseconds: Self.quietMilliseconds) { continue }
          isQuiet = state.withLock { $0.submitted } == newest
          if !isQuiet { continue }
        case .overdue: break
        }
      }
      do throws(StorageError) {
        if let last = turns.last {
          followUp.record(try commit(turns, through: last.number, with: writer))
          wake()
        }
        if try !runFollowUp(at: &followUp, of: writer, wake: wake) {
          upkeep = try keepUp(writer, isIdle: isIdle, wake: wake)
          // A flush may take long: let a thread that wants to commit run first.
          if isIdle { Thread.yieldProcessor() }
        }
      } catch {
        followUp = FollowUpWork()
        upkeep = .done
        fail(error)
        notifyWaiters()
        wake()
        // After a failed sync the state on disk is unknown, so nothing is written any more.
        if case .syncFailed = error { return }
      }
    }
  }

  /// Does a part of the maintenance.
  ///
  /// Its failure refuses no turn: durable turns stay durable, and the queued ones are not part of
  /// it. Only a failed sync ends everything. After any other failure the next turn brings another
  /// attempt.
  private func keepUp(
    _ writer: any StoreWriter,
    isIdle: Bool,
    wake: () -> Void
  ) throws(StorageError) -> MaintenanceState {
    do throws(StorageError) {
      return try writer.upkeep(isIdle: isIdle)
    } catch {
      if case .syncFailed = error { throw error }
      let isNew = state.withLock { state in
        defer { state.progress.upkeepFailure = error }
        return state.progress.upkeepFailure != error
      }
      if isNew { wake() }
      return .done
    }
  }

  /// Commits turns, without the steps of an erasure that fails; returns the turns as committed.
  private func commit(
    _ turns: [Turn],
    through last: TurnNumber,
    with writer: any StoreWriter
  ) throws(StorageError) -> [Turn] {
    let begun = SteadyInstant.now
    let committed = try commit(turns, with: writer)
    state.withLock { state in
      state.progress.durable = last
      state.statistics.record(turns: turns.count, since: begun)
    }
    notifyWaiters()
    return committed
  }

  private func commit(
    _ turns: [Turn],
    with writer: any StoreWriter
  ) throws(StorageError) -> [Turn] {
    if let failure = state.withLock({ $0.progress.erasingFailure }) {
      guard let rest = turns.withoutErasing(isLate: true) else { throw failure }
      try writer.commit(rest)
      return rest
    }
    do throws(StorageError) {
      try writer.commit(turns)
      return turns
    } catch {
      if case .syncFailed = error { throw error }
      guard turns.erase, let rest = turns.withoutErasing(isLate: false) else { throw error }
      try writer.commit(rest)
      failErasing(error)
      return rest
    }
  }

  private func failErasing(_ error: StorageError) {
    state.withLock { state in
      state.progress.erasingFailure = error
      state.statistics.failures += 1
    }
  }

  /// Work that committed turns have asked for and that is not done yet.
  private struct FollowUpWork {
    /// The newest turn that announces event rewrites for which the store has not prepared yet.
    var unprepared: TurnNumber?
    /// The newest turn whose traces are not cleared yet.
    var uncleared: TurnNumber?

    var isEmpty: Bool { unprepared == nil && uncleared == nil }

    mutating func record(_ turns: [Turn]) {
      if let turn = turns.last(where: \.precedesRewrites) { unprepared = turn.number }
      if let turn = turns.last(where: \.clearsTraces) { uncleared = turn.number }
    }
  }

  /// Does a bounded part of the follow-up work; returns false if it has to wait, or if there is
  /// none.
  ///
  /// Its failure refuses no turn, because the turns that asked for it are durable.
  private func runFollowUp(
    at followUp: inout FollowUpWork,
    of writer: any StoreWriter,
    wake: () -> Void
  ) throws(StorageError) -> Bool {
    do throws(StorageError) {
      return try attemptFollowUp(at: &followUp, of: writer, wake: wake)
    } catch {
      if case .syncFailed = error { throw error }
      followUp = FollowUpWork()
      failErasing(error)
      wake()
      return false
    }
  }

  private func attemptFollowUp(
    at followUp: inout FollowUpWork,
    of writer: any StoreWriter,
    wake: () -> Void
  ) throws(StorageError) -> Bool {
    if let turn = followUp.uncleared {
      switch try clear(turn, of: writer, wake: wake) {
      case .done: followUp.uncleared = nil
      case .more: break
      // Clearing may have to wait for room on the disk, so the upkeep does not wait for it.
      case .underWay: return false
      }
    } else if let turn = followUp.unprepared {
      if try prepareRewrites(of: writer, behind: turn, wake: wake) { followUp.unprepared = nil }
    } else {
      return false
    }
    return true
  }

  /// Does a bounded part; returns whether it was the last.
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

  /// Clears a bounded part of the data that a turn removed.
  private func clear(
    _ turn: TurnNumber,
    of writer: any StoreWriter,
    wake: () -> Void
  ) throws(StorageError) -> TraceProgress {
    let progress = try writer.clearTraces()
    switch progress {
    case .done:
      state.withLock { $0.progress.cleared = turn }
      wake()
    case .more: break
    case .underWay: _ = wakeup.wait(milliseconds: Self.pauseMilliseconds)
    }
    return progress
  }

  /// Sleeps until a turn newer than `newest` arrives or the thread is closed.
  private func waitForWork(after newest: TurnNumber) {
    let isAsleep = state.withLock { state in
      state.isAsleep = state.submitted == newest && !state.isClosed
      return state.isAsleep
    }
    if isAsleep { wakeup.wait() }
  }

  /// Time without a turn after which none is expected soon: under load a turn takes some
  /// milliseconds to decide, and rows that are flushed together share pages.
  private static let quietMilliseconds: CInt = 20
  /// Pause while the checkpoint thread clears the files and no turn arrives.
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

  private func dequeueAll() -> (turns: [Turn], submitted: TurnNumber, isClosed: Bool) {
    state.withLock { state in
      let turns = state.turns
      state.turns = []
      state.isAsleep = false
      return (turns, state.submitted, state.isClosed)
    }
  }

  /// Drops the queued turns: their decisions depend on the turn that has just failed.
  private func fail(_ error: StorageError) {
    state.withLock { state in
      state.progress.failure = error
      state.statistics.failures += 1
      state.turns = []
    }
  }
}

extension Turn {
  /// Whether the turn needs only an append to the journal.
  fileprivate var isAppended: Bool {
    !precedesRewrites && !clearsTraces && rewrites.isEmpty
  }
}

extension CommitProgress {
  /// Clears the failure, unless it is a failed sync, which is permanent.
  mutating func clearFailure() {
    if case .syncFailed = failure { return }
    failure = nil
  }
}
