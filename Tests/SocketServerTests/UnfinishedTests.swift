import Glibc
import Testing

@testable import SocketServer

@Suite("Incomplete lines on all connections")
struct UnfinishedTests {
  private func withServer(
    _ bytesMax: Int,
    _ mode: EchoService.Mode = .atOnce,
    pipelined: Int = 1024,
    _ body: (RunningServer) throws -> Void
  ) throws {
    var limits = ServerLimits()
    limits.partialLineBytesMax = bytesMax
    limits.lineBytesMax = 1000
    limits.pipelinedRequestsMax = pipelined
    try SocketServerTests.withServer(mode, limits: limits, body)
  }

  /// Sends an incomplete line, and waits until the server has it.
  private func sendHalf(
    _ text: String,
    to client: TestClient.Box,
    of server: RunningServer
  ) throws {
    let turns = server.record[\.turnsCount]
    try client.client.send(text)
    #expect(server.record.waits { $0.turnsCount > turns })
  }

  private func clients(_ count: Int, of server: RunningServer) throws -> [TestClient.Box] {
    let clients = try (0..<count).map { _ in TestClient.Box(try TestClient(server.path)) }
    for client in clients {
      try client.client.send("hello\n")
      #expect(try client.client.line() == "hello")
    }
    return clients
  }

  @Test("Up to the limit all incomplete lines are kept; a byte more drops the longest")
  func limit() throws {
    try withServer(300) { server in
      let clients = try clients(3, of: server)
      for (client, count) in zip(clients, [100, 150, 50]) {
        try sendHalf(String(repeating: "a", count: count), to: client, of: server)
      }
      try sendHalf("b", to: clients[2], of: server)
      #expect(try clients[1].client.line() == "crowded out")
      // The rest of the line is dropped as well, and the next line is taken.
      try clients[1].client.send("dropped\nnext\n")
      #expect(try clients[1].client.line() == "next")
      for (client, text) in [
        (clients[0], String(repeating: "a", count: 100)),
        (clients[2], String(repeating: "a", count: 50) + "b"),
      ] {
        try client.client.send("c\n")
        #expect(try client.client.line() == text + "c")
      }
    }
  }

  @Test("Lines that were answered, rejected or dropped no longer count")
  func givenBack() throws {
    try withServer(200) { server in
      for round in 0..<20 {
        let closed = server.record[\.closed].count
        do {
          let clients = try clients(4, of: server)
          for client in clients {
            try sendHalf(String(repeating: "a", count: 50), to: client, of: server)
          }
          try clients[0].client.send("\n")
          #expect(try clients[0].client.line() == String(repeating: "a", count: 50))
          clients[1].client.halfClose()
          #expect(try clients[1].client.line() == String(repeating: "a", count: 50))
          if round % 2 == 0 {
            try clients[2].client.send(String(repeating: "a", count: 1000) + "\n")
            #expect(try clients[2].client.line() == "too long")
          }
        }
        #expect(server.record.waits { $0.closed.count == closed + 4 })
      }
    }
  }

  @Test("A client whose line was dropped receives the error when it has room for a reply")
  func noRoom() throws {
    try withServer(100, .whenReleased, pipelined: 1) { server in
      let first = TestClient.Box(try TestClient(server.path))
      let second = TestClient.Box(try TestClient(server.path))
      try sendHalf(String(repeating: "a", count: 80), to: first, of: server)
      try sendHalf(String(repeating: "b", count: 21), to: second, of: server)
      try first.client.send("\nlast\n")
      try second.client.send("\n")
      #expect(server.record.waits { !$0.lines.isEmpty })
      server.release(2)
      #expect(try first.client.line() == "crowded out")
      #expect(try second.client.line() == String(repeating: "b", count: 21))
      #expect(server.record.waits { $0.lines.contains("last") })
      server.release(1)
      #expect(try first.client.line() == "last")
    }
  }
}
