import IdentityCore
import LineProtocol
import Storage

// Sends events to subscribers as they become durable.
extension Service {
  func subscribe(_ request: SubscribeToEvents, _ call: Call) throws(RPCError) -> Answer {
    let (project, projectTurn) = try project(request.project)
    let (newest, draft) = try decide(in: project, changedIn: projectTurn) {
      draft throws(DecisionStop) in
      try draft.projectCounts().events
    }
    if let after = request.after, after > newest {
      throw .noSuchEvent(newest: newest, field: "/after")
    }
    let conversation = call.conversation
    try check(
      conversation.subscriptions.count,
      below: limits.subscriptionsPerConnectionMax,
      "subscriptions of this connection"
    )
    try check(feed.subscriptions.count, below: limits.subscriptionsMax, "subscriptions")
    conversation.subscriptionsCount += 1
    let subscription = Subscription(
      conversation.subscriptionsCount,
      in: conversation,
      project: project,
      kinds: request.kinds,
      position: request.after ?? newest,
      since: draft.newestTurnSeen
    )
    conversation.subscriptions.append(subscription)
    feed.add(subscription)
    return answer(for: subscription, opens: true)
  }

  func unsubscribe(_ request: UnsubscribeFromEvents, _ call: Call) throws(RPCError) -> Answer {
    _ = try project(request.project)
    let known = call.conversation.subscriptions.first {
      "\($0.id)".utf8.elementsEqual(request.subscription)
    }
    guard let known else { throw request.unknown }
    end(known)
    feed.sweep()
    return answer(for: known, opens: false)
  }

  /// Whether a subscription or a wait has work for another turn soon.
  package var hasFeedWork: Bool { feed.hasWork }

  /// Sends durable events to the subscribers that have room for them.
  ///
  /// Call it after the turn's replies are sent, because those come first. Returns the conversations
  /// whose subscriptions have ended.
  package func notifySubscribers(through outlet: some EventSink) -> [Conversation] {
    let fresh = feed.takeFresh()
    guard !feed.subscriptions.isEmpty else { return [] }
    var ended: [Conversation] = []
    for subscription in feed.subscriptions {
      switch subscription.state {
      case .live where !fresh.isEmpty: sendLive(subscription, fresh, through: outlet)
      case .behind where feed.subscriptionLooksLeft > 0:
        sendBacklog(subscription, through: outlet)
      default: break
      }
      if isTooFarBehind(subscription, fresh) { giveUp(subscription, through: outlet) }
      if subscription.state == .over { ended.append(subscription.conversation) }
    }
    feed.sweep()
    return ended
  }

  /// Takes in that a slow reader has read everything that was sent.
  package func caughtUp(_ conversation: Conversation) {
    for subscription in conversation.subscriptions where subscription.state == .stalled {
      subscription.state = .behind
    }
  }

  /// Ends the waits and subscriptions of a connection that is gone, and drops its replies.
  package func forget(_ conversation: Conversation) {
    conversation.forgetAnswers()
    weigh(conversation)
    guard conversation.waitsCount > 0 || conversation.isSubscribed else { return }
    for subscription in conversation.subscriptions { end(subscription) }
    for wait in feed.waits where wait.conversation === conversation { wait.state = .over }
    feed.sweep()
  }

  /// Ends subscriptions that began in a discarded turn; their requests are decided again.
  func unsettleSubscriptions() {
    for subscription in feed.subscriptions where subscription.since > durable {
      end(subscription)
    }
    feed.sweep()
  }

  private func sendLive(
    _ subscription: Subscription,
    _ fresh: [StoredEvent],
    through outlet: some EventSink
  ) {
    var room = 0
    if case .bytes(let count) = outlet.room(for: subscription.conversation) { room = count }
    var writer = JSONWriter()
    let isAll = subscription.tell(fresh, room: room, to: &writer)
    outlet.send(writer.bytes, to: subscription.conversation)
    if !isAll { subscription.state = .behind }
  }

  /// Sends events from the store, as many as there is room for.
  private func sendBacklog(_ subscription: Subscription, through outlet: some EventSink) {
    let room: Int
    switch outlet.room(for: subscription.conversation) {
    case .bytes(let count): room = count
    case .none:
      subscription.state = .stalled
      return
    case .later: return
    }
    feed.subscriptionLooksLeft -= 1
    let query = EventQuery(
      project: subscription.project.number,
      after: subscription.position,
      limit: Feed.pageMax,
      scanMax: Feed.scanMax,
      kinds: subscription.kinds
    )
    let page: EventPage
    do throws(RPCError) {
      page = try settledPage(query)
    } catch {
      // The client may subscribe again, and then gets the error.
      return giveUp(subscription, through: outlet)
    }
    var writer = JSONWriter(capacity: 4096)
    let isAll = subscription.tell(page.events, room: room, to: &writer)
    outlet.send(writer.bytes, to: subscription.conversation)
    // A long page counts as several queries.
    feed.subscriptionLooksLeft -= writer.count / Feed.bytesPerLook
    guard isAll else { return }
    subscription.position = max(subscription.position, page.cursor)
    guard !page.more else { return }
    subscription.state = .live
    subscription.hadCaughtUp = true
  }

  /// Whether a subscriber that had caught up has fallen too far behind.
  ///
  /// A subscriber that starts far behind has asked for the old events.
  private func isTooFarBehind(_ subscription: Subscription, _ fresh: [StoredEvent]) -> Bool {
    guard subscription.hadCaughtUp, subscription.state == .behind || subscription.state == .stalled
    else { return false }
    guard let newest = fresh.last(where: { $0.project == subscription.project.number }) else {
      return false
    }
    return newest.cursor - subscription.position > Int64(limits.subscriptionLagMax)
  }

  private func answer(for subscription: Subscription, opens: Bool) -> Answer {
    var answer = answer {
      SubscribeToEvents.write(subscription.id, cursor: subscription.position, to: &$0)
    }
    answer.needs = subscription.since
    answer.opens = opens ? subscription : nil
    return answer
  }

  /// Ends a subscription with a gap notice, which contains the cursor from which to continue.
  func giveUp(_ subscription: Subscription, through outlet: some EventSink) {
    var writer = JSONWriter()
    writer.gapNotice(subscription: subscription.id, cursor: subscription.position)
    outlet.send(writer.bytes, to: subscription.conversation)
    end(subscription)
  }

  private func end(_ subscription: Subscription) {
    subscription.state = .over
    subscription.conversation.subscriptions.removeAll { $0 === subscription }
  }
}
