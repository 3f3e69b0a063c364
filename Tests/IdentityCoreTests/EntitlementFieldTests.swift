import IdentityCore
import Testing

@Suite("The fields of an entitlement")
struct EntitlementFieldTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var product: ProductID = "x"
    var kind: PurchaseKind?
    var until: Moment?
    var adjust: @Sendable (inout Purchase) -> Void = { _ in }
    var expected: Entitlement.RenewState
  }

  static let renewals: [Row] = [
    Row(testDescription: "a subscription", until: 20_000, expected: .willRenew),
    Row(
      testDescription: "a trial",
      until: 20_000,
      adjust: { $0.transactions[0].periodType = .trial },
      expected: .willRenew
    ),
    Row(
      testDescription: "auto-renew off",
      until: 20_000,
      adjust: { $0.latest.turnAutoRenewOff(at: 9_000) },
      expected: .canceled
    ),
    Row(
      testDescription: "auto-renew off, and ended",
      until: 9_500,
      adjust: { $0.latest.turnAutoRenewOff(at: 9_000) },
      expected: .canceled
    ),
    Row(
      testDescription: "in grace",
      until: 9_999,
      adjust: { $0.latest.gracePeriodExpiresAt = 20_000 },
      expected: .billingIssue
    ),
    Row(
      testDescription: "in retry",
      until: 9_999,
      adjust: { $0.latest.isInBillingRetry = true },
      expected: .billingIssue
    ),
    Row(
      testDescription: "in grace with auto-renew off",
      until: 9_999,
      adjust: {
        $0.latest.gracePeriodExpiresAt = 20_000
        $0.latest.turnAutoRenewOff(at: 9_000)
      },
      expected: .billingIssue
    ),
    Row(
      testDescription: "a retry that has not begun",
      until: 20_000,
      adjust: { $0.latest.isInBillingRetry = true },
      expected: .willRenew
    ),
    Row(testDescription: "a subscription without an end", until: nil, expected: .nonRenewable),
    Row(
      testDescription: "a non-renewing subscription",
      product: "pass",
      until: 20_000,
      expected: .nonRenewable
    ),
    Row(testDescription: "a non-consumable", product: "life", until: nil, expected: .nonRenewable),
    Row(
      testDescription: "a non-consumable with an end",
      product: "life",
      until: 20_000,
      expected: .nonRenewable
    ),
    Row(testDescription: "a consumable", product: "coins", until: nil, expected: .nonRenewable),
    Row(
      testDescription: "a subscription's product bought as a non-consumable",
      kind: .nonConsumable,
      until: 20_000,
      expected: .nonRenewable
    ),
    Row(
      testDescription: "no kind, with an end",
      product: "bare",
      until: 20_000,
      expected: .willRenew
    ),
    Row(testDescription: "no kind, no end", product: "bare", until: nil, expected: .nonRenewable),
  ]

  @Test("The renewal state follows from the state, the kind and auto-renewal", arguments: renewals)
  func renewState(row: Row) throws {
    let home = Household()
    try home.install("A")
    try home.buy(
      on: "A",
      row.product,
      chain: "c",
      at: 100,
      until: row.until.map { .at($0) } ?? .never,
      kind: row.kind
    )
    try home.amend("c", row.adjust)
    let entitlement = try #require(try home.check(.device("A")).access.entitlements.first)
    #expect(entitlement.renewState == row.expected)
  }

  @Test func `A grant is manual and does not renew`() throws {
    for end in [nil, 20_000] as [Moment?] {
      let home = Household()
      try home.install("A")
      try home.give(Grant(entitlement: "X", grantedAt: 100, expiresAt: end), to: .device("A"))
      let entitlement = try #require(try home.check(.device("A")).access["X"])
      #expect(entitlement.renewState == .nonRenewable)
      #expect(entitlement.grantType == .manual)
      #expect(entitlement.source == .manual)
      #expect(entitlement.startedAt == 100)
      #expect(entitlement.expiresAt == end)
    }
  }

  @Test(
    "Family sharing precedes an offer code, which precedes a purchase",
    arguments: [
      (true, true, Entitlement.GrantType.familySharing), (true, false, .familySharing),
      (false, true, .offerCode), (false, false, .purchase),
    ]
  )
  func grantType(isFamilyShared: Bool, hasOffer: Bool, expected: Entitlement.GrantType) throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x") {
      $0.isFamilyShared = isFamilyShared
      $0.details.offerCode = hasOffer ? Array("CODE".utf8) : nil
    }
    #expect(try home.check(.device("A")).access["X"]?.grantType == expected)
  }

  static let kinds: [PurchaseKind?] = [nil] + PurchaseKind.allCases.map(Optional.some)

  @Test(
    "The kind is the purchase's own, else the catalogue's, else by its end",
    arguments: kinds,
    kinds
  )
  func kind(own: PurchaseKind?, listed: PurchaseKind?) throws {
    for end in [.never, 20_000] as [End] {
      let home = Household()
      home.project.catalogue.products["x"] = Product(kind: listed, entitlements: ["X"])
      try home.install("A")
      let receipt = try home.buy(on: "A", "x", until: end, kind: own)
      let hasEnd = if case .never = end { false } else { true }
      let expected = own ?? listed ?? (hasEnd ? .subscription : .nonConsumable)
      #expect(receipt.purchase.kind == expected)
      // A product in the catalogue gives access whatever its kind.
      #expect(try home.active("A") == ["X"])
    }
  }

  @Test func `A product missing from the catalogue is stored, and counts once added`() throws {
    for kind in PurchaseKind.allCases {
      let home = Household()
      try home.install("A")
      let receipt = try home.buy(on: "A", "gems", chain: "c", until: 20_000, kind: kind)
      #expect(receipt.outcome == .recorded)
      #expect(try home.check(.device("A")).access.entitlements == [])
      home.project.catalogue.products["gems"] = Product(entitlements: ["GEMS", "MORE"])
      #expect(try home.active("A") == ["GEMS", "MORE"])
      home.project.catalogue.products["gems"] = Product(entitlements: ["OTHER"])
      #expect(try home.active("A") == ["OTHER"])
    }
  }

  @Test func `A subscription without an end gives access until an update sets an end`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", until: .never)
    #expect(try home.active("A", at: 900_000_000) == ["X"])
    try home.amend("c") { $0.latest.expiresAt = 12_000 }
    #expect(try home.active("A", at: 12_000) == ["X"])
    #expect(try home.active("A", at: 12_001) == [])
  }

  @Test(
    "The environment filter decides which purchases count",
    arguments: EnvironmentFilter.allCases
  )
  func environment(filter: EnvironmentFilter) throws {
    let home = Household()
    home.project.environment = filter
    try home.install("A")
    try home.buy(on: "A", "x")
    try home.buy(by: .device("A"), "y", environment: .production)
    try home.buy(by: .device("A"), "z", chain: "s", environment: .sandbox)
    let expected: Set<String> =
      switch filter {
      case .production: ["X", "Y"]
      case .sandbox: ["Z"]
      case .any: ["X", "Y", "Z"]
      }
    #expect(try home.active("A") == expected)
    // The other purchases stay stored and count after a change of the filter.
    #expect(try home.holders("s") == ["~A"])
    home.project.environment = .any
    #expect(try home.active("A") == ["X", "Y", "Z"])
  }

  @Test func `A purchase outside the environment is no candidate, whatever its rank`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(by: .device("A"), "z", chain: "sandbox", until: .never, environment: .sandbox)
    try home.buy(on: "A", "zz", chain: "production", at: 1, until: 2)
    let entitlement = try #require(try home.check(.device("A")).access["Z"])
    #expect(entitlement.state == .expired)
    #expect(home.project.environment == .production)
  }

  @Test func `All present and past entitlements of the user are listed, sorted`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "y", at: 1, until: 2)
    try home.buy(on: "A", "x")
    try home.buy(on: "A", "mute")
    try home.give(Grant(entitlement: "G", grantedAt: 1, expiresAt: 2), to: .device("A"))
    let access = try home.check(.device("A")).access
    #expect(access.entitlements.map(\.id) == ["G", "X", "Y"])
    #expect(access.active == ["X"])
  }
}
