import IdentityCore

/// A line that was taken, and what is answered to it when all that the answer tells is durable.
struct Exchange {
  /// The line itself, kept while the answer is held: after a failed commit it is decided again.
  var line: [UInt8]
  var isBatch: Bool
  /// One for each request that is answered, in their order.
  var parts: [Part]

  /// The answer to one request.
  struct Part {
    /// Its place in the line's batch.
    var position: Int
    /// A reply object; empty for a notification, which is never answered.
    var reply: [UInt8]
    /// Whether the reply is a result, and no error.
    var isResult: Bool
    /// The newest turn of which the reply tells.
    var needs = TurnNumber.none
    /// Whether the request changed something in that turn.
    var wrote = false
    /// A subscription that begins when the reply is out.
    var opens: Subscription?
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

  /// What it weighs while it is held.
  var bytes: Int {
    var bytes = line.count
    for place in parts.indices { bytes += parts[place].reply.count }
    return bytes
  }

  /// Appends the line that goes out; nothing where there is nothing to answer.
  func append(to bytes: inout [UInt8]) {
    var isFirst = true
    for place in parts.indices where !parts[place].reply.isEmpty {
      if !isFirst {
        bytes.append(UInt8(ascii: ","))
      } else if isBatch {
        bytes.append(UInt8(ascii: "["))
      }
      isFirst = false
      bytes.append(contentsOf: parts[place].reply)
    }
    if isFirst { return }
    if isBatch { bytes.append(UInt8(ascii: "]")) }
    bytes.append(0x0A)
  }
}
