import IdentityCore
import Testing

@Suite("RevenueCat's login table")
struct LoginTableTests {
  @Test(
    "anonymous to a new id: aliased and created",
    arguments: [Preset.revenuecat, .revenuecatLegacy]
  )
  func newID(preset: Preset) throws {
    let home = Household(preset)
    let anonymous = try home.install("A").user
    try home.buy(on: "A", "x", chain: "c")
    let identification = try home.identify("A", "u1")
    #expect(identification.outcome == .aliased)
    #expect(identification.created)
    #expect(identification.shouldRefresh)
    #expect(home.lines(identification.purchases) == ["x:~A+u1"])
    let user = identification.user
    #expect(user.id == "u1")
    #expect(user.identityID == "u1")
    #expect(user.anonymousID == anonymous.id)
    #expect(user.customerID == anonymous.customerID)
    #expect(user.aliases == [anonymous.id, "u1"].sorted())
    #expect(try home.active("A") == ["X"])
    #expect(try home.holders("c") == ["u1"])
  }

  @Test("a new id with nothing bought is aliased too, with nothing to refresh")
  func newIDWithNothing() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    let identification = try home.identify("A", "u1")
    #expect(identification.outcome == .aliased)
    #expect(identification.purchases == [])
    #expect(!identification.shouldRefresh)
  }

  @Test(
    "anonymous to a known id without an anonymous alias: aliased, both sides' purchases as one",
    arguments: [Preset.revenuecat, .revenuecatLegacy]
  )
  func knownUnlinked(preset: Preset) throws {
    let home = Household(preset)
    try home.buy(by: .user("u1"), "y", chain: "theirs")
    let anonymous = try home.install("A").user.id
    try home.buy(on: "A", "x", chain: "ours")
    let identification = try home.identify("A", "u1")
    #expect(identification.outcome == .aliased)
    #expect(!identification.created)
    #expect(home.lines(identification.purchases) == ["x:~A+u1"])
    #expect(try home.active("A") == ["X", "Y"])
    #expect(try home.active(user: anonymous) == ["X", "Y"])
    #expect(try home.holders("ours") == ["u1"])
    #expect(try home.holders("theirs") == ["u1"])
    #expect(Set(identification.user.aliases) == [anonymous, "u1"])
  }

  @Test func `an id that only other devices logged in with has no anonymous alias`() throws {
    let home = Household(.revenuecat)
    try home.install("B", user: "u1")
    try home.buy(on: "B", "y")
    try home.install("A")
    try home.buy(on: "A", "x")
    #expect(try home.identify("A", "u1").outcome == .aliased)
    #expect(try home.active("B") == ["X", "Y"])
  }

  @Test func `anonymous to a known id with an anonymous alias: switched, and it stays behind`()
    throws
  {
    let home = Household(.revenuecat)
    try home.install("A", account: "apple")
    try home.buy(on: "A", "y", chain: "theirs")
    try home.identify("A", "u1")
    let second = try home.install("B", account: "google").user.id
    try home.buy(on: "B", "x", chain: "ours")
    let identification = try home.identify("B", "u1")
    #expect(identification.outcome == .switched)
    #expect(!identification.created)
    #expect(identification.purchases == [])
    #expect(!identification.shouldRefresh)
    #expect(try home.active("B") == ["Y"])
    #expect(try home.active(user: second) == ["X"])
    #expect(try home.holders("ours") == ["~B"])
    #expect(try home.info(.user("u1")).aliases.contains(second) == false)

    let restoration = try home.restore("B")
    #expect(home.lines(restoration.restored) == ["x:~B+u1"])
    #expect(restoration.refused == [])
    #expect(try home.active("B") == ["X", "Y"])
    #expect(try home.active("A") == ["X", "Y"])
    #expect(try home.holders("ours") == ["u1"])
    #expect(try home.info(.user("u1")).aliases.contains(second))
    #expect(try home.info(.user(second)).id == "u1")
  }

  @Test func `the older RevenueCat aliases to a known id, linked or not`() throws {
    let home = Household(.revenuecatLegacy)
    try home.install("A")
    try home.buy(on: "A", "y")
    try home.identify("A", "u1")
    let second = try home.install("B").user.id
    try home.buy(on: "B", "x")
    let identification = try home.identify("B", "u1")
    #expect(identification.outcome == .aliased)
    #expect(home.lines(identification.purchases) == ["x:~B+u1"])
    #expect(identification.user.aliases.count == 3)
    #expect(try home.active("A") == ["X", "Y"])
    #expect(try home.active(user: second) == ["X", "Y"])
  }

  @Test(
    "identified to any id: switched, no aliases, purchases stay where they are",
    arguments: [Preset.revenuecat, .revenuecatLegacy],
    [true, false]
  )
  func identified(preset: Preset, isKnown: Bool) throws {
    let home = Household(preset)
    if isKnown { try home.buy(by: .user("u2"), "y") }
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    let emitted = try home.emitted {
      let identification = try home.identify("A", "u2")
      #expect(identification.outcome == .switched)
      #expect(identification.created == !isKnown)
      #expect(identification.purchases == [])
      #expect(identification.user.aliases == ["u2"])
    }
    #expect(
      emitted
        == (isKnown ? ["identified u2 switched"] : ["userCreated u2", "identified u2 switched"])
    )
    #expect(try home.active("A") == (isKnown ? ["Y"] : []))
    #expect(try home.active(user: "u1") == ["X"])
    #expect(try home.holders("c") == ["u1"])
  }

  @Test(
    "a logout gives a new anonymous id that holds nothing",
    arguments: [Preset.revenuecat, .revenuecatLegacy]
  )
  func logout(preset: Preset) throws {
    let home = Household(preset)
    let first = try home.install("A").user.id
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    let emitted = try home.emitted {
      let departure = try home.logout("A")
      #expect(departure.outcome == .rotated)
      #expect(departure.user.id != first)
      #expect(departure.user.id == departure.user.anonymousID)
      #expect(departure.user.identityID == nil)
      #expect(departure.user.aliases == [departure.user.id])
    }
    #expect(emitted.sorted() == ["loggedOut u1", "userCreated ~A2"])
    #expect(try home.active("A") == [])
    #expect(try home.active(user: "u1") == ["X"])
    #expect(try home.active(user: first) == ["X"])
  }

  @Test func `a second logout is the error, and nothing changes`() throws {
    let home = Household(.revenuecat)
    let first = try home.install("A").user.id
    try home.identify("A", "u1")
    let second = try home.logout("A").user.id
    let records = home.records
    #expect(throws: Refusal.alreadyAnonymous) { try home.logout("A") }
    #expect(home.records == records)
    #expect(try home.info(.device("A")).id == second)
    #expect(first != second)
  }

  @Test func `a device that never logged in cannot log out`() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    #expect(throws: Refusal.alreadyAnonymous) { try home.logout("A") }
  }

  @Test func `in the older RevenueCat each reset makes a new anonymous user`() throws {
    let home = Household(.revenuecatLegacy)
    let first = try home.install("A").user.id
    try home.buy(on: "A", "x")
    let departure = try home.logout("A")
    #expect(departure.outcome == .rotated)
    #expect(departure.user.id != first)
    #expect(try home.active("A") == [])
    #expect(try home.active(user: first) == ["X"])
    #expect(try home.logout("A").user.id != departure.user.id)
  }

  @Test func `logging in again after a logout finds everything`() throws {
    let home = Household(.revenuecat)
    try home.install("A")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    try home.logout("A")
    let identification = try home.identify("A", "u1")
    #expect(identification.outcome == .switched)
    #expect(try home.active("A") == ["X"])
  }
}
