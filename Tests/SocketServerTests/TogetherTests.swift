import Foundation
import Testing

@testable import SocketServer

@Suite("Lines that are taken together")
struct TogetherTests {
  /// Some lines are answered at once, others at the end of the turn or later.
  private static func lines(_ count: Int, _ seed: Int) -> [String] {
    (0..<count).map { number in
      (number * 7 + seed) % 5 < 3 ? "at once \(number) of \(seed)" : "\(number) of \(seed)"
    }
  }

  @Test("Replies are sent in order, whichever of them come at once", arguments: 0..<7)
  func order(seed: Int) throws {
    for mode in [EchoService.Mode.atOnce, .afterCommit] {
      try withServer(mode) { server in
        var client = try TestClient(server.path)
        let lines = Self.lines(2000, seed)
        try client.send(lines.joined(separator: "\n") + "\n")
        #expect(try client.lines(2000) == lines)
        #expect(server.record[\.lines] == lines)
      }
    }
  }

  @Test("A split line waits for its end and is taken like others")
  func cuts() throws {
    try withServer { server in
      let bytes = Array("at once 1\nx\nat once 2\nat once 3\n".utf8)
      for cut in 0...bytes.count {
        var client = try TestClient(server.path)
        try client.send(Array(bytes[..<cut]))
        try client.send(Array(bytes[cut...]))
        #expect(try client.lines(4) == ["at once 1", "x", "at once 2", "at once 3"])
      }
    }
  }

  @Test("Each of many connections receives its own replies")
  func connections() throws {
    try withServer(.whenReleased) { server in
      var clients: [TestClient.Box] = []
      for _ in 0..<40 { clients.append(TestClient.Box(try TestClient(server.path))) }
      #expect(server.record.waits { $0.openedCount == 40 })
      for round in 0..<50 {
        for (number, client) in clients.enumerated() {
          try client.client.send("at once \(round) to \(number)\nat once \(round) again\n")
        }
        for (number, client) in clients.enumerated() {
          let answers = try client.client.lines(2)
          #expect(answers == ["at once \(round) to \(number)", "at once \(round) again"])
        }
      }
    }
  }

  @Test("Lines of a slow reader are taken only up to the limit of waiting replies")
  func slowReader() throws {
    var limits = ServerLimits()
    limits.unsentBytesMax = 10_000
    limits.readBytesPerTurn = 10_000
    try withServer(limits: limits) { server in
      let path = server.path
      Thread.detachNewThread {
        do {
          let client = try TestClient(path)
          let line = "at once " + String(repeating: "x", count: 900) + "\n"
          while true { try client.send(line) }
        } catch {
          // The server has closed the connection.
        }
      }
      #expect(server.record.waits { $0.unsentBytesMax > limits.unsentBytesMax })
      let taken = server.record[\.lines].count
      // Another client's turns would take further lines.
      var other = try TestClient(server.path)
      for number in 0..<100 {
        try other.send("\(number)\n")
        #expect(try other.line() == "\(number)")
      }
      #expect(server.record[\.lines].count <= taken + 100 + 20)
      #expect(server.record[\.unsentBytesMax] <= limits.unsentBytesMax + 1000)
      server.waker.drain()
    }
  }

  @Test("The last lines before the end of the stream are answered")
  func end() throws {
    try withServer(.afterCommit) { server in
      var client = try TestClient(server.path)
      try client.send("at once 1\nx\nat once 2\nat once 3")
      client.halfClose()
      #expect(try client.rest() == "at once 1\nx\nat once 2\nat once 3\n")
    }
  }
}
