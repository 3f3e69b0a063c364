import IdentityCore
import Testing

@Suite("Facts about a transaction")
struct FactTests {
  private static func transaction(asOf: Moment = 10, named: TransactionFields = [.product])
    -> Transaction
  {
    Transaction(id: "1", product: "x", purchasedAt: 5, asOf: asOf, named: named)
  }

  private static func fact(_ field: TransactionField, _ value: FieldValue, asOf: Moment? = nil)
    -> Fact
  {
    var fact = Fact(about: "1", asOf: asOf)
    fact[field] = value
    return fact
  }

  private static func text(_ text: String) -> FieldValue { .text(Array(text.utf8)) }

  private static func attributes(_ pairs: KeyValuePairs<String, String>) -> FieldValue {
    .attributes(
      pairs.map { Transaction.Attribute(name: Array($0.key.utf8), value: Array($0.value.utf8)) }
    )
  }

  /// Two values of a field that are said at one moment; the first one stays.
  private static let ties: [(TransactionField, stays: FieldValue, goes: FieldValue)] = [
    (.refundedAt, .none, .moment(9)), (.refundedAt, .moment(9), .moment(8)),
    (.revokedAt, .none, .moment(9)), (.revokedAt, .moment(9), .moment(8)),
    (.expiresAt, .none, .moment(9)), (.expiresAt, .moment(9), .moment(8)),
    (.endedAt, .none, .moment(9)), (.endedAt, .moment(9), .moment(8)),
    (.gracePeriodExpiresAt, .moment(8), .none), (.gracePeriodExpiresAt, .moment(9), .moment(8)),
    (.autoRenew, .flag(true), .flag(false)), (.billingRetry, .flag(false), .flag(true)),
    (.paused, .flag(false), .flag(true)), (.pausedUntil, .none, .moment(9)),
    (.pausedUntil, .moment(8), .moment(9)), (.purchasedAt, .moment(9), .moment(8)),
    (.product, text("yearly"), text("monthly")), (.product, text("a"), text("B")),
    (.periodType, text("trial"), text("normal")), (.kind, text("subscription"), text("consumable")),
    (.environment, text("sandbox"), text("production")),
    (.isFamilyShared, .flag(true), .flag(false)),
    (.price, text("9.99"), text("10")), (.currency, text("USD"), text("EUR")),
    (.country, text("US"), text("DE")), (.offerCode, text("b"), text("a")),
    (.attributes, attributes(["a": "2"]), attributes(["a": "1"])),
    (.attributes, attributes(["a": "\u{1}"]), attributes(["a": "A"])),
    (.renewsAs, text("x"), .none), (.renewsAs, text("y"), text("x")),
    (.endReason, text("other"), .none), (.endReason, text("other"), text("billing")),
  ]

  @Test("Of two facts of one moment the value in the customer's favour stays", arguments: ties)
  func tie(field: TransactionField, stays: FieldValue, goes: FieldValue) {
    for values in [[stays, goes], [goes, stays]] {
      var transaction = Self.transaction()
      #expect(transaction.merge(Self.fact(field, values[0], asOf: 20), now: 100).isEmpty)
      #expect(transaction.merge(Self.fact(field, values[1], asOf: 20), now: 100) == [field])
      #expect(transaction[field] == stays)
    }
  }

  @Test("Each field keeps what was said last, in any order, however often")
  func orders() {
    var second = Self.fact(.refundedAt, .moment(7), asOf: 30)
    second[.autoRenew] = .flag(false)
    second[.product] = Self.text("z")
    let facts = [
      Fact(Transaction(id: "1", product: "y", purchasedAt: 5, expiresAt: 50), asOf: 20), second,
      Self.fact(.refundedAt, .none, asOf: 40), Self.fact(.autoRenew, .flag(true), asOf: 25),
      Self.fact(.billingRetry, .flag(true), asOf: 20),
    ]
    var results: Set<Transaction> = []
    for order in permutations(of: facts) {
      var transaction = Self.transaction()
      for fact in order + order.prefix(2) { _ = transaction.merge(fact, now: 100) }
      results.insert(transaction)
    }
    #expect(results.count == 1)
    let last = results.first
    #expect(last?.product == "z")
    #expect(last?.expiresAt == 50)
    #expect(last?.refundedAt == nil)
    #expect(last?.autoRenewDisabledAt == 30)
    #expect(last?.billingIssueAt == 20)
    #expect(last?.asOf == 40)
    #expect(last?.stamp(of: .refundedAt)?.asOf == 40)
  }

  private func permutations(of facts: [Fact]) -> [[Fact]] {
    guard facts.count > 1 else { return [facts] }
    return facts.indices.flatMap { index in
      var rest = facts
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }

  @Test("A field that no fact has named loses to any fact")
  func unnamed() {
    var transaction = Self.transaction(asOf: 50)
    _ = transaction.merge(Self.fact(.expiresAt, .moment(60), asOf: 1), now: 100)
    _ = transaction.merge(Self.fact(.product, Self.text("y"), asOf: 1), now: 100)
    #expect(transaction.expiresAt == 60)
    #expect(transaction.product == "x")
  }

  @Test("Without a date, a purchase was made by the least moment at which it was seen")
  func seen() {
    for order in [[20, 15, 30], [15, 30, 20], [30, 20, 15]] as [[Moment]] {
      var transaction = Self.transaction(asOf: 25)
      transaction.purchasedAt = 25
      for asOf in order {
        _ = transaction.merge(Self.fact(.product, Self.text("x"), asOf: asOf), now: 100)
        // A price may be said with any moment.
        _ = transaction.merge(Self.fact(.price, Self.text("9"), asOf: 1), now: 100)
      }
      #expect(transaction.purchasedAt == 15)
      _ = transaction.merge(Self.fact(.purchasedAt, .moment(17), asOf: 1), now: 100)
      #expect(transaction.purchasedAt == 17)
    }
  }

  @Test("An undated fact outranks everything said before, and a dated one of its millisecond")
  func undated() {
    var transaction = Self.transaction()
    _ = transaction.merge(Self.fact(.refundedAt, .moment(7), asOf: 200), now: 100)
    _ = transaction.merge(Self.fact(.refundedAt, .none), now: 100)
    #expect(transaction.refundedAt == nil)
    #expect(transaction.stamp(of: .refundedAt) == Stamp(asOf: 200, isUndated: true))
    #expect(transaction.merge(Self.fact(.refundedAt, .moment(7), asOf: 200), now: 300).isEmpty)
    #expect(transaction.refundedAt == nil)
    _ = transaction.merge(Self.fact(.refundedAt, .moment(7), asOf: 201), now: 300)
    #expect(transaction.refundedAt == 7)
  }

  @Test("Since when auto-renew is off: the unbroken run of statements that ends in the newest")
  func since() {
    let said: [(Moment, isOn: Bool)] = [(1, false), (2, false), (3, true), (4, false), (5, false)]
    let facts = said.map { Self.fact(.autoRenew, .flag($0.isOn), asOf: $0.0) }
    for order in permutations(of: facts) {
      var transaction = Self.transaction()
      for fact in order { _ = transaction.merge(fact, now: 100) }
      #expect(transaction.autoRenewDisabledAt == 4)
    }
  }

  @Test("A statement about billing fails if it sets either field, whatever others said")
  func billing() {
    var both = Self.fact(.billingRetry, .flag(false), asOf: 3)
    both[.gracePeriodExpiresAt] = .moment(90)
    let rows: [([Fact], since: Moment?)] = [
      ([Self.fact(.billingRetry, .flag(true), asOf: 1)], 1),
      ([Self.fact(.billingRetry, .flag(true), asOf: 1), both], 1),
      ([Self.fact(.billingRetry, .flag(false), asOf: 2), both], 3),
      ([both, Self.fact(.gracePeriodExpiresAt, .none, asOf: 4)], nil),
      // At one moment "not failing" is kept.
      ([both, Self.fact(.gracePeriodExpiresAt, .none, asOf: 3)], nil),
    ]
    for (facts, since) in rows {
      for order in permutations(of: facts) {
        var transaction = Self.transaction()
        for fact in order { _ = transaction.merge(fact, now: 100) }
        #expect(transaction.billingIssueAt == since)
      }
    }
  }

  @Test("The sixteen newest statements are kept, in any order")
  func sixteen() {
    let moments = (1...20).map { Moment(milliseconds: $0) }
    var kept: Set<Statements> = []
    for order in [moments, moments.reversed(), Array(moments[10...] + moments[..<10])] {
      var statements = Statements()
      for moment in order {
        statements.add(Statements.Statement(stamp: Stamp(asOf: moment), isAdverse: true))
      }
      kept.insert(statements)
    }
    #expect(kept.count == 1)
    #expect(kept.first?.all.count == 16)
    #expect(kept.first?.since == 5)
  }

  @Test("The store says auto-renew is on again, and the older message comes last")
  func lateMessage() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    let on = try home.updated("c") {
      ($0.transaction, $0.asOf, $0[.autoRenew]) = ("c", 10_500, .flag(true))
    }
    #expect(on.outcome == .unchanged)
    let emitted = try home.emitted {
      let off = try home.updated("c") {
        ($0.transaction, $0.asOf, $0[.autoRenew]) = ("c", 10_000, .flag(false))
      }
      #expect(off.outcome == .stale)
      #expect(off.notes.stale == [.autoRenew])
    }
    #expect(emitted == [])
  }

  @Test("An undated end amends the present until the next transaction or a newer dated fact")
  func amendment() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", at: 1_000, until: 20_000)
    try home.update("c") { $0[.expiresAt] = .moment(30_000) }
    #expect(home.purchases["c"]?.expiresAt == 30_000)
    #expect(home.purchases["c"]?.latest.expiresAt == 20_000)
    let late = try home.updated("c") {
      ($0.transaction, $0.asOf, $0[.expiresAt]) = ("c", 9_000, .moment(25_000))
    }
    #expect(late.outcome == .stale)
    #expect(home.purchases["c"]?.expiresAt == 30_000)
    let newer = try home.updated("c") {
      ($0.transaction, $0.asOf, $0[.expiresAt]) = ("c", 11_000, .moment(26_000))
    }
    #expect(newer.outcome == .applied)
    #expect(home.purchases["c"]?.expiresAt == 26_000)
    try home.update("c") { $0[.product] = .text(Array("y".utf8)) }
    try home.buy(on: "A", "x", chain: "c", transaction: "2", at: 9_500, until: 40_000)
    #expect(home.purchases["c"]?.product == "x")
    #expect(home.purchases["c"]?.transactions.map(\.product) == ["x", "x"])
  }

  @Test("A period that ended with its grace goes on, with an event, once its end is named as null")
  func endNamedAsNull() throws {
    for isDated in [true, false] {
      let home = Household()
      try home.install("A")
      try home.buy(on: "A", "x", chain: "c", at: 1_000, until: .never) {
        $0.named = [.product, .purchasedAt]
      }
      try home.update("c") {
        ($0.transaction, $0.asOf, $0[.gracePeriodExpiresAt]) = ("c", 2_000, .moment(10_500))
      }
      home.now = 11_000
      try home.emitDue()
      #expect(try home.active("A") == [])
      let events = try home.emittedEvents {
        try home.update("c") {
          if isDated { ($0.transaction, $0.asOf) = ("c", 3_000) }
          $0[.expiresAt] = FieldValue.none
        }
      }
      #expect(events.map(\.kind) == [.entitlementsActivated])
      #expect(try home.active("A") == ["X"])
    }
  }

  @Test("A fact that makes another transaction the latest ends the amendment of the present")
  func amendmentOfFormerPresent() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", at: 1_000, until: 20_000)
    try home.buy(on: "A", "x", chain: "c", transaction: "2", at: 9_000, until: 30_000)
    try home.update("c") { $0[.expiresAt] = .moment(50_000) }
    // The store says that the second transaction began before the first one.
    let events = try home.emittedEvents {
      try home.buy(
        by: .device("A"),
        "x",
        chain: "c",
        transaction: "2",
        at: 500,
        until: .at(30_000),
        asOf: 40_000
      )
    }
    #expect(home.purchases["c"]?.expiresAt == 20_000)
    let update = try #require(events.first { $0.kind == .purchaseUpdated })
    let fields: [TransactionField] = [.purchasedAt, .expiresAt]
    #expect(update.changes?.map(\.field).sorted { "\($0)" > "\($1)" } == fields)
    #expect(update.changes?.last { $0.field == .expiresAt }?.value == .moment(30_000))
  }

  @Test("A dated purchase of a known transaction is updated, stale or unchanged")
  func extensionOfPeriod() throws {
    let home = Household()
    try home.install("A")
    try home.buy(by: .device("A"), "x", chain: "c", at: 1_000, until: 20_000, asOf: 1_000)
    let rows: [(Moment, End, PurchaseOutcome, TransactionFields)] = [
      (5_000, 27_000, .updated, []), (5_000, 27_000, .unchanged, []),
      (4_000, 20_000, .stale, [.expiresAt]), (6_000, 27_000, .unchanged, []),
    ]
    for (asOf, end, outcome, stale) in rows {
      let receipt = try home.buy(
        by: .device("A"),
        "x",
        chain: "c",
        at: 1_000,
        until: end,
        asOf: asOf
      )
      #expect(receipt.outcome == outcome)
      #expect(receipt.notes.stale == stale)
    }
    #expect(home.purchases["c"]?.expiresAt == 27_000)
    #expect(home.purchases["c"]?.latest.asOf == 6_000)
  }

  @Test("An update of a transaction that the chain does not have is refused")
  func unknownTransaction() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    #expect(throws: Refusal.unknownTransaction("d", of: "c")) {
      try home.update("c") { ($0.transaction, $0[.paused]) = ("d", .flag(true)) }
    }
  }
}
