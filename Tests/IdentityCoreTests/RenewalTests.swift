import IdentityCore
import Testing

@Suite("Renewals: transactions of a chain in any order")
struct RenewalTests {
  private func home() throws -> Household {
    let home = Household(.purchasely)
    home.now = 0
    try home.install("A")
    return home
  }

  @Test func `A new transaction renews product, period and end`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100) { $0.periodType = .trial }
    home.now = 100
    let emitted = try home.emitted {
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: "t2",
        at: 100,
        until: 200
      )
      #expect(receipt.outcome == .renewed)
      #expect(!receipt.created)
      #expect(receipt.purchase.state == .active)
      #expect(receipt.access["X"]?.expiresAt == 200)
    }
    #expect(emitted == ["purchaseRenewed ~A x"])
    let purchase = try #require(home.purchases["c"])
    #expect(purchase.transactions.map(\.id) == ["c", "t2"])
    #expect(purchase.expiresAt == 200)
    #expect(purchase.latest.periodType == .normal)
  }

  @Test func `Repeating a transaction changes nothing`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100)
    try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 100, until: 200)
    let records = home.records
    let emitted = try home.emitted {
      for id: TransactionID in ["c", "t2"] {
        // Even with other fields: changing them takes an update.
        let receipt = try home.buy(
          on: "A",
          "y",
          chain: "c",
          transaction: id,
          at: 500,
          until: 600
        )
        #expect(receipt.outcome == .unchanged)
        #expect(!receipt.created)
      }
    }
    #expect(emitted == [])
    #expect(home.records == records)
  }

  @Test func `A renewal without a kind keeps the purchase's own kind`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100, kind: .nonRenewingSubscription)
    let receipt = try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 100, until: 200)
    #expect(receipt.purchase.kind == .nonRenewingSubscription)
  }

  @Test func `A renewal adds no holder`() throws {
    let home = Household(.qonversion)
    try home.install("A")
    try home.install("B")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x", chain: "c", at: 10, until: 20)
    try home.identify("B", "u1")
    #expect(
      try home.buy(on: "B", "x", chain: "c", transaction: "t2").outcome == .renewed
    )
    #expect(try home.holders("c") == ["u1", "~A"])
    #expect(home.purchases["c"]?.device == "A")
    try home.logout("B")
    #expect(try home.active("B") == [])
    try home.logout("A")
    #expect(try home.active("A") == ["X"])
  }

  @Test("A renewal clears billing issues")
  func billingIssues() throws {
    let home = try home()
    let adjustments: [(inout Purchase) -> Void] = [
      { $0.latest.refundedAt = 50 }, { $0.latest.revokedAt = 50 },
      { $0.latest.pausedUntil = 5_000 },
      { $0.latest.gracePeriodExpiresAt = 150 }, { $0.latest.isInBillingRetry = true },
      { $0.latest.turnAutoRenewOff(at: 50) },
    ]
    for (number, adjust) in adjustments.enumerated() {
      let id = TransactionID("c\(number)")
      let chain = ChainKey(store: "appStore", originalTransaction: id)
      try home.buy(on: "A", "x", chain: id, at: 0, until: 100)
      try home.amend(chain, adjust)
      home.now = 200
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: id,
        transaction: "\(id)-2",
        at: 200,
        until: 300
      )
      #expect(receipt.outcome == .renewed)
      #expect(receipt.purchase.state == .active)
      let purchase = try #require(home.purchases[chain])
      let latest = purchase.latest
      #expect(latest.refundedAt == nil)
      #expect(latest.revokedAt == nil)
      #expect(latest.pausedUntil == nil)
      #expect(latest.gracePeriodExpiresAt == nil)
      #expect(!latest.isInBillingRetry)
      #expect(latest.autoRenewDisabledAt == nil)
    }
  }

  @Test func `An older transaction does not change the present state`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 100, until: 200)
    home.now = 150
    let adjustments: [(inout Purchase) -> Void] = [
      { _ in }, { $0.latest.refundedAt = 120 }, { $0.latest.turnAutoRenewOff(at: 130) },
      { $0.latest.gracePeriodExpiresAt = 250 }, { $0.latest.pausedUntil = 300 },
      { $0.latest.isInBillingRetry = true },
    ]
    for (number, adjust) in adjustments.enumerated() {
      try home.amend("c", adjust)
      let before = try #require(home.purchases["c"])
      let emitted = try home.emitted {
        let receipt = try home.buy(
          on: "A",
          "y",
          chain: "c",
          transaction: "old\(number)",
          at: .init(milliseconds: Int64(number)),
          until: 90,
          kind: .consumable
        )
        #expect(receipt.outcome == .unchanged)
      }
      #expect(emitted == [])
      var expected = before
      let after = try #require(home.purchases["c"])
      (expected.earlier, expected.latest) = (after.earlier, after.latest)
      #expect(after == expected)
      #expect(after.latest.id == "t2")
      #expect(after.transactions.count == before.transactions.count + 1)
    }
    #expect(home.purchases["c"]?.firstPurchasedAt == 0)
  }

  @Test("Order is by purchase date, then by end, and no end is last")
  func older() throws {
    let rows: [(at: Moment, until: End, outcome: PurchaseOutcome)] = [
      (99, 900, .unchanged), (99, .never, .unchanged), (100, 199, .unchanged),
      (100, 201, .renewed), (100, .never, .renewed), (101, 150, .renewed), (101, .never, .renewed),
    ]
    for row in rows {
      let home = try home()
      try home.buy(on: "A", "x", chain: "c", at: 100, until: 200)
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: "t2",
        at: row.at,
        until: row.until
      )
      #expect(receipt.outcome == row.outcome, "\(row)")
    }
  }

  @Test func `A change of plan changes access at once`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100)
    home.now = 50
    let emitted = try home.emitted {
      let receipt = try home.buy(
        on: "A",
        "y",
        chain: "c",
        transaction: "t2",
        at: 50,
        until: 150
      )
      #expect(receipt.outcome == .planChanged)
    }
    #expect(
      emitted.sorted() == [
        "entitlementsActivated ~A Y", "entitlementsDeactivated ~A X", "purchaseRenewed ~A y",
      ]
    )
    #expect(try home.active("A") == ["Y"])
    #expect(try home.active("A", at: 49) == ["X"])
  }
}
