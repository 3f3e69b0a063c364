import Foundation
import TestSupport
import Testing

/// `ENTITLED_LINEARIZABLE=200 swift test --filter LinearizabilityTests` plays so many histories.
@Suite("Eight clients and kills: the answers are those of one request after the other")
struct LinearizabilityTests {
  private static let histories =
    Int(ProcessInfo.processInfo.environment["ENTITLED_LINEARIZABLE"] ?? "") ?? 8

  @Test("an order explains every answer of every history, and the feed has one")
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
    "a daemon that replies before it commits is caught",
    .enabled(if: !DaemonProcess.isSanitized)
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
