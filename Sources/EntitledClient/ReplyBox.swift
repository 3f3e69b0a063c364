/// Tracks the expected replies, and keeps those that arrive early.
struct ReplyBox {
  /// The only method whose reply may arrive after the replies to later requests.
  private static let lateMethod = "events.wait"

  private var awaited: [PendingCall] = []
  private var arrived: [RequestID: Result<JSON, RemoteError>] = [:]

  /// The notifications received, in order.
  private var notices: [Notice] = []

  private struct PendingCall {
    let id: RequestID
    let mayBeLate: Bool
    /// Whether the caller has given up; the box then drops the reply.
    var isAbandoned = false
  }

  mutating func expect(_ id: RequestID, of method: String) {
    awaited.append(PendingCall(id: id, mayBeLate: method == Self.lateMethod))
  }

  mutating func abandon(_ id: RequestID) {
    arrived[id] = nil
    if let index = awaited.firstIndex(where: { $0.id == id }) { awaited[index].isAbandoned = true }
  }

  /// Removes and returns a reply; nil if it has not arrived.
  mutating func take(_ id: RequestID) -> Result<JSON, RemoteError>? {
    if let reply = arrived.removeValue(forKey: id) { return reply }
    precondition(
      awaited.contains { $0.id == id && !$0.isAbandoned },
      "ReplyBox: no reply to \(id.number) is awaited; each is given once, by its own connection"
    )
    return nil
  }

  /// Removes and returns the next notification; nil if there is none.
  mutating func takeNotice() -> Notice? {
    notices.isEmpty ? nil : notices.removeFirst()
  }

  /// Stores one received line.
  mutating func put(_ line: [UInt8]) throws(Violation) {
    switch try Reply(line) {
    case .notice(let notice): notices.append(notice)
    case .answer(let id, let content):
      let index = try index(of: id, content)
      let request = awaited.remove(at: index)
      if !request.isAbandoned { arrived[request.id] = content }
    }
  }

  private func index(
    of id: JSON,
    _ content: Result<JSON, RemoteError>
  ) throws(Violation) -> Int {
    if let number = id.int64, let index = awaited.firstIndex(where: { $0.id.number == number }) {
      return index
    }
    // The daemon rejects an unreadable line with a null ID, in the order of the requests.
    if id.isNull, case .failure = content,
      let index = awaited.firstIndex(where: { !$0.mayBeLate }) ?? awaited.indices.first
    {
      return index
    }
    throw Reply.stranger(id)
  }
}
