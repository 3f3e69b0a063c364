import IdentityCore
import Testing

@Suite("Querying users by any id")
struct UserViewTests {
  @Test("By device: its current and its anonymous user", arguments: Preset.allCases)
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

  @Test("By an unlinked anonymous id: that user", arguments: Preset.allCases)
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

  @Test("By identified id: no anonymous id of a device", arguments: Preset.allCases)
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

  @Test func `By an anonymous alias: the identified user, and the alias`() throws {
    let home = Household(.revenuecat)
    let id = try home.install("A").user.id
    try home.identify("A", "u")
    let user = try home.info(.user(id))
    #expect(user.id == "u")
    #expect(user.identityID == "u")
    #expect(user.anonymousID == id)
    #expect(user.aliases == [id, "u"].sorted())
  }

  @Test("Without aliases an anonymous id remains its own user")
  func notAliased() throws {
    for preset in [Preset.qonversion, .purchasely] {
      let home = Household(preset)
      let id = try home.install("A").user.id
      try home.identify("A", "u")
      #expect(try home.info(.user(id)).id == id)
      #expect(try home.info(.user("u")).aliases == ["u"])
    }
  }

  @Test("The customer's id survives every login", arguments: Preset.allCases)
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

  @Test func `A query changes and emits nothing`() throws {
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

  @Test func `An empty user id is refused in every query`() throws {
    let home = Household()
    #expect(throws: Refusal.blockedUserID("")) { try home.info(.user("")) }
    #expect(throws: Refusal.blockedUserID("")) { try home.check(.user("")) }
    #expect(throws: Refusal.blockedUserID("")) { try home.buy(by: .user(""), "x") }
  }
}
