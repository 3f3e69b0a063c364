import LineProtocol

/// The client's side of a connection in a conversation.
package protocol Line {
  func send(_ bytes: [UInt8]) throws
  /// Returns the next line without its line feed; nil when the daemon has closed.
  func receive() throws -> [UInt8]?
  /// Closes the sending side.
  func halfClose() throws
}

/// A reply of another kind than the test expects.
///
/// It is a separate type, so that a test that tolerates a killed daemon does not tolerate an error
/// reply.
package struct UnexpectedReply: Error, CustomStringConvertible {
  package let request: String
  package let reply: String

  package init(_ reply: JSONTree, to request: String) {
    self.request = request
    self.reply = "\(reply)"
  }

  package var description: String { "\(request) was answered with \(reply)" }
}

extension Line {
  /// Sends a request without waiting for its reply.
  package func send(request: String) throws {
    try send(Array(request.utf8) + [0x0A])
  }

  /// Waits for the next line, which may be a result, an error or a notification.
  package func nextReply() throws -> JSONTree {
    guard let reply = try receive() else {
      throw ChildProcessError(reason: "the daemon closed before it answered")
    }
    return try JSONTree(reply)
  }

  /// Waits for the next reply and returns its result; throws if it is an error.
  @discardableResult
  package func nextResult() throws -> JSONTree {
    let reply = try nextReply()
    guard let result = reply["result"] else {
      throw UnexpectedReply(reply, to: "an earlier request")
    }
    return result
  }

  /// Sends a request and returns the next line of any kind.
  package func reply(to request: String) throws -> JSONTree {
    try send(request: request)
    return try nextReply()
  }

  /// Sends a request and returns its reply; throws if it is an error or has another id.
  @discardableResult
  package func call(_ request: String) throws -> JSONTree {
    try expect("result", from: request)
  }

  /// Sends a request that must fail and returns its error; throws if it succeeds.
  package func refusal(of request: String) throws -> JSONTree {
    try expect("error", from: request)["error"] ?? .null
  }

  /// Sends a request and returns its result; throws if the reply is an error.
  @discardableResult
  package func result(_ method: String, _ params: String) throws -> JSONTree {
    try call(Self.request(method, params))["result"] ?? .null
  }

  /// Sends a request and returns its result; nil for an error of these kinds.
  package func result(
    _ method: String,
    _ params: String,
    unless kinds: String...
  ) throws -> JSONTree? {
    let reply = try reply(to: Self.request(method, params))
    if let result = reply["result"] { return result }
    guard let kind = reply["error"]?["data"]?["kind"]?.text, kinds.contains(kind) else {
      throw UnexpectedReply(reply, to: "\(method) \(params)")
    }
    return nil
  }

  /// Reads all events after a cursor, page by page; `selection` holds further params.
  package func events(_ selection: String = "", after cursor: String = "0") throws -> [JSONTree] {
    var events: [JSONTree] = []
    var cursor = cursor
    let selection = selection.isEmpty ? "" : ",\(selection)"
    while true {
      let params = #"{"after":"\#(cursor)","limit":1000\#(selection)}"#
      let page = try result("events.read", params)
      guard case .array(let more)? = page["events"], let next = page["cursor"]?.text else {
        throw UnexpectedReply(page, to: "events.read \(params)")
      }
      events += more
      if page["more"] != .bool(true) { return events }
      cursor = next
    }
  }

  private static func request(_ method: String, _ params: String) -> String {
    "{\"id\":1,\"method\":\"\(method)\",\"params\":\(params)}"
  }

  private func expect(_ member: String, from request: String) throws -> JSONTree {
    let reply = try reply(to: request)
    guard reply[member] != nil, try reply["id"] == JSONTree(Array(request.utf8))["id"] else {
      throw UnexpectedReply(reply, to: request)
    }
    return reply
  }
}
