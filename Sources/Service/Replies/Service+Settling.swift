import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Takes in the progress of commits, and returns the conversations that were waiting.
  ///
  /// Call it between turns. Each returned conversation may have replies ready (`takeReady(of:)`).
  /// Those that still wait come back in a later call.
  package func settle() -> [Conversation] {
    repeat { absorb() } while moveErasures() || submitRest()
    // Background work starts before waiting clients learn of the change that caused it.
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
      // The next turn tries to read again.
      return
    }
  }

  /// Submits changes that a request made when it was decided again, as a turn of their own.
  private func submitRest() -> Bool {
    guard openTurn.hasChanges else { return false }
    endTurn()
    return true
  }

  /// Discards the turns after `durable` because a commit failed.
  ///
  /// Their changes leave memory, and their writes get an error. Requests that only read those
  /// changes are decided again from durable state.
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
    // Only the next start can find out what is on the disk.
    if case .syncFailed = failure {
      fatalError = failure
      replies.removeAll()
    }
    let error = RPCError(failure)
    unsettleWaits()
    unsettleSubscriptions()
    // No request that is decided again may depend on a turn still to come.
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

  /// Whether it depends on a discarded turn; an erasure that had begun resumes when it can.
  private func isHalted(_ suspension: Suspension) -> Bool {
    switch suspension.work {
    case .clock(let advance): advance.changedIn > durable
    case .erasure(let wait): wait.since > durable || fatalError != nil
    case .large, .queued: false
    }
  }
}
