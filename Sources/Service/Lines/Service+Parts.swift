import IdentityCore
import LineProtocol

// The answers to single requests of a line.
extension Service {
  /// The outcome of one request of a line.
  enum PartOutcome {
    case answered(LineReply.Part)
    case advancing(Advance)
    case erasing(Wait)
    case large(LargeDecision)
    case queued
    case waiting(EventWait)
  }

  func part(
    for entry: RequestEntry,
    at position: Int,
    isBatch: Bool,
    in conversation: Conversation
  ) -> PartOutcome {
    switch entry.content {
    case .invalid(let error):
      return .answered(part(for: entry, at: position, .failure(error)))
    case .call(let method, let params):
      turnSeen = .none
      do throws(RPCError) {
        let call = Call(
          name: method,
          params: params,
          id: entry.id,
          isBatch: isBatch,
          conversation: conversation
        )
        switch try answer(call) {
        case .answered(let answer):
          return .answered(part(for: entry, at: position, .success(answer)))
        case .advancing(let advance): return .advancing(advance)
        case .erasing(let wait): return .erasing(wait)
        case .large(let decision): return .large(decision)
        case .queued: return .queued
        case .waiting(let wait): return .waiting(wait)
        }
      } catch {
        var part = part(for: entry, at: position, .failure(error))
        // An error can reveal a change, for example that a user exists, as a result can.
        part.needs = turnSeen
        return .answered(part)
      }
    }
  }

  /// Returns the reply; a notification gets none.
  func part(
    for entry: RequestEntry,
    at position: Int,
    _ result: Result<Answer, RPCError>
  ) -> LineReply.Part {
    var part = LineReply.Part(position: position, reply: .none)
    if case .success(let answer) = result {
      (part.needs, part.wrote, part.opens) = (answer.needs, answer.wrote, answer.opens)
    }
    if let id = entry.id { part.reply = reply(to: id, result) }
    return part
  }

  func reply(to id: [UInt8], _ result: Result<Answer, RPCError>) -> LineReply.Reply {
    switch result {
    case .success(let answer): .result(id: id, answer.result)
    case .failure(let error): .written(text { $0.reply(id: id, error: error) })
    }
  }

  /// Replaces answers that depended on discarded turns.
  ///
  /// Writes are refused; reads are decided again from durable state. No part of the first answer
  /// was ever sent.
  func replace(
    _ parts: [LineReply.Part],
    of line: [UInt8],
    isBatch: Bool,
    in conversation: Conversation,
    because error: RPCError
  ) -> [LineReply.Part] {
    parts.compactMap { part in
      guard part.needs > durable else { return part }
      let entry = entries(of: line)[part.position]
      if !part.wrote, fatalError == nil {
        switch self.part(for: entry, at: part.position, isBatch: isBatch, in: conversation) {
        case .answered(let again): return again
        case .advancing, .erasing, .large, .queued: break
        case .waiting(let wait):
          park(wait)
          return nil
        }
      }
      return self.part(for: entry, at: part.position, .failure(error))
    }
  }
}
