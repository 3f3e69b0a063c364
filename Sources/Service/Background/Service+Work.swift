import IdentityCore
import LineProtocol

// Background work: small pieces between the lines, as part of their turn.
extension Service {
  /// Whether a piece could be done now.
  package var hasWork: Bool { schedule.hasTask(where: has) }

  /// Does one piece; false if none can be done in this turn.
  ///
  /// The tasks take turns. Requests wait for a piece, so a piece is small: its cost must not have
  /// a part that is the same for one record as for many.
  package func workOn() -> Bool {
    !isTurnFull && decider.budget.hasTimeForBackground && runOneTask()
  }

  /// As `workOn`, however much the turn has done.
  func runOneTask() -> Bool {
    guard let task = schedule.nextTask(where: has) else { return false }
    run(task)
    return true
  }

  /// Does a piece of a task, which parks what it lacks of a shared store.
  func run(_ task: BackgroundSchedule.BackgroundTask) {
    shared?.beginAttempt(schedule.waits.removeValue(forKey: task), for: .task(task))
    let begun = decider.budget.beginBackground()
    defer {
      decider.budget.endBackground(begun)
      park(task)
    }
    switch task {
    case .clock: moveClock()
    case .erasure: moveErasure()
    case .large: moveLargeWork()
    case .verification: moveVerifications()
    case .due: if shared == nil { emitDue() } else { emitOverdue() }
    case .rollout: continueRollout()
    case .correction: correctFeeds()
    }
  }

  private func has(_ task: BackgroundSchedule.BackgroundTask) -> Bool {
    switch task {
    case .clock: suspended.contains(where: canMoveClock)
    case .erasure: canErase && !isResting
    case .large: largeDecisions.hasWork
    case .verification: verifications.hasWork
    // The state of the store is checked last, because mostly no action is needed.
    case .due where shared != nil:
      !schedule.overdue.isEmpty && !largeDecisions.isBusy && mayWork
    case .due:
      schedule.dues.isDue(by: now) && firstDue.map { $0.moment <= now } ?? false && mayWork
    case .rollout:
      schedule.rollouts.isReady(settled: commits.settled) && !largeDecisions.isBusy && mayWork
    case .correction: mayCorrect && mayWork
    }
  }

  /// Pauses background tasks after a failure of the store; a task that waits for it is no failure.
  func restAfterFailure() {
    if shared?.isPending ?? false { return }
    schedule.rest(from: now)
  }

  private var mayWork: Bool { fatalError == nil && !isResting }

  /// Whether background tasks pause after a failure of the store.
  var isResting: Bool { schedule.pauseEnd(at: now) != nil }
}
