import Foundation
import Testing

@testable import SocketServer

@Suite("Draining")
struct DrainTests {
  @Test(
    "A drain answers everything that was received, then closes all connections",
    arguments: 1...20
  )
  func drain(count: Int) throws {
    try withServer(.afterCommit) { server in
      var clients: [TestClient.Box] = []
      for number in 0..<count {
        let client = TestClient.Box(try TestClient(server.path))
        #expect(server.record.waits { $0.openedCount == number + 1 })
        try client.client.send(String(repeating: "line of \(number)\n", count: 1000))
        clients.append(client)
      }
      server.waker.drain()
      for (number, client) in clients.enumerated() {
        let expected = String(repeating: "line of \(number)\n", count: 1000)
        #expect(try client.client.rest() == expected)
      }
      server.join()
      #expect(server.record[\.closed].count == count)
    }
  }

  @Test("A drain drops an incomplete line, unless the peer has ended its stream")
  func partialLine() throws {
    try withServer(.atOnce) { server in
      var cut = try TestClient(server.path)
      var ended = try TestClient(server.path)
      #expect(server.record.waits { $0.openedCount == 2 })
      try cut.send("whole\ncut o")
      try ended.send("whole\nended")
      ended.halfClose()
      server.waker.drain()
      #expect(try cut.rest() == "whole\n")
      #expect(try ended.rest() == "whole\nended\n")
    }
  }

  @Test("Deliberately delayed replies are sent at once")
  func heldReplies() throws {
    try withServer(.whenReleased) { server in
      var client = try TestClient(server.path)
      try client.send("wait for it\n")
      #expect(server.record.waits { $0.lines.count == 1 })
      server.waker.drain()
      #expect(try client.rest() == "wait for it\n")
    }
  }

  @Test("Lines that wait for a backlog are carried out, too")
  func stalled() throws {
    var limits = ServerLimits()
    limits.pipelinedRequestsMax = 2
    limits.readBytesPerTurn = 10
    try withServer(.afterCommit, limits: limits) { server in
      var client = try TestClient(server.path)
      #expect(server.record.waits { $0.openedCount == 1 })
      let lines = (0..<100).map { "\($0)\n" }.joined()
      try client.send(lines)
      server.waker.drain()
      #expect(try client.rest() == lines)
    }
  }

  @Test("A client that sends without end does not delay the end of the server")
  func endlessClient() throws {
    try withServer(.afterCommit) { server in
      let path = server.path
      let record = server.record
      Thread.detachNewThread {
        do {
          var client = try TestClient(path)
          while true {
            try client.send(String(repeating: "x\n", count: 1000))
            _ = try client.lines(1000)
          }
        } catch {
          // The server has closed the connection.
        }
      }
      #expect(record.waits { $0.lines.count > 5000 })
      server.waker.drain()
      server.join()
    }
  }

  @Test("A client that never reads does not delay the end of the server")
  func deafClient() throws {
    var limits = ServerLimits()
    limits.drainDuration = .milliseconds(50)
    try withServer(limits: limits) { server in
      let client = try TestClient(server.path)
      try client.send("give 10000000\n")
      #expect(server.record.waits { $0.lines.count == 1 })
      server.waker.drain()
      server.join()
      #expect(server.record[\.closed].count == 1)
      try client.send("")
    }
  }

  @Test("A second drain has no effect, and idle clients see the end of the stream")
  func idle() throws {
    try withServer { server in
      var client = try TestClient(server.path)
      #expect(server.record.waits { $0.openedCount == 1 })
      server.waker.drain()
      server.waker.drain()
      #expect(try client.rest() == "")
      server.join()
      #expect(throws: TestClient.Failure.self) { _ = try TestClient(server.path) }
    }
  }

  @Test("Signals request a drain or a reload")
  func signals() async {
    await #expect(processExitsWith: .success) {
      let signals = try SignalSource()
      precondition(signals.takeReasons() == [])
      for (number, reasons) in [
        (SIGTERM, Waker.Reasons.drain), (SIGINT, .drain), (SIGHUP, .reload),
      ] {
        pthread_kill(pthread_self(), number)
        precondition(signals.takeReasons() == reasons)
      }
    }
  }
}
