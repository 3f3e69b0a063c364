import IdentityCore
import LineProtocol
import Storage

// The deletion of a user: first the user disappears from every reply, then, step by step, from the
// store.
extension Service {
  /// Begins an erasure; a retry of a finished one, and a rehearsal, are answered at once.
  func delete(_ request: DeleteUser, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try decider.project(request.project)
    // All projects share one list of erasures.
    if largeDecisions.isBusy { return .queued }
    if let known = try known(request.writing, call, in: project) { return known }
    let isRehearsal = request.writing.isDryRun
    if !isRehearsal && eraser.isHalted { throw .earlierErasureHalted }
    let asked = asked(request.writing, call)
    let startedAt = decider.newestTime
    let remains = remains(of: request, at: startedAt)
    let decision = Decision(
      effect: Effect(request.writing, call),
      decide: { draft throws(DecisionStop) in
        let removal = try RecordEraser.erase(request.user, startedAt: startedAt, in: &draft)
        guard !isRehearsal else { return removal }
        var erasure = removal.erasure
        erasure.lastEvent = try draft.projectCounts().events + Int64(draft.events.count)
        erasure.result = Self.result(of: removal, remains)
        if let asked, let salt = try Salt.stored(in: &draft) {
          erasure.remembered = asked.hashed(by: salt)
        }
        try erasure.begin(in: &draft)
        return removal
      },
      write: { DeleteUser.write($0, remains, to: &$2) }
    )
    let entropy = decider.freshEntropy()
    return try decider.carryOut(decision, in: project, changedIn: turn, entropy: entropy) {
      [eraser] answer throws(RPCError) in
      try isRehearsal ? .answered(answer) : .erasing(eraser.begin())
    }
  }

  /// Returns what is left of what a deletion erases when its reply comes.
  private func remains(of request: DeleteUser, at startedAt: Moment) -> DeleteUser.Remains {
    if shared != nil { return .database }
    if request.traces == .cleared || !eraser.hasFiles { return .cleared }
    return .pending(clearedBy: Eraser.clearedBy(erasedAt: startedAt))
  }

  /// A request that waits for an erasure.
  struct Wait {
    /// The id that replaces the erased user.
    var tombstone: UserID
    /// The turn in which it began.
    var since: TurnNumber
    /// Whether another request with the same key began it.
    var isRetry = false
  }

  var canErase: Bool { eraser.isReady && mayErase }

  /// While a definition reaches customers, its progress may name an erased user.
  var mayErase: Bool {
    fatalError == nil && schedule.rollouts.isEmpty && !largeDecisions.isBusy
  }

  /// Takes the next step of the oldest erasure; false if there is none to take now.
  func continueErasure() -> Bool {
    if answerErased() || answerHalted() {
      endTurn()
      return true
    }
    return shared == nil && canErase && !isResting && eraser.takeStep()
  }

  /// Takes the next step.
  func moveErasure() {
    if shared != nil {
      _ = eraser.takeStep()
    } else {
      _ = continueErasure()
    }
  }

  /// Replies to the requests whose erasures have ended durably; false if there are none.
  private func answerErased() -> Bool {
    let ended = eraser.takeEnded()
    for erased in ended {
      for session in suspended {
        guard let wait = session.suspension?.wait, wait.tombstone == erased.tombstone else {
          continue
        }
        let result = wait.isRetry ? Decider.replayed(erased.result) : erased.result
        let answer = Answer(result: result, needs: erased.turn, wrote: true)
        resume(session, with: .success(answer))
      }
    }
    return !ended.isEmpty
  }

  /// Replies to the waiting requests that their erasure has begun and is halted; false if there
  /// are none.
  private func answerHalted() -> Bool {
    guard eraser.isHalted else { return false }
    let halted = suspended.filter { session in
      guard let wait = session.suspension?.wait, wait.since <= durable else { return false }
      return !eraser.hasEnded(wait.tombstone)
    }
    for session in halted { resume(session, with: .failure(.erasureHalted)) }
    return !halted.isEmpty
  }

  private static func result(
    of removal: RecordEraser.Removal,
    _ remains: DeleteUser.Remains
  ) -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    writer.beginObject()
    DeleteUser.write(removal, remains, to: &writer)
    writer.endObject()
    return writer.bytes
  }

  /// Returns the reply to an earlier request with the same key, or its erasure if that goes on.
  private func known(
    _ writing: Writing,
    _ call: Call,
    in project: Project
  ) throws(RPCError) -> Outcome? {
    guard case .salt(let salt)? = try decider.find(.salt(project.number)).record,
      let retry = asked(writing, call)?.hashed(by: salt)
    else { return nil }
    let all = try decider.erasures()
    let unanswered =
      all.underway.map { ($0.project, $0.tombstone, $0.remembered, $0.result) }
      + all.uncleared.map { ($0.project, $0.tombstone, $0.remembered, $0.result) }
    for (id, tombstone, remembered, result) in unanswered where id == project.id {
      guard let remembered, remembered.key == retry.key else { continue }
      guard remembered.parameters == retry.parameters else { throw .idempotencyConflict(writing) }
      guard !eraser.isHalted else { throw .erasureHalted }
      let wait = Wait(tombstone: tombstone, since: .none, isRetry: true)
      return .erasing(eraser.keep(wait, for: result))
    }
    let answer = try decider.replay(retry.key, retry.parameters, writing, in: project)
    return answer.map { .answered($0) }
  }

  /// A request that may be retried.
  private struct RetryableRequest: Sendable {
    var method: [UInt8]
    var idempotencyKey: [UInt8]
    var parameters: [UInt8]

    /// Hashes key and params, because they may name the erased user.
    func hashed(by salt: Salt) -> Erasure.Retry {
      let key = IdempotencyKey(
        method: method,
        idempotencyKey: salt.digest(of: idempotencyKey).bytes
      )
      return Erasure.Retry(key: key, parameters: salt.digest(of: parameters).bytes)
    }
  }

  /// Nil if the request has no key, or is a rehearsal.
  private func asked(_ writing: Writing, _ call: Call) -> RetryableRequest? {
    guard let idempotencyKey = writing.idempotencyKey, !writing.isDryRun else { return nil }
    var parameters: [UInt8] = []
    call.params?.canonicalBytes(into: &parameters)
    return RetryableRequest(
      method: call.name,
      idempotencyKey: idempotencyKey,
      parameters: parameters
    )
  }
}
