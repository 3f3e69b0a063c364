import IdentityCore
import Testing

@Suite("Reasons for missing access, and remedies")
struct MissingReasonTests {
  /// Returns a household with a subscription in another state.
  private func phone(_ change: (inout PurchaseUpdate) -> Void) throws -> Household {
    let home = Household()
    try home.install("A", account: "ann")
    try home.buy(on: "A", "x", chain: "1")
    try home.update("1", change)
    return home
  }

  @Test("Names a remedy for each state")
  func states() throws {
    let end = Household().now + Household.period
    let cases: [(String, Moment, (inout PurchaseUpdate) -> Void)] = [
      ("expired", end + 1, { _ in }),
      ("paused", end + 1, { $0[.pausedUntil] = .moment(end + 50) }),
      ("billingRetry", end + 1, { $0[.billingRetry] = .flag(true) }),
      ("refunded", end - 1, { $0[.refundedAt] = .moment(end - 5) }),
      ("revoked", end - 1, { $0[.revokedAt] = .moment(end - 5) }),
      ("refunded", end + 1, { $0[.refundedAt] = .moment(end - 5) }),
      ("expired", end + 500_001, { $0[.gracePeriodExpiresAt] = .moment(end + 500_000) }),
    ]
    for (kind, moment, change) in cases {
      let home = try phone(change)
      home.now = moment
      try home.emitDue()
      let why = try home.explain("X", .device("A"))
      #expect(home.words(why) == ["\(kind): update", "notGranted: grant"])
      guard case .update(let update)? = why.missing[0].remedies.first else { continue }
      try home.update(update.chain) { $0 = update }
      #expect(try home.active("A") == ["X"], "\(kind)")
    }
  }

  @Test("Explains the requested moment")
  func moments() throws {
    let home = try phone { _ in }
    let start = home.now
    #expect(
      home.words(try home.explain("X", .device("A"), at: start - 1)) == ["notYet", "notGranted"]
    )
    #expect(try home.explain("X", .device("A"), at: start + Household.period).isActive)
    #expect(
      home.words(try home.explain("X", .device("A"), at: start + Household.period + 1))
        == ["expired: update", "notGranted: grant"]
    )
    try home.buy(on: "A", "x", chain: "1", transaction: "2", at: start + 3 * Household.period)
    // In a gap the present state does not count, and no update helps.
    let gap = try home.explain("X", .device("A"), at: start + 2 * Household.period)
    #expect(home.words(gap) == ["expired", "notGranted: grant"])
    let later = try home.explain("X", .device("A"), at: start + 3 * Household.period)
    #expect(later.because.map(\.kind) == [.purchased, .renewed, .mapped, .clock])
  }

  @Test("Finds purchases excluded by the catalogue or the environment")
  func terms() throws {
    let home = Household()
    try home.install("A")
    #expect(home.words(try home.explain("X", .device("A"))) == ["noPurchase", "notGranted: grant"])
    home.project.catalogue.grantable = ["G"]
    #expect(home.words(try home.explain("G", .device("A"))) == ["noProduct", "notGranted: grant"])
    try home.buy(on: "A", "mute")
    try home.buy(by: .device("A"), "x", environment: .sandbox)
    let why = try home.explain("X", .device("A"))
    #expect(
      home.words(why) == ["notMapped: define", "environment: define", "notGranted: grant"]
    )
    guard case .define(let definition)? = why.missing[0].remedies.first else { return }
    #expect(definition.products?["mute"]?.entitlements == ["X"])
    #expect(definition.products?.count == home.project.catalogue.products.count)
  }

  @Test("explain finds the holder, and login, restore or undo as remedies")
  func elsewhere() throws {
    let home = Household(.purchasely)
    try home.install("A", account: "ann")
    try home.buy(on: "A", "x", chain: "1")
    try home.identify("A", "u1")
    try home.logout("A")
    #expect(
      home.words(try home.explain("X", .device("A"))) == [
        "notIdentified u1: identify A u1", "heldByAnother u1: restore, undo", "notGranted: grant",
      ]
    )
    try home.identify("A", "u2")
    #expect(
      home.words(try home.explain("X", .device("A"))) == [
        "heldByAnother u1: restore, identify A u1", "notGranted: grant",
      ]
    )
    try home.buy(on: "A", "life", chain: "2")
    try home.install("B", account: "ann")
    #expect(
      home.words(try home.explain("LIFE", .device("B"))) == [
        "heldByAnother u2: restore, identify B u2", "notGranted: grant",
      ]
    )
    home.project.rules.onRestore = .keep
    #expect(
      home.words(try home.explain("LIFE", .device("B"))) == [
        "heldByAnother u2: identify B u2", "notGranted: grant",
      ]
    )
  }

  @Test("Suggests to log in as a user that logged out on the device")
  func loggedOut() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      try home.install("A")
      try home.buy(by: .user("u1"), "x", chain: "1")
      try home.buy(by: .user("u2"), "x", chain: "2")
      for user in ["u1", "u2", "u3", "u4"] as [UserID] {
        try home.identify("A", user)
        try home.logout("A")
        home.now = home.now + 1
      }
      #expect(
        home.words(try home.explain("X", .device("A"))) == [
          "notIdentified u2: identify A u2", "notGranted: grant",
        ],
        "\(preset)"
      )
      #expect(try home.explain("X", .device("A")).missing[0].since == home.now - 3)
      // Each user occurs once, and only the last three that are logged out.
      try home.identify("A", "u1")
      #expect(home.devices["A"]?.formerLogins.map(\.user) == ["u4", "u3", "u2"])
      #expect(!(try home.explain("Y", .device("A")).missing.contains { $0.kind == .notIdentified }))
      try home.identify("A", "u3")
      #expect(home.devices["A"]?.formerLogins.prefix(2).map(\.user) == ["u1", "u4"])
    }
  }

  @Test("Suggests a logout if the device's anonymous user holds it")
  func ownUser() throws {
    let home = Household(.purchasely)
    try home.install("A", account: "ann")
    try home.buy(on: "A", "life", chain: "1")
    try home.identify("A", "u1")
    #expect(
      home.words(try home.explain("LIFE", .device("A"))) == [
        "heldByAnother ~A: logout A", "notGranted: grant",
      ]
    )
    #expect(
      home.words(try home.explain("LIFE", .user("u1"))) == [
        "heldByAnother ~A", "notGranted: grant",
      ]
    )
  }

  @Test("Finds purchases that stay with an anonymous user")
  func leftBehind() throws {
    let home = Household(.revenuecat)
    try home.install("A", account: "ann")
    try home.identify("A", "u1")
    try home.install("B", account: "ben")
    try home.identify("B", "u2")
    try home.logout("B")
    try home.buy(on: "B", "x", chain: "1")
    try home.identify("B", "u1")
    #expect(
      home.words(try home.explain("X", .device("B"))) == [
        "heldByAnother ~B2: restore", "notGranted: grant",
      ]
    )
  }

  @Test("Finds purchases without a holder")
  func unheld() throws {
    let home = Household()
    try home.install("A", account: "ann")
    try home.install("B", account: "ann")
    try home.buy(on: "A", "x", chain: "1")
    try home.erase(home.anonymous("A"))
    home.mayBeUnheld = ["1"]
    try home.buy(on: "B", "x", chain: "1")
    let why = try home.explain("X", .device("B"))
    #expect(home.words(why) == ["heldByNobody: restore it", "notGranted: grant"])
    try home.restore("B", ["1"])
    let links = home.links(try home.explain("X", .device("B")))
    #expect(links == "purchased > | transferred > ~B")
  }
}
