import Testing

/// A register with a number that operations set and get.
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

@Suite("The search for a linearization")
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
    // Concurrent operations may take effect in either order.
    [set(1, 1, 10), get(0, 2, 3), get(1, 4, 5)],
    [set(1, 1, 10), set(2, 1, 10), get(2, 2, 3), get(1, 4, 5)],
    [set(1, 1, 10), set(2, 2, 3), get(1, 11, 12)],
    // An operation that ends when another begins may take effect after it.
    [set(1, 1, 5), get(0, 5, 6)],
    // Before a kill, or never.
    [killed(1, 1, 5), get(0, 6, 7)], [killed(1, 1, 5), get(1, 6, 7)],
    [killed(1, 1, 5), get(0, 2, 3), get(1, 6, 7), get(1, 8, 9)],
    [killed(1, 1, 5), killed(2, 1, 5), get(1, 6, 7)],
    [killed(1, 1, 5), set(2, 1, 3), get(1, 6, 7)],
    // It would change nothing now, but does later.
    [set(5, 1, 2), set(5, 3, 9), set(6, 4, 5), get(6, 6, 7), get(5, 10, 11)],
    [killed(0, 1, 9), set(6, 4, 5), get(6, 6, 7), get(0, 10, 11)],
  ]

  @Test("The search finds an order", arguments: good)
  private func isExplained(history: [Step]) {
    #expect(Linearizer.firstUnexplained(history, from: Register()) == nil)
    #expect(Linearizer.firstUnexplained(history.reversed(), from: Register()) == nil)
  }

  private static let bad: [(history: [Step], label: String, ended: UInt64)] = [
    // An old value: after its replacement, after a read saw the replacement, and long after.
    ([set(1, 1, 2), get(0, 3, 4)], "get", 4),
    ([set(1, 1, 10), get(1, 2, 3), get(0, 4, 5)], "get", 5),
    ([set(1, 1, 2), set(2, 3, 4), get(1, 5, 6)], "get", 6),
    // A value that no operation has set, or not yet.
    ([get(7, 1, 2)], "get", 2),
    ([get(1, 1, 2), set(1, 3, 4)], "get", 2),
    // Two reads that saw different orders.
    (
      [set(1, 1, 9), set(2, 1, 9), get(1, 2, 3), get(2, 4, 5), get(1, 6, 7)], "get", 7
    ),
    // An acknowledged write, lost by a kill.
    ([set(1, 1, 2), killed(2, 3, 5), get(0, 6, 7)], "get", 7),
    // A write that a read saw, reverted by a kill.
    ([killed(1, 1, 5), get(1, 2, 3), get(0, 6, 7)], "get", 7),
    // A write that is missing after the kill and appears later.
    ([killed(1, 1, 5), get(0, 6, 7), get(1, 8, 9)], "get", 9),
    // Two writes interrupted by a kill that take effect one after the other.
    ([killed(1, 1, 5), killed(2, 1, 5), get(1, 6, 7), get(2, 8, 9)], "get", 9),
  ]

  @Test("The search finds the first answer that no order explains", arguments: bad)
  private func isNotExplained(history: [Step], label: String, ended: UInt64) {
    for steps in [history, history.reversed()] {
      let odd = Linearizer.firstUnexplained(steps, from: Register())
      #expect(odd?.label == label)
      #expect(odd?.ended == ended)
    }
  }

  @Test("The search handles many concurrent operations and finds the one without an explanation")
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
