import IdentityCore
import Testing

@Suite("Aliases: two customers merge")
struct AliasTests {
  @Test func `An older anonymous customer keeps its id, and the other id refers to it`() throws {
    let home = Household(.revenuecat)
    let anonymous = try home.install("A").user
    try home.buy(by: .user("u1"), "y")
    let absorbed = try home.info(.user("u1")).customerID
    #expect(UserID(absorbed) != "u1")
    let user = try home.identify("A", "u1").user
    #expect(user.customerID == anonymous.customerID)
    #expect(try home.info(.user(UserID(absorbed))).customerID == anonymous.customerID)
    #expect(try home.info(.user(UserID(absorbed))).id == "u1")
    #expect(!user.aliases.contains(UserID(absorbed)))
  }

  @Test func `An older identified customer keeps its id`() throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u1"), "y")
    let older = try home.info(.user("u1")).customerID
    let anonymous = try home.install("A").user
    let user = try home.identify("A", "u1").user
    #expect(user.customerID == older)
    #expect(user.aliases == [anonymous.id, "u1"].sorted())
    #expect(try home.info(.user(anonymous.id)).customerID == older)
    #expect(try home.active(user: UserID(anonymous.customerID)) == ["Y"])
  }

  @Test func `After a chain of merges every former id refers to the customer`() throws {
    let home = Household(.revenuecatLegacy)
    var ids: [UserID] = []
    for (device, user) in [("A", "u1"), ("B", "u2"), ("C", "u3"), ("D", "u4")] {
      let installed = try home.install(DeviceID(device), account: "apple").user
      let made = try home.buy(by: .user(UserID(user)), "y")
      ids += [installed.id, UserID(user), UserID(installed.customerID)]
      ids.append(UserID(try home.info(.user(UserID(user))).customerID))
      #expect(made.created)
    }
    try home.buy(on: "D", "x")
    try home.identify("D", "u4")
    try home.identify("B", "u2")
    try home.restore("B")
    try home.identify("C", "u3")
    try home.restore("A")
    try home.identify("A", "u1")
    try home.restore("C")
    let reached = Set(try ids.map { try home.info(.user($0)).customerID })
    #expect(reached == [CustomerID(ids[0])])
    for id in ids { #expect(try home.active(user: id) == ["X", "Y"]) }
    #expect(home.customers.count == 1)
    #expect(try home.info(.user("u1")).aliases.count == 8)
  }

  @Test func `A query by identified id returns that user; by device, the device's user`() throws {
    let home = Household(.revenuecatLegacy)
    try home.install("A", account: "apple")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x")
    try home.install("B", account: "apple")
    try home.identify("B", "u2")
    try home.restore("B")
    #expect(try home.info(.user("u1")).id == "u1")
    #expect(try home.info(.user("u2")).id == "u2")
    #expect(try home.info(.device("A")).id == "u1")
    #expect(try home.info(.device("B")).id == "u2")
    #expect(try home.info(.device("A")).customerID == home.info(.device("B")).customerID)
    #expect(try home.check(.user("u2")).user == "u2")
  }

  @Test func `The generated customerId of an identified user is not a user`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      try home.install("A", user: "u1")
      let info = try home.info(.user("u1"))
      let customerID = UserID(info.customerID)
      #expect(customerID != "u1")
      #expect(info.aliases == ["u1"])
      #expect(try home.info(.user(customerID)).id == "u1")
      #expect(try home.info(.user(customerID)).aliases == ["u1"])
      if !preset.rules.anonymousPrefix.isEmpty {
        #expect(customerID.bytes.starts(with: preset.rules.anonymousPrefix))
      }
    }
  }

  @Test func `It is not an anonymous alias: the next login still aliases`() throws {
    let home = Household(.revenuecat)
    try home.install("A", user: "u1")
    try home.install("B", user: "u1")
    try home.install("C")
    #expect(try home.identify("C", "u1").outcome == .aliased)
  }

  @Test func `An anonymous customer has its user's id`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      let user = try home.install("A").user
      #expect(UserID(user.customerID) == user.id)
    }
  }

  @Test func `A purchase that both sides hold is held once after the alias`() throws {
    let home = Household(.revenuecat) {
      $0.onRestore = .share
      $0.anonymousHolders = .asOthers
    }
    try home.install("A", user: "u1", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", account: "apple")
    try home.buy(on: "B", "y", chain: "d")
    try home.restore("B")
    #expect(try home.holders("c") == ["u1", "~B"])
    #expect(try home.identify("B", "u1").outcome == .aliased)
    #expect(try home.holders("c") == ["u1"])
    #expect(try home.customer(of: .user("u1")).held.count == 2)
    #expect(try home.active("A") == ["X", "Y"])
  }

  @Test func `Other holders of a purchase keep it after an alias`() throws {
    let home = Household(.revenuecat) {
      $0.onRestore = .share
      $0.anonymousHolders = .asOthers
    }
    try home.install("A", user: "u1", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", user: "u2", account: "apple")
    try home.restore("B")
    try home.install("C", account: "apple")
    try home.restore("C")
    try home.identify("C", "u2")
    #expect(try home.holders("c") == ["u1", "u2"])
    #expect(try home.active("A") == ["X"])
    #expect(try home.active("C") == ["X"])
  }

  @Test("A move names all previous holders", arguments: [true, false])
  func from(isKnown: Bool) throws {
    let home = Household(.revenuecat) {
      $0.onRestore = .share
      $0.anonymousHolders = .asOthers
    }
    try home.install("A", user: "u1", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", account: "apple")
    try home.restore("B")
    if isKnown { try home.install("C", user: "u2") }
    let identification = try home.identify("B", "u2")
    #expect(identification.outcome == .aliased)
    #expect(identification.created == !isKnown)
    #expect(home.lines(identification.purchases) == ["x:u1,~B+u2"])
  }

  @Test func `Grants of both sides stay, and the overlap rule decides`() throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u1"), "y")
    try home.install("A")
    try home.give(
      Grant(entitlement: "GIFT", grantedAt: 9_000, expiresAt: 20_000),
      to: .user("u1")
    )
    try home.give(
      Grant(entitlement: "GIFT", grantedAt: 8_000, expiresAt: 30_000),
      to: .device("A")
    )
    try home.give(
      Grant(entitlement: "MORE", grantedAt: 8_000, expiresAt: nil),
      to: .device("A")
    )
    try home.identify("A", "u1")
    #expect(try home.customer(of: .user("u1")).grants.count == 3)
    let access = try home.check(.user("u1")).access
    #expect(access.active == ["GIFT", "MORE", "Y"])
    #expect(access["GIFT"]?.expiresAt == 30_000)
    #expect(access["GIFT"]?.startedAt == 8_000)
  }

  @Test func `A purchase after the alias belongs to all users`() throws {
    let home = Household(.revenuecat)
    let anonymous = try home.install("A").user.id
    try home.identify("A", "u1")
    try home.buy(on: "A", "x", chain: "c")
    try home.install("B", user: "u1")
    try home.buy(on: "B", "y", chain: "d")
    #expect(try home.holders("c") == ["u1"])
    #expect(try home.holders("d") == ["u1"])
    #expect(try home.active(user: anonymous) == ["X", "Y"])
  }

  @Test("An alias emits itself and the changes of access on both sides")
  func emitted() throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u1"), "y")
    try home.install("A")
    try home.buy(on: "A", "x")
    let emitted = try home.emitted { try home.identify("A", "u1") }
    #expect(emitted.first == "identified u1 aliased")
    #expect(
      emitted.sorted() == [
        "entitlementsActivated u1 X", "entitlementsActivated ~A Y", "identified u1 aliased",
        "usersAliased u1 u1=~A",
      ]
    )
    #expect(emitted.firstIndex(of: "usersAliased u1 u1=~A") == 1)
  }

  @Test func `With a new id only the new user gains access`() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.buy(on: "A", "x")
    let emitted = try home.emitted { try home.identify("A", "u1") }
    #expect(
      emitted == [
        "userCreated u1", "identified u1 aliased", "usersAliased u1 u1=~A",
        "entitlementsActivated u1 X",
      ]
    )
  }

  @Test func `No access is emitted if both sides had it`() throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u1"), "z")
    try home.install("A")
    try home.buy(on: "A", "zz")
    let emitted = try home.emitted { try home.identify("A", "u1") }
    #expect(emitted == ["identified u1 aliased", "usersAliased u1 u1=~A"])
  }

  @Test func `The end of a grant is not emitted again after an alias`() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    try home.install("B", user: "u1", account: "apple")
    try home.grant("LIFE", to: .user("u1"), until: home.now + 1_000)
    home.now = home.now + 2_000
    try home.emitDue()
    try home.buy(on: "A", "x")
    try home.restore("B")
    let emitted = try home.emitted { try home.emitDue() }
    #expect(emitted == [])
  }
}
