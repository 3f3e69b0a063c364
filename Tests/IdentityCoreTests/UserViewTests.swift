import IdentityCore
import Testing

@Suite("Who somebody is, by whatever id one asks")
struct UserViewTests {
  @Test("asked by device: its current user and its anonymous one", arguments: Preset.allCases)
  func byDevice(preset: Preset) throws {
    let home = Household(preset)
    let anonymous = try home.install("A").user
    #expect(anonymous.id == anonymous.anonymousID)
    #expect(anonymous.identityID == nil)
    #expect(anonymous.device == "A")
    #expect(anonymous.environment == .production)
    #expect(anonymous.createdAt == home.now)
    try home.identify("A", "u")
    let user = try home.info(.device("A"))
    #expect(user.id == "u")
    #expect(user.identityID == "u")
    #expect(user.anonymousID == anonymous.id)
    #expect(user.device == "A")
  }

  @Test("asked by an anonymous id that is nobody else's: that one", arguments: Preset.allCases)
  func byAnonymousID(preset: Preset) throws {
    let home = Household(preset)
    let id = try home.install("A").user.id
    let user = try home.info(.user(id))
    #expect(user.id == id)
    #expect(user.anonymousID == id)
    #expect(user.identityID == nil)
    #expect(user.aliases == [id])
    #expect(user.device == nil)
  }

  @Test("asked by an identified id: no device's anonymous id", arguments: Preset.allCases)
  func byIdentifiedID(preset: Preset) throws {
    let home = Household(preset)
    try home.install("A")
    try home.identify("A", "u")
    let user = try home.info(.user("u"))
    #expect(user.id == "u")
    #expect(user.identityID == "u")
    #expect(user.anonymousID == nil)
    #expect(user.device == nil)
  }

  @Test func `asked by an anonymous alias: the identified one, and the alias`() throws {
    let home = Household(.revenuecat)
    let id = try home.install("A").user.id
    try home.identify("A", "u")
    let user = try home.info(.user(id))
    #expect(user.id == "u")
    #expect(user.identityID == "u")
    #expect(user.anonymousID == id)
    #expect(user.aliases == [id, "u"].sorted())
  }

  @Test("where nobody is aliased, an anonymous id stays somebody of its own")
  func notAliased() throws {
    for preset in [Preset.qonversion, .purchasely] {
      let home = Household(preset)
      let id = try home.install("A").user.id
      try home.identify("A", "u")
      #expect(try home.info(.user(id)).id == id)
      #expect(try home.info(.user("u")).aliases == ["u"])
    }
  }

  @Test("the customer's id outlives every login", arguments: Preset.allCases)
  func customerID(preset: Preset) throws {
    let home = Household(preset)
    try home.install("A")
    let customer = try home.identify("A", "u").user.customerID
    try home.logout("A")
    #expect(try home.identify("A", "u").user.customerID == customer)
    try home.install("B", user: "u")
    #expect(try home.info(.device("B")).customerID == customer)
    #expect(try home.check(.user(UserID(customer))).user == "u")
  }

  @Test func `asking changes and tells nothing`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      try home.install("A")
      try home.buy(on: "A", "x")
      let records = home.records
      let emitted = try home.emitted {
        try home.info(.device("A"))
        try home.check(.device("A"))
        try home.check(.device("A"), at: 0)
        try home.check(.device("A"), at: 900_000)
      }
      #expect(emitted == [])
      #expect(home.records == records)
    }
  }

  @Test func `an empty user id is blocked, wherever it is asked for`() throws {
    let home = Household()
    #expect(throws: Refusal.blockedUserID("")) { try home.info(.user("")) }
    #expect(throws: Refusal.blockedUserID("")) { try home.check(.user("")) }
    #expect(throws: Refusal.blockedUserID("")) { try home.buy(by: .user(""), "x") }
  }
}
