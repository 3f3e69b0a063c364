import IdentityCore
import LineProtocol
import Storage

// A manual clock moves: what ends on the way ends, in order, in bounded steps.
extension Service {
  /// Starts a clock on its way, or answers at once where there is no way to go.
  func advance(_ request: AdvanceClock, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try project(request.project)
    let retry = try remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return .answered(answer) }
    guard case .manual(let now) = project.clock else {
      throw RPCError(Refusal.clockNotManual(project.id))
    }
    let target = try request.target(from: now)
    if request.writing.isDryRun {
      return .answered(try rehearse(project, turn, to: target, call))
    }
    return .advancing(
      Advance(
        project: project.id,
        target: target,
        cause: call.cause,
        remember: retry.toRemember,
        awaits: changedKeys.isEmpty ? lastSubmitted : self.turn
      )
    )
  }

  /// One step of a clock; the answer when it has arrived.
  func step(_ advance: inout Advance) throws(RPCError) -> Answer? {
    let (project, turn) = try project(advance.project)
    guard case .manual(let now) = project.clock else {
      throw RPCError(Refusal.clockNotManual(project.id))
    }
    // What was defined before is told before: the clock stands until everybody knows.
    if project.isSweeping {
      let oldest = RecordKey.definition(project.number, project.toldDefinitions + 1)
      advance.awaits = try sweep(project.id) ? self.turn : find(oldest).changedIn
      return nil
    }
    // Somebody else may have moved it further meanwhile.
    let target = max(advance.target, now)
    let dues = try due(in: project, through: target, limit: Advance.stepMax)
    let isArrival = dues.count < Advance.stepMax
    let stop = isArrival ? target : dues.last?.moment ?? target
    let (_, draft) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.tellDue(dues, through: stop)
      if stop > now || !dues.isEmpty { draft.advanceClock(to: stop, isArrival: isArrival) }
      return stop
    }
    let answer = try conclude(
      stop,
      draft,
      .apply(cause: advance.cause),
      remember: isArrival ? advance.remember : nil
    ) {
      AdvanceClock.write($0, to: &$2)
    }
    advance.awaits = answer.wrote ? self.turn : advance.awaits
    return isArrival ? answer : nil
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
  ) throws(RPCError) -> Answer {
    let dues = try due(in: project, through: target, limit: Advance.rehearsalMax + 1)
    guard dues.count <= Advance.rehearsalMax else {
      throw AdvanceClock.tooMuchToRehearse(Advance.rehearsalMax)
    }
    let (_, draft) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.tellDue(dues, through: target)
      draft.advanceClock(to: target, isArrival: true)
      return target
    }
    return try conclude(target, draft, .rehearse(cause: call.cause)) {
      AdvanceClock.write($0, to: &$2)
    }
  }
}
