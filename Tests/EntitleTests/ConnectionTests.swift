import Foundation
import Testing

@testable import EntitledClient

@Suite("A connection")
struct ConnectionTests {
  private let quick = Timeouts(each: .milliseconds(80))
  private let patient = Timeouts(each: .seconds(120))

  @Test("A call sends one line and returns the result")
  func call() throws {
    let lines = try withDaemon(answering(#"{"pong":true}"#)) { daemon in
      var connection = try Connection(path: daemon.path)
      #expect(connection.path == daemon.path)
      #expect(try connection.call("server.ping") == ["pong": true])
      #expect(try connection.call("x", ["a": "b\n", "n": nil]) == ["pong": true])
      #expect(try connection.call("x", json: Array("{\n \"a\":\n1}".utf8)) == ["pong": true])
      return { daemon.lines }
    }
    #expect(
      lines() == [
        #"{"jsonrpc":"2.0","id":1,"method":"server.ping","params":{}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"x","params":{"a":"b\n","n":null}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"x","params":{  "a": 1}}"#,
      ]
    )
  }

  @Test("A reply may be 1 MiB and more", arguments: [1 << 20, 5 << 20])
  func large(count: Int) throws {
    let text = String(repeating: "é", count: count / 2)
    try withDaemon(answering("{\"text\":\"\(text)\"}")) { daemon in
      // A sanitizer needs a while for five million characters on a busy machine.
      var connection = try Connection(path: daemon.path, timeouts: patient)
      #expect(try connection.call("x")["text"]?.text?.utf8.count == count)
    }
  }

  @Test("A reply may arrive in pieces of any size", arguments: [1, 2, 3, 7])
  func pieces(size: Int) throws {
    let reply = Array(#"{"jsonrpc":"2.0","id":1,"result":{"é":"\u00e9"}}"#.utf8) + [0x0A]
    try withDaemon({ peer in
      _ = peer.line()
      for start in stride(from: 0, to: reply.count, by: size) {
        peer.send(Array(reply[start..<min(start + size, reply.count)]))
        sched_yield()
      }
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      #expect(try connection.call("x") == ["é": "é"])
    }
  }

  @Test("A call throws the daemon's error, and the connection stays usable")
  func remote() throws {
    let error = #"{"code":1100,"message":"no","data":{"kind":"unknownDevice","field":"/device"}}"#
    try withDaemon({ peer in
      _ = peer.line()
      peer.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":\(error)}\n")
      _ = peer.line()
      peer.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}\n")
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      guard case .remote(let error)? = failure({ try connection.call("logout") }) else {
        Issue.record("expected the daemon's error")
        return
      }
      #expect(error.kind == "unknownDevice")
      #expect(error.field == "/device")
      #expect(error.hint == nil)
      #expect(!error.isRetryable)
      #expect(try connection.call("x") == [:])
    }
  }

  @Test("Many requests may be in flight, and their replies are read during sending")
  func pipelining() throws {
    // The data exceeds the buffers of both sockets, so that the daemon waits for its reader.
    let filler = String(repeating: "x", count: 10_000)
    let script: FakeDaemon.Script = { peer in
      var id = 1
      while peer.line() != nil {
        peer.send(
          "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":{\"n\":\(id),\"x\":\"\(filler)\"}}\n"
        )
        id += 1
      }
    }
    try withDaemon(script) { daemon in
      var connection = try Connection(path: daemon.path)
      var ids: [RequestID] = []
      for _ in 0..<500 { ids.append(try connection.send("x", ["filler": .string(filler)])) }
      for id in ids.reversed() {
        #expect(try connection.receive(id)["n"]?.int64 == id.number)
      }
    }
  }

  @Test("Replies that arrive early are kept")
  func outOfOrder() throws {
    try withDaemon({ peer in
      _ = (peer.line(), peer.line(), peer.line())
      for id in [2, 3, 1] { peer.send("{\"id\":\(id),\"result\":{\"n\":\(id)}}\n") }
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      let late = try connection.send("events.wait")
      let first = try connection.send("a")
      let second = try connection.send("b")
      #expect(try connection.receive(late)["n"] == 1)
      #expect(try connection.receive(second)["n"] == 3)
      #expect(try connection.receive(first)["n"] == 2)
    }
  }

  @Test("A call times out, and its late reply is dropped")
  func readTimeout() throws {
    let mayAnswer = DispatchSemaphore(value: 0)
    try withDaemon({ peer in
      _ = peer.line()
      mayAnswer.wait()
      peer.send("{\"id\":1,\"result\":{\"late\":true}}\n")
      _ = peer.line()
      peer.send("{\"id\":2,\"result\":{\"late\":false}}\n")
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      #expect(
        failure { try connection.call("slow", timeout: .milliseconds(20)) }
          == .timeout(.receiving, after: .milliseconds(20))
      )
      mayAnswer.signal()
      #expect(try connection.call("x") == ["late": false])
    }
  }

  @Test("A call times out if the daemon sends without ending a line")
  func endlessReply() throws {
    try withDaemon({ peer in
      _ = peer.line()
      while peer.isReading { peer.send(" ") }
    }) { daemon in
      var connection = try Connection(path: daemon.path, timeouts: quick)
      #expect(
        failure { try connection.call("x") } == .timeout(.receiving, after: .milliseconds(80))
      )
    }
  }

  @Test("A call times out if the daemon does not read, and the connection is then closed")
  func writeTimeout() throws {
    let mayEnd = DispatchSemaphore(value: 0)
    try withDaemon({ _ in mayEnd.wait() }) { daemon in
      var connection = try Connection(path: daemon.path, timeouts: quick)
      let params: JSON = ["x": .string(String(repeating: "x", count: 8 << 20))]
      #expect(
        failure { try connection.call("x", params) } == .timeout(.sending, after: .milliseconds(80))
      )
      #expect(
        failure { try connection.call("x") } == .closed(reason: "the connection has failed before")
      )
      mayEnd.signal()
    }
  }

  @Test("Connecting times out if the daemon accepts no connection")
  func connectTimeout() throws {
    try withDirectory { directory in
      let daemon = try FakeDaemon(path: directory + "/s", backlog: 0, nil)
      defer { daemon.stop() }
      let first = try Connection(path: daemon.path, timeouts: quick)
      #expect(
        failure { try Connection(path: daemon.path, timeouts: quick) }
          == .timeout(.connecting, after: .milliseconds(80))
      )
      #expect(first.path == daemon.path)
    }
  }

  @Test("The error says whether the daemon closed before or during a reply")
  func closed() throws {
    let cases = [("", "before it answered"), ("{\"id\":1,\"res", "after 12 bytes")]
    for (sent, reason) in cases {
      try withDaemon({ peer in
        _ = peer.line()
        peer.send(sent)
      }) { daemon in
        var connection = try Connection(path: daemon.path)
        guard case .closed(let found)? = failure({ try connection.call("x") }) else {
          Issue.record("expected the connection to be closed")
          return
        }
        #expect(found.contains(reason))
        #expect(
          failure { try connection.call("x") }
            == .closed(reason: "the connection has failed before")
        )
      }
    }
  }

  @Test("A reply is read even if the daemon closes before it reads the whole request")
  func lastWords() throws {
    let error = #"{"code":1403,"message":"full","data":{"kind":"tooManyConnections"}}"#
    try withDaemon({ peer in
      _ = peer.receive(atMost: 1)
      peer.send("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":\(error)}\n")
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      let params: JSON = ["x": .string(String(repeating: "x", count: 4 << 20))]
      guard case .remote(let error)? = failure({ try connection.call("x", params) }) else {
        Issue.record("expected the daemon's error")
        return
      }
      #expect(error.kind == "tooManyConnections")
    }
  }

  @Test("An invalid reply is a protocol violation")
  func violation() throws {
    try withDaemon({ peer in
      _ = peer.line()
      peer.send("HTTP/1.1 400 Bad Request\r\n")
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      guard case .protocolViolation(let reason)? = failure({ try connection.call("x") }) else {
        Issue.record("expected a violation")
        return
      }
      #expect(reason.contains("is not JSON"))
      #expect(
        failure { try connection.call("x") } == .closed(reason: "the connection has failed before")
      )
    }
  }
}

extension Peer {
  /// Whether the client is still connected.
  var isReading: Bool {
    var byte: UInt8 = 0
    // SAFETY: the call writes at most one byte to a variable that outlives it.
    return unsafe recv(descriptor, &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT)) != 0
  }
}
