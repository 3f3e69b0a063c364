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
    let (project, projectTurn) = try decider.project(request.project)
    if largeDecisions.holds(project.number) { return .queued }
    let retry = try decider.remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return .answered(answer) }
    try decider.loadUnknown(request.keys(in: project.number))
    let decision = Decision(
      effect: Effect(request.writing, call),
      remember: retry.toRemember,
      decide: body,
      write: write
    )
    return try decider.carryOut(
      decision,
      in: project,
      changedIn: projectTurn,
      entropy: decider.freshEntropy()
    )
  }
}

extension Effect {
  init(_ writing: Writing, _ call: Service.Call) {
    self = writing.isDryRun ? .rehearse(cause: call.cause) : .apply(cause: call.cause)
  }
}
