import Foundation
import TestSupport
import Testing

/// `kill -9` at random moments.
///
/// `ENTITLED_KILLS=2000 swift test --filter TrustTests.CrashTests` kills 2000 times, and prints the
/// numbers of acknowledged and recovered writes. `ENTITLED_CROWD=100000` adds that many devices to
/// each store.
@Suite("Acknowledged writes and emitted events survive a kill")
struct CrashTests {
  private static let kills =
    Int(ProcessInfo.processInfo.environment["ENTITLED_KILLS"] ?? "") ?? 12
  private static let crowd =
    Int(ProcessInfo.processInfo.environment["ENTITLED_CROWD"] ?? "") ?? 0
  /// Number of kills after which a new store begins; only the last check reads the whole feed.
  private static let killsPerStore = 25

  @Test(
    "After a kill, every confirmed write and emitted event is there once, complete"
  )
  func kills() throws {
    let seed = Seed.chosen()
    var random = SplitMix(state: seed)
    var totals = CrashLoadTotals()
    for first in stride(from: 0, to: Self.kills, by: Self.killsPerStore) {
      let rounds = first..<min(first + Self.killsPerStore, Self.kills)
      let problems = try killOneStore(rounds, nil, &totals, using: &random)
      #expect(problems == [])
      if !problems.isEmpty { break }
      if rounds.upperBound % 500 == 0 { print("CrashTests: so far \(totals)") }
    }
    print("CrashTests: \(totals)")
    #expect(totals.acknowledged > 0)
    // Under a sanitizer a daemon may be killed before its first event reaches a reader.
    #expect(totals.emitted > 0 || DaemonProcess.isSanitized)
  }

  @Test(
    "The test detects a daemon that replies before it commits",
    .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test"),
    arguments: [8, 0]
  )
  func earlyReply(writers: Int) throws {
    var random = SplitMix(state: Seed.chosen())
    var totals = CrashLoadTotals()
    var problems: [String] = []
    do {
      // A pause would let the daemon write the commits that it holds back.
      problems = try killOneStore(
        0..<100,
        .earlyReply,
        rests: false,
        writers: writers,
        &totals,
        using: &random
      )
    } catch let refusal where "\(refusal)".contains("has lost commits") {
      // The next start may notice it first.
      problems = ["\(refusal)"]
    }
    print("CrashTests: the early reply was caught: \(problems.first ?? "no"); \(totals)")
    #expect(!problems.isEmpty)
  }

  /// Kills one store's daemon until a problem appears; returns the problems.
  private func killOneStore(
    _ rounds: Range<Int>,
    _ interposed: Interposed?,
    rests: Bool = true,
    writers: Int = 8,
    _ totals: inout CrashLoadTotals,
    using random: inout SplitMix
  ) throws -> [String] {
    let folder = try ScratchFolder()
    let environment = try interposed?.environment(in: folder)
    let daemon = try totals.starts.measure {
      let daemon = try DaemonProcess(in: folder, environment: environment ?? [:])
      try daemon.connect().result("project.describe", "{}")
      return daemon
    }
    let store = daemon.folder.file("data.sqlite")
    var comparison = FeedComparison()
    defer { totals.add(comparison) }
    try CrashLoad.prepare(daemon.connect())
    if Self.crowd > 0 { try ExtraDevices.gather(Self.crowd, on: daemon.connect()) }
    for round in rounds {
      let load = CrashLoad(
        name: "r\(round)",
        socket: daemon.socket,
        cursor: comparison.cursor,
        rests: rests,
        writers: writers,
        deletions: writers == 0 || random.next() % 3 == 0 ? 2 : 0
      )
      let end = try load.run(using: &random) { daemon.kill() }
      totals.add(end)
      // In every other round only the daemon itself opens the files after the kill.
      if round % 2 == 1, let findings = try totals.check(store: store, end) {
        return ["round \(round): \(findings)"]
      }
      if random.next() % 4 == 0 { try killWhileStarting(folder, store, using: &random) }
      let line = try totals.restarts.measure {
        try daemon.restart()
        let line = try daemon.connect()
        try line.result("project.describe", "{}")
        return line
      }
      try comparison.examine(line, end, using: &random)
      if !comparison.problems.isEmpty { return comparison.problems.map { "round \(round): \($0)" } }
    }
    try comparison.examineAll(daemon.connect())
    #expect(daemon.stop() == 0)
    let findings = try totals.check(store: store, nil)
    return comparison.problems + (findings.map { [$0] } ?? [])
  }

  /// Starts a daemon and kills it, possibly before it listens.
  private func killWhileStarting(
    _ folder: ScratchFolder,
    _ store: String,
    using random: inout SplitMix
  ) throws {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try ChildProcess(
      DaemonProcess.program("entitled"),
      ["--socket", folder.file("s"), "--store", "sqlite:\(store)"],
      descriptors: [null, null, null]
    )
    usleep(UInt32(random.next() % 60_000))
    child.kill(SIGKILL)
    child.wait()
  }
}
