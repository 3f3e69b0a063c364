import Glibc
import Platform
import Testing

@testable import SocketServer

@Suite("Lines and replies over a socket")
struct ConversationTests {
  private static let modes: [EchoService.Mode] = [.atOnce, .afterCommit]

  @Test("Replies are sent in the order of the lines, however many are pending", arguments: modes)
  func pipelining(mode: EchoService.Mode) throws {
    try withServer(mode) { server in
      var client = try TestClient(server.path)
      let lines = (0..<5000).map { "line \($0)" }
      try client.send(lines.joined(separator: "\n") + "\n")
      #expect(try client.lines(5000) == lines)
    }
  }

  @Test("A line can be split anywhere", arguments: modes)
  func cuts(mode: EchoService.Mode) throws {
    try withServer(mode) { server in
      let bytes = Array(" ab\r\n\ncd\n".utf8)
      for cut in 0...bytes.count {
        var client = try TestClient(server.path)
        try client.send(Array(bytes[..<cut]))
        try client.send("")
        try client.send(Array(bytes[cut...]))
        #expect(try client.lines(2) == ["ab", "cd"])
      }
      var client = try TestClient(server.path)
      for byte in bytes {
        let turns = server.record[\.turnsCount]
        try client.send([byte])
        #expect(server.record.waits { $0.turnsCount > turns })
      }
      #expect(try client.lines(2) == ["ab", "cd"])
    }
  }

  @Test(
    "After a half-close the last replies are sent, then the end of the stream",
    arguments: modes
  )
  func halfClose(mode: EchoService.Mode) throws {
    try withServer(mode) { server in
      var client = try TestClient(server.path)
      try client.send("a\nb\nthe last one has no LF")
      client.halfClose()
      #expect(try client.rest() == "a\nb\nthe last one has no LF\n")
      #expect(server.record.waits { $0.closed.count == 1 })
      #expect(server.record[\.endedCount] == 1)
    }
  }

  @Test("A half-close without pending requests closes the connection")
  func silentHalfClose() throws {
    try withServer { server in
      var client = try TestClient(server.path)
      client.halfClose()
      #expect(try client.rest() == "")
    }
  }

  @Test("A reply larger than any buffer arrives completely before the end")
  func largeReply() throws {
    try withServer(.afterCommit) { server in
      var client = try TestClient(server.path)
      try client.send("give 20000000")
      client.halfClose()
      #expect(try client.rest().utf8.count == 20_000_001)
      #expect(server.record.waits { $0.closed.count == 1 })
    }
  }

  @Test("A line over the limit is answered in order, and the next line is taken")
  func tooLong() throws {
    var limits = ServerLimits()
    limits.lineBytesMax = 1000
    limits.readBytesPerTurn = 256
    try withServer(limits: limits) { server in
      var client = try TestClient(server.path)
      let fits = String(repeating: "f", count: 1000)
      let long = String(repeating: "l", count: 300_000)
      try client.send("a\n\(fits)\n\(fits)x\n\(long)\nb\n")
      #expect(try client.lines(5) == ["a", fits, "too long", "too long", "b"])
    }
  }

  @Test("A finished connection closes after its last reply, whatever else was sent")
  func finish() throws {
    try withServer { server in
      var client = try TestClient(server.path)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try client.rest() == "not HTTP\n")
      #expect(server.record[\.lines] == ["GET / HTTP/1.1"])
    }
  }

  @Test("A client that still writes receives the last reply")
  func writesOn() throws {
    var limits = ServerLimits()
    limits.unservedDuration = .seconds(600)
    try withServer(limits: limits) { server in
      var client = try TestClient(server.path)
      try client.send("GET / HTTP/1.1\r\n")
      #expect(try client.line() == "not HTTP")
      #expect(try client.line() == nil)
      for _ in 0..<20 { try client.send(String(repeating: "Host: x\r\n", count: 20_000)) }
      #expect(server.record[\.closed] == [])
      client.halfClose()
      #expect(server.record.waits { $0.closed.count == 1 })
      #expect(server.record[\.lines] == ["GET / HTTP/1.1"])
    }
  }

  @Test("A finished connection that stays open is closed after a while")
  func stays() throws {
    var limits = ServerLimits()
    limits.unservedDuration = .milliseconds(20)
    try withServer(limits: limits) { server in
      var client = try TestClient(server.path)
      try client.send("GET / HTTP/1.1\r\n")
      #expect(try client.rest() == "not HTTP\n")
      #expect(server.record.waits { $0.closed.count == 1 })
      #expect(throws: SystemError(code: EPIPE, call: "send")) { try client.send("x") }
    }
  }

  @Test("Lines of a client that disconnects are delivered all the same")
  func fireAndForget() throws {
    try withServer(.whenReleased) { server in
      do {
        let client = try TestClient(server.path)
        try client.send("do this\nand that\n")
      }
      #expect(server.record.waits { $0.closed.count == 1 })
      #expect(server.record[\.lines] == ["do this", "and that"])
    }
  }

  @Test("A client that disconnects before its replies is reported once and affects no other client")
  func goneClient() throws {
    try withServer(.afterCommit) { server in
      for _ in 0..<50 {
        let client = try TestClient(server.path)
        try client.send("give 1000000\ngive 1000000\nx\n")
      }
      #expect(server.record.waits { $0.closed.count == 50 })
      #expect(Set(server.record[\.closed]).count == 50)
      var client = try TestClient(server.path)
      try client.send("still there?\n")
      #expect(try client.line() == "still there?")
    }
  }

  @Test("The peer's credentials come from the kernel")
  func peer() throws {
    try withServer { server in
      let client = try TestClient(server.path)
      try client.send("x\n")
      #expect(server.record.waits { $0.peer != nil })
      let peer = try #require(server.record[\.peer])
      #expect(peer.uid == getuid())
      #expect(peer.gid == getgid())
      #expect(peer.pid == getpid())
      #expect(Set(peer.groups) == Self.groups)
      #expect(peer.isMember(of: getgid()))
      #expect(!peer.isMember(of: 4_000_000_000))
    }
  }

  @Test("A reload reaches the service")
  func reload() throws {
    try withServer { server in
      server.waker.reload()
      #expect(server.record.waits { $0.reloadsCount == 1 })
    }
  }

  private static var groups: Set<UInt32> {
    var groups = [UInt32](repeating: 0, count: 1000)
    // SAFETY: the array outlives the call, and has room for as many groups as is said.
    let count = unsafe getgroups(CInt(groups.count), &groups)
    return Set(groups.prefix(Int(count)))
  }
}
