import IdentityCore
import LineProtocol

extension Service {
  /// A method that writes: rehearsed if that was asked for, and done once for each idempotency key.
  func write<Outcome>(
    _ request: some WritingMethod,
    _ call: Call,
    _ body: (inout Draft) throws(Stop) -> Outcome,
    _ write: (Outcome, Draft, inout JSONWriter) -> Void
  ) throws(RPCError) -> Answer {
    if let fatalError { throw RPCError(fatalError) }
    let (project, projectTurn) = try project(request.project)
    let retry = try remembered(request.writing, call, in: project)
    if case .replay(let answer) = retry { return answer }
    let (outcome, draft) = try decide(
      in: project,
      changedIn: projectTurn,
      entropy: Entropy(using: &random),
      body
    )
    return try conclude(
      outcome,
      draft,
      effect(of: request.writing, call),
      remember: retry.toRemember,
      write
    )
  }

  func effect(of writing: Writing, _ call: Call) -> Effect {
    writing.isDryRun ? .rehearse(cause: call.cause) : .apply(cause: call.cause)
  }

  /// Whether a request was answered before, by its idempotency key.
  enum Retry {
    /// It carries no key, or is a rehearsal.
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
    let first = StoredAnswer(key: key, parameters: parameters, result: [], answeredAt: now)
    let (record, turn) = try find(.answer(project.number, key))
    guard case .answer(let stored)? = record,
      now.milliseconds - stored.answeredAt.milliseconds < StoredAnswer.lifetimeMilliseconds
    else { return .first(first) }
    guard stored.parameters == parameters else {
      throw RPCError(
        .idempotencyConflict,
        "the idempotencyKey \(String(quoting: idempotencyKey)) was used with other params",
        field: "/idempotencyKey"
      )
    }
    var result = stored.result
    result.removeLast()
    if result.count > 1 { result.append(UInt8(ascii: ",")) }
    result += Array("\"replayed\":true}".utf8)
    return .replay(Answer(result: result, needs: turn, wrote: false))
  }
}
