import IdentityCore
import LineProtocol
import Storage

// Large decisions: lines and background work wait for the worker's result.
extension Service {
  /// Suspends a conversation until its request can be decided: by the worker now, or after other
  /// decisions.
  func begin(_ decision: LargeDecision?, in conversation: Conversation) {
    guard let decision, !largeDecisions.isBusy,
      let (project, turn) = try? decider.project(decision.project)
    else { return largeDecisions.enqueue(conversation) }
    conversation.suspension?.work = .large
    largeDecisions.begin(decision, for: conversation, in: project, changedIn: turn)
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
    largeDecisions.begin(decision, for: nil, in: project, changedIn: turn)
  }

  /// Does a piece of what large decisions need of the loop.
  func moveLargeWork() {
    switch largeDecisions.step() {
    case .none: break
    case .retry(let conversation): retry(conversation)
    case .failed(let conversation, let error): fail(conversation, error)
    case .decided(let decided, let work):
      do throws(RPCError) {
        let outcome = try work.decision.finish(apply(decided))
        if let conversation = work.conversation { finish(conversation, outcome) }
      } catch {
        fail(work.conversation, error)
      }
    }
  }

  /// Replies to the request of a large decision, or has it wait for the rest.
  private func finish(_ conversation: Conversation, _ outcome: Outcome) {
    switch outcome {
    case .answered(let answer): return resume(conversation, with: .success(answer))
    case .erasing(let wait): conversation.suspension?.work = .erasure(wait)
    case .advancing(let advance): conversation.suspension?.work = .clock(advance)
    case .waiting, .large, .queued, .verifying:
      preconditionFailure("Service: a large decision cannot lead to this")
    }
    suspended.append(conversation)
  }

  private func fail(_ conversation: Conversation?, _ error: RPCError) {
    // Ends that were taken from a list may not have been emitted.
    schedule.dues.forgetLists()
    guard let conversation else { return schedule.rest(from: now) }
    resume(conversation, with: .failure(error))
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
    endTurn()
    let answer = decider.apply(decided, beginsErasing: eraser.isFirst(decided.changes))
    for conversation in suspended where conversation.suspension?.advance?.number == number {
      conversation.suspension?.awaitTurn(answer.needs)
    }
    return answer
  }
}
