import Foundation
import IdentityCore
import Testing

@Suite("Links taken back in random histories")
struct LinkHistoryTests {
  @Test("what is left is the history without that link")
  func undone() {
    var undone = 0
    var refused = 0
    for seed in Self.seeds {
      let history = LinkHistory(seed: seed)
      var run = HistoryRun(history.preset)
      run.play(history)
      undone += run.undoneCount
      refused += run.refusedCount
      guard let fault = run.fault else { continue }
      Issue.record("seed \(seed): \(fault)\n\(Self.shrunk(history))")
      break
    }
    print("links taken back: \(undone), refused: \(refused)")
    #expect(undone > Self.seeds.count / 4)
  }

  /// The shortest history that still goes wrong, by leaving out one command after another.
  private static func shrunk(_ history: LinkHistory) -> String {
    var shortest = history
    var index = shortest.commands.count - 1
    while index >= 0 {
      let shorter = shortest.without(index)
      var run = HistoryRun(shorter.preset)
      run.play(shorter)
      if run.fault != nil { shortest = shorter }
      index = min(index - 1, shortest.commands.count - 1)
    }
    var run = HistoryRun(shortest.preset)
    run.play(shortest)
    let lines = shortest.commands.map { "\($0)" }.joined(separator: "\n")
    let told = run.home.events.map(run.home.line).joined(separator: "\n")
    return "\(shortest.preset): \(run.fault ?? "")\n\(lines)\n--\n\(told)"
  }

  /// As many as are asked for, from a place that may be asked for too.
  static var seeds: Range<UInt64> {
    let first = number("ENTITLED_HISTORIES_FROM") ?? 1
    return first..<(first + (number("ENTITLED_HISTORIES") ?? 2_000))
  }

  private static func number(_ name: String) -> UInt64? {
    (ProcessInfo.processInfo.environment[name]).flatMap { UInt64($0) }
  }
}
