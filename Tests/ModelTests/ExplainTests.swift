import TestSupport
import Testing

@Suite("Explanations in random histories")
struct ExplainTests {
  private static let count: UInt64 = 100

  @Test("Explanations agree with access, and their remedies succeed", arguments: 0..<4)
  func agree(share: UInt64) throws {
    for seed in (1...Self.count) where seed % 4 == share {
      var generator = Generator(seed: seed &* 7_919)
      let history = generator.history()
      var run = try HistoryRun(history)
      for (index, call) in history.calls.enumerated() {
        if let difference = try run.step(call) {
          Issue.record("seed \(seed): \(difference)")
          return
        }
        // Every third call explains another moment than now.
        let days = Int(seed % 17) - 8
        let moment = JSONTree.moment(History.start + max(0, 10 + days) * ModelMoment.day)
        guard let found = try run.explanationError(at: index % 3 == 2 ? moment : nil) else {
          continue
        }
        Issue.record("seed \(seed): \(found)\n\(run.lines.joined(separator: "\n"))")
        return
      }
    }
  }
}
