import IdentityCore
import Testing

@Suite("Devices: install")
struct InstallTests {
  @Test("a user from the start: no alias, no attach, no move", arguments: Preset.allCases)
  func asUser(preset: Preset) throws {
    let home = Household(preset)
    let first = try home.install("A", user: "u1", account: "apple")
    #expect(first.created)
    #expect(first.user.id == "u1")
    #expect(first.user.identityID == "u1")
    let anonymous = try #require(first.user.anonymousID)
    #expect(anonymous != "u1")
    #expect(first.user.aliases == ["u1"])
    #expect(try home.customer(of: .user(anonymous)).members.map(\.id) == [anonymous])
    try home.buy(on: "A", "x")
    let second = try home.install("B", user: "u1", account: "google")
    #expect(second.user.customerID == first.user.customerID)
    #expect(try home.active("B") == ["X"])
    #expect(try home.customer(of: .user("u1")).members.map(\.id) == ["u1"])
  }

  @Test func `what is emitted of a device that starts as somebody`() throws {
    let home = Household()
    let emitted = try home.emitted { try home.install("A", user: "u1") }
    #expect(emitted.sorted() == ["identified u1 switched", "userCreated u1", "userCreated ~A"])
    let again = try home.emitted { try home.install("B", user: "u1") }
    #expect(again.sorted() == ["identified u1 switched", "userCreated ~B"])
  }

  @Test("a known device is returned as it stands", arguments: Preset.allCases)
  func knownDevice(preset: Preset) throws {
    let home = Household(preset)
    try home.install("A", account: "apple")
    try home.identify("A", "u1")
    let records = home.records
    let emitted = try home.emitted {
      let again = try home.install("A", user: "u2")
      #expect(!again.created)
      #expect(again.user.id == "u1")
    }
    #expect(emitted == [])
    #expect(home.records == records)
    #expect(throws: Refusal.unknownUser("u2")) { try home.info(.user("u2")) }
  }

  @Test func `a store account that is new counts from then on`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.install("B")
    try home.buy(on: "A", "x")
    #expect(try home.restore("B").restored == [])
    try home.install("B", account: "apple")
    #expect(home.devices["B"]?.storeAccount == "apple")
    try home.restore("B")
    #expect(try home.active("B") == ["X"])
    try home.install("B")
    #expect(home.devices["B"]?.storeAccount == "apple")
  }

  @Test func `a device without an account is alone on its own`() throws {
    let home = Household()
    try home.install("A")
    try home.install("B")
    try home.install("C", account: "A")
    try home.buy(on: "A", "x")
    #expect(try home.restore("B").restored == [])
    #expect(try home.restore("C").restored == [])
    try home.identify("A", "u1")
    try home.identify("A", "u2")
    #expect(home.lines(try home.restore("A").restored) == ["x:u1,~A+u2"])
  }

  @Test func `a device that gets an id here gets one of its own`() throws {
    let home = Household()
    let install: () throws -> Draft.Installation = {
      try home.run { (draft) throws(DecisionStop) in
        try draft.install(
          device: nil,
          user: nil,
          storeAccount: nil,
          platform: nil,
          app: nil
        )
      }
    }
    let first = try install()
    let second = try install()
    #expect(first.created)
    #expect(second.created)
    #expect(first.device != second.device)
  }

  @Test func `what is asked of a device that nobody installed is refused`() throws {
    let home = Household()
    let refusal = Refusal.unknownDevice("A")
    #expect(throws: refusal) { try home.identify("A", "u1") }
    #expect(throws: refusal) { try home.logout("A") }
    #expect(throws: refusal) { try home.restore("A") }
    #expect(throws: refusal) { try home.buy(on: "A", "x") }
    #expect(throws: refusal) { try home.active("A") }
    #expect(throws: refusal) { try home.info(.device("A")) }
    #expect(home.events == [])
    #expect(home.records == [:])
  }

  @Test func `a device is found by its present anonymous user`() throws {
    let home = Household(.revenuecat)
    let first = try home.install("A").user.id
    let find: (UserID) throws -> DeviceID = { id in
      try home.run { (draft) throws(DecisionStop) in try draft.device(ofAnonymous: id) }
    }
    #expect(try find(first) == "A")
    try home.identify("A", "u1")
    #expect(try find(first) == "A")
    let second = try home.logout("A").user.id
    #expect(try find(second) == "A")
    #expect(throws: Refusal.unknownAnonymousUser(first)) { try find(first) }
    #expect(throws: Refusal.unknownAnonymousUser("u1")) { try find("u1") }
    #expect(throws: Refusal.unknownAnonymousUser("x")) { try find("x") }
  }

  @Test func `projects never see each other`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    var entropy = Entropy(seed: (1, 2, 3, 4))
    let other = Project(
      id: "other",
      number: ProjectNumber(2),
      defaults: ProjectDefaults(),
      now: home.now,
      entropy: &entropy
    )
    let draft = Draft(
      recordCache: home.recordCache,
      project: other,
      now: home.now,
      entropy: entropy
    )
    let keys: [RecordKey] = [
      .device(other.number, "A"), .user(other.number, "u1"), .purchase(other.number, "c"),
      .account(other.number, .named("apple")),
    ]
    for key in keys {
      var draft = draft
      #expect(throws: DecisionStop.self) { try draft.record(key) }
    }
  }
}
