import IdentityCore
import Testing

@Suite("Which transaction decides")
struct DecidingTests {
  private struct Period {
    var id: TransactionID
    var start: Int64
    var end: Int64
    var product: ProductID = "x"
    var refundedAt: Int64?
    var type = PeriodType.normal
  }

  /// States of a chain at moments, in days, each with the transaction that decides.
  private static let rows: [(String, [Period], [(Int64, EntitlementState, TransactionID)])] = [
    (
      "a refund of an old period",
      [
        Period(id: "1", start: 1, end: 8, refundedAt: 12), Period(id: "2", start: 10, end: 20),
      ],
      [(5, .active, "1"), (9, .expired, "1"), (11, .active, "2"), (15, .active, "2")]
    ),
    (
      "a top-up that was given back",
      [
        Period(id: "1", start: 1, end: 31), Period(id: "2", start: 25, end: 59, refundedAt: 26),
      ],
      [(25, .active, "2"), (27, .active, "1"), (31, .active, "1"), (32, .refunded, "2")]
    ),
    (
      "an upgrade that was given back",
      [
        Period(id: "1", start: 1, end: 31),
        Period(id: "2", start: 10, end: 375, product: "y", refundedAt: 12),
      ],
      [(11, .active, "2"), (15, .refunded, "2")]
    ),
    (
      "an earlier one that was given back too",
      [
        Period(id: "1", start: 1, end: 31, refundedAt: 14),
        Period(id: "2", start: 10, end: 40, refundedAt: 12),
      ],
      [(13, .active, "1"), (14, .refunded, "2")]
    ),
    (
      "a payment that ended a trial early, and was given back",
      [
        Period(id: "1", start: 1, end: 14, type: .trial),
        Period(id: "2", start: 3, end: 33, refundedAt: 4),
      ],
      [(2, .trial, "1"), (3, .active, "2"), (4, .refunded, "2"), (13, .refunded, "2")]
    ),
    (
      "a payment before the one that was given back, and a trial before both",
      [
        Period(id: "1", start: 1, end: 14, type: .trial), Period(id: "2", start: 3, end: 20),
        Period(id: "3", start: 5, end: 40, refundedAt: 6),
      ],
      [(6, .active, "2"), (20, .active, "2"), (21, .refunded, "3")]
    ),
    (
      "an upgrade and back, and the way back was given back",
      [
        Period(id: "1", start: 1, end: 31),
        Period(id: "2", start: 3, end: 33, product: "y"),
        Period(id: "3", start: 5, end: 35, refundedAt: 6),
      ],
      [(2, .active, "1"), (5, .active, "3"), (6, .refunded, "3"), (20, .refunded, "3")]
    ),
    (
      "the latest of two that cover the moment",
      [
        Period(id: "1", start: 1, end: 31), Period(id: "2", start: 5, end: 31),
        Period(id: "3", start: 10, end: 40, refundedAt: 12),
      ],
      [(13, .active, "2")]
    ),
  ]

  @Test func `A withdrawn transaction gives way to an earlier one of its product`() {
    for (name, periods, states) in Self.rows {
      var transactions = periods.map { period in
        var transaction = Transaction(
          id: period.id,
          product: period.product,
          purchasedAt: Moment(milliseconds: period.start),
          expiresAt: Moment(milliseconds: period.end)
        )
        transaction.periodType = period.type
        transaction.refundedAt = period.refundedAt.map { Moment(milliseconds: $0) }
        return transaction
      }
      let latest = transactions.removeLast()
      let purchase = Purchase(
        key: "1",
        createdAt: 1,
        user: "u",
        holders: ["u"],
        earlier: transactions,
        latest: latest
      )
      for (day, state, id) in states {
        let decided = purchase.stateInPeriod(at: Moment(milliseconds: day))
        #expect(decided?.state == state, "\(name), day \(day)")
        #expect(decided.map { purchase.period($0).id } == id, "\(name), day \(day)")
      }
    }
  }

  /// States of one transaction from 1 to 20, at 10 and at 30.
  private static let states:
    [(
      String, @Sendable (inout Transaction) -> Void, at10: EntitlementState, at30: EntitlementState
    )] =
      [
        ("ended", { $0.endedAt = 9 }, .expired, .expired),
        ("ended at that moment", { $0.endedAt = 10 }, .active, .expired),
        ("grace", { $0.gracePeriodExpiresAt = 40 }, .active, .gracePeriod),
        (
          "grace that ended",
          {
            $0.gracePeriodExpiresAt = 40
            $0.endedAt = 29
          },
          .active, .expired
        ),
        ("paused without an end", { $0.isPaused = true }, .active, .paused),
        (
          "paused until then",
          {
            $0.isPaused = true
            $0.pausedUntil = 30
          },
          .active, .expired
        ),
        ("paused by its end alone", { $0.pausedUntil = 31 }, .active, .paused),
      ]

  @Test func `Access ends at the earlier of the two ends, and so does a grace period`() {
    for (name, adjust, at10, at30) in Self.states {
      var transaction = Transaction(id: "1", product: "x", purchasedAt: 1, expiresAt: 20)
      adjust(&transaction)
      let purchase = Purchase(
        key: "1",
        createdAt: 1,
        user: "u",
        holders: ["u"],
        latest: transaction
      )
      #expect(purchase.stateInPeriod(at: 10)?.state == at10, "\(name)")
      #expect(purchase.stateInPeriod(at: 30)?.state == at30, "\(name)")
    }
  }

  /// States of one transaction from 1 without an end, at 20 and at 21.
  private static let standIns:
    [(
      String, TransactionFields, @Sendable (inout Transaction) -> Void, at20: EntitlementState,
      at21: EntitlementState
    )] =
      [
        ("no end was named", [], { $0.gracePeriodExpiresAt = 20 }, .active, .expired),
        ("no end exists", [.expiresAt], { $0.gracePeriodExpiresAt = 20 }, .active, .active),
        ("no grace period", [], { $0.isInBillingRetry = true }, .active, .active),
        (
          "a trial", [],
          {
            $0.periodType = .trial
            $0.gracePeriodExpiresAt = 20
          }, .trial, .expired
        ),
        (
          "ended before", [],
          {
            $0.gracePeriodExpiresAt = 40
            $0.endedAt = 20
          }, .active, .expired
        ),
        (
          "billing retry after it", [],
          {
            $0.gracePeriodExpiresAt = 20
            $0.isInBillingRetry = true
          }, .active, .billingRetry
        ),
      ]

  @Test func `A grace period is the end if no fact named an end`() {
    for (name, named, adjust, at20, at21) in Self.standIns {
      var transaction = Transaction(
        id: "1",
        product: "x",
        purchasedAt: 1,
        named: [.product, .purchasedAt]
      )
      for field in named.all { transaction.named.insert(field) }
      adjust(&transaction)
      let next = Transaction(id: "2", product: "x", purchasedAt: 100, expiresAt: 200)
      for (earlier, latest) in [([], transaction), ([transaction], next)] {
        let purchase = Purchase(
          key: "1",
          createdAt: 1,
          user: "u",
          holders: ["u"],
          earlier: earlier,
          latest: latest
        )
        let isEarlier = !earlier.isEmpty
        #expect(purchase.stateInPeriod(at: 20)?.state == at20, "\(name), earlier: \(isEarlier)")
        // Billing retry counts for the last transaction only.
        let after = isEarlier && at21 == .billingRetry ? .expired : at21
        #expect(purchase.stateInPeriod(at: 21)?.state == after, "\(name), earlier: \(isEarlier)")
        #expect(purchase.transactions[0].expiresAt == nil)
      }
    }
  }

  @Test func `An amended end takes precedence over a grace period as the end`() {
    for (amended, state) in [(Moment?.none, EntitlementState.active), (10, .expired)] {
      var transaction = Transaction(id: "1", product: "x", purchasedAt: 1, named: [.product])
      transaction.gracePeriodExpiresAt = 5
      let purchase = Purchase(
        key: "1",
        createdAt: 1,
        user: "u",
        holders: ["u"],
        latest: transaction,
        amendment: Purchase.Amendment(expiresAt: Purchase.Amended(value: amended, asOf: 2))
      )
      #expect(purchase.stateInPeriod(at: 10)?.state == .active)
      #expect(purchase.stateInPeriod(at: 11)?.state == state)
    }
  }

  @Test func `The order is by purchase, by end, and by id`() {
    func transaction(_ id: TransactionID, _ start: Moment, _ end: Moment?) -> Transaction {
      Transaction(id: id, product: "x", purchasedAt: start, expiresAt: end)
    }
    let sorted = [
      transaction("z", 1, 9), transaction("b", 2, 3), transaction("a", 2, 4),
      transaction("b", 2, 4), transaction("a", 2, nil), transaction("b", 2, nil),
    ]
    for (index, left) in sorted.enumerated() {
      for (other, right) in sorted.enumerated() {
        #expect(left.precedes(right) == (index < other))
      }
    }
  }

  @Test func `An undated refund names what was bought at or before its moment`() throws {
    let rows: [(Moment, TransactionID)] = [
      (500, "2"), (1_000, "1"), (1_999, "1"), (2_000, "2"), (9_000, "2"),
    ]
    for (moment, id) in rows {
      let home = Household()
      try home.install("A")
      try home.buy(on: "A", "x", chain: "1", at: 1_000, until: 1_500)
      try home.buy(on: "A", "x", chain: "1", transaction: "2", at: 2_000, until: 20_000)
      try home.update("1") { $0[.refundedAt] = .moment(moment) }
      let refunded = home.purchases["1"]?.transactions.first { $0.refundedAt != nil }
      #expect(refunded?.id == id, "\(moment)")
    }
  }

  @Test func `With a refund and a revocation, the earlier moment names the transaction`() throws {
    for (refundedAt, revokedAt) in [(1_700, 9_000), (9_000, 1_700)] as [(Moment, Moment)] {
      let home = Household()
      try home.install("A")
      try home.buy(on: "A", "x", chain: "1", at: 1_000, until: 1_500)
      try home.buy(on: "A", "x", chain: "1", transaction: "2", at: 2_000, until: 20_000)
      try home.update("1") {
        $0[.refundedAt] = .moment(refundedAt)
        $0[.revokedAt] = .moment(revokedAt)
      }
      let withdrawn = home.purchases["1"]?.transactions.filter { $0.refundedAt != nil }
      #expect(withdrawn?.map(\.id) == ["1"])
    }
  }
}
