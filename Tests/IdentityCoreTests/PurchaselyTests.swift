import IdentityCore
import Testing

@Suite("Purchasely's transfers")
struct PurchaselyTests {
  @Test func `The documented history has the documented result`() throws {
    let home = Household(.purchasely)
    let anonymous = try home.install("A", account: "apple").user.id
    try home.buy(on: "A", "x", chain: "subscription")
    try home.buy(on: "A", "life", chain: "for ever")
    try home.buy(on: "A", "coins", chain: "coins")
    #expect(try home.active("A") == ["X", "LIFE", "COINS"])

    let first = try home.emitted {
      let identification = try home.identify("A", "u")
      #expect(identification.shouldRefresh)
      #expect(identification.created)
      #expect(identification.outcome == .moved)
      #expect(home.lines(identification.purchases) == ["x:~A>u"])
    }
    #expect(
      first == [
        "userCreated u", "identified u moved", "entitlementsActivated u X x:~A>u",
        "entitlementsDeactivated ~A X x:~A>u", "subscriptionReceived u x:~A>u",
        "subscriptionTransferred ~A x:~A>u",
      ]
    )
    #expect(try home.active("A") == ["X"])
    #expect(try home.active(user: "u") == ["X"])
    #expect(try home.active(user: anonymous) == ["LIFE", "COINS"])

    #expect(try home.logout("A").user.id == anonymous)
    #expect(try home.active("A") == ["LIFE", "COINS"])

    let again = try home.identify("A", "u")
    #expect(!again.shouldRefresh)
    #expect(again.outcome == .switched)
    #expect(try home.active("A") == ["X"])

    let second = try home.identify("A", "u2")
    #expect(!second.shouldRefresh)
    #expect(second.created)
    #expect(try home.active("A") == [])

    let restoration = try home.restore("A")
    #expect(home.lines(restoration.restored) == ["x:u>u2"])
    #expect(home.lines(restoration.transferred) == ["x:u>u2"])
    #expect(
      home.lines(restoration.refused) == ["coins ~A oneTimePurchases", "life ~A oneTimePurchases"]
    )
    #expect(try home.active(user: "u2") == ["X"])
    #expect(try home.active(user: "u") == [])
    #expect(try home.active(user: anonymous) == ["LIFE", "COINS"])
  }

  @Test func `After a reinstall nothing moves until a restore`() throws {
    let home = Household(.purchasely)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.install("A again", account: "apple")
    let identification = try home.identify("A again", "u")
    #expect(!identification.shouldRefresh)
    #expect(try home.active("A again") == [])
    let restoration = try home.restore("A again")
    #expect(home.lines(restoration.restored) == ["x:~A>u"])
    #expect(try home.active("A again") == ["X"])
    #expect(try home.active("A") == [])
  }

  @Test func `Without the reinstall the purchase moves at the login`() throws {
    let home = Household(.purchasely)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    #expect(try home.identify("A", "u").shouldRefresh)
    try home.install("A again", account: "apple")
    #expect(try home.identify("A again", "u").shouldRefresh == false)
    #expect(try home.active("A again") == ["X"])
  }

  @Test(
    "Active subscriptions move at the login",
    arguments: [
      (PurchaseKind.subscription, true), (.nonRenewingSubscription, true),
      (.nonConsumable, false), (.consumable, false),
    ]
  )
  func kinds(kind: PurchaseKind, isMoving: Bool) throws {
    for isKnown in [false, true] {
      let home = Household(.purchasely)
      if isKnown { try home.install("B", user: "u") }
      let anonymous = try home.install("A").user.id
      try home.buy(on: "A", "x", chain: "c", kind: kind)
      let identification = try home.identify("A", "u")
      #expect(identification.shouldRefresh == isMoving)
      #expect(identification.outcome == (isMoving ? .moved : .switched))
      #expect(identification.created == !isKnown)
      #expect(try home.active(user: "u") == (isMoving ? ["X"] : []))
      #expect(try home.active(user: anonymous) == (isMoving ? [] : ["X"]))
    }
  }

  @Test(
    "Active means access",
    arguments: [
      ("running", true), ("last millisecond", true), ("expired", false), ("grace", true),
      ("paused", false), ("retry", false), ("refunded", false), ("revoked", false),
      ("trial", true), ("not begun", false),
    ]
  )
  func states(state: String, isMoving: Bool) throws {
    let home = Household(.purchasely)
    try home.install("A")
    let start: Moment = state == "not begun" ? home.now + 1 : 1_000
    let end: Moment =
      switch state {
      case "running", "refunded", "revoked", "trial", "not begun": home.now + 100
      case "last millisecond": home.now
      default: home.now - 1
      }
    try home.buy(on: "A", "x", chain: "c", at: start, until: .at(end)) {
      if state == "trial" { $0.periodType = .trial }
    }
    let now = home.now
    try home.amend("c") {
      switch state {
      case "grace": $0.latest.gracePeriodExpiresAt = now
      case "paused": $0.latest.pausedUntil = now + 1
      case "retry": $0.latest.isInBillingRetry = true
      case "refunded": $0.latest.refundedAt = now
      case "revoked": $0.latest.revokedAt = now
      default: break
      }
    }
    #expect(try home.identify("A", "u").shouldRefresh == isMoving)
    #expect(try home.holders("c") == [isMoving ? "u" : "~A"])
  }

  @Test func `A purchase while logged in belongs to the user only`() throws {
    let home = Household(.purchasely)
    let anonymous = try home.install("A").user.id
    try home.identify("A", "u")
    for product: ProductID in ["x", "life", "coins"] { try home.buy(on: "A", product) }
    #expect(try home.active("A") == ["X", "LIFE", "COINS"])
    try home.logout("A")
    #expect(try home.active("A") == [])
    #expect(try home.active(user: anonymous) == [])
  }

  @Test func `A purchase that both hold belongs to the user only after the login`() throws {
    let home = Household(.purchasely) { $0.onRestore = .share }
    let anonymous = try home.install("A", account: "apple").user.id
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u")
    try home.logout("A")
    try home.restore("A")
    #expect(try home.holders("c") == ["u", "~A"])
    let emitted = try home.emitted {
      let identification = try home.identify("A", "u")
      #expect(identification.outcome == .moved)
      #expect(home.lines(identification.purchases) == ["x:u,~A>u"])
    }
    #expect(try home.holders("c") == ["u"])
    #expect(try home.active("A") == ["X"])
    #expect(try home.active(user: anonymous) == [])
    #expect(
      emitted == [
        "identified u moved", "entitlementsDeactivated ~A X x:u,~A>u",
        "subscriptionTransferred ~A x:u,~A>u",
      ]
    )
  }

  @Test func `A switch moves nothing and emits one event`() throws {
    let home = Household(.purchasely)
    try home.install("A")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x", chain: "c")
    let emitted = try home.emitted { try home.identify("A", "u2") }
    #expect(emitted == ["userCreated u2", "identified u2 switched"])
    #expect(try home.holders("c") == ["u1"])
  }
}
