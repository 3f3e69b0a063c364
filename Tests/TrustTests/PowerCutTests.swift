import Foundation
import TestSupport
import Testing

/// A file system that is cut off under the daemon, and mounted again: `ENTITLED_CUTS=200 swift test
/// --filter PowerCutTests` cuts as often.
@Suite(
  "What was told is there after a power cut",
  .enabled(if: LoopFileSystem.obstacle == nil, "\(LoopFileSystem.obstacle ?? "")")
)
struct PowerCutTests {
  private static let cuts =
    Int(ProcessInfo.processInfo.environment["ENTITLED_CUTS"] ?? "") ?? 4
  private static let cutsPerStore = 10

  @Test(
    "nothing acknowledged is lost or doubled, nothing told is taken back, nothing is half there"
  )
  func cuts() throws {
    let seed = Seed.chosen()
    var random = SplitMix(state: seed)
    var totals = StormTotals()
    for first in stride(from: 0, to: Self.cuts, by: Self.cutsPerStore) {
      let rounds = first..<min(first + Self.cutsPerStore, Self.cuts)
      let problems = try cutOneStore(rounds, nil, &totals, using: &random)
      #expect(problems == [])
    }
    print("PowerCutTests: \(totals)")
    #expect(totals.acknowledged > 0)
  }

  @Test(
    "a store that syncs less is caught losing what it told",
    .enabled(if: !DaemonProcess.isSanitized)
  )
  func laxSync() throws {
    var random = SplitMix(state: Seed.chosen())
    var totals = StormTotals()
    let problems = try cutOneStore(0..<20, .laxSync, &totals, using: &random)
    print("PowerCutTests: the laxer store was caught: \(problems.first ?? "no"); \(totals)")
    #expect(!problems.isEmpty)
  }

  /// Cuts until there is a problem; tells those that it found.
  private func cutOneStore(
    _ rounds: Range<Int>,
    _ interposed: Interposed?,
    _ totals: inout StormTotals,
    using random: inout SplitMix
  ) throws -> [String] {
    let folder = try ScratchFolder()
    let disk = try LoopFileSystem(in: folder)
    let store = "\(disk.folder)/data.sqlite"
    let options = ["--store", "sqlite:\(store)"]
    let environment = try interposed?.environment(in: folder)
    let daemon = try DaemonProcess(options, in: folder, environment: environment ?? [:])
    var chronicle = Chronicle()
    defer { totals.add(chronicle) }
    defer {
      // Nobody may have a file open there.
      daemon.kill()
      disk.unmount()
    }
    try Storm.prepare(daemon.connect())
    for round in rounds {
      let storm = Storm(
        name: "r\(round)",
        socket: daemon.socket,
        cursor: chronicle.cursor,
        farewells: random.next() % 3 == 0 ? 2 : 0
      )
      let end = try storm.blow(using: &random) {
        // Power takes processor and disk at once. A daemon that ran on would hear from a kernel
        // that is shutting the disk down, and says of a sync that it is done when it is not.
        try daemon.freeze()
        try disk.cut()
        daemon.kill()
      }
      try disk.comeBack()
      totals.add(end)
      if round % 2 == 1 { try totals.look(into: store, end) }
      let line = try totals.restarts.measure {
        try daemon.restart(options)
        let line = try daemon.connect()
        try line.result("project.describe", "{}")
        return line
      }
      try chronicle.examine(line, end, using: &random)
      if !chronicle.problems.isEmpty { return chronicle.problems }
    }
    try chronicle.examineAll(daemon.connect())
    daemon.stop()
    try totals.look(into: store, nil)
    return chronicle.problems
  }
}
