import Glibc
import Testing

@testable import SocketServer

@Suite("Unread replies on all connections")
struct UnreadTests {
  /// The size of a reply without its LF, larger than a socket's buffer.
  private static let size = 1_000_000

  private func withServer(_ bytesMax: Int, _ body: (RunningServer) throws -> Void) throws {
    var limits = ServerLimits()
    limits.unsentBytesTotalMax = bytesMax
    try SocketServerTests.withServer(limits: limits, body)
  }

  /// Makes a client that requests a large reply and reads nothing, which fills its socket.
  private func unread(of server: RunningServer, size: Int = size) throws -> TestClient.Box {
    let client = TestClient.Box(try TestClient(server.path))
    let lines = server.record[\.lines].count
    try client.client.send("give \(size)\n")
    #expect(server.record.waits { $0.lines.count > lines })
    try passTurn(of: server)
    return client
  }

  /// Has another client answered, so that earlier turns are complete.
  private func passTurn(of server: RunningServer) throws {
    var other = try TestClient(server.path)
    for _ in 0..<2 {
      try other.send("other\n")
      #expect(try other.line() == "other")
    }
  }

  /// Returns how much of such a reply waits when the client's socket is full.
  private func leftBytes() throws -> Int {
    var bytes = 0
    try withServer(.max) { server in
      let client = try unread(of: server)
      bytes = server.record[\.unsentBytes]
      #expect(try client.client.line()?.utf8.count == Self.size)
    }
    return bytes
  }

  @Test("At the limit all connections stay; a byte above it closes the longest unread connection")
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
      // It receives what its socket held, without an end of the stream.
      #expect(try clients[0].client.line() == nil)
    }
  }

  @Test("A client that reads stays, and a client that reads nothing is closed")
  func readers() throws {
    let bytes = try leftBytes()
    // Enough for the reader's and the last client's replies, but not also for the idle client's.
    try withServer(bytes + 2 * Self.size + 10_000) { server in
      let reader = TestClient.Box(try TestClient(server.path))
      try reader.client.send("give \(Self.size)\ngive \(Self.size)\n")
      #expect(server.record.waits { $0.lines.count == 2 })
      let idle = try unread(of: server)
      #expect(try reader.client.line()?.utf8.count == Self.size)
      // The freed space is used before the next request.
      try passTurn(of: server)
      let last = try unread(of: server, size: 2 * Self.size)
      #expect(try reader.client.line()?.utf8.count == Self.size)
      #expect(try last.client.line()?.utf8.count == 2 * Self.size)
      #expect(try idle.client.line() == nil)
    }
  }

  @Test("A reply that was read, or whose client has disconnected, no longer counts")
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

  @Test("A reply that alone exceeds the limit reaches a client that reads")
  func large() throws {
    try withServer(1000) { server in
      let client = try unread(of: server)
      #expect(server.record[\.unsentBytes] > 1000)
      #expect(try client.client.line()?.utf8.count == Self.size)
    }
  }

  @Test(
    "Above half of the limit, a connection with 64 KB waiting continues only as its client reads"
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
