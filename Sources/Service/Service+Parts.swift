import IdentityCore
import LineProtocol

// The answer to one request of a line.
extension Service {
  /// What a request of a line came to.
  enum PartOutcome {
    case answered(Exchange.Part)
    case advancing(Advance)
    case erasing(Wait)
  }

  func part(
    for entry: RequestEntry,
    at position: Int,
    from caller: Caller
  ) -> PartOutcome {
    switch entry.content {
    case .invalid(let error):
      return .answered(part(for: entry, at: position, .failure(error)))
    case .call(let method, let params):
      do throws(RPCError) {
        switch try answer(method, params, id: entry.id, from: caller) {
        case .answered(let answer):
          return .answered(part(for: entry, at: position, .success(answer)))
        case .advancing(let advance): return .advancing(advance)
        case .erasing(let wait): return .erasing(wait)
        }
      } catch {
        return .answered(part(for: entry, at: position, .failure(error)))
      }
    }
  }

  /// The reply, which a notification does not get.
  func part(
    for entry: RequestEntry,
    at position: Int,
    _ result: Result<Answer, RPCError>
  ) -> Exchange.Part {
    var part = Exchange.Part(position: position, reply: [], needs: .none, wrote: false)
    if case .success(let answer) = result {
      (part.needs, part.wrote) = (answer.needs, answer.wrote)
    }
    guard let id = entry.id else { return part }
    var writer = JSONWriter(capacity: 1024)
    switch result {
    case .success(let answer): writer.reply(id: id, result: answer.result)
    case .failure(let error): writer.reply(id: id, error: error)
    }
    part.reply = writer.bytes
    return part
  }

  /// What is answered instead of what told of turns that never were.
  ///
  /// What wrote is refused; what only read is decided again from what is durable. Nothing of the
  /// first answer ever left.
  func replace(
    _ parts: [Exchange.Part],
    of line: [UInt8],
    from caller: Caller,
    because error: RPCError
  ) -> [Exchange.Part] {
    parts.map { part in
      guard part.needs > durable else { return part }
      let entry = entries(of: line)[part.position]
      if !part.wrote, fatalError == nil,
        case .answered(let again) = self.part(for: entry, at: part.position, from: caller)
      {
        return again
      }
      return self.part(for: entry, at: part.position, .failure(error))
    }
  }
}
