import IdentityCore
import TestSupport
import Testing

/// Histories generated from seeds.
///
/// A failure reports its seed and a shortened history.
@Suite("Undos in random histories")
struct LinkHistoryTests {
  /// Compares with a replay of the observed facts, by a model without trails.
  @Test("An undo leaves the history without that link")
  func undone() {
    var undone = 0
    for seed in Self.seeds {
      let history = LinkHistory(seed: seed)
      let run = Self.undoing(history)
      undone += run.undoneCount
      guard let fault = run.fault else { continue }
      Issue.record("seed \(seed): \(fault)\n\(Self.shrunk(history, Self.undoing))")
      break
    }
    #expect(undone > Self.seeds.count / 2)
  }

  /// Compares with the core itself: the same commands, with other rules at that login.
  @Test("An undone login is a plain switch, whatever followed it")
  func switched() {
    var compared = 0
    for seed in Self.seeds {
      let history = LinkHistory(seed: seed, Self.withoutRestores)
      for index in history.commands.indices {
        guard case .identify = history.commands[index],
          let (left, expected) = Self.switching(history, at: index)
        else { continue }
        compared += 1
        guard left != expected else { break }
        let commands = history.commands.map { "\($0)" }.joined(separator: "\n")
        Issue.record("seed \(seed), \(index): \(left), expected \(expected)\n\(commands)")
        return
      }
    }
    #expect(compared > Self.seeds.count / 4)
  }

  private static let withoutRestores = LinkHistory.Scope(hasRestores: false, hasUndos: false)

  /// Plays a history, and undoes two of its links.
  private static func undoing(_ history: LinkHistory) -> HistoryRun {
    var run = HistoryRun(history.preset)
    run.play(LinkHistory(history, adding: [.undo(1), .undo(0)]))
    return run
  }

  /// Returns the results of undoing a login at the end, and of a login that links nothing.
  ///
  /// Nil if the login linked nothing.
  private static func switching(
    _ history: LinkHistory,
    at index: Int
  ) -> (left: [String], expected: [String])? {
    var run = HistoryRun(history.preset)
    run.play(history)
    let emitted = run.eventsBefore[index]
    let end = index + 1 < run.eventsBefore.count ? run.eventsBefore[index + 1] : emitted
    let login = run.home.events[emitted..<max(emitted, end)].firstIndex { event in
      event.kind == .identified && event.outcome != .switched
    }
    guard run.fault == nil, let login else { return nil }
    run.undo(at: login)
    guard run.fault == nil else { return ([run.fault ?? ""], []) }
    var other = HistoryRun(history.preset)
    other.play(history, switchingAt: index)
    return (run.outcome, other.outcome)
  }

  /// Returns the shortest history that still fails, dropping one command at a time.
  private static func shrunk(
    _ history: LinkHistory,
    _ play: (LinkHistory) -> HistoryRun
  ) -> String {
    var shortest = history
    var index = shortest.commands.count - 1
    while index >= 0 {
      let shorter = shortest.without(index)
      if play(shorter).fault != nil { shortest = shorter }
      index = min(index - 1, shortest.commands.count - 1)
    }
    let run = play(shortest)
    let lines = shortest.commands.map { "\($0)" }.joined(separator: "\n")
    let emitted = run.home.events.map(run.home.line).joined(separator: "\n")
    return "\(shortest.preset): \(run.fault ?? "")\n\(lines)\n--\n\(emitted)"
  }

  private static let seeds = Histories.seeds(1000)
}
