import IdentityCore
import LineProtocol
package import Platform

// From lines to replies, in the order of the lines.
extension Service {
  /// Whether this turn has done enough work, so that other connections come first.
  package var isTurnFull: Bool { decider.budget.isSpent }

  /// Answers a line from the reply cache; false leaves it for the next turn.
  package func answerIfCached(_ line: Span<UInt8>, in session: ClientSession) -> Bool {
    guard let query = query(in: line, of: session),
      answerFromCache(query, line, in: session)
    else { return false }
    replyQueue.enlist(session)
    return true
  }

  /// Handles a line, and adds its reply to the session's.
  ///
  /// The loop read the line at `readAt`; nil for now.
  package func handle(
    _ line: Span<UInt8>,
    in session: ClientSession,
    readAt: SteadyInstant? = nil
  ) {
    guard !session.isOver else { return }
    guard !session.isBusy else {
      session.postpone(.line([UInt8](copying: line), readAt: readAt ?? .now))
      return
    }
    times = LineTimes(read: readAt)
    let isFirst = session.isFirstLine
    session.isFirstLine = false
    if isFirst && HTTPRequest.begins(line) {
      enqueue(refusal(HTTPRequest.refusal()), to: session)
      session.isOver = true
      return
    }
    begin(line, in: session)
  }

  /// Handles a line that was dropped as it arrived.
  package func handle(_ dropped: DroppedLine, in session: ClientSession) {
    guard !session.isOver else { return }
    session.isFirstLine = false
    guard !session.isBusy else {
      session.postpone(.dropped(dropped))
      return
    }
    times = LineTimes()
    refuse(dropped, in: session)
  }

  /// Goes on with a suspended line when its request has a result, and with the lines after it.
  func resume(_ session: ClientSession, with result: Result<Answer, RPCError>) {
    guard let suspension = session.suspension else { return }
    session.suspension = nil
    session.storeWait = nil
    times = suspension.times
    suspended.removeAll { $0 === session }
    let entries = entries(of: suspension.line)
    let position = suspension.position
    var parts = suspension.parts
    append(part(for: entries[position], at: position, result), to: &parts, in: session)
    resumeBatch(session, suspension, entries, after: parts, from: position + 1)
  }

  /// Decides a request that waited for a large decision, and goes on with its line, or with the
  /// lines after it.
  func retry(_ session: ClientSession) {
    guard let suspension = session.suspension else { return takePostponed(of: session) }
    session.suspension = nil
    times = suspension.times
    suspended.removeAll { $0 === session }
    let entries = entries(of: suspension.line)
    resumeBatch(
      session,
      suspension,
      entries,
      after: suspension.parts,
      from: suspension.position
    )
  }

  private func resumeBatch(
    _ session: ClientSession,
    _ suspension: Suspension,
    _ entries: [RequestEntry],
    after parts: [LineReply.Part],
    from position: Int
  ) {
    carryOut(
      entries,
      of: suspension.line.span,
      isBatch: suspension.isBatch,
      after: parts,
      from: position,
      in: session
    )
    takePostponed(of: session)
  }

  /// Handles the lines that arrived behind a suspended one; the rest of them waits if this turn has
  /// done enough work.
  private func takePostponed(of session: ClientSession) {
    while session.suspension == nil, session.postponedCount > 0 {
      guard !decider.budget.hasWorkedEnough else { return largeDecisions.enqueue(session) }
      switch session.takePostponed() {
      case .line(let line, let readAt):
        times = LineTimes(read: readAt)
        begin(line.span, in: session)
      case .dropped(let dropped):
        times = LineTimes()
        refuse(dropped, in: session)
      case nil: return
      }
    }
  }

  /// Parses a line again that was parsed before.
  func entries(of line: [UInt8]) -> [RequestEntry] {
    if let value = try? RequestLine.value(of: line.span, in: document) {
      switch RequestLine(value, batchMax: .max) {
      case .single(let entry): return [entry]
      case .batch(let entries): return entries
      case .refused: break
      }
    }
    preconditionFailure("Service: a line that was parsed before is no request any more")
  }

  /// Parses a line as a query; a shared store confirms memory first, as for any other request.
  private func query(in line: Span<UInt8>, of session: ClientSession) -> FastQuery? {
    shared == nil ? session.query(in: line) : nil
  }

  private func begin(_ line: Span<UInt8>, in session: ClientSession) {
    let query = query(in: line, of: session)
    if let query, answerFromCache(query, line, in: session) {
      return replyQueue.enlist(session)
    }
    decider.budget.count()
    if let query, answerAnew(query, line, in: session) { return }
    let value: JSONValue
    do throws(JSONError) {
      guard let read = try RequestLine.value(of: line, in: document) else { return }
      value = read
    } catch {
      if session.isSurplus { session.isOver = true }
      return enqueue(refusal(RPCError(error)), to: session)
    }
    let entries: [RequestEntry]
    let isBatch: Bool
    switch RequestLine(value, batchMax: limits.batchEntriesMax) {
    case .refused(let error):
      if session.isSurplus { session.isOver = true }
      enqueue(refusal(error), to: session)
      return
    case .single(let entry): (entries, isBatch) = ([entry], false)
    case .batch(let batch): (entries, isBatch) = (batch, true)
    }
    if session.isSurplus {
      session.isOver = true
      enqueue(surplusRefusal(of: entries.first), to: session)
      return
    }
    times.parsed = .now
    decider.budget.count(decisions: entries.count - 1)
    carryOut(entries, of: line, isBatch: isBatch, after: [], from: 0, in: session)
  }

  /// Carries out a line's requests one by one, until one of them has to wait.
  private func carryOut(
    _ entries: [RequestEntry],
    of line: Span<UInt8>,
    isBatch: Bool,
    after answered: [LineReply.Part],
    from start: Int,
    in session: ClientSession
  ) {
    var parts = answered
    var bytes = parts.reduce(0) { $0 + $1.reply.bytes }
    for position in start..<entries.count {
      var outcome = PartOutcome.queued
      let isCrowded = replyQueue.suspendedBytes > limits.uncommittedReplyBytesMax
      if position > 0, bytes > limits.batchBytesMax || isCrowded {
        let error = batchRefusal(bytes)
        outcome = .answered(part(for: entries[position], at: position, .failure(error)))
      } else if position == start || !decider.budget.hasWorkedEnough {
        outcome = part(for: entries[position], at: position, isBatch: isBatch, in: session)
      }
      if case .answered(let part) = outcome {
        bytes += part.reply.bytes
        decider.budget.spend(resultBytes: part.reply.bytes)
        append(part, to: &parts, in: session)
        continue
      }
      if case .waiting(let wait) = outcome {
        feed.park(wait)
        continue
      }
      let suspension = Suspension(
        line: [UInt8](copying: line),
        isBatch: isBatch,
        parts: parts,
        position: position,
        times: times
      )
      return suspend(session, suspension, for: outcome)
    }
    // After the last line of a connection, a notification ends it.
    guard !parts.isEmpty else { return replyQueue.enlist(session) }
    enqueue(LineReply(isBatch: isBatch, parts: parts), for: line, to: session)
  }

  /// The error for the rest of a batch that is too large.
  private func batchRefusal(_ bytes: Int) -> RPCError {
    guard bytes > limits.batchBytesMax else {
      return RPCError(.overloaded, "the answers to unfinished batches take too much memory")
    }
    return RPCError(
      .batchTooLarge,
      "the answers to earlier requests in the batch have more than "
        + "\(limits.batchBytesMax) bytes"
    ).with("limit", limits.batchBytesMax)
  }

  /// Suspends the rest of a line until its request has a result.
  func suspend(
    _ session: ClientSession,
    _ suspension: Suspension,
    for outcome: PartOutcome
  ) {
    session.suspension = suspension
    replyQueue.measure(session)
    switch outcome {
    case .answered, .waiting: preconditionFailure("Service: this suspends no line")
    case .large(let decision): return begin(decision, in: session)
    case .queued: return begin(nil, in: session)
    case .storing(let wait):
      session.suspension?.work = .store
      // If their commit fails, the replies to the earlier requests of the line change.
      if !suspension.parts.isEmpty { suspended.append(session) }
      return park(session, wait)
    case .verifying(let verification):
      session.suspension?.work = .verification
      return verifications.begin(verification, for: session)
    case .advancing(let advance): session.suspension?.work = .clock(advance)
    case .erasing(let wait): session.suspension?.work = .erasure(wait)
    }
    suspended.append(session)
  }

  /// Adds a part of a reply; a notification has none.
  private func append(
    _ part: LineReply.Part,
    to parts: inout [LineReply.Part],
    in session: ClientSession
  ) {
    guard case .none = part.reply else { return parts.append(part) }
    if part.wrote { session.recordWrite(in: part.needs) }
    guard part.opens == nil else { return parts.append(part) }
    times.decided = .now
    replyQueue.statistics.record(
      .one(part.outcome),
      times,
      atOnce: true,
      Span(),
      of: session.caller
    )
  }

  /// Adds a reply to a session's; its line is stored while the reply waits for a turn.
  func enqueue(
    _ reply: LineReply,
    for line: Span<UInt8> = Span(),
    to session: ClientSession
  ) {
    var reply = reply
    times.decided = .now
    reply.times = times
    let copiedBytes = replyQueue.enqueue(reply, for: line, to: session)
    decider.budget.spend(copiedBytes: copiedBytes)
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  package func takeReadyReplies(of session: ClientSession) -> [UInt8] {
    replyQueue.takeReadyReplies(of: session)
  }

  /// Removes and returns the replies that reveal durable turns only.
  package func takeDurableReplies(of session: ClientSession) -> [UInt8] {
    replyQueue.takeDurableReplies(of: session)
  }

  private func refuse(_ dropped: DroppedLine, in session: ClientSession) {
    enqueue(refusal(dropped.error), to: session)
    if session.isSurplus { session.isOver = true }
  }

  /// Makes the reply to a line as a whole.
  private func refusal(_ error: RPCError, id: [UInt8]? = nil) -> LineReply {
    var writer = JSONWriter()
    writer.reply(id: id, error: error)
    var part = LineReply.Part(position: 0, reply: .written(writer.bytes))
    part.outcome.error = error.kind
    return LineReply(isBatch: false, parts: [part])
  }

  private func surplusRefusal(of entry: RequestEntry?) -> LineReply {
    refusal(
      RPCError(.tooManyConnections, "the daemon has reached its maximum of connections"),
      id: entry?.id
    )
  }
}
