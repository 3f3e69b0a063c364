import IdentityCore
import LineProtocol

extension Service {
  /// Carries out a write, once for each idempotency key; a dry run changes nothing.
  func write<Value>(
    _ request: some WritingMethod,
    _ call: Call,
    _ body: @escaping @Sendable (inout Draft) throws(DecisionStop) -> Value,
    _ write: @escaping @Sendable (Value, Draft, inout JSONWriter) -> Void
  ) throws(RPCError) -> Outcome {
    let (project, projectTurn) = try project(request.project)
    if isHeld(project.number) { return .queued }
    let retry = try remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return .answered(answer) }
    try bringUnknown(request.keys(in: project.number))
    let decision = Decision(
      effect: effect(of: request.writing, call),
      remember: retry.toRemember,
      decide: body,
      write: write
    )
    return try carryOut(
      decision,
      in: project,
      changedIn: projectTurn,
      entropy: freshEntropy()
    )
  }

  func effect(of writing: Writing, _ call: Call) -> Effect {
    writing.isDryRun ? .rehearse(cause: call.cause) : .apply(cause: call.cause)
  }

  /// Whether a request with the same idempotency key was answered before.
  enum Retry {
    /// The request has no key, or is a dry run.
    case unheeded
    case first(StoredAnswer)
    case replay(Answer)

    var toRemember: StoredAnswer? {
      if case .first(let answer) = self { answer } else { nil }
    }
  }

  func remembered(
    _ writing: Writing,
    _ call: Call,
    in project: Project
  ) throws(RPCError) -> Retry {
    guard let idempotencyKey = writing.idempotencyKey, !writing.isDryRun else { return .unheeded }
    let key = AnswerKey(method: call.name, idempotencyKey: idempotencyKey)
    var parameters: [UInt8] = []
    call.params?.canonicalBytes(into: &parameters)
    if let answer = try replay(key, parameters, writing, in: project) { return .replay(answer) }
    return .first(StoredAnswer(key: key, parameters: parameters, result: [], answeredAt: now))
  }

  /// Returns the stored answer to the same request, if it has not expired.
  func replay(
    _ key: AnswerKey,
    _ parameters: [UInt8],
    _ writing: Writing,
    in project: Project
  ) throws(RPCError) -> Answer? {
    let (record, turn) = try find(.answer(project.number, key))
    guard case .answer(let stored)? = record,
      now.milliseconds - stored.answeredAt.milliseconds < StoredAnswer.lifetimeMilliseconds
    else { return nil }
    guard stored.parameters == parameters else { throw conflict(writing) }
    var result = stored.result
    result.removeLast()
    if result.count > 1 { result.append(UInt8(ascii: ",")) }
    result += Array("\"replayed\":true}".utf8)
    return Answer(result: result, needs: turn, wrote: false)
  }

  func conflict(_ writing: Writing) -> RPCError {
    RPCError(
      .idempotencyConflict,
      "the idempotencyKey \(String(quoting: writing.idempotencyKey ?? [])) was used with other"
        + " params",
      field: "/idempotencyKey"
    )
  }
}
