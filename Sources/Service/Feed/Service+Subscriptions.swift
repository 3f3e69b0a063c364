import IdentityCore
import LineProtocol
import Storage

// Connections that are told of events as they become durable.
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

  /// Whether somebody has to be told, or looked for, in another turn soon.
  package var hasFeedWork: Bool { feed.hasWork }

  /// Tells subscribers what has become durable and what they have room for; call it when the turn's
  /// replies are out, which come first.
  ///
  /// Returns the conversations that were told their last.
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

  /// A slow reader has taken everything that was sent.
  package func caughtUp(_ conversation: Conversation) {
    for subscription in conversation.subscriptions where subscription.state == .stalled {
      subscription.state = .behind
    }
  }

  /// The connection is gone: nobody waits there, or listens, any more.
  package func forget(_ conversation: Conversation) {
    conversation.forgetAnswers()
    weigh(conversation)
    guard conversation.waitsCount > 0 || conversation.isSubscribed else { return }
    for subscription in conversation.subscriptions { end(subscription) }
    for wait in feed.waits where wait.conversation === conversation { wait.state = .over }
    feed.sweep()
  }

  /// Those whose beginning never was are decided again, with the request that made them.
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

  /// Brings what the store has, as much as there is room for.
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
      // It asks again when it likes, and is told why it cannot be.
      return giveUp(subscription, through: outlet)
    }
    var writer = JSONWriter(capacity: 4096)
    let isAll = subscription.tell(page.events, room: room, to: &writer)
    outlet.send(writer.bytes, to: subscription.conversation)
    // A long page takes as long as several looks.
    feed.subscriptionLooksLeft -= writer.count / Feed.bytesPerLook
    guard isAll else { return }
    subscription.position = max(subscription.position, page.cursor)
    guard !page.more else { return }
    subscription.state = .live
    subscription.hadCaughtUp = true
  }

  /// Whoever reads from far behind has asked for it; whoever falls behind is told.
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

  /// Tells a subscriber that it is told no more, and from where to go on.
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
