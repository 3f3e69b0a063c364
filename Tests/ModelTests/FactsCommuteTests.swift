import Foundation
import TestSupport
import Testing

@Suite("Dated facts, in any order and repeated, end in the same records and the same access")
struct FactsCommuteTests {
  /// Set by `ENTITLED_FACTS` and `ENTITLED_FACTS_FROM`.
  static let count = number(of: "ENTITLED_FACTS") ?? 100
  static let first = UInt64(number(of: "ENTITLED_FACTS_FROM") ?? 1)

  @Test("The service", arguments: 0..<8)
  func service(share: Int) throws {
    for seed in Self.seeds(of: share) {
      let found = try FactsCase(seed: seed).difference { _ in try ServiceTarget() }
      guard let found else { continue }
      Issue.record("\(found)")
      return
    }
  }

  @Test("The reference implementation", arguments: 0..<8)
  func model(share: Int) throws {
    for seed in Self.seeds(of: share).prefix(3) {
      let found = try FactsCase(seed: seed).difference { _ in ModelTarget() }
      guard let found else { continue }
      Issue.record("\(found)")
      return
    }
  }

  @Test("A service in which the last arrival wins is caught")
  func lastArrival() throws {
    let caught = try (1...100 as ClosedRange<UInt64>).filter { seed in
      try FactsCase(seed: seed).changesAccess { try LastArrivalWins($0) }
    }
    print("The last arrival wins: caught in \(caught.count) of 100 histories")
    #expect(caught.count >= 50)
  }

  @Test("The environment selects the histories")
  func range() {
    print("facts \(Self.first) to \(Self.first &+ UInt64(Self.count) &- 1)")
    #expect(Self.count > 0)
  }

  private static func seeds(of share: Int) -> [UInt64] {
    (0..<UInt64(count)).filter { $0 % 8 == UInt64(share) }.map { first &+ $0 }
  }

  private static func number(of name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

/// A history and the orders in which it is delivered.
struct FactsCase {
  let seed: UInt64
  private var history: FactsHistory
  private var orders: [FactsHistory.Order]

  init(seed: UInt64) {
    self.seed = seed
    var generator = FactsGenerator(seed: seed)
    history = generator.history()
    orders = history.orders(&generator.random)
  }

  /// Returns the first difference between two orders, with the fewest facts that show it.
  func difference<Target: FactsTarget>(
    on make: (FactsHistory) throws -> Target
  ) throws -> String? {
    var target = try make(history)
    do {
      let wanted = try history.play(orders[0], on: &target)
      for order in orders.dropFirst()
      where try Self.difference(history, order, from: wanted, make) != nil {
        return try reduced(orders[0], order, make)
      }
      return nil
    } catch is FactsFailure {
      return try reduced(orders[0], orders[0], make)
    }
  }

  /// Whether two orders give different access at any moment.
  func changesAccess<Target: FactsTarget>(
    on make: (FactsHistory) throws -> Target
  ) throws -> Bool {
    var target = try make(history)
    let wanted = try history.play(orders[0], on: &target)
    return try orders.dropFirst().contains { order in
      var target = try make(history)
      return try history.play(order, on: &target).differsInAccess(from: wanted)
    }
  }

  private static func difference<Target: FactsTarget>(
    _ history: FactsHistory,
    _ left: FactsHistory.Order,
    _ right: FactsHistory.Order,
    _ make: (FactsHistory) throws -> Target
  ) throws -> String? {
    var target = try make(history)
    do {
      let wanted = try history.play(left, on: &target)
      return try difference(history, right, from: wanted, make)
    } catch let failure as FactsFailure {
      return failure.description
    }
  }

  private static func difference<Target: FactsTarget>(
    _ history: FactsHistory,
    _ order: FactsHistory.Order,
    from wanted: FactsOutcome,
    _ make: (FactsHistory) throws -> Target
  ) throws -> String? {
    var target = try make(history)
    do {
      return try history.play(order, on: &target).difference(from: wanted)
    } catch let failure as FactsFailure {
      return failure.description
    }
  }

  /// Drops facts while a difference remains, and describes it.
  private func reduced<Target: FactsTarget>(
    _ left: FactsHistory.Order,
    _ right: FactsHistory.Order,
    _ make: (FactsHistory) throws -> Target
  ) throws -> String {
    var (left, right) = (left, right)
    var isShorter = true
    while isShorter {
      isShorter = false
      for fact in Set(left) {
        let (fewer, others) = (left.filter { $0 != fact }, right.filter { $0 != fact })
        if try Self.difference(history, fewer, others, make) != nil {
          (left, right, isShorter) = (fewer, others, true)
        }
      }
      for position in right.indices.reversed()
      where right.filter({ $0 == right[position] }).count > 1 {
        var others = right
        others.remove(at: position)
        if try Self.difference(history, left, others, make) != nil {
          (right, isShorter) = (others, true)
          break
        }
      }
    }
    let reason = try Self.difference(history, left, right, make) ?? "none"
    func lines(_ order: FactsHistory.Order) -> String {
      order.map { "  \(history.facts[$0].method) \(history.facts[$0].params)" }
        .joined(separator: "\n")
    }
    return """
      seed \(seed): \(reason)
      the project: \(history.definition), users come \(history.isIdentityFirst ? "first" : "last")
      in this order:
      \(lines(left))
      and in this:
      \(lines(right))
      """
  }
}
