import Foundation
import Platform
import Testing

@testable import SocketServer

@Suite("Descriptors")
struct DescriptorTests {
  @Test("Many clients leave no descriptor open")
  func descriptors() async {
    await #expect(processExitsWith: .success) {
      // The first round opens descriptors that the test's libraries keep open.
      try Self.serveMany()
      let before = try Self.openCount()
      try Self.serveMany()
      let after = try Self.openCount()
      precondition(before == after, "\(before) descriptors before, \(after) after")
    }
  }

  private static func serveMany() throws {
    try withServer(.afterCommit) { server in
      for round in 0..<500 {
        var client = try TestClient(server.path)
        switch round % 4 {
        case 0: continue
        case 1: try client.send("give 100000\n")
        case 2:
          try client.send("x\n")
          _ = try client.line()
        default:
          client.halfClose()
          _ = try client.rest()
        }
      }
      precondition(server.record.waits { $0.closed.count == 500 })
      precondition(server.record[\.openedCount] == 500)
    }
  }

  /// Returns the minimum over a while, because a server's thread may still be ending.
  private static func openCount() throws -> Int {
    var count = Int.max
    for _ in 0..<200 {
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      count = min(count, open)
      usleep(1000)
    }
    return count
  }

  @Test("Without free descriptors the loop sleeps, and serves the waiting clients later")
  func outOfDescriptors() async {
    await #expect(processExitsWith: .success) {
      try withDirectory { directory in
        let server = try RunningServer(path: directory + "/s")
        var waiting: [TestClient.Box] = []
        var sockets: [CInt] = []
        // Opens the clients' sockets first, then uses up all descriptors.
        for _ in 0..<50 { sockets.append(socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)) }
        var limit = rlimit(rlim_cur: 200, rlim_max: 200)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var fillers: [CInt] = []
        while case let number = dup(0), number >= 0 { fillers.append(number) }
        for number in sockets {
          waiting.append(TestClient.Box(try TestClient(server.path, socket: number)))
        }
        let turns = server.record[\.turnsCount]
        usleep(350_000)
        let opened = server.record[\.openedCount]
        // The test's libraries may have closed a descriptor.
        precondition(opened < 5, "\(opened) opened")
        let turned = server.record[\.turnsCount] - turns
        precondition(turned < 100, "\(turned) turns")
        for number in fillers { close(number) }
        var answered = 0
        for client in waiting {
          // Clients rejected with the spare descriptor see the end of the stream.
          do {
            try client.client.send("x\n")
            if try client.client.line() != nil { answered += 1 }
          } catch is SystemError {
            continue
          }
        }
        precondition(answered > 0, "nobody was answered")
        server.waker.drain()
        server.join()
      }
    }
  }
}
