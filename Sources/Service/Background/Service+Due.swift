package import IdentityCore
import LineProtocol
import Storage

// Projects with the system's clock: the daemon emits what ends, also what ended while it was
// stopped.
extension Service {
  /// When the next background work is due while there is none to do now; nil for never.
  package var nextDue: Moment? {
    // The caller compares this moment with the host's clock. The time of a shared store stands
    // still while it does not answer, so the loop would turn without a pause. The daemon wakes once
    // a second anyway.
    if shared != nil, isResting { return nil }
    var next = firstDue?.moment
    // A task that waits for a shared store goes on with its reply.
    let hasErasure = schedule.waits[.erasure] == nil && canErase
    let mayRollOut = schedule.waits[.rollout] == nil
    if hasErasure || mayRollOut && schedule.rollouts.isReady(settled: commits.settled) {
      next = next.map { min($0, now) } ?? now
    } else if mayErase, let moment = eraser.nextDue {
      next = next.map { min($0, moment) } ?? moment
    }
    guard let next else { return nil }
    return schedule.pauseEnd(at: now).map { max(next, $0) } ?? next
  }

  /// A project's clock waits until the project's definitions have reached all customers.
  ///
  /// While a large decision is made, all clocks wait.
  var firstDue: (project: ProjectID, moment: Moment)? {
    guard !largeDecisions.isBusy else { return nil }
    return schedule.dues.first { schedule.rollouts.holds($0) }
  }

  /// Emits the next ends of a project of a shared store, under its lock.
  func emitOverdue() {
    guard let address = schedule.overdue.first else { return }
    do throws(RPCError) {
      let (project, changedIn) = try decider.project(address.id)
      // What ends waits until the definitions have reached every customer.
      guard case .system = project.clock, !project.isRollingOut else {
        schedule.overdue.removeFirst()
        return
      }
      let moment = schedule.overdueThrough
      guard moment <= now else {
        // The clock has gone back since the store listed them.
        schedule.overdue.removeAll()
        return
      }
      let (dues, isAll) = try dueReader.takeDue(in: project, through: moment)
      let stop = isAll ? moment : dues.last?.moment ?? moment
      try runWithoutRequest(in: project, changedIn: changedIn) { draft throws(DecisionStop) in
        try DueEmission.emit(dues, through: stop, in: &draft)
      } finish: { [schedule] _ in
        schedule.overdue.removeAll { $0 == address }
        // Projects take turns, so that many ends of one do not delay those of others.
        if !isAll { schedule.overdue.append(address) }
      }
    } catch {
      if shared?.isPending ?? false { return }
      schedule.overdue.removeAll { $0 == address }
      restAfterFailure()
    }
  }

  /// Emits the next ends of the project that is most overdue.
  ///
  /// If the store fails they are emitted later: replies are right either way.
  func emitDue() {
    guard let (id, _) = firstDue else { return }
    do throws(RPCError) {
      let (project, changedIn) = try decider.project(id)
      schedule.dues.wait(for: project, in: commits.turn)
      let (dues, isAll) = try dueReader.takeDue(in: project, through: now)
      let stop = isAll ? now : dues.last?.moment ?? now
      try runWithoutRequest(in: project, changedIn: changedIn) { draft throws(DecisionStop) in
        try DueEmission.emit(dues, through: stop, in: &draft)
      } finish: { [schedule] answer in
        if answer.wrote { schedule.dues.wait(for: project, in: answer.needs) }
        if let list = schedule.dues.list(of: project.number), let moment = list.dues.first?.moment {
          schedule.dues.setNext(with: project, from: moment)
        } else {
          schedule.dues.store(nil, of: project.number)
        }
      }
    } catch {
      // The next turn that becomes durable brings another attempt.
      restAfterFailure()
    }
  }
}
