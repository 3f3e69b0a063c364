import IdentityCore
import LineProtocol

// Carries out lines, and adds their replies in order.
extension Service {
  /// Whether this turn should end so that other connections get theirs.
  package var isTurnFull: Bool { budget.isSpent }

  /// Answers a line from the cache; returns false to leave it for the next turn.
  package func takeReadily(_ line: Span<UInt8>, in conversation: Conversation) -> Bool {
    guard let query = conversation.query(in: line),
      answerFromCache(query, line, in: conversation)
    else { return false }
    wait(for: conversation)
    return true
  }

  /// Takes one line; the conversation is owed its reply from now on.
  package func take(_ line: Span<UInt8>, in conversation: Conversation) {
    guard !conversation.isOver else { return }
    guard conversation.suspension == nil else {
      conversation.postpone(.line([UInt8](copying: line)))
      return
    }
    let isFirst = conversation.isFirstLine
    conversation.isFirstLine = false
    if isFirst && HTTPRequest.begins(line) {
      owe(refusal(HTTPRequest.refusal()), to: conversation)
      conversation.isOver = true
      return
    }
    begin(line, in: conversation)
  }

  /// Called instead of `take(_ line:)` for a line that was dropped as it arrived.
  package func take(_ dropped: DroppedLine, in conversation: Conversation) {
    guard !conversation.isOver else { return }
    conversation.isFirstLine = false
    guard conversation.suspension == nil else {
      conversation.postpone(.dropped(dropped))
      return
    }
    refuse(dropped, in: conversation)
  }

  /// Resumes a line with the result of the work it waited for, then the lines behind it.
  func resume(_ conversation: Conversation, with result: Result<Answer, RPCError>) {
    guard let suspension = conversation.suspension else { return }
    conversation.suspension = nil
    advancing.removeAll { $0 === conversation }
    let entries = entries(of: suspension.line)
    let position = suspension.position
    var parts = suspension.parts
    take(part(for: entries[position], at: position, result), to: &parts, in: conversation)
    goOn(conversation, suspension, entries, after: parts, from: position + 1)
  }

  /// Decides a request that waited for a large decision again, and resumes its line.
  func retry(_ conversation: Conversation) {
    guard let suspension = conversation.suspension else { return }
    conversation.suspension = nil
    let entries = entries(of: suspension.line)
    goOn(conversation, suspension, entries, after: suspension.parts, from: suspension.position)
  }

  private func goOn(
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
      case .line(let line): begin(line.span, in: conversation)
      case .dropped(let dropped): refuse(dropped, in: conversation)
      }
    }
  }

  /// Returns the requests of a line that was parsed before.
  func entries(of line: [UInt8]) -> [RequestEntry] {
    if let value = try? RequestLine.value(of: line.span, in: document) {
      switch RequestLine(value, batchMax: .max) {
      case .single(let entry): return [entry]
      case .batch(let entries): return entries
      case .refused: break
      }
    }
    preconditionFailure("Service: a line that was understood once is not any more")
  }

  private func begin(_ line: Span<UInt8>, in conversation: Conversation) {
    let query = conversation.query(in: line)
    if let query, answerFromCache(query, line, in: conversation) {
      return wait(for: conversation)
    }
    budget.count()
    if let query, answerAnew(query, line, in: conversation) { return }
    let value: JSONValue
    do throws(JSONError) {
      guard let read = try RequestLine.value(of: line, in: document) else { return }
      value = read
    } catch {
      if conversation.isSurplus { conversation.isOver = true }
      return owe(refusal(RPCError(error)), to: conversation)
    }
    let entries: [RequestEntry]
    let isBatch: Bool
    switch RequestLine(value, batchMax: limits.batchEntriesMax) {
    case .refused(let error):
      if conversation.isSurplus { conversation.isOver = true }
      owe(refusal(error), to: conversation)
      return
    case .single(let entry): (entries, isBatch) = ([entry], false)
    case .batch(let batch): (entries, isBatch) = (batch, true)
    }
    if conversation.isSurplus {
      conversation.isOver = true
      owe(surplusRefusal(of: entries.first), to: conversation)
      return
    }
    budget.count(decisions: entries.count - 1)
    carryOut(entries, of: line, isBatch: isBatch, after: [], from: 0, in: conversation)
  }

  /// Carries out a line's requests one by one, until one of them must wait.
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
      let isCrowded = status.suspendedBytes > limits.owedBytesMax
      if position > 0, bytes > limits.batchBytesMax || isCrowded {
        let error = batchRefusal(bytes)
        outcome = .answered(part(for: entries[position], at: position, .failure(error)))
      } else if position == start || !budget.hasWorkedEnough {
        outcome = part(for: entries[position], at: position, isBatch: isBatch, in: conversation)
      }
      if case .answered(let part) = outcome {
        bytes += part.reply.bytes
        budget.spend(resultBytes: part.reply.bytes)
        take(part, to: &parts, in: conversation)
        continue
      }
      if case .waiting(let wait) = outcome {
        park(wait)
        continue
      }
      let suspension = Suspension(
        line: [UInt8](copying: line),
        isBatch: isBatch,
        parts: parts,
        position: position
      )
      return suspend(conversation, suspension, for: outcome)
    }
    guard !parts.isEmpty else { return }
    owe(LineReply(isBatch: isBatch, parts: parts), for: line, to: conversation)
  }

  /// Returns why the rest of a batch is not carried out.
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

  /// Suspends a line until what it waits for has arrived.
  func suspend(
    _ conversation: Conversation,
    _ suspension: Suspension,
    for outcome: PartOutcome
  ) {
    conversation.suspension = suspension
    weigh(conversation)
    switch outcome {
    case .answered, .waiting: preconditionFailure("Service: this holds up no line")
    case .large(let decision): return begin(decision, in: conversation)
    case .queued: return begin(nil, in: conversation)
    case .advancing(let advance): conversation.suspension?.work = .clock(advance)
    case .erasing(let wait): conversation.suspension?.work = .erasure(wait)
    }
    advancing.append(conversation)
  }

  /// Adds a part to the reply; a notification gets none.
  private func take(
    _ part: LineReply.Part,
    to parts: inout [LineReply.Part],
    in conversation: Conversation
  ) {
    guard case .none = part.reply else { return parts.append(part) }
    if part.wrote { conversation.note(writtenIn: part.needs) }
    if part.opens != nil { parts.append(part) }
  }

  /// Adds an owed reply.
  ///
  /// The conversation keeps its line while the reply is held: after a failed commit, the service
  /// decides it again.
  func owe(
    _ exchange: LineReply,
    for line: Span<UInt8> = Span(),
    to conversation: Conversation
  ) {
    if let text = exchange.longText {
      budget.spend(copiedBytes: text.count)
      conversation.owe(exchange, to: line, longText: text, durable: durable, from: &shelf)
    } else {
      withWriter { writer in
        exchange.write(to: &writer)
        writer.withBytes { text in
          budget.spend(copiedBytes: text.count)
          conversation.owe(exchange, to: line, text: text, durable: durable, from: &shelf)
        }
      }
    }
    wait(for: conversation)
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  package func takeReady(of conversation: Conversation) -> [UInt8] {
    let ready = conversation.takeReady(durable: durable, to: &shelf)
    weigh(conversation)
    return ready
  }

  /// Removes and returns the replies that may be sent without a check of what is durable.
  package func takeEmitted(of conversation: Conversation) -> [UInt8] {
    let emitted = conversation.takeEmitted()
    weigh(conversation)
    return emitted
  }

  /// Takes back a buffer from `takeReady` after it was sent; the caller keeps no reference.
  package func reuse(_ sent: consuming [UInt8]) {
    shelf.giveBack(sent)
  }

  /// Makes `settle` return the conversation, which is owed more now.
  func wait(for conversation: Conversation) {
    weigh(conversation)
    guard !conversation.isWaiting else { return }
    conversation.isWaiting = true
    waiting.append(conversation)
  }

  private func refuse(_ dropped: DroppedLine, in conversation: Conversation) {
    owe(refusal(dropped.error), to: conversation)
    if conversation.isSurplus { conversation.isOver = true }
  }

  /// Returns the reply that refuses a line as a whole.
  private func refusal(_ error: RPCError, id: [UInt8]? = nil) -> LineReply {
    var writer = JSONWriter()
    writer.reply(id: id, error: error)
    let part = LineReply.Part(position: 0, reply: .written(writer.bytes))
    return LineReply(isBatch: false, parts: [part])
  }

  private func surplusRefusal(of entry: RequestEntry?) -> LineReply {
    refusal(
      RPCError(.tooManyConnections, "the daemon has reached its maximum of connections"),
      id: entry?.id
    )
  }
}
