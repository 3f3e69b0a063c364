import Foundation
import TestSupport
import Testing

@Suite("Random histories, against the rules written a second time")
struct HistoryTests {
  /// Chosen by `ENTITLED_HISTORIES` and `ENTITLED_HISTORIES_FROM`.
  static let count = number(of: "ENTITLED_HISTORIES") ?? 2000
  static let first = UInt64(number(of: "ENTITLED_HISTORIES_FROM") ?? 1)

  @Test("the daemon says and tells what the model does", arguments: 0..<8)
  func agree(share: Int) {
    let seeds = (0..<UInt64(Self.count)).filter { $0 % 8 == UInt64(share) }.map { Self.first &+ $0 }
    for seed in seeds {
      var generator = Generator(seed: seed)
      let history = generator.history()
      guard history.difference() != nil else { continue }
      let shortest = history.shrunk()
      guard let difference = shortest.difference() else { continue }
      Issue.record(
        """
        seed \(seed), after \(shortest.calls.count) requests: \(difference.reason)
        \(difference.conversation.joined(separator: "\n"))
        """
      )
      return
    }
  }

  private static func number(of name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
