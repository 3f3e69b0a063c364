import IdentityCore
import LineProtocol
import Storage

// Requests that are answered when there are events, or after their timeout.
extension Feed {
  /// Answers at once if there are events, or no time to wait; otherwise the reply comes later.
  func wait(
    _ request: WaitForEvents,
    _ call: Service.Call,
    _ limits: ServiceLimits
  ) throws(RPCError) -> Outcome {
    let lookup = try reader.read(request.selection)
    let isPatient = request.timeout > .zero && !isDraining
    // A notification gets no reply.
    guard lookup.page.events.isEmpty, isPatient, let id = call.id else {
      return .answered(reader.answer(lookup))
    }
    let session = call.session
    try check(
      session.waitsCount,
      below: limits.waitsPerConnectionMax,
      "waits of this connection"
    )
    try check(waits.count, below: limits.waitsMax, "waits")
    return .waiting(
      EventWait(
        request.selection,
        id: id,
        in: session,
        project: lookup.project.number,
        deadline: uptime + request.timeout,
        lookup: lookup
      )
    )
  }

  /// Begins a wait.
  func park(_ wait: EventWait) {
    add(wait)
    wait.session.waitsCount += 1
  }

  /// Answers the waits whose timeout is over.
  func endExpiredWaits() {
    guard let first = nextDeadline, first <= uptime else { return }
    for wait in waits where wait.deadline <= uptime { end(wait) }
    removeFinished()
  }

  /// Answers all waits now, and later ones at once.
  func drain() {
    isDraining = true
    for wait in waits { end(wait) }
    removeFinished()
  }

  /// Handles events that became durable, and answers the waits that they concern.
  func serveWaits(_ events: [StoredEvent]) {
    record(events)
    guard hasRestlessWaits else { return }
    for wait in waits {
      if wait.wantsRead, waitReadsLeft > 0 {
        waitReadsLeft -= 1
        read(for: wait)
      }
      if case .ready(let answer) = wait.state, answer.needs <= reader.decider.durable {
        resolve(wait, .success(answer))
      }
    }
    removeFinished()
  }

  /// Has waits read again from where they began, because they may have read from turns that were
  /// rolled back.
  func restartWaits() {
    for wait in waits {
      wait.state = .unsure
      wait.position = wait.start
      if let error = reader.decider.fatalError { resolve(wait, .failure(RPCError(error))) }
    }
    removeFinished()
  }

  /// Ends waits and subscriptions that the caller's role no longer allows.
  func review(_ session: ClientSession, through outlet: some EventSink) {
    do throws(RPCError) {
      try session.caller.check(.read, for: WaitForEvents.name)
    } catch {
      for wait in waits where wait.session === session {
        resolve(wait, .failure(error))
      }
      for subscription in session.subscriptions { endWithGap(subscription, through: outlet) }
      removeFinished()
    }
  }

  private func read(for wait: EventWait) {
    let shared = reader.decider.shared
    shared?.beginAttempt(wait.storeWait.take(), for: .feed)
    do throws(RPCError) {
      let lookup = try reader.read(for: wait)
      wait.customers = lookup.customers
      guard lookup.page.events.isEmpty else {
        wait.state = .ready(reader.answer(lookup))
        return
      }
      wait.position = lookup.page.cursor
      let isAll = !lookup.page.more && !(shared?.hasUsedOldPage ?? false)
      if isAll { wait.state = .watching }
    } catch {
      wait.storeWait = shared?.parkAttempt()
      if wait.storeWait == nil { resolve(wait, .failure(error)) }
    }
  }

  /// Answers a wait without events; a wait that has its answer gets that when it is durable.
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
    wait.session.waitsCount -= 1
    var part = LineReply.Part(position: 0, reply: reader.decider.writer.reply(to: wait.id, result))
    part.outcome.method = MethodNumber(of: WaitForEvents.self)
    if case .failure(let error) = result { part.outcome.error = error.kind }
    let reply = LineReply(isBatch: false, parts: [part])
    let copiedBytes = replies.enqueue(reply, to: wait.session)
    reader.decider.budget.spend(copiedBytes: copiedBytes)
  }

  /// Throws if a limit is reached.
  func check(_ count: Int, below limit: Int, _ what: String) throws(RPCError) {
    guard count >= limit else { return }
    throw RPCError(
      .overloaded,
      "there are \(limit) \(what), which is the maximum",
      hint: "end some of them, or raise the limit in the daemon's configuration"
    ).with("limit", limit)
  }
}
