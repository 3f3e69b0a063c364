import Foundation
import Testing

@testable import SocketServer

/// An edge-triggered epoll reports data once, so the server must remember unread data.
@Suite("Edge-triggered reads")
struct ArrivalTests {
  private static let modes: [EchoService.Mode] = [.atOnce, .afterCommit]

  /// Makes lines that exceed a single read and are split anywhere.
  private static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.readBytesPerTurn = 100
    return limits
  }

  private static func lines(_ count: Int) -> [String] {
    (0..<count).map { $0 % 3 == 0 ? "at once \($0)" : "line \($0)" }
  }

  private func send(_ lines: [String], to path: String) throws -> TestClient {
    let client = try TestClient(path)
    try client.send(lines.joined(separator: "\n") + "\n")
    return client
  }

  @Test("A burst is read completely, even if nothing follows", arguments: modes)
  func burst(mode: EchoService.Mode) throws {
    try withServer(mode, limits: Self.limits) { server in
      let lines = Self.lines(500)
      var client = try send(lines, to: server.path)
      #expect(try client.lines(500) == lines)
    }
  }

  @Test("All data before the end of the stream is read, then the end", arguments: modes)
  func end(mode: EchoService.Mode) throws {
    try withServer(mode, limits: Self.limits) { server in
      let lines = Self.lines(500)
      var client = try send(lines, to: server.path)
      client.halfClose()
      #expect(try client.rest() == lines.joined(separator: "\n") + "\n")
    }
  }

  @Test("A disconnected client is removed, whatever it sent before", arguments: [0, 1, 7, 500])
  func gone(count: Int) throws {
    try withServer(limits: Self.limits) { server in
      do { _ = try send(Self.lines(count), to: server.path) }
      #expect(server.record.waits { $0.closed.count == 1 })
    }
  }

  @Test("Data that arrived while there was no room is read later")
  func later() throws {
    var limits = Self.limits
    limits.pipelinedRequestsMax = 3
    try withServer(.whenReleased, limits: limits) { server in
      let lines = (0..<300).map { "line \($0)" }
      var client = try send(lines, to: server.path)
      for (number, line) in lines.enumerated() {
        #expect(server.record.waits { $0.lines.count > number })
        server.release(1)
        #expect(try client.line() == line)
      }
    }
  }

  @Test("Many bursts of many clients are all answered")
  func bursts() throws {
    try withServer(.afterCommit, limits: Self.limits) { server in
      var clients: [TestClient.Box] = []
      for _ in 0..<10 { clients.append(TestClient.Box(try TestClient(server.path))) }
      for round in 0..<50 {
        let lines = Self.lines(1 + round * 7 % 40)
        let text = lines.joined(separator: "\n") + "\n"
        for client in clients { try client.client.send(text) }
        for client in clients { #expect(try client.client.lines(lines.count) == lines) }
      }
    }
  }
}
