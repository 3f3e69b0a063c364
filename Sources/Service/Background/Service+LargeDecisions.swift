import IdentityCore
import LineProtocol
import Storage

// Large decisions: lines and background work wait for the worker's result.
extension Service {
  /// Suspends a session until its request can be decided: by the worker now, or after others.
  ///
  /// A step of a clock does not wait for those.
  func begin(_ decision: LargeDecision?, in session: ClientSession, isStep: Bool = false) {
    guard let decision, isStep || largeDecisions.mayBegin(for: session),
      let (project, turn) = try? decider.project(decision.project)
    else { return largeDecisions.enqueue(session) }
    let advance = session.suspension?.advance
    session.suspension?.work = .large(advance)
    largeDecisions.begin(decision, for: session, in: project, changedIn: turn)
  }

  /// Runs a decision of background work: on the loop if it is small, otherwise on the worker.
  func runWithoutRequest(
    in project: Project,
    changedIn turn: TurnNumber,
    _ body: @escaping @Sendable (inout Draft) throws(DecisionStop) -> Void,
    finish: @escaping (Answer) throws(RPCError) -> Void
  ) throws(RPCError) {
    let decision = Decision(effect: .apply(cause: .clock), decide: body) { _, _, _ in }
    let outcome = try decider.carryOut(decision, in: project, changedIn: turn) {
      answer throws(RPCError) in
      try finish(answer)
      return .answered(answer)
    }
    guard case .large(let decision) = outcome else { return }
    try decider.requireStillness(of: decision.locks)
    largeDecisions.begin(decision, for: nil, in: project, changedIn: turn)
  }

  /// Does a piece of what large decisions need of the loop.
  func moveLargeWork() {
    switch largeDecisions.step() {
    case .none: break
    case .retry(let session): retry(session)
    case .again(let session):
      if let session { decideAgain(session) } else { schedule.dues.forgetLists() }
    case .failed(let session, let error): fail(session, error)
    case .decided(let decided, let work):
      do throws(RPCError) {
        let outcome = try work.decision.finish(apply(decided))
        if let session = work.session { finish(session, outcome) }
      } catch {
        fail(work.session, error)
      }
    }
  }

  /// Replies to the request of a large decision, or has it wait for the rest.
  private func finish(_ session: ClientSession, _ outcome: Outcome) {
    switch outcome {
    case .answered(let answer): return resume(session, with: .success(answer))
    case .erasing(let wait): session.suspension?.work = .erasure(wait)
    case .advancing(let advance): session.suspension?.work = .clock(advance)
    case .waiting, .large, .queued, .verifying:
      preconditionFailure("Service: a large decision cannot lead to this")
    }
    suspended.append(session)
  }

  /// Decides a request again, or the step of a clock that moves.
  private func decideAgain(_ session: ClientSession) {
    guard case .large(.some(let advance))? = session.suspension?.work else { return retry(session) }
    session.suspension?.work = .clock(advance)
    suspended.append(session)
  }

  private func fail(_ session: ClientSession?, _ error: RPCError) {
    // Ends that were taken from a list may not have been emitted.
    schedule.dues.forgetLists()
    guard let session else { return schedule.rest(from: now) }
    resume(session, with: .failure(error))
  }

  /// Applies a large decision as a turn of its own.
  private func apply(_ decided: LargeDecision.Decided) -> Answer {
    let number = decided.project.number
    guard !decided.changes.isEmpty else {
      decider.recordCache.cacheHoldings(decided.holdings, in: number, changedIn: decided.needs)
      return Answer(result: decided.result, needs: decided.needs, wrote: false)
    }
    decider.budget.spend(decided.changes.count)
    decider.budget.spend(resultBytes: decided.result.count)
    decider.endTurn()
    let answer = decider.apply(decided, beginsErasing: eraser.isFirst(decided.changes))
    for session in suspended where session.suspension?.advance?.number == number {
      session.suspension?.awaitTurn(answer.needs)
    }
    return answer
  }
}
