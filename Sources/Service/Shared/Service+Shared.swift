import IdentityCore
import LineProtocol
import Storage

// Requests that wait for a shared store; the loop never waits for it.
extension Service {
  /// Suspends a session until its request can be decided again.
  func park(_ session: ClientSession, _ wait: StoreWait) {
    guard let shared else { preconditionFailure("Service: a wait for a store that is not shared") }
    session.suspension?.work = .store
    shared.park(session, wait)
  }

  /// Takes in the replies of a shared store, and decides the requests that waited for them.
  ///
  /// Call it in a turn, before its first line.
  package func takeStoreReplies() {
    guard let shared else { return }
    for reply in shared.store.takeReplies() {
      let effect = shared.take(reply, decider.recordCache)
      adopt(now)
      if commits.durable < shared.progressSoFar.durable || shared.progressSoFar.failure != nil {
        settle()
      }
      for session in effect.sessions {
        if let error = effect.error {
          session.storeWait = nil
          resume(session, with: .failure(decider.failed(error)))
        } else {
          retry(session)
        }
      }
      endTurn()
    }
  }
}
