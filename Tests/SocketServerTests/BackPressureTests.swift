import Foundation
import Testing

@testable import SocketServer

@Suite("Backpressure")
struct BackPressureTests {
  @Test("Lines wait while the limit of pending replies is reached", arguments: 1...4)
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

  @Test("Lines left by a turn are delivered again, and connections alternate")
  func refusedLines() throws {
    try withServer(.whenThereIsRoom) { server in
      var a = try TestClient(server.path)
      var b = try TestClient(server.path)
      var c = try TestClient(server.path)
      // The end of the stream completes the last line.
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

  @Test("A half-close is handled after the waiting lines")
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

  @Test("A client that does not read is not read from, and loses nothing")
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
        // Another client is served meanwhile.
        var other = try TestClient(server.path)
        try other.send("other\n")
        #expect(try other.line() == "other")
      }
      // The limit of bytes, pending or unsent, plus the reply that exceeds it.
      let bound = limits.unsentBytesMax + size + 1
      #expect(server.record[\.unsentBytesMax] <= bound)
      #expect(server.record[\.lines].count < count / 2)
      for _ in 0..<count { #expect(try client.line()?.utf8.count == size) }
      #expect(server.record[\.unsentBytesMax] <= bound)
      #expect(server.record[\.caughtUpCount] > 0)
    }
  }

  @Test("A disconnected client is detected although it is not read from")
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

  /// Makes the loop run a few turns.
  private func passTurns(of server: RunningServer) {
    for _ in 0..<5 {
      let turns = server.record[\.turnsCount]
      server.waker.wake()
      _ = server.record.waits { $0.turnsCount > turns }
    }
  }
}
