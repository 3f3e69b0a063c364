import IdentityCore
import LineProtocol
import Storage

// The reply to one request of a line.
extension Service {
  /// The outcome of a request of a line.
  enum PartOutcome {
    case answered(LineReply.Part)
    case advancing(Advance)
    case erasing(Wait)
    case large(LargeDecision)
    case queued
    case storing(StoreWait)
    case verifying(Verification)
    case waiting(EventWait)
  }

  func part(
    for entry: RequestEntry,
    at position: Int,
    isBatch: Bool,
    in session: ClientSession
  ) -> PartOutcome {
    switch entry.content {
    case .invalid(let error):
      return .answered(part(for: entry, at: position, .failure(error)))
    case .call(let method, let params):
      decider.turnSeen = .none
      shared?.beginAttempt(session.storeWait.take(), for: .session(session))
      do throws(RPCError) {
        let call = Call(
          name: method,
          params: params,
          id: entry.id,
          isBatch: isBatch,
          session: session
        )
        switch try answer(call) {
        case .answered(let answer):
          return .answered(part(for: entry, at: position, .success(answer)))
        case .advancing(let advance): return .advancing(advance)
        case .erasing(let wait): return .erasing(wait)
        case .large(let decision):
          // Other requests must not change the records of a large decision while it is made.
          try decider.requireStillness(of: decision.locks)
          return .large(decision)
        case .queued: return .queued
        case .verifying(let verification): return .verifying(verification)
        case .waiting(let wait): return .waiting(wait)
        }
      } catch {
        var error = error
        if let shared, let wait = shared.takeWait() {
          let isAdmitted = wait.attempts != 1 || shared.waitingCount < limits.suspendedMax
          if isAdmitted { return .storing(wait) }
          error = RPCError(
            .overloaded,
            "\(limits.suspendedMax) requests wait for the database, which is the maximum"
          ).with("limit", limits.suspendedMax)
        }
        var part = part(for: entry, at: position, .failure(error))
        // An error reveals the records that were read, as a result does.
        part.needs = decider.turnSeen
        return .answered(part)
      }
    }
  }

  /// Makes the part of the reply; a notification gets none.
  func part(
    for entry: RequestEntry,
    at position: Int,
    _ result: Result<Answer, RPCError>
  ) -> LineReply.Part {
    var part = LineReply.Part(position: position, reply: .none)
    part.outcome.method = entry.method
    switch result {
    case .success(let answer):
      (part.needs, part.wrote, part.opens) = (answer.needs, answer.wrote, answer.opens)
    case .failure(let error):
      part.outcome.error = error.kind
      if entry.method == Statistics.notifyStore { replyQueue.statistics.report(error) }
    }
    if let id = entry.id { part.reply = decider.writer.reply(to: id, result) }
    return part
  }

  /// Replaces parts that reveal turns that were rolled back.
  ///
  /// Requests that wrote are refused; those that only read are decided again from durable records.
  /// No part of the first reply was sent.
  func replace(
    _ parts: [LineReply.Part],
    of line: [UInt8],
    isBatch: Bool,
    in session: ClientSession,
    because error: RPCError
  ) -> [LineReply.Part] {
    // A later line of the session may wait for a shared store.
    let wait = session.storeWait.take()
    defer { session.storeWait = wait }
    return parts.compactMap { part in
      guard part.needs > durable else { return part }
      let entry = entries(of: line)[part.position]
      if !part.wrote, fatalError == nil {
        switch self.part(for: entry, at: part.position, isBatch: isBatch, in: session) {
        case .answered(let again): return again
        case .advancing, .erasing, .large, .queued, .storing, .verifying: break
        case .waiting(let wait):
          feed.park(wait)
          return nil
        }
      }
      // A request that only reads has changed nothing, whatever became of the turn.
      let isRead = !part.wrote && error.kind == .storageUnavailable
      return self.part(
        for: entry,
        at: part.position,
        .failure(isRead ? RPCError(.unavailable("")) : error)
      )
    }
  }
}
