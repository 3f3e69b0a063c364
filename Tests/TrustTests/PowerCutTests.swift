import Foundation
import TestSupport
import Testing

/// Cuts off the daemon's file system and mounts it again.
///
/// `ENTITLED_CUTS=200 swift test --filter PowerCutTests` cuts 200 times.
@Suite(
  "Acknowledged writes and emitted events survive a power cut",
  .enabled(if: LoopFileSystem.obstacle == nil, "\(LoopFileSystem.obstacle ?? "")")
)
struct PowerCutTests {
  private static let cuts =
    Int(ProcessInfo.processInfo.environment["ENTITLED_CUTS"] ?? "") ?? 4
  private static let cutsPerStore = 10

  @Test(
    "After a power cut, every confirmed write and emitted event is there once, complete"
  )
  func cuts() throws {
    let seed = Seed.chosen()
    var random = SplitMix(state: seed)
    var totals = CrashLoadTotals()
    for first in stride(from: 0, to: Self.cuts, by: Self.cutsPerStore) {
      let rounds = first..<min(first + Self.cutsPerStore, Self.cuts)
      let problems = try cutOneStore(rounds, nil, &totals, using: &random)
      #expect(problems == [])
    }
    print("PowerCutTests: \(totals)")
    #expect(totals.acknowledged > 0)
  }

  @Test(
    "The test detects a store that syncs too little",
    .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
  )
  func laxSync() throws {
    var random = SplitMix(state: Seed.chosen())
    var totals = CrashLoadTotals()
    let problems = try cutOneStore(0..<20, .laxSync, &totals, using: &random)
    print("PowerCutTests: the broken store was caught: \(problems.first ?? "no"); \(totals)")
    #expect(!problems.isEmpty)
  }

  /// Cuts the power of one store until a problem appears; returns the problems.
  private func cutOneStore(
    _ rounds: Range<Int>,
    _ interposed: Interposed?,
    _ totals: inout CrashLoadTotals,
    using random: inout SplitMix
  ) throws -> [String] {
    let folder = try ScratchFolder()
    let disk = try LoopFileSystem(in: folder)
    let store = "\(disk.folder)/data.sqlite"
    let options = ["--store", "sqlite:\(store)"]
    let environment = try interposed?.environment(in: folder)
    let daemon = try DaemonProcess(options, in: folder, environment: environment ?? [:])
    var comparison = FeedComparison()
    defer { totals.add(comparison) }
    defer {
      // No process may have a file open there.
      daemon.kill()
      disk.unmount()
    }
    try CrashLoad.prepare(daemon.connect())
    for round in rounds {
      let load = CrashLoad(
        name: "r\(round)",
        socket: daemon.socket,
        cursor: comparison.cursor,
        deletions: random.next() % 3 == 0 ? 2 : 0
      )
      let end = try load.run(using: &random) {
        // A power cut stops processor and disk at once. A running daemon could get a successful
        // sync from a kernel that is already shutting the disk down.
        try daemon.freeze()
        try disk.cut()
        daemon.kill()
      }
      try disk.comeBack()
      totals.add(end)
      if round % 2 == 1, let findings = try totals.check(store: store, end) { return [findings] }
      let line: SocketLine
      do {
        line = try totals.restarts.measure {
          try daemon.restart(options)
          let line = try daemon.connect()
          try line.result("project.describe", "{}")
          return line
        }
      } catch let error as ChildProcessError
        where "\(error)".contains("is damaged") || "\(error)".contains("has lost commits")
      {
        return ["\(error)"]
      }
      try comparison.examine(line, end, using: &random)
      if !comparison.problems.isEmpty { return comparison.problems }
    }
    try comparison.examineAll(daemon.connect())
    daemon.stop()
    let findings = try totals.check(store: store, nil)
    return comparison.problems + (findings.map { [$0] } ?? [])
  }
}
