import IdentityCore
import LineProtocol

/// The reply to a line; it is sent when everything that it reveals is durable.
struct LineReply {
  var isBatch: Bool
  /// A part for each request that is answered, in their order.
  var parts: [Part]
  /// When its line went through the stages.
  var times = LineTimes()

  /// The reply to one request.
  struct Part {
    /// The request's index in the batch.
    var position: Int
    var reply: Reply
    /// The newest turn that the reply reveals.
    var needs = TurnNumber.none
    /// Whether the request changed something in that turn.
    var wrote = false
    /// A subscription that begins when the reply is sent.
    var opens: Subscription?
    /// What the request was, for the statistics.
    var outcome = RequestOutcome()
  }

  /// A reply, which becomes text once, where it is stored or sent.
  enum Reply {
    /// A notification gets no reply.
    case none
    /// The request's id as it came, and a result that is JSON already.
    case result(id: [UInt8], [UInt8])
    /// The whole reply, JSON already.
    case written([UInt8])

    /// The size in bytes, without the text around a result.
    var bytes: Int {
      switch self {
      case .none: 0
      case .result(let id, let result): id.count + result.count
      case .written(let text): text.count
      }
    }
  }

  var needs: TurnNumber {
    var newest = TurnNumber.none
    for place in parts.indices { newest = max(newest, parts[place].needs) }
    return newest
  }

  var outcomes: Statistics.Outcomes {
    parts.count == 1 ? .one(parts[0].outcome) : .several(parts)
  }

  var opensSubscription: Bool {
    for place in parts.indices where parts[place].opens != nil { return true }
    return false
  }

  func openSubscriptions() {
    for part in parts { part.opens?.open() }
  }

  /// Writes the reply's text; nothing if the line contains notifications only.
  func write(to writer: inout JSONWriter) {
    var isEmpty = true
    for place in parts.indices {
      if case .none = parts[place].reply { continue }
      if isEmpty && isBatch { writer.beginArray() }
      isEmpty = false
      switch parts[place].reply {
      case .none: break
      case .result(let id, let result): writer.reply(id: id, result: result)
      case .written(let reply): writer.raw(reply)
      }
    }
    if isEmpty { return }
    if isBatch { writer.endArray() }
    writer.endLine()
  }
}
