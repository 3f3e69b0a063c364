import IdentityCore
import LineProtocol
package import Storage

// What waits for a shared store; the loop never waits for it.
extension Service {
  /// Whether other daemons may write the store, too.
  package var isShared: Bool { shared != nil }

  /// Whether the store has answered; any other store has, once the service exists.
  package var hasReachedStore: Bool { shared?.hasAnswered ?? true }

  /// Why a shared store does not answer; nil while it does.
  package var storeOutage: StorageError? { shared?.outage }

  /// Whether the connection to a shared store goes over a network without TLS.
  package var isStoreExposed: Bool { shared?.store.isExposed ?? false }

  /// By how many milliseconds a shared store's clock was ahead of this machine's.
  package var storeClockOffset: Int64? { shared?.clockOffset }

  /// Removes and returns what is to be logged of histories that a shared store has lost.
  package func takeHistoryLosses() -> [String] {
    guard let shared, !shared.historyLossReports.isEmpty else { return [] }
    defer { shared.historyLossReports.removeAll() }
    return shared.historyLossReports
  }

  /// Removes and returns what is to be logged of a shared store's servers.
  package func takeStoreWarnings() -> [String] { shared?.store.takeWarnings() ?? [] }

  /// Returns whether a shared store was found restored since the last call.
  package func takeStoreRestored() -> Bool { shared?.store.takeRestored() ?? false }

  /// Suspends a session until its request can be decided again.
  func park(_ session: ClientSession, _ wait: StoreWait) {
    session.storeWait = wait
    shared?.park(wait)
  }

  /// Parks a background task if it lacks something of a shared store.
  func park(_ task: BackgroundSchedule.BackgroundTask) {
    if let shared { schedule.waits[task] = shared.parkAttempt() }
  }

  /// Asks a shared store, ten times a second, what others have committed in the projects with
  /// waits and subscriptions.
  func lookForEvents() {
    guard let shared, feed.isInUse, feed.uptime >= shared.nextLook else { return }
    shared.nextLook = feed.uptime + SharedStore.lookInterval
    shared.look(at: feed.projects)
  }

  /// Asks a shared store once a second for work that no request of this daemon has begun.
  func lookForTasks() {
    guard let shared, feed.uptime >= shared.nextPoll else { return }
    shared.nextPoll = feed.uptime + SharedStore.pollInterval
    shared.askForTasks()
  }

  /// Adds the background work that a shared store has listed to this daemon's.
  ///
  /// The daemon that accepted a definition or a deletion works on it. Another one helps if that
  /// work takes more than some seconds. Two may do the same work, because each decides its pieces
  /// under the lock.
  private func adoptTasks() {
    guard let tasks = shared?.tasks.take() else { return }
    // The last holder may have ended before it took back what a wrong clock had it emit.
    if tasks.isHolder, !schedule.isTaskHolder { schedule.corrections.isWanted = true }
    schedule.isTaskHolder = tasks.isHolder
    if schedule.overdue.isEmpty || schedule.overdueThrough > now {
      (schedule.overdue, schedule.overdueThrough) = (tasks.due, now)
    }
    var seen: [ProjectNumber: Int] = [:]
    for project in tasks.rollingOut {
      let count = (schedule.rolloutsSeen[project.number] ?? 0) + 1
      seen[project.number] = count
      if count > Self.pollsBeforeHelp, !schedule.rollouts.holds(project.number) {
        schedule.rollouts.record(project.number, project.id, awaits: .none)
      }
    }
    schedule.rolloutsSeen = seen
    schedule.erasuresSeen = tasks.hasErasures ? schedule.erasuresSeen + 1 : 0
    if schedule.erasuresSeen > Self.pollsBeforeHelp { eraser.lookForOthers() }
  }

  /// How many seconds another daemon's work is left alone.
  private static let pollsBeforeHelp = 2

  /// Takes in the replies of a shared store, and decides the requests that waited for them.
  ///
  /// Call it in a turn, before its first line.
  package func takeStoreReplies() {
    guard let shared else { return }
    for reply in shared.store.takeReplies() {
      let ready = shared.take(reply, decider.recordCache)
      if case .done = reply.outcome, let time = reply.time {
        shared.clockOffset = time.milliseconds - hostTime.milliseconds
      }
      adopt(hostTime)
      if reply.time != nil { watchClock() }
      decideAgain(ready)
    }
    decideAgain(shared.takeExpired())
    if let unusable = shared.unusable, fatalError == nil {
      (decider.failure, decider.fatalError) = (unusable, unusable)
    }
    adoptTasks()
    feed.recordBurst(of: shared.takeEventfulLogs())
    feed.lookForWork()
  }

  /// Settles what replies have made known, and decides again what has waited for them.
  private func decideAgain(_ waits: [StoreWait]) {
    guard let shared else { return }
    if commits.durable < shared.progressSoFar.durable || shared.progressSoFar.failure != nil {
      settle()
    }
    for wait in waits { decideAgain(wait) }
    endTurn()
  }

  private func decideAgain(_ wait: StoreWait) {
    switch wait.waiter {
    case .session(let session) where session.storeWait !== wait: break
    case .session(let session):
      if case .clock? = session.suspension?.work { moveClock(of: session) } else { retry(session) }
    // A large decision is a turn of its own: the task begins again after it.
    case .task(let task) where task != .large && largeDecisions.isBusy: schedule.waits[task] = nil
    case .task(let task): run(task)
    case .feed: break
    }
  }
}
