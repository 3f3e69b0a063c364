import IdentityCore
import LineProtocol

/// What is answered to a line that was taken, once all that the answer tells is durable.
struct LineReply {
  var isBatch: Bool
  /// One for each request that is answered, in their order.
  var parts: [Part]

  /// The answer to one request.
  struct Part {
    /// Its place in the line's batch.
    var position: Int
    var reply: Reply
    /// The newest turn of which the reply tells.
    var needs = TurnNumber.none
    /// Whether the request changed something in that turn.
    var wrote = false
    /// A subscription that begins when the reply is out.
    var opens: Subscription?
  }

  /// A reply, which becomes text only once, where it is kept or sent.
  enum Reply {
    /// That of a notification, which is never answered.
    case none
    /// The token that came, and an object that is JSON already.
    case result(id: [UInt8], [UInt8])
    /// All of it, JSON already.
    case written([UInt8])

    /// How long it is, but for what is around a result.
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

  var opensSubscription: Bool {
    for place in parts.indices where parts[place].opens != nil { return true }
    return false
  }

  func openSubscriptions() {
    for part in parts { part.opens?.open() }
  }

  /// The line that goes out, where it is long: its result is copied once, and not through a writer.
  var longText: [UInt8]? {
    guard !isBatch, parts.count == 1, case .result(let id, let result) = parts[0].reply,
      result.count >= Self.longBytesMin
    else { return nil }
    var head = JSONWriter()
    head.beginReply(id: id)
    var text = head.bytes
    text.reserveCapacity(text.count + result.count + 2)
    text += result
    text += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    return text
  }

  private static let longBytesMin = 1 << 16

  /// Writes the line that goes out; nothing where there is nothing to answer.
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
