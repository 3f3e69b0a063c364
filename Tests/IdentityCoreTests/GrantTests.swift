import IdentityCore
import Testing

@Suite("Grants: what is given without a purchase")
struct GrantTests {
  @Test("a grant is the current user's customer's", arguments: Preset.allCases)
  func currentUser(preset: Preset) throws {
    let home = Household(preset)
    let anonymous = try home.install("A", account: "apple").user.id
    try home.grant("Y", to: .device("A"))
    #expect(try home.active("A") == ["Y"])
    try home.install("B", user: "u", account: "apple")
    try home.grant("X", to: .device("B"))
    #expect(try home.active(user: "u") == ["X"])
    #expect(try home.active(user: anonymous) == ["Y"])
    try home.logout("B")
    #expect(try home.active("B") == [])
  }

  @Test(
    "it follows aliases only: no attach, no move, no restore brings it",
    arguments: Preset.allCases
  )
  func follows(preset: Preset) throws {
    let home = Household(preset)
    let anonymous = try home.install("A", account: "apple").user.id
    try home.grant("X", to: .device("A"))
    let identification = try home.identify("A", "u")
    #expect(identification.purchases == [])
    #expect(!identification.shouldRefresh)
    let isAliased = identification.outcome == .aliased
    #expect(isAliased == (preset.rules.onIdentifyNew == .alias))
    #expect(try home.active("A") == (isAliased ? ["X"] : []))
    #expect(try home.restore("A").restored == [])
    #expect(try home.active("A") == (isAliased ? ["X"] : []))
    #expect(try home.active(user: anonymous) == ["X"])
  }

  @Test func `what is emitted of it`() throws {
    let home = Household()
    try home.install("A", user: "u")
    let emitted = try home.emitted {
      try home.grant("X", to: .user("u"))
      try home.grant("X", to: .user("u"), until: 20_000)
      try home.revoke("X", from: .user("u"))
    }
    #expect(
      emitted == [
        "granted u X", "entitlementsActivated u X", "granted u X", "grantRevoked u X",
        "entitlementsDeactivated u X",
      ]
    )
  }

  @Test func `no access is emitted of who had it, or keeps it`() throws {
    let home = Household()
    try home.install("A", user: "u")
    try home.buy(on: "A", "x")
    let emitted = try home.emitted {
      try home.grant("X", to: .user("u"))
      try home.revoke("X", from: .user("u"))
    }
    #expect(emitted == ["granted u X", "grantRevoked u X"])
    #expect(try home.active(user: "u") == ["X"])
  }

  @Test func `a newer grant replaces an older, also by an earlier end`() throws {
    let home = Household()
    try home.install("A")
    try home.grant("X", to: .device("A"))
    home.now = 11_000
    let entitlement = try home.grant("X", to: .device("A"), until: 12_000)
    #expect(entitlement.expiresAt == 12_000)
    #expect(entitlement.startedAt == 11_000)
    #expect(entitlement.isActive)
    #expect(try home.active("A", at: 12_000) == ["X"])
    #expect(try home.active("A", at: 12_001) == [])
    #expect(try home.customer(of: .device("A")).grants.count == 1)
  }

  @Test func `it ends by itself, after its last millisecond`() throws {
    let home = Household()
    try home.install("A")
    try home.grant("X", to: .device("A"), until: 12_000)
    home.now = 12_000
    #expect(try home.active("A") == ["X"])
    home.now = 12_001
    #expect(try home.active("A") == [])
    #expect(try home.check(.device("A")).access["X"]?.state == .expired)
  }

  @Test func `only what is granted now can be revoked`() throws {
    let home = Household()
    try home.install("A")
    let refusal = Refusal.notAManualGrant("X")
    #expect(throws: refusal) { try home.revoke("X", from: .device("A")) }
    try home.buy(on: "A", "x")
    #expect(throws: refusal) { try home.revoke("X", from: .device("A")) }
    try home.grant("X", to: .device("A"), until: 12_000)
    try home.revoke("X", from: .device("A"))
    #expect(throws: refusal) { try home.revoke("X", from: .device("A")) }
    try home.grant("X", to: .device("A"), until: 12_000)
    home.now = 12_001
    #expect(throws: refusal) { try home.revoke("X", from: .device("A")) }
    #expect(try home.active("A") == ["X"])
  }

  @Test func `after an alias both grants of one entitlement are revoked together`() throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u"), "mute")
    try home.install("A")
    try home.grant("X", to: .user("u"), until: 20_000)
    try home.grant("X", to: .device("A"))
    try home.identify("A", "u")
    #expect(try home.check(.user("u")).access["X"]?.expiresAt == nil)
    try home.revoke("X", from: .device("A"))
    #expect(try home.active(user: "u") == [])
  }

  @Test(arguments: [nil, 20_000, 30_000] as [Moment?])
  func `of two revoked together the one is shown that would have gone further`(
    end: Moment?
  ) throws {
    let home = Household(.revenuecat)
    try home.buy(by: .user("u"), "mute")
    try home.install("A")
    try home.grant("X", to: .user("u"), until: 25_000)
    try home.grant("X", to: .device("A"), until: end)
    try home.identify("A", "u")
    let revoked = try home.revoke("X", from: .device("A"))
    #expect(revoked.expiresAt == (end == 20_000 ? 25_000 : end))
    #expect(try home.check(.user("u")).access["X"] == revoked)
  }

  @Test func `what may be granted is what products give, and what the project lists`() throws {
    let home = Household()
    try home.install("A")
    let known = home.project.catalogue.entitlements
    #expect(known == ["BARE", "COINS", "LIFE", "PASS", "X", "Y", "Z"])
    let records = home.records
    for id: EntitlementID in ["GIFT", "x", "X ", "x-1"] {
      #expect(throws: Refusal.unknownEntitlement(id, known: known)) {
        try home.grant(id, to: .device("A"))
      }
    }
    #expect(home.records == records)
    home.project.catalogue.grantable = ["GIFT"]
    try home.grant("GIFT", to: .device("A"))
    #expect(try home.active("A") == ["GIFT"])
    // What the project knows no longer is still somebody's.
    home.project.catalogue.grantable = []
    #expect(try home.active("A") == ["GIFT"])
  }

  @Test func `granting creates nobody`() throws {
    let home = Household()
    try home.install("A")
    #expect(throws: Refusal.unknownUser("u")) { try home.grant("X", to: .user("u")) }
    #expect(throws: Refusal.unknownUser("u")) { try home.revoke("X", from: .user("u")) }
    #expect(throws: Refusal.unknownDevice("B")) { try home.grant("X", to: .device("B")) }
    #expect(home.users.count == 1)
  }
}
