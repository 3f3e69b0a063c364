import IdentityCore
import Testing

@Suite("Updates of a chain's present state")
struct UpdateTests {
  /// A subscription from 1000 to 20000; the time is 10000.
  private func home() throws -> Household {
    let home = Household(.qonversion)
    try home.install("A")
    try home.identify("A", "u")
    try home.buy(on: "A", "x", chain: "c", at: 1_000, until: 20_000)
    return home
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var adjust: @Sendable (inout PurchaseUpdate) -> Void
    var clear: @Sendable (inout PurchaseUpdate) -> Void
    var state: EntitlementState
    /// The state after the end, at 20001.
    var later: EntitlementState
  }

  static let rows: [Row] = [
    Row(
      testDescription: "an end in the past",
      adjust: { $0[.expiresAt] = .moment(9_999) },
      clear: { $0[.expiresAt] = .moment(20_000) },
      state: .expired,
      later: .expired
    ),
    Row(
      testDescription: "no end",
      adjust: { $0[.expiresAt] = FieldValue.none },
      clear: { $0[.expiresAt] = .moment(20_000) },
      state: .active,
      later: .active
    ),
    Row(
      testDescription: "a grace period",
      adjust: { $0[.gracePeriodExpiresAt] = .moment(30_000) },
      clear: { $0[.gracePeriodExpiresAt] = FieldValue.none },
      state: .active,
      later: .gracePeriod
    ),
    Row(
      testDescription: "billing retry",
      adjust: { $0[.billingRetry] = .flag(true) },
      clear: { $0[.billingRetry] = .flag(false) },
      state: .active,
      later: .billingRetry
    ),
    Row(
      testDescription: "billing retry, cleared by null",
      adjust: { $0[.billingRetry] = .flag(true) },
      clear: { $0[.billingRetry] = FieldValue.none },
      state: .active,
      later: .billingRetry
    ),
    Row(
      testDescription: "a pause",
      adjust: { $0[.pausedUntil] = .moment(30_000) },
      clear: { $0[.pausedUntil] = FieldValue.none },
      state: .active,
      later: .paused
    ),
    Row(
      testDescription: "a refund",
      adjust: { $0[.refundedAt] = .moment(10_000) },
      clear: { $0[.refundedAt] = FieldValue.none },
      state: .refunded,
      later: .refunded
    ),
    Row(
      testDescription: "a refund ahead",
      adjust: { $0[.refundedAt] = .moment(15_000) },
      clear: { $0[.refundedAt] = FieldValue.none },
      state: .active,
      later: .refunded
    ),
    Row(
      testDescription: "a revocation",
      adjust: { $0[.revokedAt] = .moment(10_000) },
      clear: { $0[.revokedAt] = FieldValue.none },
      state: .revoked,
      later: .revoked
    ),
    Row(
      testDescription: "auto-renew off",
      adjust: { $0[.autoRenew] = .flag(false) },
      clear: { $0[.autoRenew] = .flag(true) },
      state: .active,
      later: .expired
    ),
  ]

  @Test("An update emits changed access, and can be reverted", arguments: rows)
  func setAndClear(row: Row) throws {
    let home = try home()
    let before = try #require(home.purchases["c"])
    let hasAccess = [.active, .trial, .intro, .gracePeriod].contains(row.state)
    let emitted = try home.emitted {
      let view = try home.update("c", row.adjust)
      #expect(view.state == row.state)
    }
    #expect(emitted.first == "purchaseUpdated u x")
    #expect(
      Set(emitted.dropFirst())
        == (hasAccess ? [] : ["entitlementsDeactivated u X", "entitlementsDeactivated ~A X"])
    )
    #expect(try home.active("A") == (hasAccess ? ["X"] : []))
    #expect(try home.check(.device("A"), at: 20_001).access["X"]?.state == row.later)
    let after = try #require(home.purchases["c"])
    #expect(after.transactions.map(\.expiresAt) == before.transactions.map(\.expiresAt))
    #expect(after.transactions.map(\.product) == before.transactions.map(\.product))
    #expect(after.holders == before.holders)

    let again = try home.emitted { try home.update("c", row.adjust) }
    #expect(again == [])
    let back = try home.emitted { try home.update("c", row.clear) }
    #expect(back.first == "purchaseUpdated u x")
    #expect(
      Set(back.dropFirst())
        == (hasAccess ? [] : ["entitlementsActivated u X", "entitlementsActivated ~A X"])
    )
    let reverted = try #require(home.purchases["c"])
    #expect(reverted.latest.values == before.latest.values)
    #expect(reverted.expiresAt == before.expiresAt)
  }

  @Test func `An empty update changes and emits nothing`() throws {
    let home = try home()
    let records = home.records
    let emitted = try home.emitted { try home.update("c") { _ in } }
    #expect(emitted == [])
    #expect(home.records == records)
  }

  @Test func `An unknown chain is refused`() throws {
    let home = try home()
    #expect(throws: Refusal.unknownPurchase("d", position: nil)) {
      try home.update("d") { $0[.refundedAt] = .moment(1) }
    }
  }

  @Test func `A change of plan changes access at once`() throws {
    let home = try home()
    let emitted = try home.emitted {
      try home.update("c") { $0[.product] = .text(Array("y".utf8)) }
    }
    #expect(
      Set(emitted) == [
        "purchaseUpdated u y", "entitlementsActivated u Y", "entitlementsDeactivated u X",
        "entitlementsActivated ~A Y", "entitlementsDeactivated ~A X",
      ]
    )
    #expect(emitted.first == "purchaseUpdated u y")
    #expect(try home.active("A") == ["Y"])
  }

  @Test func `A renewal clears updates, and an older transaction does not`() throws {
    let home = try home()
    try home.update("c") {
      $0[.refundedAt] = .moment(9_000)
      $0[.autoRenew] = .flag(false)
      $0[.billingRetry] = .flag(true)
    }
    try home.buy(on: "A", "x", chain: "c", transaction: "old", at: 1, until: 1_000)
    #expect(home.purchases["c"]?.latest.refundedAt == 9_000)
    #expect(try home.active("A") == [])
    try home.buy(on: "A", "x", chain: "c", transaction: "new", at: 9_500, until: 30_000)
    #expect(try home.active("A") == ["X"])
    let entitlement = try #require(try home.check(.device("A")).access["X"])
    #expect(entitlement.renewState == .willRenew)
  }
}
