import IdentityCore
import Testing

@Suite("Purchase events and access events")
struct AccessEventTests {
  @Test func `A purchase held by device and user emits once, and the access of both`()
    throws
  {
    let home = Household(.qonversion)
    try home.install("A")
    try home.identify("A", "u")
    let emitted = try home.emitted { try home.buy(on: "A", "x") }
    #expect(emitted.first == "purchaseRecorded u x")
    #expect(
      Set(emitted) == [
        "purchaseRecorded u x", "entitlementsActivated u X", "entitlementsActivated ~A X",
      ]
    )
    #expect(emitted.count == 3)
  }

  @Test func `An event of access names the transaction that decides, not one that begins later`()
    throws
  {
    let home = Household()
    let day: Int64 = 86_400_000
    let later = Moment(milliseconds: home.now.milliseconds + 30 * day)
    let earlier = Moment(milliseconds: home.now.milliseconds - day)
    try home.install("A")
    try home.buy(on: "A", "y", chain: "1", transaction: "1", at: later)
    let emitted = try home.emittedEvents {
      try home.buy(on: "A", "x", chain: "1", transaction: "2", at: earlier, until: .at(later))
    }
    let activated = emitted.filter { $0.kind == .entitlementsActivated }
    #expect(activated.map(\.purchase?.value.transaction) == ["2"])
    #expect(activated.map(\.purchase?.value.product) == ["x"])
    // A restore names it, too.
    try home.install("B")
    try home.identify("B", "bob")
    let moved = try home.emittedEvents {
      try home.restore("B", [ChainKey(store: "appStore", originalTransaction: "1")])
    }
    let gained = moved.filter { $0.kind == .entitlementsActivated }
    #expect(!gained.isEmpty && gained.allSatisfy { $0.purchase?.value.transaction == "2" })
  }

  @Test func `Access that a holder already has is not emitted again`() throws {
    let home = Household(.qonversion)
    try home.install("A")
    try home.install("B", user: "u")
    try home.buy(on: "B", "z")
    try home.identify("A", "u")
    let emitted = try home.emitted { try home.buy(on: "A", "zz") }
    #expect(emitted == ["purchaseRecorded u zz", "entitlementsActivated ~A Z"])
    let again = try home.emitted { try home.buy(on: "A", "z") }
    #expect(again == ["purchaseRecorded u z"])
  }

  @Test func `With currentUser only the current user's access is emitted`() throws {
    for preset in [Preset.revenuecat, .revenuecatLegacy, .purchasely] {
      let home = Household(preset)
      try home.install("A", user: "u")
      let emitted = try home.emitted { try home.buy(on: "A", "x") }
      #expect(emitted == ["purchaseRecorded u x", "entitlementsActivated u X"])
    }
  }

  @Test func `A purchase that gives nothing now emits no access`() throws {
    let home = Household()
    try home.install("A")
    let emitted = try home.emitted {
      try home.buy(on: "A", "x", at: 1, until: 2)
      try home.buy(on: "A", "x", at: 10_001, until: 20_000)
      try home.buy(on: "A", "mute")
      try home.buy(on: "A", "unknown")
      try home.buy(by: .device("A"), "y", environment: .sandbox)
    }
    #expect(emitted.count == 5)
    #expect(emitted.allSatisfy { $0.hasPrefix("purchaseRecorded ~A ") })
  }

  @Test func `A renewal after a gap restores the access of all holders`() throws {
    let home = Household(.qonversion)
    try home.install("A")
    try home.identify("A", "u")
    try home.buy(on: "A", "x", chain: "c", at: 1, until: 2)
    let emitted = try home.emitted {
      try home.buy(on: "A", "x", chain: "c", transaction: "t2")
    }
    #expect(emitted.count == 3)
    #expect(
      Set(emitted) == [
        "purchaseRenewed u x", "entitlementsActivated u X", "entitlementsActivated ~A X",
      ]
    )
  }

  @Test func `A renewal in time emits no access`() throws {
    let home = Household(.qonversion)
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    let emitted = try home.emitted {
      try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 20_000, until: 30_000)
    }
    #expect(emitted == ["purchaseRenewed ~A x"])
  }

  @Test func `A renewal with an end in the past ends the access that it replaces`() throws {
    let home = Household(.purchasely)
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", at: 1, until: 20_000)
    let emitted = try home.emitted {
      try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 5_000, until: 6_000)
    }
    #expect(emitted == ["purchaseRenewed ~A x", "entitlementsDeactivated ~A X"])
  }

  @Test func `An older transaction covers today if the latest has not begun`() throws {
    let home = Household(.purchasely)
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 20_000, until: 30_000)
    #expect(try home.active("A") == [])
    let emitted = try home.emitted {
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: "t1",
        at: 5_000,
        until: 20_000
      )
      #expect(receipt.outcome == .unchanged)
    }
    #expect(try home.active("A") == ["X"])
    #expect(emitted == ["purchaseUpdated ~A x", "entitlementsActivated ~A X"])
  }

  @Test func `A received chain that is renewed emits the move, then the renewal`() throws {
    let home = Household(.purchasely)
    try home.install("A", user: "u1", account: "apple")
    try home.buy(on: "A", "x", chain: "c", at: 1, until: 2)
    try home.install("B", user: "u2", account: "apple")
    let emitted = try home.emitted {
      try home.buy(on: "B", "x", chain: "c", transaction: "t2")
    }
    #expect(
      emitted == [
        "subscriptionReceived u2 x:u1>u2", "subscriptionTransferred u1 x:u1>u2",
        "purchaseRenewed u2 x", "entitlementsActivated u2 X",
      ]
    )
  }

  @Test func `A new device emits its anonymous user`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      let events = try home.emittedEvents { try home.install("A") }
      #expect(events.map(home.line) == ["userCreated ~A"])
      #expect(events.first?.device == "A")
      #expect(events.first?.subject.isAnonymous == true)
    }
  }

  @Test func `A login names the device and its anonymous user`() throws {
    let home = Household(.purchasely)
    let anonymous = try home.install("A").user.id
    let events = try home.emittedEvents {
      try home.identify("A", "u")
      try home.logout("A")
    }
    try #require(events.map(\.kind) == [.userCreated, .identified, .loggedOut])
    for event in events {
      #expect(event.device == "A")
      #expect(event.subject.id == "u")
      #expect(event.customer == (try home.info(.user("u")).customerID))
    }
    #expect(events[1].anonymousUser == anonymous)
    #expect(events[1].outcome == .switched)
    #expect(events[2].anonymousUser == anonymous)
  }
}
