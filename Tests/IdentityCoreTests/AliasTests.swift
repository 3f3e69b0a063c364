import IdentityCore
import Testing

@Suite("Aliases: two customers become one")
struct AliasTests {
  @Test func `the anonymous customer is older: its id stays, the other reaches it for ever`() throws
  {
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

  @Test func `the identified customer is older: its id stays`() throws {
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

  @Test func `a chain of merges leaves every id that ever was reaching the one customer`() throws {
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

  @Test func `asked by an identified id, that one is id; asked by device, the device's`() throws {
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

  @Test func `the id made for an identified user's customer is nobody`() throws {
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

  @Test func `it is no anonymous alias either: the next login still aliases`() throws {
    let home = Household(.revenuecat)
    try home.install("A", user: "u1")
    try home.install("B", user: "u1")
    try home.install("C")
    #expect(try home.identify("C", "u1").outcome == .aliased)
  }

  @Test func `an anonymous customer is called by its user's id`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      let user = try home.install("A").user
      #expect(UserID(user.customerID) == user.id)
    }
  }

  @Test func `a purchase that both hold is held once by the one customer`() throws {
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

  @Test func `who else held it keeps it, and so does everybody who held the other's`() throws {
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

  @Test("a move names everybody who held it before, whoever is new", arguments: [true, false])
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

  @Test func `grants of both stay, and the overlap rule chooses`() throws {
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

  @Test func `what is bought after the alias is everybody's`() throws {
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

  @Test("what an alias tells: the alias, and the changes of access of either side")
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

  @Test func `with a new id only the new one gains`() throws {
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

  @Test func `no change of access is emitted where both had it`() throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u1"), "z")
    try home.install("A")
    try home.buy(on: "A", "zz")
    let emitted = try home.emitted { try home.identify("A", "u1") }
    #expect(emitted == ["identified u1 aliased", "usersAliased u1 u1=~A"])
  }

  @Test func `a grant whose end was emitted is not emitted again after an alias`() throws {
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
