import IdentityCore
import Testing

@Suite("Several sources of one entitlement")
struct OverlapTests {
  /// A source of Z; `name` is its transaction, or `gift`.
  struct AccessSource: Sendable {
    var name: String
    var store: StoreName = "appStore"
    var at: Moment
    var until: Moment?
    var isGrant = false
    var adjust: @Sendable (inout Purchase) -> Void = { _ in }
  }

  /// The first source wins, by the rule in the description.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var winner: AccessSource
    var loser: AccessSource

    init(_ description: String, _ winner: AccessSource, _ loser: AccessSource) {
      testDescription = description
      self.winner = winner
      self.loser = loser
    }
  }

  // The time is 10000: earlier ends are expired.
  static let rows: [Row] = [
    Row(
      "active beats what has ended, though that was bought later",
      AccessSource(name: "a", at: 100, until: 10_000),
      AccessSource(name: "b", at: 9_000, until: 9_999)
    ),
    Row(
      "active beats refunded, though that has no end",
      AccessSource(name: "a", at: 100, until: 10_000),
      AccessSource(name: "b", at: 9_000, until: nil, adjust: { $0.latest.refundedAt = 9_500 })
    ),
    Row(
      "active beats revoked, paused and in retry",
      AccessSource(name: "a", at: 100, until: 10_000),
      AccessSource(name: "b", at: 9_000, until: 90_000, adjust: { $0.latest.revokedAt = 9_500 })
    ),
    Row(
      "grace is active",
      AccessSource(
        name: "a",
        at: 100,
        until: 200,
        adjust: { $0.latest.gracePeriodExpiresAt = 10_000 }
      ),
      AccessSource(name: "b", at: 9_000, until: 9_999)
    ),
    Row(
      "no end beats any end",
      AccessSource(name: "a", at: 100, until: nil),
      AccessSource(name: "b", at: 9_000, until: 99_000_000)
    ),
    Row(
      "a grant without an end beats any end",
      AccessSource(name: "gift", at: 100, isGrant: true),
      AccessSource(name: "b", at: 9_000, until: 99_000_000)
    ),
    Row(
      "the furthest end",
      AccessSource(name: "a", at: 100, until: 20_001),
      AccessSource(name: "b", at: 9_000, until: 20_000)
    ),
    Row(
      "the furthest end, of a grant",
      AccessSource(name: "gift", at: 100, until: 20_001, isGrant: true),
      AccessSource(name: "b", at: 9_000, until: 20_000)
    ),
    Row(
      "the end of access is that of the grace period",
      AccessSource(
        name: "a",
        at: 100,
        until: 9_000,
        adjust: { $0.latest.gracePeriodExpiresAt = 30_000 }
      ),
      AccessSource(name: "b", at: 9_000, until: 20_000)
    ),
    Row(
      "a refund ahead does not make access longer",
      AccessSource(name: "b", at: 100, until: 15_000),
      AccessSource(name: "a", at: 9_000, until: 12_000, adjust: { $0.latest.refundedAt = 20_000 })
    ),
    Row(
      "a refund ahead ends access, where nothing else does before",
      AccessSource(name: "b", at: 100, until: 15_000),
      AccessSource(name: "a", at: 9_000, until: nil, adjust: { $0.latest.refundedAt = 12_000 })
    ),
    Row(
      "the latest purchase",
      AccessSource(name: "a", at: 101, until: 20_000),
      AccessSource(name: "b", at: 100, until: 20_000)
    ),
    Row(
      "the latest purchase, of two without an end",
      AccessSource(name: "a", at: 101),
      AccessSource(name: "b", at: 100)
    ),
    Row(
      "the latest, where it is the grant",
      AccessSource(name: "gift", at: 101, until: 20_000, isGrant: true),
      AccessSource(name: "b", at: 100, until: 20_000)
    ),
    Row(
      "the greatest transaction by bytes, not by number",
      AccessSource(name: "9", at: 100, until: 20_000),
      AccessSource(name: "10", at: 100, until: 20_000)
    ),
    Row(
      "the greatest transaction by bytes: lower case after upper",
      AccessSource(name: "a", at: 100, until: 20_000),
      AccessSource(name: "B", at: 100, until: 20_000)
    ),
    Row(
      "the greatest transaction by bytes: the longer of two that begin alike",
      AccessSource(name: "aa", at: 100, until: 20_000),
      AccessSource(name: "a", at: 100, until: 20_000)
    ),
    Row(
      "a purchase beats a grant that is like it: a grant has no transaction",
      AccessSource(name: "a", at: 100, until: 20_000),
      AccessSource(name: "gift", at: 100, until: 20_000, isGrant: true)
    ),
    Row(
      "the greatest store by bytes",
      AccessSource(name: "a", store: "stripe", at: 100, until: 20_000),
      AccessSource(name: "a", store: "playStore", at: 100, until: 20_000)
    ),
    Row(
      "of what has ended, the furthest end",
      AccessSource(name: "a", at: 100, until: 9_000),
      AccessSource(name: "b", at: 200, until: 8_999)
    ),
    Row(
      "the end of what was refunded is the refund",
      AccessSource(name: "a", at: 100, until: 9_000),
      AccessSource(name: "b", at: 200, until: 90_000, adjust: { $0.latest.refundedAt = 8_999 })
    ),
    Row(
      "and a refund after the other's end comes first",
      AccessSource(name: "a", at: 100, until: nil, adjust: { $0.latest.refundedAt = 9_001 }),
      AccessSource(name: "b", at: 200, until: 9_000)
    ),
    Row(
      "of what has ended, the latest purchase",
      AccessSource(name: "a", at: 101, until: 9_000),
      AccessSource(name: "b", at: 100, until: 9_000)
    ),
  ]

  private func give(_ accessSource: AccessSource, _ product: ProductID, in home: Household) throws {
    if accessSource.isGrant {
      try home.give(
        Grant(entitlement: "Z", grantedAt: accessSource.at, expiresAt: accessSource.until),
        to: .user("u")
      )
      return
    }
    let receipt = try home.buy(
      by: .user("u"),
      product,
      transaction: TransactionID(accessSource.name),
      store: accessSource.store,
      at: accessSource.at,
      until: accessSource.until.map { .at($0) } ?? .never
    )
    try home.amend(receipt.purchase.purchase.key, accessSource.adjust)
  }

  private func name(of entitlement: Entitlement?) -> String? {
    switch entitlement?.source {
    case .manual: "gift"
    case .purchase(let facts): "\(facts.transaction) \(facts.key.store) \(facts.product)"
    case nil: nil
    }
  }

  @Test("The winner does not depend on the order of arrival", arguments: rows, [true, false])
  func winner(row: Row, isWinnerFirst: Bool) throws {
    for (ours, theirs) in [("z", "zz"), ("zz", "z")] as [(ProductID, ProductID)] {
      let home = Household()
      try home.install("A", user: "u")
      if isWinnerFirst { try give(row.winner, ours, in: home) }
      try give(row.loser, theirs, in: home)
      if !isWinnerFirst { try give(row.winner, ours, in: home) }
      let expected = row.winner.isGrant ? "gift" : "\(row.winner.name) \(row.winner.store) \(ours)"
      let access = try home.check(.user("u")).access
      #expect(access.entitlements.count == 1)
      #expect(name(of: access["Z"]) == expected)
    }
  }

  @Test func `The winner supplies every field`() throws {
    let home = Household()
    try home.install("A", user: "u")
    try home.buy(by: .user("u"), "z", chain: "alone", at: 5_000, until: 20_000)
    let alone = try home.check(.user("u")).access["Z"]
    try home.buy(
      by: .user("u"),
      "zz",
      chain: "other",
      transaction: "first",
      at: 1,
      until: 2
    ) { $0.periodType = .trial }
    try home.buy(
      by: .user("u"),
      "zz",
      chain: "other",
      transaction: "second",
      store: "appStore",
      at: 3_000,
      until: 19_999
    ) {
      $0.isFamilyShared = true
      $0.details.offerCode = Array("CODE".utf8)
    }
    try home.give(
      Grant(entitlement: "Z", grantedAt: 9_000, expiresAt: 19_000),
      to: .user("u")
    )
    #expect(try home.check(.user("u")).access["Z"] == alone)
  }

  @Test func `The next source takes over when the winner ends`() throws {
    let home = Household()
    try home.install("A", user: "u")
    try home.buy(by: .user("u"), "z", at: 100, until: 20_000)
    try home.buy(by: .user("u"), "zz", at: 200, until: 15_000)
    try home.give(Grant(entitlement: "Z", grantedAt: 9_000, expiresAt: 30_000), to: .user("u"))
    let ends: [(Moment, Moment)] = [(100, 20_000), (9_000, 30_000), (30_000, 30_000)]
    for (moment, end) in ends {
      #expect(try home.check(.user("u"), at: moment).access["Z"]?.expiresAt == end)
    }
    #expect(try home.active(user: "u", at: 30_001) == [])
  }
}
