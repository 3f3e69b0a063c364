import Foundation
import IdentityCore
import Testing

/// Histories that are made up from seeds.
///
/// `ENTITLED_HISTORIES` says how many, `ENTITLED_HISTORIES_FROM` from which seed on. What goes
/// wrong is told with its seed, made as short as it goes.
@Suite("Links taken back in random histories")
struct LinkHistoryTests {
  /// By the facts that were seen, told again by a model that knows nothing of trails.
  @Test("what is left is the history without that link")
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

  /// By the engine itself: the same commands once more, and the rules at that login are others.
  @Test("a login that is taken back is a plain switch, whatever came after it")
  func switched() {
    var compared = 0
    for seed in Self.seeds {
      let history = LinkHistory(seed: seed, Self.withoutRestores)
      for place in history.commands.indices {
        guard case .identify = history.commands[place],
          let (left, expected) = Self.switching(history, at: place)
        else { continue }
        compared += 1
        guard left != expected else { break }
        let commands = history.commands.map { "\($0)" }.joined(separator: "\n")
        Issue.record("seed \(seed), \(place): \(left), expected \(expected)\n\(commands)")
        return
      }
    }
    #expect(compared > Self.seeds.count / 4)
  }

  private static let withoutRestores = LinkHistory.Scope(hasRestores: false, hasUndos: false)

  /// Plays a history, and takes back two of its links, whichever they are.
  private static func undoing(_ history: LinkHistory) -> HistoryRun {
    var run = HistoryRun(history.preset)
    run.play(LinkHistory(history, adding: [.undo(1), .undo(0)]))
    return run
  }

  /// What comes of it when the login is taken back at the end, and what when it linked nothing; nil
  /// where it did not link anything.
  private static func switching(
    _ history: LinkHistory,
    at place: Int
  ) -> (left: [String], expected: [String])? {
    var run = HistoryRun(history.preset)
    run.play(history)
    let emitted = run.eventsBefore[place]
    let end = place + 1 < run.eventsBefore.count ? run.eventsBefore[place + 1] : emitted
    let login = run.home.events[emitted..<max(emitted, end)].firstIndex { event in
      event.kind == .identified && event.outcome != .switched
    }
    guard run.fault == nil, let login else { return nil }
    run.undo(at: login)
    guard run.fault == nil else { return ([run.fault ?? ""], []) }
    var other = HistoryRun(history.preset)
    other.play(history, switchingAt: place)
    return (run.outcome, other.outcome)
  }

  /// The shortest history that still goes wrong, by leaving out one command after another.
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

  /// As many as are asked for, from a place that may be asked for too.
  private static var seeds: Range<UInt64> {
    let first = number("ENTITLED_HISTORIES_FROM") ?? 1
    return first..<(first + (number("ENTITLED_HISTORIES") ?? 1_000))
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
