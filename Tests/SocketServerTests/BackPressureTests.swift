import Foundation
import Testing

@testable import SocketServer

@Suite("Back pressure")
struct BackPressureTests {
  @Test("lines wait while as many replies as allowed are owed", arguments: 1...4)
  func backlog(limit: Int) throws {
    var limits = ServerLimits()
    limits.pipelinedRequestsMax = limit
    try withServer(.whenReleased, limits: limits) { server in
      var client = try TestClient(server.path)
      let lines = (0..<10).map { "line \($0)" }
      try client.send(lines.joined(separator: "\n") + "\n")
      for released in 0...(10 - limit) {
        #expect(server.record.waits { $0.lines.count == limit + released })
        passTurns(of: server)
        #expect(server.record[\.lines] == Array(lines.prefix(limit + released)))
        server.release(1)
        #expect(try client.line() == lines[released])
      }
      server.release(10)
      #expect(try client.lines(limit - 1) == lines.suffix(limit - 1))
    }
  }

  @Test("lines for which a turn has no room come again, and each connection has its turn")
  func refusedLines() throws {
    try withServer(.whenThereIsRoom) { server in
      var a = try TestClient(server.path)
      var b = try TestClient(server.path)
      var c = try TestClient(server.path)
      // The last line ends with the stream.
      try a.send("a1\na2\na3")
      a.halfClose()
      #expect(server.record.waits { $0.refused.count == 1 })
      try b.send("b1\nb2\nb3")
      b.halfClose()
      #expect(server.record.waits { $0.refused.count == 2 })
      try c.send("c1\nc2\nc3")
      c.halfClose()
      #expect(server.record.waits { $0.refused.count == 3 })
      #expect(server.record[\.lines] == [])
      let order = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
      for count in 1...order.count {
        server.release(1)
        #expect(server.record.waits { $0.lines.count == count })
      }
      #expect(server.record[\.lines] == order)
      #expect(try a.rest() == "a1\na2\na3\n")
      #expect(try b.rest() == "b1\nb2\nb3\n")
      #expect(try c.rest() == "c1\nc2\nc3\n")
    }
  }

  @Test("a half-close is noticed behind the lines that wait")
  func halfCloseBehind() throws {
    var limits = ServerLimits()
    limits.pipelinedRequestsMax = 1
    try withServer(.whenReleased, limits: limits) { server in
      var client = try TestClient(server.path)
      try client.send("a\nb\nc")
      client.halfClose()
      for count in 1...3 {
        #expect(server.record.waits { $0.lines.count == count })
        passTurns(of: server)
        #expect(server.record[\.endedCount] == 0)
        server.release(1)
      }
      #expect(try client.rest() == "a\nb\nc\n")
      #expect(server.record[\.endedCount] == 1)
    }
  }

  @Test("who does not read is not read from, and misses nothing in the end")
  func slowReader() throws {
    var limits = ServerLimits()
    limits.pipelinedRequestsMax = 8
    limits.unsentBytesMax = 100_000
    try withServer(.afterCommit, limits: limits) { server in
      let (count, size) = (3000, 10_000)
      var client = try TestClient(server.path)
      try client.send(String(repeating: "give \(size)\n", count: count))
      #expect(server.record.waits { $0.unsentBytesMax > limits.unsentBytesMax })
      for _ in 0..<20 {
        // Somebody else is served meanwhile.
        var other = try TestClient(server.path)
        try other.send("other\n")
        #expect(try other.line() == "other")
      }
      // What waits on a connection, owed or unsent: the limit, and the reply that passes it.
      let bound = limits.unsentBytesMax + size + 1
      #expect(server.record[\.unsentBytesMax] <= bound)
      #expect(server.record[\.lines].count < count / 2)
      for _ in 0..<count { #expect(try client.line()?.utf8.count == size) }
      #expect(server.record[\.unsentBytesMax] <= bound)
      #expect(server.record[\.caughtUpCount] > 0)
    }
  }

  @Test("a client that is gone is noticed although it is not read from")
  func goneWhileStalled() throws {
    var limits = ServerLimits()
    limits.pipelinedRequestsMax = 1
    try withServer(.whenReleased, limits: limits) { server in
      do {
        let client = try TestClient(server.path)
        try client.send("a\nb\nc\n")
        #expect(server.record.waits { $0.lines.count == 1 })
      }
      #expect(server.record.waits { $0.closed.count == 1 })
      passTurns(of: server)
      #expect(server.record[\.lines] == ["a"])
    }
  }

  /// Has the loop turn a few times.
  private func passTurns(of server: RunningServer) {
    for _ in 0..<5 {
      let turns = server.record[\.turnsCount]
      server.waker.wake()
      _ = server.record.waits { $0.turnsCount > turns }
    }
  }
}
