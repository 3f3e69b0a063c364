import Testing

@testable import EntitledClient

@Suite("Matching replies to requests")
struct ReplyMatchingTests {
  private static let refusal =
    #"{"code":1402,"message":"busy","data":{"kind":"overloaded","hint":"wait","retryable":true}}"#

  /// Sends requests, which a daemon answers with the lines when it has them all.
  private func exchange(
    _ methods: [String],
    _ lines: [String],
    _ check: (inout Connection, [RequestID]) throws -> Void
  ) throws {
    try withDaemon({ peer in
      for _ in methods { _ = peer.line() }
      for line in lines { peer.send("\(line)\n") }
      peer.waitForEnd()
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      var ids: [RequestID] = []
      for method in methods { ids.append(try connection.send(method)) }
      try check(&connection, ids)
    }
  }

  private func error(_ connection: inout Connection, _ id: RequestID) -> RemoteError? {
    let found = failure { try connection.receive(id) }
    return if case .remote(let error)? = found { error } else { nil }
  }

  @Test("A reply contains the daemon's whole error")
  func error() throws {
    let reply = #"{"jsonrpc":"2.0","id":1,"error":\#(Self.refusal)}"#
    try exchange(["a"], [reply]) { daemon, ids throws in
      let error = try #require(error(&daemon, ids[0]))
      #expect(error.code == 1402)
      #expect(error.kind == "overloaded")
      #expect(error.message == "busy")
      #expect(error.hint == "wait")
      #expect(error.field == nil)
      #expect(error.isRetryable)
      #expect("\(error.json)" == Self.refusal)
    }
  }

  @Test("A reply with a null ID belongs to the first request that is answered in order")
  func nullID() throws {
    let unnamed = #"{"jsonrpc":"2.0","id":null,"error":\#(Self.refusal)}"#
    let named = [1, 3].map { #"{"jsonrpc":"2.0","id":\#($0),"result":{"n":\#($0)}}"# }
    try exchange(["events.wait", "a", "b"], [unnamed] + named) { daemon, ids throws in
      #expect(error(&daemon, ids[1])?.kind == "overloaded")
      #expect(try daemon.receive(ids[0]) == ["n": 1])
      #expect(try daemon.receive(ids[2]) == ["n": 3])
    }
    try exchange(["events.wait"], [unnamed]) { daemon, ids throws in
      #expect(error(&daemon, ids[0])?.kind == "overloaded")
    }
  }

  @Test("Notifications are kept separately, in order")
  func notices() throws {
    let notices = [1, 2].map { #"{"jsonrpc":"2.0","method":"event","params":{"n":\#($0)}}"# }
    let reply = #"{"jsonrpc":"2.0","id":1,"result":{}}"#
    try exchange(["events.subscribe"], notices + [reply]) { daemon, ids throws in
      #expect(try daemon.receive(ids[0]) == [:])
      #expect(try daemon.nextNotice() == Notice(method: "event", params: ["n": 1]))
      #expect(try daemon.nextNotice().params == ["n": 2])
      let limit = Duration.milliseconds(20)
      #expect(
        failure { try daemon.nextNotice(timeout: limit) } == .timeout(.receiving, after: limit)
      )
    }
  }

  @Test(
    "An invalid reply is a violation, and the replies before it are returned",
    arguments: [
      ("", "is not JSON"),
      ("HTTP/1.1 400 Bad Request", "is not JSON: byte 0"),
      ("[]", "is not a reply"),
      ("{}", "is not a reply"),
      (#"{"jsonrpc":"2.0","method":"event"}"#, "is not a reply"),
      (#"{"id":1}"#, "neither a result nor an error"),
      (#"{"id":1,"result":{},"error":{}}"#, "or both"),
      (#"{"id":1,"error":{"code":1}}"#, "not one of entitled"),
      (#"{"id":3,"result":{}}"#, "the id 3, which matches no request"),
      (#"{"id":"1","result":{}}"#, "which matches no request"),
      (#"{"id":null,"result":{}}"#, "which matches no request"),
    ]
  )
  func violations(line: String, reason: String) throws {
    try exchange(["a", "b"], [#"{"id":2,"result":{}}"#, line]) { daemon, ids throws in
      #expect(try daemon.receive(ids[1]) == [:])
      guard case .protocolViolation(let found)? = failure({ try daemon.receive(ids[0]) }) else {
        Issue.record("expected a violation")
        return
      }
      #expect(found.contains(reason), "\(found)")
    }
  }
}
