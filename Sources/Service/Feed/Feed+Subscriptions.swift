import IdentityCore
import LineProtocol
import Storage

// Connections that get events as they become durable.
extension Feed {
  func subscribe(
    _ request: SubscribeToEvents,
    _ call: Service.Call,
    _ limits: ServiceLimits
  ) throws(RPCError) -> Answer {
    let (project, projectTurn) = try reader.decider.project(request.project)
    let (newest, draft) = try reader.decider.decide(in: project, changedIn: projectTurn) {
      draft throws(DecisionStop) in
      try draft.newestCursor(checking: request.after ?? 0, .after)
    }
    let session = call.session
    try check(
      session.subscriptions.count,
      below: limits.subscriptionsPerConnectionMax,
      "subscriptions of this connection"
    )
    try check(subscriptions.count, below: limits.subscriptionsMax, "subscriptions")
    session.subscriptionsCount += 1
    let subscription = Subscription(
      session.subscriptionsCount,
      in: session,
      project: project,
      kinds: request.kinds,
      position: request.after ?? newest,
      since: draft.newestTurnSeen
    )
    session.subscriptions.append(subscription)
    add(subscription)
    return answer(for: subscription, opens: true)
  }

  func unsubscribe(
    _ request: UnsubscribeFromEvents,
    _ call: Service.Call
  ) throws(RPCError) -> Answer {
    _ = try reader.decider.project(request.project)
    let known = call.session.subscriptions.first {
      "\($0.id)".utf8.elementsEqual(request.subscription)
    }
    guard let known else { throw request.unknown }
    end(known)
    removeFinished()
    return answer(for: known, opens: false)
  }

  /// Sends subscribers what became durable, as far as they have room; call it after the turn's
  /// replies are sent.
  ///
  /// Returns the sessions with a subscription that ended.
  func notifySubscribers(through sink: some EventSink, lagMax: Int) -> [ClientSession] {
    let fresh = takeFresh()
    guard !subscriptions.isEmpty else { return [] }
    var texts = EventTexts()
    var ended: [ClientSession] = []
    for subscription in subscriptions {
      switch subscription.state {
      case .live where !fresh.isEmpty: sendLive(subscription, fresh, &texts, through: sink)
      case .behind where subscription.wantsRead && subscriptionReadsLeft > 0 && bytesLeft > 0:
        sendBacklog(subscription, &texts, through: sink)
      default: break
      }
      if isTooFarBehind(subscription, fresh, lagMax) { endWithGap(subscription, through: sink) }
      if subscription.state == .over { ended.append(subscription.session) }
    }
    removeFinished()
    return ended
  }

  /// Ends the waits and subscriptions of a connection that is gone.
  func forget(_ session: ClientSession) {
    guard session.waitsCount > 0 || session.isSubscribed else { return }
    for subscription in session.subscriptions { end(subscription) }
    for wait in waits where wait.session === session { wait.state = .over }
    removeFinished()
  }

  /// Ends subscriptions whose beginning was rolled back; their requests are decided again.
  ///
  /// The others read a shared store again. While the turn was in doubt, another daemon may have
  /// emitted events with the cursors of those that are rolled back, and these were cut off.
  func rollBackSubscriptions() {
    for subscription in subscriptions where subscription.since > reader.decider.durable {
      end(subscription)
    }
    if reader.decider.shared != nil { recordBurst(of: projects) }
    removeFinished()
  }

  private func sendLive(
    _ subscription: Subscription,
    _ fresh: [StoredEvent],
    _ texts: inout EventTexts,
    through sink: some EventSink
  ) {
    guard bytesLeft > 0 else {
      // The subscriber is not too slow: there are many.
      (subscription.state, subscription.hadCaughtUp) = (.behind, false)
      return
    }
    var room = 0
    if case .bytes(let count) = sink.room(for: subscription.session) { room = count }
    var writer = JSONWriter()
    let isAll = subscription.write(fresh, &texts, room: room, to: &writer)
    send(writer.bytes, to: subscription, through: sink)
    if !isAll { subscription.state = .behind }
  }

  private func send(
    _ lines: [UInt8],
    to subscription: Subscription,
    through sink: some EventSink
  ) {
    guard !lines.isEmpty else { return }
    bytesLeft -= Self.bytesPerSend + lines.count
    sink.send(lines, to: subscription.session)
  }

  /// Sends what the store contains, as far as there is room.
  private func sendBacklog(
    _ subscription: Subscription,
    _ texts: inout EventTexts,
    through sink: some EventSink
  ) {
    let room: Int
    switch sink.room(for: subscription.session) {
    case .bytes(let count): room = count
    case .none:
      subscription.state = .stalled
      return
    case .later: return
    }
    let shared = reader.decider.shared
    guard let page = page(for: subscription, &texts, through: sink) else { return }
    var writer = JSONWriter(capacity: 4096)
    let isAll = subscription.write(page.events, &texts, room: room, to: &writer)
    send(writer.bytes, to: subscription, through: sink)
    guard isAll else { return }
    subscription.position = max(subscription.position, page.cursor)
    guard !page.more, !(shared?.hasUsedOldPage ?? false) else { return }
    subscription.state = .live
    subscription.hadCaughtUp = true
  }

  /// Reads the next events for a subscription, or takes what another one has read in this turn;
  /// nil if there is none yet, or if the subscription ends.
  private func page(
    for subscription: Subscription,
    _ texts: inout EventTexts,
    through sink: some EventSink
  ) -> EventPage? {
    let query = EventQuery(
      project: subscription.project.number,
      after: subscription.position,
      limit: Feed.pageMax,
      scanMax: Feed.scanMax,
      kinds: subscription.kinds
    )
    let shared = reader.decider.shared
    // What a shared store answers belongs to the subscription that asked.
    if shared == nil, let known = texts.page(query) { return known }
    subscriptionReadsLeft -= 1
    shared?.beginAttempt(subscription.storeWait.take(), for: .feed)
    do throws(RPCError) {
      let page = try reader.read(for: subscription, query)
      texts.keep(page, for: query)
      // Reading and rendering a long page takes as long as several reads.
      subscriptionReadsLeft -= page.events.count / Feed.eventsPerRead
      return page
    } catch {
      subscription.storeWait = shared?.parkAttempt()
      if subscription.storeWait == nil {
        // The client may subscribe again, and gets the error then.
        endWithGap(subscription, through: sink)
      }
      return nil
    }
  }

  /// Whether a subscription that had caught up has fallen too far behind.
  private func isTooFarBehind(
    _ subscription: Subscription,
    _ fresh: [StoredEvent],
    _ lagMax: Int
  ) -> Bool {
    guard subscription.hadCaughtUp, subscription.state == .behind || subscription.state == .stalled
    else { return false }
    guard let newest = fresh.last(where: { $0.project == subscription.project.number }) else {
      return false
    }
    let lag = subscription.project.eventCount(
      after: subscription.position,
      through: newest.cursor
    )
    return lag > Int64(lagMax)
  }

  private func answer(for subscription: Subscription, opens: Bool) -> Answer {
    var answer = reader.decider.writer.answer {
      SubscribeToEvents.write(subscription.id, cursor: subscription.position, to: &$0)
    }
    answer.needs = subscription.since
    answer.opens = opens ? subscription : nil
    return answer
  }

  /// Sends a gap notice with the cursor from which to go on, and ends the subscription.
  func endWithGap(_ subscription: Subscription, through sink: some EventSink) {
    var writer = JSONWriter()
    writer.gapNotice(subscription: subscription.id, cursor: subscription.position)
    sink.send(writer.bytes, to: subscription.session)
    end(subscription)
  }

  private func end(_ subscription: Subscription) {
    subscription.state = .over
    subscription.session.subscriptions.removeAll { $0 === subscription }
  }
}
