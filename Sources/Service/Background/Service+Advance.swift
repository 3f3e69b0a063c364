import IdentityCore
import LineProtocol
import Storage

// Advances manual clocks: emits the due changes on the way, in order, in bounded steps.
extension Service {
  /// Starts to advance a clock; answers at once for a retry or a dry run.
  func advance(_ request: AdvanceClock, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try project(request.project)
    if isHeld(project.number) { return .queued }
    let retry = try remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return .answered(answer) }
    let now = try manualTime(of: project)
    if request.writing.isDryRun {
      return try rehearse(project, turn, to: request.target(from: now), call)
    }
    let target = isMoving(project.number) ? nil : try request.target(from: now)
    let newest = newestChange
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

  /// Whether the project's clock is already advancing.
  private func isMoving(_ number: ProjectNumber) -> Bool {
    advancing.contains { conversation in
      conversation.suspension?.advance.map { $0.number == number && $0.target != nil } ?? false
    }
  }

  /// Whether a clock can take its next step.
  ///
  /// It waits for a sweep of its project, because earlier definitions are emitted first.
  func canMoveClock(in conversation: Conversation) -> Bool {
    guard let advance = conversation.suspension?.advance else { return false }
    guard fatalError == nil else { return true }
    if advance.target == nil && isMoving(advance.number) { return false }
    return advance.awaits <= settled && !sweeps.holds(advance.number) && large == nil
  }

  /// Takes one step of a clock; several clocks take turns.
  func moveClock() {
    guard let place = advancing.firstIndex(where: canMoveClock) else { return }
    let conversation = advancing.remove(at: place)
    advancing.append(conversation)
    guard let advance = conversation.suspension?.advance else { return }
    do throws(RPCError) {
      switch try step(advance) {
      case .answered(let answer): resume(conversation, with: .success(answer))
      case .advancing(let advance): conversation.suspension?.work = .clock(advance)
      case .large(let decision):
        advancing.removeAll { $0 === conversation }
        begin(decision, in: conversation)
      case .erasing, .queued, .waiting:
        preconditionFailure("Service: the step of a clock cannot come to this")
      }
    } catch {
      schedule.forgetLists()
      resume(conversation, with: .failure(error))
    }
  }

  /// Takes one step of a clock; returns the answer when the clock has arrived.
  private func step(_ advance: Advance) throws(RPCError) -> Outcome {
    let (project, turn) = try project(advance.request.project)
    let now = try manualTime(of: project)
    guard let target = advance.target else {
      var advance = advance
      advance.target = try advance.request.target(from: now)
      // By then the store knows what is due.
      advance.awaits = lastSubmitted
      return .advancing(advance)
    }
    let (dues, isArrival) = try takeDue(in: project, through: target, limit: Self.duesPerPiece)
    // The list may contain changes that were emitted before, and a clock never goes back.
    let stop = isArrival ? target : max(now, dues.last?.moment ?? target)
    let decision = Decision(
      effect: .apply(cause: advance.cause),
      remember: isArrival ? advance.remember : nil,
      decide: { draft throws(DecisionStop) in
        try draft.emitDue(dues, through: stop)
        if stop > now || !dues.isEmpty { draft.advanceClock(to: stop, isArrival: isArrival) }
        return stop
      },
      write: { AdvanceClock.write($0, to: &$2) }
    )
    return try carryOut(decision, in: project, changedIn: turn) { [unowned self] answer in
      if isArrival {
        schedule.keep(nil, of: project.number)
        return .answered(answer)
      }
      var advance = advance
      if answer.wrote { advance.changedIn = answer.needs }
      if !knowsDue(in: project, through: target) { advance.awaits = advance.changedIn }
      return .advancing(advance)
    }
  }

  func due(
    in project: Project,
    through moment: Moment,
    limit: Int
  ) throws(RPCError) -> [DueRecord] {
    do throws(StorageError) {
      return try reader.due(in: project.number, through: moment, limit: limit)
    } catch {
      throw failed(error)
    }
  }

  private func rehearse(
    _ project: Project,
    _ turn: TurnNumber,
    to target: Moment,
    _ call: Call
  ) throws(RPCError) -> Outcome {
    let dues = try due(in: project, through: target, limit: Advance.rehearsalEndsMax + 1)
    guard dues.count <= Advance.rehearsalEndsMax else {
      throw AdvanceClock.tooMuchToRehearse(Advance.rehearsalEndsMax)
    }
    let decision = Decision(
      effect: .rehearse(cause: call.cause),
      decide: { draft throws(DecisionStop) in
        try draft.emitDue(dues, through: target)
        draft.advanceClock(to: target, isArrival: true)
        return target
      },
      write: { AdvanceClock.write($0, to: &$2) }
    )
    return try carryOut(decision, in: project, changedIn: turn)
  }
}
