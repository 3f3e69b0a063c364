import IdentityCore
import LineProtocol

// A request with an idempotency key is carried out once; its retries get the first reply.
extension Decider {
  /// What an idempotency key says about a request.
  enum Retry {
    /// The request has no key, or is a rehearsal.
    case unkeyed
    case first(IdempotentReply)
    case replay(Answer)

    var toRemember: IdempotentReply? {
      if case .first(let answer) = self { answer } else { nil }
    }
  }

  /// Looks up the reply to an earlier request with the same key; `project` is nil for a project
  /// that does not exist yet.
  ///
  /// With `isForWrite`, the caller calls `endWrite`. A shared store then brings a reply that is not
  /// in memory with the lock, or with the next read if the decision changes nothing.
  func remembered(
    _ writing: Writing,
    _ call: Service.Call,
    in project: Project?,
    forWrite isForWrite: Bool = false
  ) throws(RPCError) -> Retry {
    guard let idempotencyKey = writing.idempotencyKey, !writing.isDryRun else { return .unkeyed }
    let key = IdempotencyKey(method: call.name, idempotencyKey: idempotencyKey)
    var parameters: [UInt8] = []
    call.params?.canonicalBytes(into: &parameters)
    // A payload is long, and what it says of a person is not readable where it is searched for.
    if call.name.elementsEqual("\(NotifyStore.name)".utf8) {
      parameters = SHA256.digest(of: parameters).bytes
    }
    if let project, let answer = try replay(key, parameters, writing, in: project, isForWrite) {
      return .replay(answer)
    }
    return .first(IdempotentReply(key: key, parameters: parameters, result: [], answeredAt: now))
  }

  /// Returns the reply to the same request, while it is remembered.
  func replay(
    _ key: IdempotencyKey,
    _ parameters: [UInt8],
    _ writing: Writing,
    in project: Project,
    _ isForWrite: Bool = false
  ) throws(RPCError) -> Answer? {
    let address = RecordKey.answer(project.number, key)
    if isForWrite, let shared, case .unknown = recordCache.find(HashedKey(address)),
      shared.postpone(address, in: project.number)
    {
      return nil
    }
    let (record, turn) = try find(address)
    guard case .answer(let stored)? = record,
      now.milliseconds - stored.answeredAt.milliseconds < IdempotentReply.lifetimeMilliseconds
    else { return nil }
    guard stored.parameters == parameters else { throw .idempotencyConflict(writing) }
    return Answer(result: Self.replayed(stored.result), needs: turn, wrote: false)
  }

  /// Returns the result of an earlier request with `replayed`.
  static func replayed(_ result: [UInt8]) -> [UInt8] {
    var result = result
    result.removeLast()
    if result.count > 1 { result.append(UInt8(ascii: ",")) }
    return result + Array("\"replayed\":true}".utf8)
  }
}

extension RPCError {
  static func idempotencyConflict(_ writing: Writing) -> RPCError {
    RPCError(
      .idempotencyConflict,
      "the idempotencyKey \(String(quoting: writing.idempotencyKey ?? [])) was used with other"
        + " params",
      field: "/idempotencyKey"
    )
  }
}
