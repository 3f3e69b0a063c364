import IdentityCore
import Testing

@Suite("Restores: transferIfInactive, and one-time purchases that stay")
struct RestoreRefusalTests {
  /// Returns a household in which two users share an account and the first one bought.
  private func home(_ adjust: (inout Rules) -> Void) throws -> Household {
    let home = Household(.purchasely, adjust)
    try home.install("A", user: "u1", account: "apple")
    try home.install("B", user: "u2", account: "apple")
    return home
  }

  private func ifInactive() throws -> Household {
    try home {
      $0.onRestore = .transferIfInactive
      $0.oneTimePurchases = .move
    }
  }

  @Test func `An active subscription blocks all purchases of its account`() throws {
    let home = try ifInactive()
    try home.buy(on: "A", "life")
    try home.buy(on: "A", "x")
    try home.buy(on: "A", "coins")
    try home.buy(on: "A", "y", at: 1, until: 2)
    let restoration = try home.restore("B")
    #expect(restoration.restored == [])
    #expect(
      home.lines(restoration.refused) == [
        "coins u1 onRestore", "life u1 onRestore", "x u1 onRestore", "y u1 onRestore",
      ]
    )
    #expect(try home.active("B") == [])
  }

  @Test func `A merging anonymous user's subscription blocks nothing`() throws {
    let home = Household(.revenuecat) {
      $0.onRestore = .transferIfInactive
      $0.oneTimePurchases = .move
    }
    try home.install("A", account: "apple")
    try home.install("B", user: "u2", account: "apple")
    try home.install("C", user: "u3", account: "apple")
    try home.buy(on: "A", "x")
    try home.buy(on: "B", "life")
    let first = try home.restore("C")
    #expect(first.restored.map(\.product) == ["life", "x"])
    #expect(first.refused == [])
    #expect(try home.restore("C").restored == [])
  }

  @Test func `After its end everything is transferred`() throws {
    let home = try ifInactive()
    try home.buy(on: "A", "life")
    try home.buy(on: "A", "x", until: 15_000)
    home.now = 15_000
    #expect(try home.restore("B").restored == [])
    home.now = 15_001
    #expect(try home.restore("B").refused == [])
    #expect(try home.active("B") == ["LIFE"])
    #expect(try home.active("A") == [])
  }

  @Test func `One-time purchases never block`() throws {
    let home = try ifInactive()
    try home.buy(on: "A", "life")
    try home.buy(on: "A", "coins")
    #expect(try home.restore("B").restored.count == 2)
    #expect(try home.active("B") == ["LIFE", "COINS"])
  }

  @Test(
    "Active means access",
    arguments: [
      ("running", true), ("grace", true), ("autoRenewOff", true), ("paused", false),
      ("retry", false), ("refunded", false), ("revoked", false), ("expired", false),
      ("refundAhead", true), ("pauseAhead", true),
    ]
  )
  func states(state: String, isBlocking: Bool) throws {
    let home = try ifInactive()
    let isRunning = !["grace", "paused", "retry", "expired"].contains(state)
    try home.buy(on: "A", "x", chain: "c", at: 1, until: isRunning ? 20_000 : 9_999)
    let now = home.now
    try home.amend("c") {
      switch state {
      case "grace": $0.latest.gracePeriodExpiresAt = now
      case "autoRenewOff": $0.latest.turnAutoRenewOff(at: 5_000)
      case "paused", "pauseAhead": $0.latest.pausedUntil = now + 1
      case "retry": $0.latest.isInBillingRetry = true
      case "refunded": $0.latest.refundedAt = now
      case "refundAhead": $0.latest.refundedAt = now + 1
      case "revoked": $0.latest.revokedAt = now
      default: break
      }
    }
    #expect(try home.restore("B").refused.isEmpty == !isBlocking)
  }

  @Test func `A subscription of another account blocks nothing`() throws {
    let home = try ifInactive()
    try home.install("A", account: "google")
    try home.buy(on: "A", "x")
    try home.install("A", account: "apple")
    try home.buy(on: "A", "life")
    #expect(home.lines(try home.restore("B").restored) == ["life:u1>u2"])
  }

  @Test func `The current user's own subscription blocks nothing`() throws {
    let home = try ifInactive()
    try home.buy(on: "B", "x")
    try home.buy(on: "A", "y", at: 1, until: 2)
    try home.buy(on: "A", "life")
    #expect(home.lines(try home.restore("B").restored) == ["life:u1>u2", "y:u1>u2"])
  }

  @Test func `A named purchase is subject to its own account`() throws {
    let home = try ifInactive()
    try home.buy(on: "A", "x", chain: "running")
    try home.buy(on: "A", "life", chain: "for ever")
    try home.install("C", user: "u3", account: "google")
    #expect(
      home.lines(try home.restore("C", ["for ever"]).refused) == ["life u1 onRestore"]
    )
    home.now = 30_000
    #expect(home.lines(try home.restore("C", ["for ever"]).restored) == ["life:u1>u3"])
  }

  @Test func `Buying a blocked chain is refused too`() throws {
    let home = try ifInactive()
    try home.buy(on: "A", "x", chain: "running")
    try home.buy(on: "A", "life", chain: "for ever")
    let refusal = Refusal.purchaseHeldByAnother("for ever", holder: "u1", rule: .onRestore)
    #expect(throws: refusal) { try home.buy(on: "B", "life", chain: "for ever") }
    home.now = 30_000
    #expect(try home.buy(on: "B", "life", chain: "for ever").outcome == .received)
    #expect(try home.buy(on: "B", "x", chain: "running", transaction: "next").outcome == .received)
    #expect(try home.active("B") == ["X", "LIFE"])
    #expect(try home.active("A") == [])
  }

  static let kinds: [(kind: PurchaseKind, fromAnonymous: Bool, fromIdentified: Bool)] = [
    // The kind, then whether it moves from anonymous to identified, and between identified users.
    (.subscription, true, true), (.nonRenewingSubscription, true, true),
    (.nonConsumable, false, true), (.consumable, false, false),
  ]

  @Test("One-time purchases stay, and subscriptions move", arguments: kinds)
  func staying(row: (kind: PurchaseKind, fromAnonymous: Bool, fromIdentified: Bool)) throws {
    for owner in [nil, "owner"] as [UserID?] {
      for current in [nil, "current"] as [UserID?] {
        let home = Household(.purchasely)
        try home.install("A", user: owner, account: "apple")
        try home.install("B", user: current, account: "apple")
        try home.buy(on: "A", "x", chain: "c", kind: row.kind)
        // Between anonymous users a non-consumable moves.
        let isMoving =
          owner == nil && current != nil
          ? row.fromAnonymous : row.kind == .nonConsumable || row.fromIdentified
        let restoration = try home.restore("B")
        #expect(restoration.restored.count == (isMoving ? 1 : 0))
        let holder = owner.map(\.description) ?? "~A"
        #expect(
          home.lines(restoration.refused) == (isMoving ? [] : ["x \(holder) oneTimePurchases"])
        )
        #expect(try home.active("B") == (isMoving ? ["X"] : []))
        #expect(try home.active("A") == (isMoving ? [] : ["X"]))
      }
    }
  }

  @Test("Buying it again is refused by the same rule", arguments: kinds)
  func buyingAgain(row: (kind: PurchaseKind, fromAnonymous: Bool, fromIdentified: Bool)) throws {
    let home = Household(.purchasely)
    let owner = try home.install("A", account: "apple").user.id
    try home.install("B", user: "current", account: "apple")
    try home.buy(on: "A", "x", chain: "c", kind: row.kind)
    if row.fromAnonymous {
      #expect(try home.buy(on: "B", "x", chain: "c").outcome == .received)
    } else {
      #expect(
        throws: Refusal.purchaseHeldByAnother("c", holder: owner, rule: .oneTimePurchases)
      ) { try home.buy(on: "B", "x", chain: "c") }
    }
  }

  @Test func `In the other presets one-time purchases move as well`() throws {
    for preset in [Preset.qonversion, .revenuecat, .revenuecatLegacy] {
      let home = Household(preset)
      try home.install("A", user: "u1", account: "apple")
      try home.install("B", user: "u2", account: "apple")
      try home.buy(on: "A", "life")
      try home.buy(on: "A", "coins")
      #expect(try home.restore("B").refused == [])
      #expect(try home.active("B") == ["LIFE", "COINS"])
    }
  }
}
