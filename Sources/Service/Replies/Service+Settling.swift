import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Learns what has become durable, and gives back the conversations that waited.
  ///
  /// Call it between turns. Each returned conversation may have answers ready
  /// (`takeReady(of:)`); those that still wait come back in a later call.
  package func settle() -> [Conversation] {
    repeat { absorb() } while moveErasures() || submitRest()
    // Whoever is told of a change finds it begun.
    if budget.hasTimeForBackground, takePiece() {
      endTurn()
      absorb()
    }
    serveWaits(released)
    released.removeAll(keepingCapacity: true)
    let asked = waiting
    waiting.removeAll(keepingCapacity: true)
    for conversation in asked {
      let stillWaits = conversation.newestNeeded > durable
      conversation.isWaiting = stillWaits
      if stillWaits { waiting.append(conversation) }
    }
    return asked
  }

  private func absorb() {
    let progress = committer.progress()
    durable = max(durable, progress.durable)
    rewritable = max(rewritable, progress.rewritable)
    cleared = max(cleared, progress.cleared)
    replies.settle(through: durable)
    recentLogins.forget(through: durable)
    released += ledger.release(through: durable)
    if let failure = progress.failure { rollBack(failure) }
    weighLoad()
    do throws(RPCError) {
      try refreshSchedule()
    } catch {
      // What cannot be read now is asked for again with the next turn.
      return
    }
  }

  /// What was decided again may have changed something: that is a turn of its own.
  private func submitRest() -> Bool {
    guard openTurn.hasChanges else { return false }
    endTurn()
    return true
  }

  /// A turn that could not be committed never was, and no later one either.
  ///
  /// What they changed leaves memory; their writes are refused; what only read them is decided
  /// again from what is durable.
  private func rollBack(_ failure: StorageError) {
    let wasErasing = isErasing
    recordCache.forgetChanges(after: durable)
    replies.versions.forgetPending()
    ledger.forget(after: durable)
    recentLogins.forget(after: durable)
    unsettleLargeWork()
    openTurn.discard()
    voided = turn
    openTurn.advance()
    self.failure = failure
    rest()
    // Nobody knows any more what is true: the next start will.
    if case .syncFailed = failure {
      fatalError = failure
      replies.removeAll()
    }
    let error = RPCError(failure)
    unsettleWaits()
    unsettleSubscriptions()
    // Nothing that is decided again may tell of a turn that is still to come.
    let halted = advancing.filter { $0.suspension.map(isHalted) ?? false }
    erasing.retry()
    if wasErasing, case .failed(let reason) = failure { noteErasureFailure(reason) }
    erasing.ended.removeAll { $0.turn > durable }
    for conversation in waiting {
      conversation.settle(durable: durable) { exchange, line in
        var settled = exchange
        settled.parts = replace(
          exchange.parts,
          of: line,
          isBatch: exchange.isBatch,
          in: conversation,
          because: error
        )
        return settled
      }
      weigh(conversation)
    }
    committer.resume()
    for conversation in halted + queued + [large?.conversation].compactMap(\.self) {
      guard var suspension = conversation.suspension else { continue }
      suspension.parts = replace(
        suspension.parts,
        of: suspension.line,
        isBatch: suspension.isBatch,
        in: conversation,
        because: error
      )
      conversation.suspension = suspension
    }
    for conversation in halted { resume(conversation, with: .failure(error)) }
  }

  /// Whether what is waited for never was; an erasure that had begun goes on when it can.
  private func isHalted(_ suspension: Suspension) -> Bool {
    switch suspension.work {
    case .clock(let advance): advance.changedIn > durable
    case .erasure(let wait): wait.since > durable || fatalError != nil
    case .large, .queued: false
    }
  }
}
