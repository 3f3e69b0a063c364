import Glibc
import Testing

@testable import SocketServer

@Suite("Answers that clients do not read, of all connections")
struct UnreadTests {
  /// The size of an answer, without its LF: more than a socket holds.
  private static let size = 1_000_000

  private func withServer(_ bytesMax: Int, _ body: (RunningServer) throws -> Void) throws {
    var limits = ServerLimits()
    limits.unsentBytesTotalMax = bytesMax
    try SocketServerTests.withServer(limits: limits, body)
  }

  /// Makes a client that asks for a large answer and reads nothing, and fills its socket.
  private func unread(of server: RunningServer, size: Int = size) throws -> TestClient.Box {
    let client = TestClient.Box(try TestClient(server.path))
    let lines = server.record[\.lines].count
    try client.client.send("give \(size)\n")
    #expect(server.record.waits { $0.lines.count > lines })
    try passTurn(of: server)
    return client
  }

  /// Has another client answered, so that the server has finished the turns before.
  private func passTurn(of server: RunningServer) throws {
    var other = try TestClient(server.path)
    for _ in 0..<2 {
      try other.send("other\n")
      #expect(try other.line() == "other")
    }
  }

  /// Returns how much of one such answer waits when the client's socket is full.
  private func leftBytes() throws -> Int {
    var bytes = 0
    try withServer(.max) { server in
      let client = try unread(of: server)
      bytes = server.record[\.unsentBytes]
      #expect(try client.client.line()?.utf8.count == Self.size)
    }
    return bytes
  }

  @Test("at the limit all connections stay; one byte over it closes the longest unread one")
  func limit() throws {
    let bytes = try leftBytes()
    try withServer(3 * bytes) { server in
      let clients = try (0..<3).map { _ in try unread(of: server) }
      #expect(server.record[\.unsentBytes] == 3 * bytes)
      for client in clients { #expect(try client.client.line()?.utf8.count == Self.size) }
    }
    try withServer(3 * bytes - 1) { server in
      let clients = try (0..<3).map { _ in try unread(of: server) }
      #expect(server.record[\.unsentBytes] == 2 * bytes)
      for client in clients.dropFirst() {
        #expect(try client.client.line()?.utf8.count == Self.size)
      }
      // It has what its socket held, and no end of it.
      #expect(try clients[0].client.line() == nil)
    }
  }

  @Test("a client that reads stays, and one that has read nothing since is closed")
  func readers() throws {
    let bytes = try leftBytes()
    // Room for what the reader and the last client leave, but not for the idle one's as well.
    try withServer(bytes + 2 * Self.size + 10_000) { server in
      let reader = TestClient.Box(try TestClient(server.path))
      try reader.client.send("give \(Self.size)\ngive \(Self.size)\n")
      #expect(server.record.waits { $0.lines.count == 2 })
      let idle = try unread(of: server)
      #expect(try reader.client.line()?.utf8.count == Self.size)
      // What the reader made room for goes out before the next one asks.
      try passTurn(of: server)
      let last = try unread(of: server, size: 2 * Self.size)
      #expect(try reader.client.line()?.utf8.count == Self.size)
      #expect(try last.client.line()?.utf8.count == 2 * Self.size)
      #expect(try idle.client.line() == nil)
    }
  }

  @Test("an answer that was read, or whose client is gone, takes no room any more")
  func givenBack() throws {
    let bytes = try leftBytes()
    try withServer(2 * bytes) { server in
      for round in 0..<10 {
        do {
          let clients = try (0..<2).map { _ in try unread(of: server) }
          #expect(server.record[\.unsentBytes] == 2 * bytes)
          for client in clients where round % 2 == 0 {
            #expect(try client.client.line()?.utf8.count == Self.size)
          }
        }
        #expect(server.record.waits { $0.closed.count == $0.openedCount })
        try passTurn(of: server)
        #expect(server.record[\.unsentBytes] == 0)
      }
    }
  }

  @Test("an answer that alone is larger than the limit reaches a client that reads")
  func large() throws {
    try withServer(1000) { server in
      let client = try unread(of: server)
      #expect(server.record[\.unsentBytes] > 1000)
      #expect(try client.client.line()?.utf8.count == Self.size)
    }
  }

  @Test(
    "over half of the limit only 64 KB wait on a connection, and it goes on as its client reads"
  )
  func crowded() throws {
    let bytes = try leftBytes()
    try withServer(2 * bytes - 2) { server in
      let idle = try unread(of: server)
      let client = TestClient.Box(try TestClient(server.path))
      let (size, crowdedBytesMax) = (20_000, ServerLimits.crowdedBytesMax)
      try client.client.send(String(repeating: "give \(size)\n", count: 100))
      for _ in 0..<20 { try passTurn(of: server) }
      let waiting = server.record[\.unsentBytes] - bytes
      #expect(crowdedBytesMax < waiting && waiting <= crowdedBytesMax + size + 1)
      for _ in 0..<100 { #expect(try client.client.line()?.utf8.count == size) }
      #expect(try idle.client.line()?.utf8.count == Self.size)
    }
  }
}
