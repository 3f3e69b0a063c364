import IdentityCore
import LineProtocol

extension Service {
  /// Runs a method that writes: as a rehearsal if the request says so, and once for each
  /// idempotency key.
  func write<Value>(
    _ request: some WritingMethod,
    _ call: Call,
    _ body: @escaping @Sendable (inout Draft) throws(DecisionStop) -> Value,
    _ write: @escaping @Sendable (Value, Draft, inout JSONWriter) -> Void
  ) throws(RPCError) -> Outcome {
    let (project, projectTurn) = try decider.project(request.project, forWrite: true)
    if largeDecisions.holds(project.number) {
      // The request is decided again later, so nothing has to be confirmed now.
      try decider.endWrite(hasChanged: true)
      return .queued
    }
    let retry = try decider.remembered(request.writing, call, in: project, forWrite: true)
    if case .replay(let answer) = retry {
      try decider.endWrite(hasChanged: false)
      return .answered(answer)
    }
    let keys = request.keys(in: project.number)
    if let shared {
      // A dry run needs no lock.
      shared.name(request.writing.isDryRun ? [] : keys, in: project.number)
    } else {
      try decider.loadUnknown(keys)
    }
    let decision = Decision(
      effect: Effect(request.writing, call),
      remember: retry.toRemember,
      decide: body,
      write: write
    )
    let outcome = try decider.carryOut(
      decision,
      in: project,
      changedIn: projectTurn,
      entropy: decider.freshEntropy()
    )
    let hasChanged = if case .answered(let answer) = outcome { answer.wrote } else { false }
    try decider.endWrite(hasChanged: hasChanged)
    return outcome
  }
}

extension Effect {
  init(_ writing: Writing, _ call: Service.Call) {
    self = writing.isDryRun ? .rehearse(cause: call.cause) : .apply(cause: call.cause)
  }
}
