import Testing

/// A number that is set and asked for.
private struct Register: SequentialModel {
  enum Request {
    case set(Int)
    case get
  }

  private var value = 0

  mutating func answer(_ request: Request) -> Int {
    if case .set(let new) = request { value = new }
    return value
  }

  static func changesNothing(_ request: Request, _: Int?) -> Bool {
    if case .get = request { true } else { false }
  }
}

@Suite("The search for an order of a history")
struct LinearizerTests {
  private typealias Step = Operation<Register>

  private static func set(_ value: Int, _ asked: UInt64, _ ended: UInt64) -> Step {
    Step(label: "set", request: .set(value), answer: value, asked: asked, ended: ended)
  }

  private static func get(_ value: Int, _ asked: UInt64, _ ended: UInt64) -> Step {
    Step(label: "get", request: .get, answer: value, asked: asked, ended: ended)
  }

  private static func killed(_ value: Int, _ asked: UInt64, _ ended: UInt64) -> Step {
    Step(label: "killed", request: .set(value), answer: nil, asked: asked, ended: ended)
  }

  private static let good: [[Step]] = [
    [],
    [get(0, 1, 2), set(1, 3, 4), get(1, 5, 6)],
    // At the same time either may be first.
    [set(1, 1, 10), get(0, 2, 3), get(1, 4, 5)],
    [set(1, 1, 10), set(2, 1, 10), get(2, 2, 3), get(1, 4, 5)],
    [set(1, 1, 10), set(2, 2, 3), get(1, 11, 12)],
    // What ends when another begins may be behind it.
    [set(1, 1, 5), get(0, 5, 6)],
    // Before a kill, or never.
    [killed(1, 1, 5), get(0, 6, 7)], [killed(1, 1, 5), get(1, 6, 7)],
    [killed(1, 1, 5), get(0, 2, 3), get(1, 6, 7), get(1, 8, 9)],
    [killed(1, 1, 5), killed(2, 1, 5), get(1, 6, 7)],
    [killed(1, 1, 5), set(2, 1, 3), get(1, 6, 7)],
    // It would change nothing now, and does later.
    [set(5, 1, 2), set(5, 3, 9), set(6, 4, 5), get(6, 6, 7), get(5, 10, 11)],
    [killed(0, 1, 9), set(6, 4, 5), get(6, 6, 7), get(0, 10, 11)],
  ]

  @Test("an order is found", arguments: good)
  private func isExplained(history: [Step]) {
    #expect(Linearizer.firstUnexplained(history, from: Register()) == nil)
    #expect(Linearizer.firstUnexplained(history.reversed(), from: Register()) == nil)
  }

  private static let bad: [(history: [Step], label: String, ended: UInt64)] = [
    // An old value, after it was replaced; after it was seen to be replaced; and for ever.
    ([set(1, 1, 2), get(0, 3, 4)], "get", 4),
    ([set(1, 1, 10), get(1, 2, 3), get(0, 4, 5)], "get", 5),
    ([set(1, 1, 2), set(2, 3, 4), get(1, 5, 6)], "get", 6),
    // A value that nobody set, or not yet.
    ([get(7, 1, 2)], "get", 2),
    ([get(1, 1, 2), set(1, 3, 4)], "get", 2),
    // Two who saw two orders.
    (
      [set(1, 1, 9), set(2, 1, 9), get(1, 2, 3), get(2, 4, 5), get(1, 6, 7)], "get", 7
    ),
    // Acknowledged, and lost by a kill.
    ([set(1, 1, 2), killed(2, 3, 5), get(0, 6, 7)], "get", 7),
    // Seen, and taken back by a kill.
    ([killed(1, 1, 5), get(1, 2, 3), get(0, 6, 7)], "get", 7),
    // Not there after the kill, and there later.
    ([killed(1, 1, 5), get(0, 6, 7), get(1, 8, 9)], "get", 9),
    // Of two that a kill ended in the middle, one after the other.
    ([killed(1, 1, 5), killed(2, 1, 5), get(1, 6, 7), get(2, 8, 9)], "get", 9),
  ]

  @Test("that there is none is seen, at the first answer that none explains", arguments: bad)
  private func isNotExplained(history: [Step], label: String, ended: UInt64) {
    for steps in [history, history.reversed()] {
      let odd = Linearizer.firstUnexplained(steps, from: Register())
      #expect(odd?.label == label)
      #expect(odd?.ended == ended)
    }
  }

  @Test("many operations at the same time, and one that none of them explains")
  func many() {
    let sets = (1...40).map { Self.set($0, 1, 1000) }
    let gets = [17, 3, 40].enumerated().map { place, value in
      Self.get(value, UInt64(10 + 2 * place), UInt64(11 + 2 * place))
    }
    #expect(Linearizer.firstUnexplained(Array(sets.prefix(8)), from: Register()) == nil)
    let odd = Linearizer.firstUnexplained(Array(sets.prefix(3)) + gets, from: Register())
    #expect(odd?.ended == 11)
  }
}
