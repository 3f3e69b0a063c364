import IdentityCore
import Testing

@Suite("Entitlements at an earlier moment follow the transaction that covers it")
struct PastTests {
  /// A trial of x, then x, a gap, y, and z without an end.
  private func home() throws -> Household {
    let home = Household(.purchasely)
    home.now = 500
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", transaction: "1", at: 0, until: 100) {
      $0.periodType = .trial
    }
    try home.buy(on: "A", "x", chain: "c", transaction: "2", at: 100, until: 200) {
      $0.details.offerCode = Array("WELCOME".utf8)
    }
    try home.buy(on: "A", "y", chain: "c", transaction: "3", at: 300, until: 400) {
      $0.periodType = .intro
    }
    try home.buy(on: "A", "z", chain: "c", transaction: "4", at: 401, until: .never) {
      $0.isFamilyShared = true
    }
    return home
  }

  struct Row: Sendable {
    var at: Int64
    var entitlement: EntitlementID?
    var state: EntitlementState?
    var transaction: TransactionID?
    var expiresAt: Moment?
  }

  static let rows: [Row] = [
    Row(at: -1),
    Row(at: 0, entitlement: "X", state: .trial, transaction: "1", expiresAt: 100),
    Row(at: 1, entitlement: "X", state: .trial, transaction: "1", expiresAt: 100),
    Row(at: 99, entitlement: "X", state: .trial, transaction: "1", expiresAt: 100),
    Row(at: 101, entitlement: "X", state: .active, transaction: "2", expiresAt: 200),
    Row(at: 199, entitlement: "X", state: .active, transaction: "2", expiresAt: 200),
    Row(at: 200, entitlement: "X", state: .active, transaction: "2", expiresAt: 200),
    Row(at: 201, entitlement: "X", state: .expired, transaction: "2", expiresAt: 200),
    Row(at: 299, entitlement: "X", state: .expired, transaction: "2", expiresAt: 200),
    Row(at: 300, entitlement: "Y", state: .intro, transaction: "3", expiresAt: 400),
    Row(at: 399, entitlement: "Y", state: .intro, transaction: "3", expiresAt: 400),
    Row(at: 400, entitlement: "Y", state: .intro, transaction: "3", expiresAt: 400),
    Row(at: 401, entitlement: "Z", state: .active, transaction: "4"),
    Row(at: 9_999_999, entitlement: "Z", state: .active, transaction: "4"),
  ]

  @Test("With several transactions and a gap", arguments: rows)
  func at(row: Row) throws {
    let home = try home()
    let access = try home.check(.device("A"), at: Moment(milliseconds: row.at)).access
    guard let id = row.entitlement else {
      #expect(access.entitlements == [])
      return
    }
    #expect(access.entitlements.map(\.id) == [id])
    let entitlement = try #require(access[id])
    #expect(entitlement.state == row.state)
    #expect(entitlement.expiresAt == row.expiresAt)
    #expect(entitlement.startedAt == 0)
    guard case .purchase(let facts)? = entitlement.source else {
      Issue.record("no purchase behind it")
      return
    }
    #expect(facts.transaction == row.transaction)
    #expect(facts.firstPurchasedAt == 0)
    #expect(facts.trialStartedAt == 0)
    #expect(facts.renewsCount == 1)
  }

  @Test func `Adjacent periods give continuous access`() throws {
    let home = try home()
    for milliseconds in 98...102 {
      #expect(try home.active("A", at: Moment(milliseconds: Int64(milliseconds))) == ["X"])
    }
  }

  @Test("Each moment has its own period type and grant type")
  func fields() throws {
    let home = try home()
    let rows: [(Int64, EntitlementID, PeriodType, Entitlement.GrantType, Moment)] = [
      (50, "X", .trial, .purchase, 0), (150, "X", .normal, .offerCode, 100),
      (350, "Y", .intro, .purchase, 300), (450, "Z", .normal, .familySharing, 401),
    ]
    for (at, id, period, grantType, purchasedAt) in rows {
      let access = try home.check(.device("A"), at: Moment(milliseconds: at)).access
      let entitlement = try #require(access[id])
      #expect(entitlement.grantType == grantType)
      guard case .purchase(let facts)? = entitlement.source else { continue }
      #expect(facts.periodType == period)
      #expect(facts.lastPurchasedAt == purchasedAt)
    }
  }

  @Test func `The links are the present ones, whatever the moment`() throws {
    let home = Household(.purchasely)
    try home.install("A")
    try home.buy(on: "A", "x", at: 1_000)
    try home.identify("A", "u")
    #expect(try home.active("A", at: 1_000) == ["X"])
    try home.logout("A")
    #expect(try home.active("A", at: 1_000) == [])
  }

  @Test func `A known future refund shows at future moments`() throws {
    let home = Household(.purchasely)
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 50_000)
    try home.amend("c") { $0.latest.refundedAt = 20_000 }
    #expect(try home.active("A") == ["X"])
    #expect(try home.active("A", at: 19_999) == ["X"])
    #expect(try home.active("A", at: 20_000) == [])
    home.now = 30_000
    #expect(try home.active("A", at: 19_999) == ["X"])
    #expect(try home.active("A") == [])
  }
}
