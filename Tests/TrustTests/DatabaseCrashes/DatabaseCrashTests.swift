import Foundation
import TestSupport
import Testing

/// Crashes of PostgreSQL at random moments, under several daemons with writers and readers: the
/// server or a session is killed, or the server stops at once.
///
/// `ENTITLED_DATABASE_KILLS=500 ENTITLED_HOSTS=8 .ci/test --filter DatabaseCrashTests` has it crash
/// 500 times under eight daemons, and prints the totals.
@Suite(
  "Acknowledged writes survive a crash of PostgreSQL",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct DatabaseCrashTests {
  private static let crashes = number("ENTITLED_DATABASE_KILLS") ?? 3
  private static let hosts = number("ENTITLED_HOSTS") ?? 3

  @Test("Confirmed writes are there once, and no host shows access that was taken away")
  func crashes() throws {
    let server = try PostgreSQLServer(isRestarting: true)
    let store = try server.newStore()
    let daemons = try (0..<Self.hosts).map { _ in try DaemonProcess(["--store", store]) }
    let load = DatabaseLoad()
    try load.define(on: daemons[0].connect())
    let seed = Seed.chosen()
    var random = SplitMix(state: seed)
    let sockets = daemons.map(\.socket)
    let threads = sockets.indices.flatMap { place in
      [
        load.startWriter(host: place, sockets[place], sockets[(place + 1) % sockets.count]),
        load.startChecks(host: place, sockets[place], seed: seed),
      ]
    }
    let kinds = PostgreSQLServer.Crash.allCases
    for number in 0..<Self.crashes {
      // One crash in four may come while the server recovers from the last one.
      if number % 4 != 0 { try server.awaitStart() }
      usleep(UInt32.random(in: 100_000...1_500_000, using: &random))
      try server.crash(kinds[number % kinds.count])
    }
    load.stop()
    for thread in threads { thread.wait() }
    let known = load.known
    print(
      "DatabaseCrashTests: \(Self.crashes) crashes under \(Self.hosts) daemons: \(known.totals)"
    )
    #expect(known.problems == [])
    let (overGrants, underGrants) = (known.ledger.overGrants, known.ledger.underGrants)
    #expect(overGrants.isEmpty, "access that was taken away: \(overGrants.prefix(3))")
    #expect(underGrants.isEmpty, "access that was missing: \(underGrants.prefix(3))")
    #expect(known.ledger.lateChecksCount > 0)

    // The server may still be starting.
    let line = try daemons[0].connect()
    while try line.reply(to: #"{"id":1,"method":"project.describe"}"#)["result"] == nil {
      usleep(100_000)
    }
    let events = try line.events()
    #expect(events.compactMap { $0["cursor"]?.text } == (1...events.count).map { "\($0)" })
    let devices = events.filter {
      $0["kind"]?.text == "userCreated" && $0["cause"]?["method"]?.text == "install"
    }.compactMap { $0["device"]?.text }
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
