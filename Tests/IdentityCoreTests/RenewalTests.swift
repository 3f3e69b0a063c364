import IdentityCore
import Testing

@Suite("Transactions of a chain: renewals, in whatever order they come")
struct RenewalTests {
  private func home() throws -> Household {
    let home = Household(.purchasely)
    home.now = 0
    try home.install("A")
    return home
  }

  @Test func `a new transaction renews: product, period and end are taken over`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100) { $0.periodType = .trial }
    home.now = 100
    let told = try home.told {
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: "t2",
        at: 100,
        until: 200
      )
      #expect(receipt.outcome == .renewed)
      #expect(!receipt.created)
      #expect(receipt.purchase.state == .active)
      #expect(receipt.access["X"]?.expiresAt == 200)
    }
    #expect(told == ["purchaseRenewed ~A x"])
    let purchase = try #require(home.purchases["c"])
    #expect(purchase.transactions.map(\.id) == ["c", "t2"])
    #expect(purchase.expiresAt == 200)
    #expect(purchase.latest.periodType == .normal)
  }

  @Test func `the same transaction again changes nothing`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100)
    try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 100, until: 200)
    let records = home.records
    let told = try home.told {
      for id: TransactionID in ["c", "t2"] {
        // Even where the rest is told differently: an update is for that.
        let receipt = try home.buy(
          on: "A",
          "y",
          chain: "c",
          transaction: id,
          at: 500,
          until: 600
        )
        #expect(receipt.outcome == .unchanged)
        #expect(!receipt.created)
      }
    }
    #expect(told == [])
    #expect(home.records == records)
  }

  @Test func `a renewal adds no holder`() throws {
    let home = Household(.qonversion)
    try home.install("A")
    try home.install("B")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x", chain: "c", at: 10, until: 20)
    try home.identify("B", "u1")
    #expect(
      try home.buy(on: "B", "x", chain: "c", transaction: "t2").outcome == .renewed
    )
    #expect(try home.holders("c") == ["u1", "~A"])
    #expect(home.purchases["c"]?.device == "A")
    try home.logout("B")
    #expect(try home.active("B") == [])
    try home.logout("A")
    #expect(try home.active("A") == ["X"])
  }

  @Test("a renewal clears what troubled the chain")
  func troubles() throws {
    let home = try home()
    let adjustments: [(inout Purchase) -> Void] = [
      { $0.refundedAt = 50 }, { $0.revokedAt = 50 }, { $0.pausedUntil = 5_000 },
      { $0.gracePeriodExpiresAt = 150 }, { $0.isInBillingRetry = true },
      { $0.autoRenewDisabledAt = 50 },
    ]
    for (number, adjust) in adjustments.enumerated() {
      let id = TransactionID("c\(number)")
      let chain = ChainKey(store: "appStore", originalTransaction: id)
      try home.buy(on: "A", "x", chain: id, at: 0, until: 100)
      try home.amend(chain, adjust)
      home.now = 200
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: id,
        transaction: "\(id)-2",
        at: 200,
        until: 300
      )
      #expect(receipt.outcome == .renewed)
      #expect(receipt.purchase.state == .active)
      let purchase = try #require(home.purchases[chain])
      #expect(purchase.refundedAt == nil)
      #expect(purchase.revokedAt == nil)
      #expect(purchase.pausedUntil == nil)
      #expect(purchase.gracePeriodExpiresAt == nil)
      #expect(!purchase.isInBillingRetry)
      #expect(purchase.autoRenewDisabledAt == nil)
    }
  }

  @Test func `an older transaction changes nothing of the present`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", transaction: "t2", at: 100, until: 200)
    home.now = 150
    let adjustments: [(inout Purchase) -> Void] = [
      { _ in }, { $0.refundedAt = 120 }, { $0.autoRenewDisabledAt = 130 },
      { $0.gracePeriodExpiresAt = 250 }, { $0.pausedUntil = 300 },
      { $0.isInBillingRetry = true },
    ]
    for (number, adjust) in adjustments.enumerated() {
      try home.amend("c", adjust)
      let before = try #require(home.purchases["c"])
      let told = try home.told {
        let receipt = try home.buy(
          on: "A",
          "y",
          chain: "c",
          transaction: "old\(number)",
          at: .init(milliseconds: Int64(number)),
          until: 90,
          kind: .consumable
        )
        #expect(receipt.outcome == .unchanged)
      }
      #expect(told == [])
      var expected = before
      let after = try #require(home.purchases["c"])
      expected.transactions = after.transactions
      #expect(after == expected)
      #expect(after.latest.id == "t2")
      #expect(after.transactions.count == before.transactions.count + 1)
    }
    #expect(home.purchases["c"]?.firstPurchasedAt == 0)
  }

  @Test("older is by purchase date, then by end, and no end is the latest")
  func older() throws {
    let rows: [(at: Moment, until: End, outcome: PurchaseOutcome)] = [
      (99, 900, .unchanged), (99, .never, .unchanged), (100, 199, .unchanged),
      (100, 201, .renewed), (100, .never, .renewed), (101, 150, .renewed), (101, .never, .renewed),
    ]
    for row in rows {
      let home = try home()
      try home.buy(on: "A", "x", chain: "c", at: 100, until: 200)
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: "t2",
        at: row.at,
        until: row.until
      )
      #expect(receipt.outcome == row.outcome, "\(row)")
    }
  }

  @Test func `a change of plan changes what may be used at once`() throws {
    let home = try home()
    try home.buy(on: "A", "x", chain: "c", at: 0, until: 100)
    home.now = 50
    let told = try home.told {
      let receipt = try home.buy(
        on: "A",
        "y",
        chain: "c",
        transaction: "t2",
        at: 50,
        until: 150
      )
      #expect(receipt.outcome == .planChanged)
    }
    #expect(
      told.sorted() == [
        "entitlementsActivated ~A Y", "entitlementsDeactivated ~A X", "purchaseRenewed ~A y",
      ]
    )
    #expect(try home.active("A") == ["Y"])
    #expect(try home.active("A", at: 49) == ["X"])
  }

  /// The four transactions of a chain, with a tie in purchase dates, and what follows from them.
  struct History: Sendable {
    var transactions: [Transaction]
    var renewsCount: Int
    var trialStartedAt: Moment?
  }

  static let histories: [History] = [
    History(
      transactions: [
        Transaction(id: "a", product: "x", periodType: .trial, purchasedAt: 0, expiresAt: 10),
        Transaction(id: "b", product: "x", purchasedAt: 10, expiresAt: 40),
        Transaction(id: "c", product: "y", purchasedAt: 40, expiresAt: 70),
        Transaction(id: "d", product: "z", purchasedAt: 90, expiresAt: 120),
      ],
      renewsCount: 2,
      trialStartedAt: 0
    ),
    History(
      transactions: [
        Transaction(id: "d", product: "x", periodType: .intro, purchasedAt: 5, expiresAt: 10),
        Transaction(id: "c", product: "x", periodType: .trial, purchasedAt: 10, expiresAt: 20),
        Transaction(id: "b", product: "x", periodType: .trial, purchasedAt: 20, expiresAt: 30),
        Transaction(id: "a", product: "x", purchasedAt: 30, expiresAt: 60),
      ],
      renewsCount: 0,
      trialStartedAt: 10
    ),
    History(
      transactions: [
        Transaction(id: "a", product: "x", purchasedAt: 0, expiresAt: 10),
        Transaction(id: "b", product: "x", purchasedAt: 0, expiresAt: 20),
        Transaction(id: "c", product: "x", purchasedAt: 0, expiresAt: nil),
        Transaction(id: "d", product: "x", purchasedAt: 1, expiresAt: 5),
      ],
      renewsCount: 3,
      trialStartedAt: nil
    ),
    History(
      transactions: ["a", "b", "c", "d"].enumerated().map { place, id in
        Transaction(
          id: TransactionID(id),
          product: "x",
          periodType: .intro,
          purchasedAt: Moment(milliseconds: Int64(place)),
          expiresAt: 100
        )
      },
      renewsCount: 0,
      trialStartedAt: nil
    ),
  ]

  @Test("what is derived is the same in every order of arrival", arguments: histories)
  func permutations(history: History) throws {
    let last = try #require(history.transactions.last)
    for order in orders(of: history.transactions) {
      let home = try home()
      home.now = 95
      var arrived: [Transaction] = []
      for paid in order {
        let isLatest = !arrived.contains { paid.precedes($0) }
        let receipt = try home.buy(
          on: "A",
          paid.product,
          chain: "chain",
          transaction: paid.id,
          at: paid.purchasedAt,
          until: paid.expiresAt.map { .at($0) } ?? .never
        ) { $0 = paid }
        #expect((receipt.outcome == .unchanged) == !isLatest)
        arrived.append(paid)
      }
      let purchase = try #require(home.purchases["chain"])
      #expect(purchase.transactions == history.transactions)
      #expect(purchase.firstPurchasedAt == history.transactions.first?.purchasedAt)
      #expect(purchase.renewsCount == history.renewsCount)
      #expect(purchase.trialStartedAt == history.trialStartedAt)
      #expect(purchase.product == last.product)
      #expect(purchase.expiresAt == last.expiresAt)
    }
  }

  private func orders(of transactions: [Transaction]) -> [[Transaction]] {
    guard let first = transactions.first else { return [[]] }
    return orders(of: Array(transactions.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  @Test(
    "renewals are the normal periods less one, never below none",
    arguments: [
      ("t", 0), ("n", 0), ("tn", 0), ("tnn", 1), ("inn", 1), ("nnn", 2), ("ti", 0), ("tinnnn", 3),
      ("ntn", 1), ("nin", 1),
    ]
  )
  func renewsCount(periods: String, expected: Int) throws {
    let home = try home()
    for (place, letter) in periods.enumerated() {
      let start = Moment(milliseconds: Int64(place) * 10)
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: TransactionID("t\(place)"),
        at: start,
        until: .at(start + 10)
      ) { $0.periodType = letter == "t" ? .trial : letter == "i" ? .intro : .normal }
      #expect(receipt.created == (place == 0))
    }
    #expect(home.purchases["c"]?.renewsCount == expected)
    let trial = periods.firstIndex(of: "t").map {
      periods.distance(from: periods.startIndex, to: $0)
    }
    #expect(
      home.purchases["c"]?.trialStartedAt == trial.map { Moment(milliseconds: Int64($0) * 10) }
    )
  }
}
