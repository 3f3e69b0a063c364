import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Learns what has become durable, and gives back the conversations that waited.
  ///
  /// Call it between turns. Each returned conversation may have answers ready
  /// (`Conversation.takeReady`); those that still wait come back in a later call.
  package func settle() -> [Conversation] {
    let progress = committer.progress()
    durable = max(durable, progress.durable)
    ledger.release(through: durable)
    if let failure = progress.failure { rollBack(failure) }
    let asked = waiting
    waiting.removeAll(keepingCapacity: true)
    for conversation in asked {
      let stillWaits = conversation.newestNeeded > durable
      conversation.isWaiting = stillWaits
      if stillWaits { waiting.append(conversation) }
    }
    return asked
  }

  /// A turn that could not be committed never was, and no later one either.
  ///
  /// What they changed leaves memory; their writes are refused; what only read them is decided
  /// again from what is durable.
  private func rollBack(_ failure: StorageError) {
    world.forgetChanges(after: durable)
    ledger.forget(after: durable)
    changedKeys.removeAll()
    turnEvents.removeAll()
    turn = turn.next
    if case .syncFailed = failure { fatalError = failure }
    let error = RPCError(failure)
    // Nothing that is decided again may tell of a turn that is still to come.
    for conversation in waiting {
      conversation.settle { exchange in
        guard exchange.needs > durable else { return exchange }
        var settled = exchange
        settled.parts = exchange.parts.map { part in
          guard part.needs > durable else { return part }
          if part.wrote { return refuse(part, of: exchange, with: error) }
          return decideAgain(part, of: exchange, in: conversation)
        }
        return settled
      }
    }
    committer.resume()
  }
}
