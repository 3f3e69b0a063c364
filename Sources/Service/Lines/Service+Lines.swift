import IdentityCore
import LineProtocol
package import Platform

// From lines to replies, in the order of the lines.
extension Service {
  /// Whether this turn has done enough work, so that other connections come first.
  package var isTurnFull: Bool { decider.budget.isSpent }

  /// Answers a line from the reply cache; false leaves it for the next turn.
  package func answerIfCached(_ line: Span<UInt8>, in conversation: Conversation) -> Bool {
    guard let query = conversation.query(in: line),
      answerFromCache(query, line, in: conversation)
    else { return false }
    replyQueue.enlist(conversation)
    return true
  }

  /// Handles a line, and adds its reply to the conversation's.
  ///
  /// The loop read the line at `readAt`; nil for now.
  package func handle(
    _ line: Span<UInt8>,
    in conversation: Conversation,
    readAt: SteadyInstant? = nil
  ) {
    guard !conversation.isOver else { return }
    guard conversation.suspension == nil else {
      conversation.postpone(.line([UInt8](copying: line), readAt: readAt ?? .now))
      return
    }
    times = LineTimes(read: readAt)
    let isFirst = conversation.isFirstLine
    conversation.isFirstLine = false
    if isFirst && HTTPRequest.begins(line) {
      enqueue(refusal(HTTPRequest.refusal()), to: conversation)
      conversation.isOver = true
      return
    }
    begin(line, in: conversation)
  }

  /// Handles a line that was dropped as it arrived.
  package func handle(_ dropped: DroppedLine, in conversation: Conversation) {
    guard !conversation.isOver else { return }
    conversation.isFirstLine = false
    guard conversation.suspension == nil else {
      conversation.postpone(.dropped(dropped))
      return
    }
    times = LineTimes()
    refuse(dropped, in: conversation)
  }

  /// Goes on with a suspended line when its request has a result, and with the lines after it.
  func resume(_ conversation: Conversation, with result: Result<Answer, RPCError>) {
    guard let suspension = conversation.suspension else { return }
    conversation.suspension = nil
    times = suspension.times
    suspended.removeAll { $0 === conversation }
    let entries = entries(of: suspension.line)
    let position = suspension.position
    var parts = suspension.parts
    append(part(for: entries[position], at: position, result), to: &parts, in: conversation)
    resumeBatch(conversation, suspension, entries, after: parts, from: position + 1)
  }

  /// Decides a request that waited for a large decision, and goes on with its line.
  func retry(_ conversation: Conversation) {
    guard let suspension = conversation.suspension else { return }
    conversation.suspension = nil
    times = suspension.times
    let entries = entries(of: suspension.line)
    resumeBatch(
      conversation,
      suspension,
      entries,
      after: suspension.parts,
      from: suspension.position
    )
  }

  private func resumeBatch(
    _ conversation: Conversation,
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
      in: conversation
    )
    while conversation.suspension == nil, let postponed = conversation.takePostponed() {
      switch postponed {
      case .line(let line, let readAt):
        times = LineTimes(read: readAt)
        begin(line.span, in: conversation)
      case .dropped(let dropped):
        times = LineTimes()
        refuse(dropped, in: conversation)
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

  private func begin(_ line: Span<UInt8>, in conversation: Conversation) {
    let query = conversation.query(in: line)
    if let query, answerFromCache(query, line, in: conversation) {
      return replyQueue.enlist(conversation)
    }
    decider.budget.count()
    if let query, answerAnew(query, line, in: conversation) { return }
    let value: JSONValue
    do throws(JSONError) {
      guard let read = try RequestLine.value(of: line, in: document) else { return }
      value = read
    } catch {
      if conversation.isSurplus { conversation.isOver = true }
      return enqueue(refusal(RPCError(error)), to: conversation)
    }
    let entries: [RequestEntry]
    let isBatch: Bool
    switch RequestLine(value, batchMax: limits.batchEntriesMax) {
    case .refused(let error):
      if conversation.isSurplus { conversation.isOver = true }
      enqueue(refusal(error), to: conversation)
      return
    case .single(let entry): (entries, isBatch) = ([entry], false)
    case .batch(let batch): (entries, isBatch) = (batch, true)
    }
    if conversation.isSurplus {
      conversation.isOver = true
      enqueue(surplusRefusal(of: entries.first), to: conversation)
      return
    }
    times.parsed = .now
    decider.budget.count(decisions: entries.count - 1)
    carryOut(entries, of: line, isBatch: isBatch, after: [], from: 0, in: conversation)
  }

  /// Carries out a line's requests one by one, until one of them has to wait.
  private func carryOut(
    _ entries: [RequestEntry],
    of line: Span<UInt8>,
    isBatch: Bool,
    after answered: [LineReply.Part],
    from start: Int,
    in conversation: Conversation
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
        outcome = part(for: entries[position], at: position, isBatch: isBatch, in: conversation)
      }
      if case .answered(let part) = outcome {
        bytes += part.reply.bytes
        decider.budget.spend(resultBytes: part.reply.bytes)
        append(part, to: &parts, in: conversation)
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
      return suspend(conversation, suspension, for: outcome)
    }
    guard !parts.isEmpty else { return }
    enqueue(LineReply(isBatch: isBatch, parts: parts), for: line, to: conversation)
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
    _ conversation: Conversation,
    _ suspension: Suspension,
    for outcome: PartOutcome
  ) {
    conversation.suspension = suspension
    replyQueue.measure(conversation)
    switch outcome {
    case .answered, .waiting: preconditionFailure("Service: this suspends no line")
    case .large(let decision): return begin(decision, in: conversation)
    case .queued: return begin(nil, in: conversation)
    case .verifying(let verification):
      conversation.suspension?.work = .verification
      return verifications.begin(verification, for: conversation)
    case .advancing(let advance): conversation.suspension?.work = .clock(advance)
    case .erasing(let wait): conversation.suspension?.work = .erasure(wait)
    }
    suspended.append(conversation)
  }

  /// Adds a part of a reply; a notification has none.
  private func append(
    _ part: LineReply.Part,
    to parts: inout [LineReply.Part],
    in conversation: Conversation
  ) {
    guard case .none = part.reply else { return parts.append(part) }
    if part.wrote { conversation.recordWrite(in: part.needs) }
    guard part.opens == nil else { return parts.append(part) }
    times.decided = .now
    replyQueue.statistics.record(
      .one(part.outcome),
      times,
      atOnce: true,
      Span(),
      of: conversation.caller
    )
  }

  /// Adds a reply to a conversation's; its line is stored while the reply waits for a turn.
  func enqueue(
    _ reply: LineReply,
    for line: Span<UInt8> = Span(),
    to conversation: Conversation
  ) {
    var reply = reply
    times.decided = .now
    reply.times = times
    let copiedBytes = replyQueue.enqueue(reply, for: line, to: conversation)
    decider.budget.spend(copiedBytes: copiedBytes)
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  package func takeReadyReplies(of conversation: Conversation) -> [UInt8] {
    replyQueue.takeReadyReplies(of: conversation)
  }

  /// Removes and returns the replies that reveal durable turns only.
  package func takeDurableReplies(of conversation: Conversation) -> [UInt8] {
    replyQueue.takeDurableReplies(of: conversation)
  }

  /// Takes back the storage of replies that were sent, of which the caller is the only owner.
  package func reuse(_ sent: consuming [UInt8]) {
    replyQueue.reuse(sent)
  }

  private func refuse(_ dropped: DroppedLine, in conversation: Conversation) {
    enqueue(refusal(dropped.error), to: conversation)
    if conversation.isSurplus { conversation.isOver = true }
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
