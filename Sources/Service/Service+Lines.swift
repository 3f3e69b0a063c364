import IdentityCore
import LineProtocol

extension Service {
  /// Takes one line; its answer is owed to the conversation from now on.
  package func take(_ line: Span<UInt8>, in conversation: Conversation) {
    guard !conversation.isOver else { return }
    let isFirst = conversation.isFirstLine
    conversation.isFirstLine = false
    if isFirst && HTTPRequest.begins(line) {
      owe(refusal(HTTPRequest.refusal()), to: conversation)
      conversation.isOver = true
      return
    }
    let exchange = exchange(for: line, in: conversation)
    guard let exchange else { return }
    owe(exchange, to: conversation)
  }

  /// In the place of a line that was too long to be taken.
  package func takeTooLong(lineBytesMax: Int, in conversation: Conversation) {
    guard !conversation.isOver else { return }
    conversation.isFirstLine = false
    let error = RPCError(
      .messageTooLarge,
      "the line has more than \(lineBytesMax) bytes"
    ).with("limit", lineBytesMax)
    owe(refusal(error), to: conversation)
    if conversation.isSurplus { conversation.isOver = true }
  }

  private func owe(_ exchange: Exchange, to conversation: Conversation) {
    var exchange = exchange
    if exchange.needs <= durable { exchange.line = [] }
    conversation.owe(exchange)
    guard !conversation.isWaiting else { return }
    conversation.isWaiting = true
    waiting.append(conversation)
  }

  /// Nil where there is nothing to answer: a blank line, or notifications that changed nothing.
  private func exchange(for line: Span<UInt8>, in conversation: Conversation) -> Exchange? {
    let entries: [RequestEntry]
    let isBatch: Bool
    switch RequestLine.read(line, in: document, batchMax: limits.batchEntriesMax) {
    case .blank: return nil
    case .refused(let error):
      if conversation.isSurplus { conversation.isOver = true }
      return refusal(error)
    case .single(let entry): (entries, isBatch) = ([entry], false)
    case .batch(let batch): (entries, isBatch) = (batch, true)
    }
    if conversation.isSurplus {
      conversation.isOver = true
      return surplusRefusal(of: entries.first)
    }
    var parts: [Exchange.Part] = []
    for (position, entry) in entries.enumerated() {
      let part = part(for: entry, at: position, from: conversation.caller)
      // A notification is held like any request, so that the order stays and a rollback finds it.
      if !part.reply.isEmpty { parts.append(part) }
    }
    guard !parts.isEmpty else { return nil }
    var copy: [UInt8] = []
    if parts.contains(where: { $0.needs > durable }) { copy = [UInt8](copying: line) }
    return Exchange(line: copy, isBatch: isBatch, parts: parts)
  }

  /// Decides a held line's request again, from what is durable; its first answer never left.
  func decideAgain(
    _ part: Exchange.Part,
    of exchange: Exchange,
    in conversation: Conversation
  ) -> Exchange.Part {
    switch RequestLine.read(exchange.line.span, in: document, batchMax: limits.batchEntriesMax) {
    case .single(let entry):
      return self.part(for: entry, at: 0, from: conversation.caller)
    case .batch(let entries):
      return self.part(for: entries[part.position], at: part.position, from: conversation.caller)
    case .blank, .refused:
      preconditionFailure("Service: a line that was understood once is not any more")
    }
  }

  /// The same request, refused because the store failed it.
  func refuse(
    _ part: Exchange.Part,
    of exchange: Exchange,
    with error: RPCError
  ) -> Exchange.Part {
    let id: [UInt8]?
    switch RequestLine.read(exchange.line.span, in: document, batchMax: limits.batchEntriesMax) {
    case .single(let entry): id = entry.id
    case .batch(let entries): id = entries[part.position].id
    case .blank, .refused: id = nil
    }
    var writer = JSONWriter()
    writer.reply(id: id, error: error)
    return Exchange.Part(
      position: part.position,
      reply: writer.bytes,
      needs: .none,
      wrote: false
    )
  }

  private func part(
    for entry: RequestEntry,
    at position: Int,
    from caller: Caller
  ) -> Exchange.Part {
    var writer = JSONWriter(capacity: 1024)
    var needs = TurnNumber.none
    var wrote = false
    switch entry.content {
    case .invalid(let error):
      writer.reply(id: entry.id, error: error)
    case .call(let method, let params):
      do throws(RPCError) {
        let answer = try answer(method, params, id: entry.id, from: caller)
        (needs, wrote) = (answer.needs, answer.wrote)
        if let id = entry.id { writer.reply(id: id, result: answer.result) }
      } catch {
        if let id = entry.id { writer.reply(id: id, error: error) }
      }
    }
    return Exchange.Part(position: position, reply: writer.bytes, needs: needs, wrote: wrote)
  }

  /// The answer to a line as a whole.
  private func refusal(_ error: RPCError, id: [UInt8]? = nil) -> Exchange {
    var writer = JSONWriter()
    writer.reply(id: id, error: error)
    return Exchange(
      line: [],
      isBatch: false,
      parts: [Exchange.Part(position: 0, reply: writer.bytes, needs: .none, wrote: false)]
    )
  }

  private func surplusRefusal(of entry: RequestEntry?) -> Exchange {
    refusal(
      RPCError(.tooManyConnections, "all connections that the daemon serves are taken"),
      id: entry?.id
    )
  }
}

extension [UInt8] {
  init(copying span: Span<UInt8>) {
    self.init()
    reserveCapacity(span.count)
    for index in span.indices { append(span[index]) }
  }
}
