import IdentityCore
import Testing

@Suite("Buying a chain that another user holds")
struct HeldByAnotherTests {
  @Test func `Under share both hold it, even when bought by user id`() throws {
    let home = Household(.qonversion)
    try home.buy(by: .user("u1"), "x", chain: "c")
    #expect(try home.buy(by: .user("u2"), "x", chain: "c").outcome == .received)
    #expect(try home.holders("c") == ["u1", "u2"])
    #expect(try home.buy(by: .user("u2"), "x", chain: "c").outcome == .unchanged)
    #expect(home.purchases["c"]?.user == "u1")
  }

  @Test func `A refused buyer is not created`() throws {
    let home = Household(.purchasely) { $0.onRestore = .keep }
    try home.buy(by: .user("u1"), "x", chain: "c")
    let records = home.records
    let refusal = Refusal.purchaseHeldByAnother("c", holder: "u1", rule: .onRestore)
    #expect(throws: refusal) { try home.buy(by: .user("u2"), "x", chain: "c") }
    #expect(home.records == records)
    #expect(throws: Refusal.unknownUser("u2")) { try home.info(.user("u2")) }
  }

  @Test func `The older RevenueCat refuses the purchase, but restores the chain`()
    throws
  {
    let home = Household(.revenuecatLegacy)
    try home.install("A", user: "u1", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", user: "u2", account: "apple")
    let refusal = Refusal.purchaseHeldByAnother("c", holder: "u1", rule: .onRestore)
    #expect(throws: refusal) { try home.buy(on: "B", "x", chain: "c") }
    #expect(throws: refusal) { try home.buy(on: "B", "x", chain: "c", transaction: "t2") }
    // Two ids that restore the same receipt merge.
    #expect(home.lines(try home.restore("B").restored) == ["x:u1+u2"])
    #expect(try home.info(.user("u1")).aliases == ["u1", "u2"])
    #expect(try home.buy(on: "B", "x", chain: "c", transaction: "t2").outcome == .renewed)
  }

  @Test func `The least identified id of a holder, by bytes, is named`() throws {
    for (first, second) in [("u10", "u9"), ("u9", "u10")] as [(UserID, UserID)] {
      let home = Household(.revenuecatLegacy)
      try home.install("A", user: first, account: "apple")
      try home.buy(on: "A", "x", chain: "c")
      try home.install("B", user: second, account: "apple")
      try home.restore("B")
      try home.install("C", user: "u1", account: "apple")
      let refusal = Refusal.purchaseHeldByAnother("c", holder: "u10", rule: .onRestore)
      #expect(throws: refusal) { try home.buy(on: "C", "x", chain: "c") }
    }
  }

  @Test(
    "RevenueCat aliases with an anonymous holder",
    arguments: [Preset.revenuecat, .revenuecatLegacy]
  )
  func anonymousHolder(preset: Preset) throws {
    let home = Household(preset)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.buy(on: "A", "life", chain: "d")
    try home.install("B", user: "u", account: "apple")
    #expect(
      try home.buy(on: "B", "x", chain: "c", transaction: "t2", at: 20_000).outcome == .received
    )
    #expect(try home.active("B") == ["X", "LIFE"])
    #expect(try home.active("A") == ["X", "LIFE"])
    #expect(try home.customer(of: .user("u")).members.count == 2)
  }

  @Test func `An alias by restore takes all of the holder's purchases, from any account`() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("A", account: "google")
    try home.buy(on: "A", "y", chain: "d")
    try home.install("B", account: "apple")
    let restoration = try home.restore("B")
    #expect(home.lines(restoration.restored) == ["x:~A+~B", "y:~A+~B"])
    #expect(try home.active("B") == ["X", "Y"])
  }

  @Test func `A transfer between identified users leaves other purchases`() throws {
    let home = Household(.revenuecat)
    try home.install("A", user: "u1", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("C", user: "u1", account: "google")
    try home.buy(on: "C", "y", chain: "d")
    try home.install("B", account: "apple")
    #expect(home.lines(try home.restore("B").restored) == ["x:u1>~B"])
    #expect(try home.active(user: "u1") == ["Y"])
    #expect(try home.active("B") == ["X"])
  }

  @Test func `A second user obtains the anonymous user's chain by a purchase`() throws {
    for (rule, holders) in [
      (Rules.OnRestore.share, ["u1", "u2", "~A"]), (.transfer, ["u2"]),
    ] {
      let home = Household(.qonversion) { $0.onRestore = rule }
      try home.install("A", account: "apple")
      try home.buy(on: "A", "x", chain: "c")
      try home.identify("A", "u1")
      try home.identify("A", "u2")
      #expect(try home.buy(on: "A", "x", chain: "c").outcome == .received)
      #expect(try home.holders("c") == holders)
    }
  }

  @Test func `A renewal by another user receives the chain first, then renews it`()
    throws
  {
    let home = Household(.qonversion)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c", at: 1, until: 2)
    try home.install("B", account: "apple")
    try home.identify("B", "u")
    let receipt = try home.buy(on: "B", "x", chain: "c", transaction: "t2")
    #expect(receipt.outcome == .received)
    #expect(receipt.access.active == ["X"])
    // Only the buyer: the device's anonymous user does not become a holder.
    #expect(try home.holders("c") == ["u", "~A"])
    #expect(try home.active("A") == ["X"])
    #expect(home.purchases["c"]?.device == "A")
    #expect(home.purchases["c"]?.account == .named("apple"))
  }

  @Test func `Chains of two stores are two purchases, whatever their transaction ids`() throws {
    let home = Household(.purchasely) { $0.onRestore = .keep }
    try home.buy(by: .user("u1"), "x", chain: "c", store: "appStore")
    let receipt = try home.buy(by: .user("u2"), "y", chain: "c", store: "playStore")
    #expect(receipt.created)
    #expect(home.purchases.count == 2)
    #expect(try home.active(user: "u1") == ["X"])
    #expect(try home.active(user: "u2") == ["Y"])
  }
}
