import IdentityCore
import LineProtocol
import Storage

// A manual clock moves: what ends on the way ends, in order, in bounded steps.
extension Service {
  /// Starts a clock on its way, or answers at once where there is no way to go.
  func advance(_ request: AdvanceClock, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try project(request.project)
    if isHeld(project.number) { return .queued }
    let retry = try remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return .answered(answer) }
    guard case .manual(let now) = project.clock else {
      throw RPCError(Refusal.clockNotManual(project.id))
    }
    let target = try request.target(from: now)
    if request.writing.isDryRun {
      return try rehearse(project, turn, to: target, call)
    }
    let newest = changedKeys.isEmpty ? lastSubmitted : self.turn
    return .advancing(
      Advance(
        project: project.id,
        number: project.number,
        target: target,
        cause: call.cause,
        remember: retry.toRemember,
        awaits: newest,
        changedIn: newest
      )
    )
  }

  /// Whether a clock can take its next step.
  ///
  /// What was defined before is told before: it stands until everybody knows.
  func canMoveClock(in conversation: Conversation) -> Bool {
    guard let advance = conversation.suspension?.advance else { return false }
    guard fatalError == nil else { return true }
    return advance.awaits <= settled && !sweeps.holds(advance.number) && large == nil
  }

  /// Has a clock take one step; of several each has its turn.
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

  /// One step of a clock: it is answered when the clock has arrived.
  private func step(_ advance: Advance) throws(RPCError) -> Outcome {
    let (project, turn) = try project(advance.project)
    guard case .manual(let now) = project.clock else {
      throw RPCError(Refusal.clockNotManual(project.id))
    }
    // Somebody else may have moved it further meanwhile.
    let target = max(advance.target, now)
    let (dues, isArrival) = try takeDue(in: project, through: target, limit: Self.duesPerPiece)
    // What somebody else has told, the store may not know yet: a clock goes forward.
    let stop = isArrival ? target : max(now, dues.last?.moment ?? target)
    let decision = Decision(
      effect: .apply(cause: advance.cause),
      remember: isArrival ? advance.remember : nil,
      decide: { draft throws(Stop) in
        try draft.tellDue(dues, through: stop)
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
  ) throws(RPCError) -> [Due] {
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
    let dues = try due(in: project, through: target, limit: Advance.rehearsalMax + 1)
    guard dues.count <= Advance.rehearsalMax else {
      throw AdvanceClock.tooMuchToRehearse(Advance.rehearsalMax)
    }
    let decision = Decision(
      effect: .rehearse(cause: call.cause),
      decide: { draft throws(Stop) in
        try draft.tellDue(dues, through: target)
        draft.advanceClock(to: target, isArrival: true)
        return target
      },
      write: { AdvanceClock.write($0, to: &$2) }
    )
    return try carryOut(decision, in: project, changedIn: turn)
  }
}
