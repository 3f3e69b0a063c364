import Foundation
import TestSupport
import Testing

/// `ENTITLED_LINEARIZABLE=200 swift test --filter LinearizabilityTests` runs 200 histories.
@Suite("Replies to concurrent clients are linearizable, also across kills")
struct LinearizabilityTests {
  private static let histories =
    Int(ProcessInfo.processInfo.environment["ENTITLED_LINEARIZABLE"] ?? "") ?? 8

  @Test("An order explains every reply of each history, and the feed agrees with it")
  func histories() throws {
    let seed = Seed.chosen()
    let run = HistoryRun(seed: seed)
    for _ in 0..<Self.histories {
      let problems = try run.play()
      #expect(problems == [])
      if !problems.isEmpty { break }
    }
    print("LinearizabilityTests: \(run.totals)")
    #expect(run.totals.operations > 0)
  }

  @Test(
    "The test detects a daemon that replies before it commits",
    .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
  )
  func earlyReply() throws {
    let run = HistoryRun(seed: Seed.chosen(), on: .earlyReply)
    var unexplained: [String] = []
    while unexplained.isEmpty && run.totals.histories < 40 {
      unexplained = try run.play().filter { $0.contains("no order explains") }
    }
    print("LinearizabilityTests: caught in history \(run.totals.histories)")
    #expect(!unexplained.isEmpty)
  }
}
