import Foundation
import Synchronization
import TestSupport
import Testing

/// `kill -9` of PostgreSQL at random moments, under several daemons with writers and readers.
///
/// `ENTITLED_DATABASE_KILLS=500 ENTITLED_HOSTS=8 .ci/test --filter DatabaseCrashTests` kills 500
/// times under eight daemons, and prints the totals.
@Suite(
  "Acknowledged writes survive a crash of PostgreSQL",
  .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed")
)
struct DatabaseCrashTests {
  private static let kills = number("ENTITLED_DATABASE_KILLS") ?? 3
  private static let hosts = number("ENTITLED_HOSTS") ?? 3

  @Test("After a crash, every confirmed write is there once, and no host shows an older state")
  func crashes() throws {
    let server = try PostgreSQLServer(isRestarting: true)
    let store = try server.newStore()
    let daemons = try (0..<Self.hosts).map { _ in try DaemonProcess(["--store", store]) }
    let load = DatabaseLoad()
    var random = SplitMix(state: Seed.chosen())
    let sockets = daemons.map(\.socket)
    let threads = sockets.indices.map { place in
      load.start(host: place, sockets[place], sockets[(place + 1) % sockets.count])
    }
    for _ in 0..<Self.kills {
      usleep(UInt32.random(in: 500_000...2_500_000, using: &random))
      try server.kill()
    }
    load.stop()
    for thread in threads { thread.wait() }
    let known = load.known
    print("DatabaseCrashTests: \(Self.kills) kills under \(Self.hosts) daemons: \(known.totals)")
    #expect(known.problems == [])

    // The server may still be starting.
    let line = try daemons[0].connect()
    while try line.reply(to: #"{"id":1,"method":"project.describe"}"#)["result"] == nil {
      usleep(100_000)
    }
    let events = try line.events()
    #expect(events.compactMap { $0["cursor"]?.text } == (1...events.count).map { "\($0)" })
    let devices = events.filter { $0["kind"]?.text == "userCreated" }
      .compactMap { $0["device"]?.text }
    #expect(Set(devices).count == devices.count, "an install happened twice")
    #expect(known.confirmed.isSubset(of: devices), "a confirmed install is lost")
    #expect(known.refused.isDisjoint(with: devices), "a refused install happened")
    #expect(!known.confirmed.isEmpty)
    for daemon in daemons { #expect(daemon.stop() == 0) }
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

/// Installs devices on each host, and asks another host for each confirmed one.
private final class DatabaseLoad: Sendable {
  struct Known {
    var confirmed: Set<String> = []
    /// Those of which a reply says that nothing was changed.
    var refused: Set<String> = []
    var unknownCount = 0
    var readsCount = 0
    var problems: [String] = []

    var totals: String {
      "\(confirmed.count) confirmed, \(refused.count) refused, \(unknownCount) unknown,"
        + " \(readsCount) reads on another host"
    }
  }

  private let state = Mutex(Known())
  private let isOver = Mutex(false)

  var known: Known { state.withLock { $0 } }

  func stop() { isOver.withLock { $0 = true } }

  /// Runs on a thread until `stop`; the semaphore is signalled at the end.
  func start(host: Int, _ own: String, _ other: String) -> DispatchSemaphore {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      do {
        let (writer, reader) = (try SocketLine(own), try SocketLine(other))
        var number = 0
        while !self.isOver.withLock({ $0 }) {
          number += 1
          try self.install("d\(host)-\(number)", writer, reader)
        }
      } catch {
        self.state.withLock { $0.problems.append("host \(host): \(error)") }
      }
      end.signal()
    }
    return end
  }

  private func install(_ device: String, _ writer: SocketLine, _ reader: SocketLine) throws {
    let params = #"{"device":"\#(device)"}"#
    let reply = try writer.reply(to: #"{"id":1,"method":"install","params":\#(params)}"#)
    guard reply["result"] == nil else {
      state.withLock { _ = $0.confirmed.insert(device) }
      let found = try reader.reply(to: #"{"id":2,"method":"userInfo","params":\#(params)}"#)
      let kind = found["error"]?["data"]?["kind"]?.text
      state.withLock { known in
        if found["result"] != nil { known.readsCount += 1 }
        if let kind, kind != "storageUnavailable" {
          known.problems.append("another host does not know \(device): \(kind)")
        }
      }
      return
    }
    let data = reply["error"]?["data"]
    state.withLock { known in
      switch data?["outcome"]?.text {
      case "notApplied": known.refused.insert(device)
      case "unknown": known.unknownCount += 1
      default: known.problems.append("\(device): \(reply)")
      }
    }
  }
}
