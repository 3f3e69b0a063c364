import IdentityCore
import LineProtocol
import Storage

// What waits for a shared store; the loop never waits for it.
extension Service {
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

  /// Asks a shared store once a second for background work that nobody asked for.
  func lookForTasks() {
    guard let shared, feed.uptime >= shared.nextPoll else { return }
    shared.nextPoll = feed.uptime + SharedStore.pollInterval
    shared.askForTasks()
  }

  /// Adds the background work that a shared store has listed to this daemon's.
  ///
  /// Whoever accepted a definition or a deletion works on it; another daemon helps if that goes on
  /// for long. Two of them do no harm: each piece is decided under the lock.
  private func adoptTasks() {
    guard let tasks = shared?.tasks.take() else { return }
    if schedule.overdue.isEmpty { (schedule.overdue, schedule.overdueThrough) = (tasks.due, now) }
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
      adopt(now)
      if commits.durable < shared.progressSoFar.durable || shared.progressSoFar.failure != nil {
        settle()
      }
      for wait in ready { decideAgain(wait) }
      endTurn()
    }
    adoptTasks()
    feed.recordBurst(of: shared.takeEventfulLogs())
    feed.lookForWork()
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
