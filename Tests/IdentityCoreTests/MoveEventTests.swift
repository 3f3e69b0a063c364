import IdentityCore
import Testing

@Suite("Events of a move")
struct MoveEventTests {
  /// Returns a household in which u1 bought and u2 shares the store account.
  private func home(_ adjust: (inout Rules) -> Void = { _ in }) throws -> Household {
    let home = Household(.purchasely) {
      $0.oneTimePurchases = .move
      adjust(&$0)
    }
    try home.install("A", user: "u1", account: "apple")
    try home.install("B", user: "u2", account: "apple")
    return home
  }

  static let kinds: [(kind: PurchaseKind, word: String)] = [
    (.subscription, "subscription"), (.nonRenewingSubscription, "subscription"),
    (.nonConsumable, "oneTimePurchase"), (.consumable, "oneTimePurchase"),
  ]

  @Test("A transfer emits gained, lost, received and transferred", arguments: kinds)
  func transfer(row: (kind: PurchaseKind, word: String)) throws {
    let home = try home()
    try home.buy(on: "A", "x", kind: row.kind)
    let emitted = try home.emitted { try home.restore("B") }
    #expect(
      emitted == [
        "entitlementsActivated u2 X x:u1>u2", "entitlementsDeactivated u1 X x:u1>u2",
        "\(row.word)Received u2 x:u1>u2", "\(row.word)Transferred u1 x:u1>u2",
      ]
    )
  }

  @Test("A share emits no loss and no transfer", arguments: kinds)
  func share(row: (kind: PurchaseKind, word: String)) throws {
    let home = try home { $0.onRestore = .share }
    try home.buy(on: "A", "x", kind: row.kind)
    let emitted = try home.emitted { try home.restore("B") }
    #expect(
      emitted == ["entitlementsActivated u2 X x:u1+u2", "\(row.word)Received u2 x:u1+u2"]
    )
  }

  @Test(
    "A purchase by another user emits the same events, and none of a purchase",
    arguments: kinds
  )
  func bought(row: (kind: PurchaseKind, word: String)) throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", kind: row.kind)
    let emitted = try home.emitted { try home.buy(on: "B", "x", chain: "c", kind: row.kind) }
    #expect(
      emitted == [
        "entitlementsActivated u2 X x:u1>u2", "entitlementsDeactivated u1 X x:u1>u2",
        "\(row.word)Received u2 x:u1>u2", "\(row.word)Transferred u1 x:u1>u2",
      ]
    )
  }

  @Test("A purchase attached at login emits received only", arguments: kinds)
  func attach(row: (kind: PurchaseKind, word: String)) throws {
    let home = Household(.qonversion)
    try home.install("A")
    try home.buy(on: "A", "x", kind: row.kind)
    let emitted = try home.emitted { try home.identify("A", "u") }
    #expect(
      emitted == [
        "userCreated u", "identified u attached", "entitlementsActivated u X x:~A+u",
        "\(row.word)Received u x:~A+u",
      ]
    )
  }

  @Test func `Each losing user gets one event`() throws {
    let home = Household(.qonversion) { $0.onRestore = .transfer }
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    try home.identify("A", "u2")
    let emitted = try home.emitted { try home.restore("A") }
    try #require(emitted.count == 6)
    #expect(emitted.first == "entitlementsActivated u2 X x:u1,~A>u2")
    #expect(
      Set(emitted[1...2]) == [
        "entitlementsDeactivated u1 X x:u1,~A>u2", "entitlementsDeactivated ~A X x:u1,~A>u2",
      ]
    )
    #expect(emitted[3] == "subscriptionReceived u2 x:u1,~A>u2")
    #expect(
      Set(emitted[4...5]) == [
        "subscriptionTransferred u1 x:u1,~A>u2", "subscriptionTransferred ~A x:u1,~A>u2",
      ]
    )
  }

  @Test("The undo of a move from two users names each of them in the event of its access")
  func undoneMoveFromTwo() throws {
    let home = Household(.qonversion) { $0.onRestore = .transfer }
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    try home.identify("A", "u2")
    try home.restore("A")
    let index = try #require(home.events.lastIndex { $0.kind == .subscriptionTransferred })
    let emitted = try home.emitted { try home.undo(home.linkEvent(index)) }
    #expect(
      Set(emitted.filter { $0.hasPrefix("entitlementsActivated") }) == [
        "entitlementsActivated u1 X x:u2>u1", "entitlementsActivated ~A X x:u2>~A",
      ]
    )
  }

  @Test func `Unchanged access is not emitted`() throws {
    let home = try home()
    try home.buy(on: "A", "z")
    try home.buy(on: "A", "zz")
    try home.buy(on: "B", "z")
    let emitted = try home.emitted { try home.restore("B") }
    #expect(
      emitted == [
        "subscriptionReceived u2 z:u1>u2", "subscriptionTransferred u1 z:u1>u2",
        "entitlementsDeactivated u1 Z zz:u1>u2", "subscriptionReceived u2 zz:u1>u2",
        "subscriptionTransferred u1 zz:u1>u2",
      ]
    )
  }

  @Test func `A move of a purchase that gives nothing emits no access`() throws {
    let home = try home()
    try home.buy(on: "A", "x", at: 1, until: 2)
    try home.buy(on: "A", "mute")
    try home.buy(by: .device("A"), "y", environment: .sandbox)
    let emitted = try home.emitted { try home.restore("B") }
    #expect(
      emitted == [
        "subscriptionReceived u2 mute:u1>u2", "subscriptionTransferred u1 mute:u1>u2",
        "subscriptionReceived u2 x:u1>u2", "subscriptionTransferred u1 x:u1>u2",
        "subscriptionReceived u2 y:u1>u2", "subscriptionTransferred u1 y:u1>u2",
      ]
    )
  }

  @Test func `Moves emit in the order of the chains`() throws {
    let home = try home()
    try home.buy(on: "A", "x")
    try home.buy(on: "A", "life")
    let emitted = try home.emitted { try home.restore("B") }
    #expect(
      emitted == [
        "entitlementsActivated u2 LIFE life:u1>u2", "entitlementsDeactivated u1 LIFE life:u1>u2",
        "oneTimePurchaseReceived u2 life:u1>u2", "oneTimePurchaseTransferred u1 life:u1>u2",
        "entitlementsActivated u2 X x:u1>u2", "entitlementsDeactivated u1 X x:u1>u2",
        "subscriptionReceived u2 x:u1>u2", "subscriptionTransferred u1 x:u1>u2",
      ]
    )
  }

  @Test func `Each event names the purchase and its present holders`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c")
    try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 10_001, until: 30_000)
    let events = try home.emittedEvents { try home.restore("B") }
    #expect(events.count == 4)
    for event in events {
      #expect(event.at == home.now)
      #expect(event.from == ["u1"])
      #expect(event.to == "u2")
      #expect(event.shared == false)
      #expect(event.purchase?.value.chain == "c")
      #expect(event.purchase?.value.product == "x")
      // The latest has not begun: access comes from the one before.
      let isOfAccess = [.entitlementsActivated, .entitlementsDeactivated].contains(event.kind)
      #expect(event.purchase?.value.transaction == (isOfAccess ? "c" : "t2"))
      #expect(event.purchase?.value.holders == ["u2"])
      #expect(event.purchase?.value.device == "A")
      #expect(event.customer == (try home.info(.user(event.subject.id)).customerID))
    }
  }

  @Test func `An alias by restore emits the alias and the access, but no move`() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.install("B", user: "u", account: "apple")
    try home.buy(on: "B", "y")
    let emitted = try home.emitted { try home.restore("B") }
    #expect(emitted.first == "usersAliased u u=~A")
    #expect(
      emitted.sorted() == [
        "entitlementsActivated u X", "entitlementsActivated ~A Y", "usersAliased u u=~A",
      ]
    )
  }

  @Test func `A refused restore emits nothing`() throws {
    let home = try home { $0.onRestore = .keep }
    try home.buy(on: "A", "x")
    let emitted = try home.emitted { try home.restore("B") }
    #expect(emitted == [])
  }
}
