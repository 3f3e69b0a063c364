import IdentityCore
import LineProtocol
import Storage

// A manual clock moves in bounded steps, and emits what ends on the way, in order.
extension Service {
  /// Begins to move a clock; a retry and a rehearsal are answered at once.
  func advance(_ request: AdvanceClock, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try decider.project(request.project)
    if largeDecisions.holds(project.number) { return .queued }
    let retry = try decider.remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return .answered(answer) }
    let now = try manualTime(of: project)
    let newest = commits.newestChange
    let isDryRun = request.writing.isDryRun
    // The store lists only what is durable; another daemon's changes come with the lock.
    if isDryRun, shared != nil || newest <= commits.settled {
      return try rehearse(request, in: project, turn, from: now, because: call.cause)
    }
    // Where other daemons move the same clock, it begins under the lock.
    let isLater = shared != nil || isDryRun || isMoving(project.number)
    let target = isLater ? nil : try request.newTime(from: now)
    return .advancing(
      Advance(
        request: request,
        number: project.number,
        target: target,
        cause: call.cause,
        remember: retry.toRemember,
        awaits: newest,
        changedIn: newest
      )
    )
  }

  private func manualTime(of project: Project) throws(RPCError) -> Moment {
    guard case .manual(let now) = project.clock else {
      throw RPCError(Refusal.clockNotManual(project.id))
    }
    return now
  }

  /// Whether the project's clock is moving already.
  private func isMoving(_ number: ProjectNumber) -> Bool {
    suspended.contains { session in
      session.suspension?.advance.map { $0.number == number && $0.target != nil } ?? false
    }
  }

  /// Whether a clock can take its next step.
  ///
  /// It waits for earlier definitions until they have reached every customer.
  func canMoveClock(in session: ClientSession) -> Bool {
    guard let advance = session.suspension?.advance, session.storeWait == nil else { return false }
    guard fatalError == nil else { return true }
    if advance.target == nil && isMoving(advance.number) { return false }
    return advance.awaits <= commits.settled && !schedule.rollouts.holds(advance.number)
      && !largeDecisions.isBusy
  }

  /// Moves a clock by one step; several clocks take turns.
  func moveClock() {
    guard let place = suspended.firstIndex(where: canMoveClock) else { return }
    let session = suspended.remove(at: place)
    suspended.append(session)
    moveClock(of: session)
  }

  /// Moves the clock that a session's request advances.
  func moveClock(of session: ClientSession) {
    guard let advance = session.suspension?.advance else { return }
    guard !largeDecisions.isBusy else {
      // Until a large decision has ended; a clock keeps its target meanwhile.
      session.storeWait = nil
      return
    }
    shared?.beginAttempt(session.storeWait.take(), for: .session(session))
    shared?.noteWrite()
    do throws(RPCError) {
      switch try step(advance) {
      case .answered(let answer): resume(session, with: .success(answer))
      case .advancing(let advance): session.suspension?.work = .clock(advance)
      case .large(let decision):
        try decider.requireStillness(of: decision.locks)
        suspended.removeAll { $0 === session }
        begin(decision, in: session, isStep: true)
      case .erasing, .queued, .waiting, .verifying:
        preconditionFailure("Service: the step of a clock cannot lead to this")
      }
    } catch {
      if let wait = shared?.takeWait() { return park(session, wait) }
      schedule.dues.forgetLists()
      resume(session, with: .failure(Self.failure(error, of: advance)))
    }
  }

  /// The error of a clock that cannot go on: earlier steps of a long way are stored.
  static func failure(_ error: RPCError, of advance: Advance?) -> RPCError {
    let hasBegun = advance?.target != nil
    return hasBegun && error.kind == .storageUnavailable ? RPCError(.inDoubt("")) : error
  }

  /// Takes one step of a clock; the request is answered when the clock has arrived.
  private func step(_ advance: Advance) throws(RPCError) -> Outcome {
    let (project, turn) = try decider.project(advance.request.project)
    let now = try manualTime(of: project)
    if shared != nil, project.isRollingOut {
      // Another daemon may have accepted the definition, and this one can reach its customers, too.
      schedule.rollouts.record(project, awaits: commits.settled)
      return .advancing(advance)
    }
    if advance.request.writing.isDryRun {
      return try rehearse(advance.request, in: project, turn, from: now, because: advance.cause)
    }
    var advance = advance
    let target: Moment
    if let known = advance.target {
      target = known
    } else {
      // Another daemon may move the same clock.
      try decider.requireStillness(of: [project.number])
      // The same request may have come twice, and the other one may have moved it meanwhile.
      if let answer = try replay(of: advance, in: project) { return .answered(answer) }
      target = try advance.request.newTime(from: now)
      advance.target = target
      // Once that turn is durable the store lists everything that is due.
      advance.awaits = commits.lastSubmitted
      if shared == nil { return .advancing(advance) }
    }
    let (dues, isArrival) = try dueReader.takeDue(in: project, through: target)
    // The store may list ends that were emitted in a turn that is not durable: a clock never goes
    // back.
    let stop = isArrival ? target : max(now, dues.last?.moment ?? target)
    let decision = Decision(
      effect: .apply(cause: advance.cause),
      remember: isArrival ? advance.remember : nil,
      isExclusive: true,
      decide: { draft throws(DecisionStop) in
        try DueEmission.emit(dues, through: stop, in: &draft)
        if stop > now || !dues.isEmpty { draft.advanceClock(to: stop, isArrival: isArrival) }
        return stop
      },
      write: { AdvanceClock.write($0, to: &$2) }
    )
    return try decider.carryOut(decision, in: project, changedIn: turn) {
      [schedule, dueReader, begun = advance] answer in
      if isArrival {
        schedule.dues.store(nil, of: project.number)
        return .answered(answer)
      }
      var advance = begun
      if answer.wrote { advance.changedIn = answer.needs }
      if !dueReader.knowsDue(in: project, through: target) { advance.awaits = advance.changedIn }
      return .advancing(advance)
    }
  }

  /// Returns the reply to an earlier request with the key of an advance that is about to begin.
  private func replay(of advance: Advance, in project: Project) throws(RPCError) -> Answer? {
    guard let known = advance.remember else { return nil }
    let writing = advance.request.writing
    return try decider.replay(known.key, known.parameters, writing, in: project)
  }

  private func rehearse(
    _ request: AdvanceClock,
    in project: Project,
    _ turn: TurnNumber,
    from now: Moment,
    because cause: Event.Cause
  ) throws(RPCError) -> Outcome {
    let target = try request.newTime(from: now)
    try decider.requireStillness(of: [project.number])
    let limit = Advance.dryRunExpiriesMax + 1
    let dues = try decider.due(in: project.number, through: target, limit: limit)
    guard dues.count <= Advance.dryRunExpiriesMax else {
      throw AdvanceClock.tooMuchToRehearse(Advance.dryRunExpiriesMax)
    }
    let decision = Decision(
      effect: .rehearse(cause: cause),
      isExclusive: true,
      decide: { draft throws(DecisionStop) in
        try DueEmission.emit(dues, through: target, in: &draft)
        if target > now || !dues.isEmpty { draft.advanceClock(to: target, isArrival: true) }
        return target
      },
      write: { AdvanceClock.write($0, to: &$2) }
    )
    return try decider.carryOut(decision, in: project, changedIn: turn)
  }
}
