import Foundation
import TestSupport
import Testing

/// `kill -9` at random moments: `ENTITLED_KILLS=2000 swift test --filter CrashTests` kills as often,
/// and prints what was acknowledged and found.
@Suite("What was told is there after a kill")
struct CrashTests {
  private static let kills =
    Int(ProcessInfo.processInfo.environment["ENTITLED_KILLS"] ?? "") ?? 12
  /// After so many a new store begins: each round looks at what is new, and the last at all.
  private static let killsPerStore = 25
  /// One round in so many writes without rest, more than is folded meanwhile.
  private static let roundsPerLong = 100

  @Test(
    "nothing acknowledged is lost or doubled, nothing told is taken back, nothing is half there"
  )
  func kills() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("CrashTests: seed \(seed)")
    var random = SplitMix(state: seed)
    var totals = StormTotals()
    for first in stride(from: 0, to: Self.kills, by: Self.killsPerStore) {
      let rounds = first..<min(first + Self.killsPerStore, Self.kills)
      try killOneStore(rounds, &totals, using: &random)
    }
    print("CrashTests: \(totals)")
    #expect(totals.acknowledged > 0)
    #expect(totals.told > 0)
  }

  private func killOneStore(
    _ rounds: Range<Int>,
    _ totals: inout StormTotals,
    using random: inout SplitMix
  ) throws {
    let daemon = try DaemonProcess()
    let store = daemon.folder.file("data.sqlite")
    var chronicle = Chronicle()
    _ = try daemon.connect().result("project.define", Life.catalogue)
    for round in rounds {
      let storm = Storm(
        name: "r\(round)",
        socket: daemon.socket,
        cursor: chronicle.cursor,
        isLong: round % Self.roundsPerLong == Self.roundsPerLong - 1
      )
      let end = try storm.blow(using: &random) { daemon.kill() }
      totals.add(end)
      // Every other time nothing but the daemon itself sees the files as the kill left them.
      if round % 2 == 1 { try totals.look(into: store, end) }
      let line = try totals.restarts.measure {
        try daemon.restart()
        let line = try daemon.connect()
        _ = try line.result("project.describe", "{}")
        return line
      }
      try chronicle.examine(line, end.told, using: &random)
      #expect(chronicle.problems == [], "round \(round)")
      if !chronicle.problems.isEmpty { return }
    }
    try chronicle.examineAll(daemon.connect())
    #expect(chronicle.problems == [])
    #expect(daemon.stop() == 0)
    try totals.look(into: store, nil)
    totals.add(chronicle)
  }
}
