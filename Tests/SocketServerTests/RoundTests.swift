import Foundation
import Synchronization
import Testing

@testable import SocketServer

@Suite("Rounds")
struct RoundTests {
  /// Sends a line that can be answered at once, and waits for the reply.
  private func ask(_ client: inout TestClient, _ line: String) throws {
    try client.send("at once \(line)\n")
    #expect(try client.line() == "at once \(line)")
  }

  @Test("Other clients are answered between two slow lines of a turn")
  func betweenLines() throws {
    try withServer { server in
      var slow = try TestClient(server.path)
      var quick = try TestClient(server.path)
      try ask(&quick, "0")
      try slow.send("slow 1\nslow 2\nslow 3\n")
      server.record.awaitGate()
      let turns = server.record[\.turnsCount]
      for number in 1...2 {
        try quick.send("at once \(number)\n")
        server.record.openGate()
        server.record.awaitGate()
        #expect(try quick.line() == "at once \(number)")
      }
      #expect(server.record[\.turnsCount] == turns)
      server.record.openGate()
      #expect(try slow.lines(3) == ["slow 1", "slow 2", "slow 3"])
      let order = ["at once 0", "slow 1", "at once 1", "slow 2", "at once 2", "slow 3"]
      #expect(server.record[\.lines] == order)
    }
  }

  @Test("A waiting line is delivered even if its client has disconnected")
  func gone() throws {
    try withServer { server in
      do {
        let client = try TestClient(server.path)
        try client.send("slow 1\nslow 2\n")
        server.record.awaitGate()
      }
      server.record.openGate()
      server.record.openGate()
      #expect(server.record.waits { $0.closed.count == 1 })
      #expect(server.record[\.lines] == ["slow 1", "slow 2"])
    }
  }

  @Test("Slow lines of several clients alternate")
  func severalSlow() throws {
    try withServer { server in
      var first = try TestClient(server.path)
      var second = try TestClient(server.path)
      try ask(&second, "0")
      try first.send("slow a\nslow b\nslow c\n")
      server.record.awaitGate()
      try second.send("slow 1\nslow 2\nslow 3\n")
      for _ in 0..<5 {
        server.record.openGate()
        server.record.awaitGate()
      }
      server.record.openGate()
      #expect(try first.lines(3) == ["slow a", "slow b", "slow c"])
      #expect(try second.lines(3) == ["slow 1", "slow 2", "slow 3"])
      #expect(
        server.record[\.lines]
          == ["at once 0", "slow a", "slow b", "slow 1", "slow c", "slow 2", "slow 3"]
      )
    }
  }

  @Test("A question does not wait for earlier lines that change something")
  func question() throws {
    try withServer { server in
      var first = try TestClient(server.path)
      var second = try TestClient(server.path)
      var third = try TestClient(server.path)
      try ask(&second, "0")
      try ask(&third, "0")
      try first.send("slow a\nslow b\n")
      server.record.awaitGate()
      try second.send("slow 1\nslow 2\n")
      server.record.openGate()
      server.record.awaitGate()
      try third.send("who?\nslow x\n")
      for _ in 0..<3 {
        server.record.openGate()
        server.record.awaitGate()
      }
      server.record.openGate()
      #expect(try first.lines(2) == ["slow a", "slow b"])
      #expect(try second.lines(2) == ["slow 1", "slow 2"])
      #expect(try third.lines(2) == ["who?", "slow x"])
      #expect(
        server.record[\.lines] == [
          "at once 0", "at once 0", "slow a", "slow b", "who?", "slow 1", "slow x",
          "slow 2",
        ]
      )
    }
  }

  @Test("Other clients are answered between pieces of background work")
  func besideWork() throws {
    try withServer { server in
      var client = try TestClient(server.path)
      try ask(&client, "0")
      server.record.state.withLock { $0.workLeft = 4 }
      server.waker.wake()
      server.record.awaitGate()
      try client.send("at once 1\nx\n")
      server.record.openGate()
      server.record.awaitGate()
      #expect(try client.line() == "at once 1")
      for _ in 0..<2 {
        server.record.openGate()
        server.record.awaitGate()
      }
      server.record.openGate()
      #expect(try client.line() == "x")
      // Soon after a read the background work pauses, and the line is delivered sooner.
      let order = ["at once 0", "work 4", "at once 1", "work 3", "work 2", "work 1"]
      #expect(server.record[\.lines].filter { $0 != "x" } == order)
      #expect((3...4).contains(server.record[\.lines].firstIndex(of: "x") ?? 0))
    }
  }
}
