import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Whether subscribers or waits have work for another turn soon.
  package var hasFeedWork: Bool { feed.hasWork }

  /// When to call `endExpiredWaits`, as a time since the start; nil for never.
  package var nextWaitDeadline: Duration? {
    guard let shared else { return feed.nextDeadline }
    var next = feed.isInUse ? min(shared.nextLook, shared.nextPoll) : shared.nextPoll
    if let scan = shared.nextScan { next = min(next, scan) }
    return feed.nextDeadline.map { min($0, next) } ?? next
  }

  /// Answers the waits whose timeout is over.
  package func endExpiredWaits() { feed.endExpiredWaits() }

  /// Answers all waits now, and later ones at once.
  package func drain() {
    feed.drain()
    shared?.drain()
  }

  /// Whether the daemon stops.
  package var isDraining: Bool { feed.isDraining }

  /// Sends subscribers what became durable, as far as they have room; call it after the turn's
  /// replies are sent.
  ///
  /// Returns the sessions with a subscription that ended.
  package func notifySubscribers(through sink: some EventSink) -> [ClientSession] {
    // What a subscription lacks of a shared store is asked for now, not at the next look.
    defer { shared?.sendNext() }
    return feed.notifySubscribers(through: sink, lagMax: limits.subscriptionLagMax)
  }

  /// Continues the subscriptions of a slow reader that has read everything that was sent.
  package func caughtUp(_ session: ClientSession) {
    for subscription in session.subscriptions where subscription.state == .stalled {
      subscription.state = .behind
    }
  }

  /// Ends waits, subscriptions and claims that the caller's role no longer allows.
  package func review(_ session: ClientSession, through sink: some EventSink) {
    feed.review(session, through: sink)
    if session.caller.role != .admin { webhookClaims.release(session) }
  }

  /// Drops the replies, waits, subscriptions and claims of a connection that is gone.
  package func forget(_ session: ClientSession) {
    replyQueue.forget(session)
    feed.forget(session)
    webhookClaims.release(session)
  }

  func acknowledge(_ request: AcknowledgeEvents, _ call: Call) throws(RPCError) -> Outcome {
    try write(request, call) { draft throws(DecisionStop) in
      try Consumer.acknowledge(request.consumer, through: request.cursor, in: &draft)
    } _: {
      AcknowledgeEvents.write($0, to: &$2)
    }
  }
}
