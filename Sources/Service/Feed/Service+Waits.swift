import IdentityCore
import LineProtocol
import Storage

// Requests that are answered when there are events, or when their time is over.
extension Service {
  /// Answers at once if there are events or no time to wait; otherwise answers later.
  func wait(_ request: WaitForEvents, _ call: Call) throws(RPCError) -> Outcome {
    let look = try look(for: request.selection)
    let isPatient = request.timeout > .zero && !isDraining
    // A notification gets no answer.
    guard look.page.events.isEmpty, isPatient, let id = call.id else {
      return .answered(answer(look))
    }
    let conversation = call.conversation
    try check(
      conversation.waitsCount,
      below: limits.waitsPerConnectionMax,
      "waits of this connection"
    )
    try check(feed.waits.count, below: limits.waitsMax, "waits")
    return .waiting(
      EventWait(
        request.selection,
        id: id,
        in: conversation,
        project: look.project.number,
        deadline: uptime + request.timeout,
        look: look
      )
    )
  }

  func park(_ wait: EventWait) {
    feed.add(wait)
    wait.conversation.waitsCount += 1
  }

  /// When to call `passDeadlines`, as time since the start; nil for never.
  package var nextWaitDeadline: Duration? { feed.nextDeadline }

  /// Answers the waits whose deadline has passed.
  package func passDeadlines() {
    guard let first = feed.nextDeadline, first <= uptime else { return }
    for wait in feed.waits where wait.deadline <= uptime { end(wait) }
    feed.sweep()
  }

  /// Answers all waits now, and later ones at once.
  package func drain() {
    isDraining = true
    for wait in feed.waits { end(wait) }
    feed.sweep()
  }

  /// Takes in newly durable events, and answers the waits that they concern.
  func serveWaits(_ events: [StoredEvent]) {
    feed.note(events)
    guard feed.hasRestlessWaits else { return }
    for wait in feed.waits {
      if wait.isUnsure, feed.waitLooksLeft > 0 {
        feed.waitLooksLeft -= 1
        lookAgain(wait)
      }
      if case .ready(let answer) = wait.state, answer.needs <= durable {
        resolve(wait, .success(answer))
      }
    }
    feed.sweep()
  }

  /// Makes the waits look again from their start, because turns were discarded.
  func unsettleWaits() {
    for wait in feed.waits {
      wait.state = .unsure
      wait.position = wait.start
      if let fatalError { resolve(wait, .failure(RPCError(fatalError))) }
    }
    feed.sweep()
  }

  /// Ends the waits and subscriptions that the caller's new role does not allow.
  package func review(_ conversation: Conversation, through outlet: some EventSink) {
    do throws(RPCError) {
      try conversation.caller.check(.read, for: WaitForEvents.name)
    } catch {
      for wait in feed.waits where wait.conversation === conversation {
        resolve(wait, .failure(error))
      }
      for subscription in conversation.subscriptions { giveUp(subscription, through: outlet) }
      feed.sweep()
    }
  }

  private func lookAgain(_ wait: EventWait) {
    do throws(RPCError) {
      let look = try look(again: wait)
      wait.customers = look.customers
      guard look.page.events.isEmpty else {
        wait.state = .ready(answer(look))
        return
      }
      wait.position = look.page.cursor
      if !look.page.more { wait.state = .watching }
    } catch {
      resolve(wait, .failure(error))
    }
  }

  /// Answers that there are no events; a wait whose answer is known keeps that answer.
  private func end(_ wait: EventWait) {
    if case .ready = wait.state { return }
    var writer = JSONWriter(capacity: 64)
    writer.beginObject()
    EventSelection.write(cursor: wait.position, more: wait.isUnsure, to: &writer) { _ in }
    writer.endObject()
    resolve(wait, .success(Answer(result: writer.bytes, needs: .none, wrote: false)))
  }

  private func resolve(_ wait: EventWait, _ result: Result<Answer, RPCError>) {
    if case .over = wait.state { return }
    wait.state = .over
    wait.conversation.waitsCount -= 1
    let part = LineReply.Part(position: 0, reply: reply(to: wait.id, result))
    owe(LineReply(isBatch: false, parts: [part]), to: wait.conversation)
  }

  /// Throws an error if a count has reached its limit.
  func check(_ count: Int, below limit: Int, _ what: String) throws(RPCError) {
    guard count >= limit else { return }
    throw RPCError(
      .overloaded,
      "there are \(limit) \(what), which is the maximum",
      hint: "end some of them, or raise the limit in the daemon's configuration"
    ).with("limit", limit)
  }
}
