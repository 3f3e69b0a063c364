import IdentityCore
import Testing

@Suite("Values derived from a chain's whole history")
struct TransactionHistoryTests {
  private func home() throws -> Household {
    let home = Household(.purchasely)
    home.now = 0
    try home.install("A")
    return home
  }

  /// The four transactions of a chain, with a tie in purchase dates, and derived values.
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
      transactions: ["a", "b", "c", "d"].enumerated().map { index, id in
        Transaction(
          id: TransactionID(id),
          product: "x",
          periodType: .intro,
          purchasedAt: Moment(milliseconds: Int64(index)),
          expiresAt: 100
        )
      },
      renewsCount: 0,
      trialStartedAt: nil
    ),
  ]

  @Test("Derived values do not depend on the order of arrival", arguments: histories)
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
    "Renewals are the normal periods less one, never below zero",
    arguments: [
      ("t", 0), ("n", 0), ("tn", 0), ("tnn", 1), ("inn", 1), ("nnn", 2), ("ti", 0), ("tinnnn", 3),
      ("ntn", 1), ("nin", 1),
    ]
  )
  func renewsCount(periods: String, expected: Int) throws {
    let home = try home()
    for (index, letter) in periods.enumerated() {
      let start = Moment(milliseconds: Int64(index) * 10)
      let receipt = try home.buy(
        on: "A",
        "x",
        chain: "c",
        transaction: TransactionID("t\(index)"),
        at: start,
        until: .at(start + 10)
      ) { $0.periodType = letter == "t" ? .trial : letter == "i" ? .intro : .normal }
      #expect(receipt.created == (index == 0))
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
