import IdentityCore
import Testing

/// Measures decisions in steps, never in time, as histories grow.
@Suite("Costs of decisions")
struct CostTests {
  /// A history of any size, and a decision about it.
  struct Law: CustomTestStringConvertible {
    var testDescription: String
    var sizes = [50, 100, 200]
    var preset = Preset.qonversion
    var rules: @Sendable (inout Rules) -> Void = { _ in }
    var history: @Sendable (Household, Int) throws -> Void
    var decision: @Sendable (inout Draft, LinkEvent) throws(DecisionStop) -> Void = undo
  }

  private static let laws = [
    Law(testDescription: "undo of a login that attached N purchases", history: buyAndLogIn),
    Law(
      testDescription: "undo of a login that moved N purchases",
      rules: { ($0.onIdentifyNew, $0.onIdentifyKnown) = (.move, .move) },
      history: buyAndLogIn
    ),
    Law(
      testDescription: "undo of a login by alias with N purchases",
      rules: { ($0.onIdentifyNew, $0.onIdentifyKnown) = (.alias, .alias) },
      history: buyAndLogIn
    ),
    Law(
      testDescription: "undo with N logins on the device",
      // A device's trail keeps 100 logins that changed nothing.
      sizes: [20, 40, 80],
      history: logInOften
    ),
    Law(
      testDescription: "undo of the last of N aliases",
      preset: .revenuecatLegacy,
      history: aliasDevices
    ),
    Law(
      testDescription: "undo of a login on a purchase that N users share",
      rules: { $0.onRestore = .share },
      history: { home, count in
        try home.install("A")
        try home.buy(on: "A", "x", chain: "1")
        for number in 1...count {
          try home.install("D\(number)")
          try home.identify("D\(number)", "u\(number)")
          try home.restore("D\(number)", ["1"])
        }
        try home.identify("A", "last")
      }
    ),
    Law(
      testDescription: "explanation of access with N purchases",
      history: buyAndLogIn,
      decision: { draft, _ throws(DecisionStop) in _ = try draft.explain("X", of: .device("A")) }
    ),
    Law(
      testDescription: "explanation of missing access with N purchases",
      history: buyAndLogIn,
      decision: { draft, _ throws(DecisionStop) in _ = try draft.explain("Y", of: .device("A")) }
    ),
    Law(
      testDescription: "explanation of missing access with N aliases",
      preset: .revenuecatLegacy,
      history: aliasDevices,
      decision: { draft, _ throws(DecisionStop) in _ = try draft.explain("Y", of: .user("bob")) }
    ),
    Law(
      testDescription: "explanation of missing access with N logins on the device",
      sizes: [20, 40, 80],
      history: logInOften,
      decision: { draft, _ throws(DecisionStop) in _ = try draft.explain("Y", of: .device("A")) }
    ),
  ]

  @Test("Twice the history costs about twice the steps, and no more fetches", arguments: laws)
  func linear(_ law: Law) throws {
    var last: Cost?
    for size in law.sizes {
      let home = Household(law.preset, isThorough: false) { law.rules(&$0) }
      try law.history(home, size)
      let cost = try cost(of: law.decision, in: home)
      if let last {
        #expect(Double(cost.steps) < 2.5 * Double(last.steps), "at \(size): \(cost) after \(last)")
        #expect(cost.fetches <= last.fetches, "at \(size): \(cost) after \(last)")
      }
      last = cost
    }
  }

  @Test("The claim of a row of replacements costs each link once")
  func row() throws {
    var last: Int?
    for size in [100, 200, 400] {
      let home = Household(isThorough: false) { $0.unclaimedPurchases = .keep }
      func order(_ number: Int, _ subject: Subject?) -> Draft.Order {
        Draft.Order(
          subject: subject,
          chain: ChainKey(store: "appStore", originalTransaction: "\(number)"),
          transaction: Transaction(
            id: "\(number)",
            product: "x",
            purchasedAt: home.now,
            expiresAt: nil
          ),
          replaces: number == 0 ? nil : "\(number - 1)"
        )
      }
      // The last comes first: otherwise each would belong to the user of the one before.
      for number in (1..<size).reversed() {
        try home.run { draft throws(DecisionStop) in try draft.purchase(order(number, nil)) }
      }
      let cost = try cost(
        of: { draft throws(DecisionStop) in _ = try draft.purchase(order(0, .user("ann"))) },
        in: home
      )
      // What is missing is found by going along the row, before the first claim.
      #expect(cost.lastSteps < 200 * size, "at \(size): \(cost)")
      #expect(cost.steps < cost.lastSteps * 4 + 12 * size * size, "at \(size): \(cost)")
      if let last {
        #expect(Double(cost.lastSteps) < 2.5 * Double(last), "at \(size): \(cost) after \(last)")
      }
      last = cost.lastSteps
    }
  }

  private struct Cost {
    /// The steps of the attempt that had all records.
    var lastSteps = 0
    /// The total of all attempts.
    var steps = 0
    /// The number of stops because of missing records.
    var fetches = 0
  }

  /// Decides about the last login, with no record cached.
  private func cost(
    of decision: (inout Draft, LinkEvent) throws(DecisionStop) -> Void,
    in home: Household
  ) throws -> Cost {
    let login = try #require(home.events.lastIndex { $0.kind == .identified })
    return try cost(
      of: { draft throws(DecisionStop) in try decision(&draft, home.linkEvent(login)) },
      in: home
    )
  }

  private func cost(
    of decision: (inout Draft) throws(DecisionStop) -> Void,
    in home: Household
  ) throws -> Cost {
    let recordCache = RecordCache(bytesMax: .max)
    var cost = Cost()
    while true {
      var draft = Draft(
        recordCache: recordCache,
        project: home.project,
        now: home.now,
        entropy: Entropy(seed: (1, 2, 3, 4))
      )
      do throws(DecisionStop) {
        try decision(&draft)
        cost.steps += draft.steps
        cost.lastSteps = draft.steps
        return cost
      } catch {
        cost.steps += draft.steps
        // Refusing an undo of a login that linked nothing costs the same.
        if case .refused(.cannotUndo(.noLink)) = error { return cost }
        guard case .missing(let keys) = error else { throw error }
        cost.fetches += 1
        for key in keys { recordCache.insert(home.records[key], for: key) }
      }
    }
  }

  private static func undo(_ draft: inout Draft, _ event: LinkEvent) throws(DecisionStop) {
    _ = try draft.undo(event)
  }

  private static func buyAndLogIn(_ home: Household, _ count: Int) throws {
    try home.install("A")
    for _ in 1...count { try home.buy(on: "A", "x") }
    try home.identify("A", "u")
  }

  private static func logInOften(_ home: Household, _ count: Int) throws {
    try home.install("A")
    try home.buy(on: "A", "x")
    for number in 1...count {
      try home.identify("A", "u\(number)")
      try home.logout("A")
    }
  }

  private static func aliasDevices(_ home: Household, _ count: Int) throws {
    for number in 1...count {
      try home.install("D\(number)")
      try home.buy(on: "D\(number)", "x")
      try home.identify("D\(number)", "bob")
    }
  }
}
