import IdentityCore
import Testing

@Suite("Entitlement state at a moment, by the table")
struct PurchaseStateTests {
  /// A purchase from 1000 to 2000 after an update, and its state at moments.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var adjust: @Sendable (inout Purchase) -> Void
    /// The state from each moment to the next; nil if there is no candidate.
    var states: [(from: Int64, state: EntitlementState?)]

    init(
      _ description: String,
      _ adjust: @escaping @Sendable (inout Purchase) -> Void,
      _ states: [(from: Int64, state: EntitlementState?)]
    ) {
      testDescription = description
      self.adjust = adjust
      self.states = states
    }
  }

  static let rows: [Row] = [
    Row("as bought", { _ in }, [(0, nil), (1000, .active), (2001, .expired)]),
    Row(
      "a trial",
      { $0.transactions[0].periodType = .trial },
      [(0, nil), (1000, .trial), (2001, .expired)]
    ),
    Row(
      "an introductory period",
      { $0.transactions[0].periodType = .intro },
      [(0, nil), (1000, .intro), (2001, .expired)]
    ),
    Row(
      "auto-renew off",
      { $0.latest.turnAutoRenewOff(at: 1500) },
      [(0, nil), (1000, .active), (2001, .expired)]
    ),
    Row("no end", { $0.latest.expiresAt = nil }, [(0, nil), (1000, .active)]),
    Row(
      "no end, with a pause, a grace and a retry",
      {
        $0.latest.expiresAt = nil
        $0.latest.pausedUntil = 3000
        $0.latest.gracePeriodExpiresAt = 2500
        $0.latest.isInBillingRetry = true
      },
      [(0, nil), (1000, .active)]
    ),
    Row(
      "a grace period",
      { $0.latest.gracePeriodExpiresAt = 3000 },
      [(0, nil), (1000, .active), (2001, .gracePeriod), (3001, .expired)]
    ),
    Row(
      "a grace period of a trial",
      {
        $0.transactions[0].periodType = .trial
        $0.latest.gracePeriodExpiresAt = 3000
      },
      [(0, nil), (1000, .trial), (2001, .gracePeriod), (3001, .expired)]
    ),
    Row(
      "a grace period that ends before the period",
      { $0.latest.gracePeriodExpiresAt = 1500 },
      [(0, nil), (1000, .active), (2001, .expired)]
    ),
    Row(
      "a pause",
      { $0.latest.pausedUntil = 3000 },
      [(0, nil), (1000, .active), (2001, .paused), (3000, .expired)]
    ),
    Row(
      "a pause that ends with the period",
      { $0.latest.pausedUntil = 2001 },
      [(0, nil), (1000, .active), (2001, .expired)]
    ),
    Row(
      "billing retry",
      { $0.latest.isInBillingRetry = true },
      [(0, nil), (1000, .active), (2001, .billingRetry)]
    ),
    Row(
      "a grace period, then billing retry",
      {
        $0.latest.gracePeriodExpiresAt = 3000
        $0.latest.isInBillingRetry = true
      },
      [(0, nil), (1000, .active), (2001, .gracePeriod), (3001, .billingRetry)]
    ),
    Row(
      "a pause, then billing retry",
      {
        $0.latest.pausedUntil = 3000
        $0.latest.isInBillingRetry = true
      },
      [(0, nil), (1000, .active), (2001, .paused), (3000, .billingRetry)]
    ),
    Row(
      "all three",
      {
        $0.latest.gracePeriodExpiresAt = 2500
        $0.latest.pausedUntil = 3000
        $0.latest.isInBillingRetry = true
      },
      [
        (0, nil), (1000, .active), (2001, .gracePeriod), (2501, .paused), (3000, .billingRetry),
      ]
    ),
    Row(
      "refunded while it runs",
      { $0.latest.refundedAt = 1500 },
      [(0, nil), (1000, .active), (1500, .refunded)]
    ),
    Row(
      "revoked while it runs",
      { $0.latest.revokedAt = 1500 },
      [(0, nil), (1000, .active), (1500, .revoked)]
    ),
    Row("refunded from the start", { $0.latest.refundedAt = 1000 }, [(0, nil), (1000, .refunded)]),
    Row("refunded before the start", { $0.latest.refundedAt = 1 }, [(0, nil), (1000, .refunded)]),
    Row(
      "refunded after its end",
      { $0.latest.refundedAt = 2500 },
      [(0, nil), (1000, .active), (2001, .expired), (2500, .refunded)]
    ),
    Row(
      "refunded at its end",
      { $0.latest.refundedAt = 2000 },
      [(0, nil), (1000, .active), (2000, .refunded)]
    ),
    Row(
      "refunded in grace",
      {
        $0.latest.gracePeriodExpiresAt = 3000
        $0.latest.refundedAt = 2500
      },
      [(0, nil), (1000, .active), (2001, .gracePeriod), (2500, .refunded)]
    ),
    Row(
      "revoked in a pause",
      {
        $0.latest.pausedUntil = 3000
        $0.latest.revokedAt = 2500
      },
      [(0, nil), (1000, .active), (2001, .paused), (2500, .revoked)]
    ),
    Row(
      "refunded, without an end",
      {
        $0.latest.expiresAt = nil
        $0.latest.refundedAt = 9000
      },
      [(0, nil), (1000, .active), (9000, .refunded)]
    ),
    Row(
      "an end that an update moved",
      { $0.latest.expiresAt = 1700 },
      [(0, nil), (1000, .active), (1701, .expired)]
    ),
  ]

  private func home(_ adjust: (inout Purchase) -> Void) throws -> Household {
    let home = Household(.purchasely)
    home.now = 5000
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", at: 1000, until: 2000)
    try home.amend("c", adjust)
    return home
  }

  @Test("Each state begins and ends at its exact millisecond", arguments: rows)
  func table(row: Row) throws {
    let home = try home(row.adjust)
    let purchase = try #require(home.purchases["c"])
    for (index, line) in row.states.enumerated() {
      let end = index + 1 < row.states.count ? row.states[index + 1].from : line.from + 100_000
      for milliseconds in [line.from, line.from + 1, (line.from + end) / 2, end - 2, end - 1]
      where milliseconds >= line.from {
        let moment = Moment(milliseconds: milliseconds)
        #expect(purchase.stateInPeriod(at: moment)?.state == line.state, "at \(milliseconds)")
        let access = try home.check(.device("A"), at: moment).access
        #expect(access["X"]?.state == line.state)
        #expect(access.entitlements.count == (line.state == nil ? 0 : 1))
        let isActive =
          switch line.state {
          case .active, .trial, .intro, .gracePeriod: true
          case .billingRetry, .paused, .expired, .refunded, .revoked, nil: false
          }
        #expect(access.active == (isActive ? ["X"] : []))
      }
    }
  }

  @Test("A query at a moment equals a query when the clock is there", arguments: rows)
  func clock(row: Row) throws {
    let home = try home(row.adjust)
    for line in row.states {
      for milliseconds in [line.from - 1, line.from, line.from + 1] {
        let moment = Moment(milliseconds: milliseconds)
        let asked = try home.check(.device("A"), at: moment).access
        home.now = moment
        #expect(try home.check(.device("A")).access == asked)
        home.now = 5000
      }
    }
  }

  /// The row of a purchase, up to when its changes are emitted, and when the next one is due.
  static let dues: [(row: String, emittedUntil: Moment, due: Moment?)] = [
    ("as bought", 0, 1000),
    ("as bought", 999, 1000),
    ("as bought", 1000, 2001),
    ("as bought", 2000, 2001),
    ("as bought", 2001, nil),
    ("no end", 999, 1000),
    ("no end", 1000, nil),
    ("a grace period", 1000, 3001),
    ("a grace period", 3001, nil),
    ("no end, with a pause, a grace and a retry", 1000, nil),
  ]

  @Test("The next change is due after what is emitted", arguments: dues)
  func nextDue(row: (row: String, emittedUntil: Moment, due: Moment?)) throws {
    let adjust = try #require(Self.rows.first { $0.testDescription == row.row }).adjust
    var purchase = try #require(try home(adjust).purchases["c"])
    purchase.emittedUntil = row.emittedUntil
    #expect(purchase.nextDue == row.due)
  }

  @Test func `A manual clock sets the moment of a check`() throws {
    let home = try home { _ in }
    home.project.clock = .manual(1500)
    #expect(try home.active("A") == ["X"])
    #expect(try home.check(.device("A")).at == 1500)
    home.project.clock = .manual(2001)
    #expect(try home.active("A") == [])
  }

  static let grants: [(grant: Grant, states: [(Int64, EntitlementState?)])] = [
    (
      Grant(entitlement: "G", grantedAt: 100, expiresAt: 200),
      [(99, nil), (100, .active), (199, .active), (200, .active), (201, .expired)]
    ),
    (
      Grant(entitlement: "G", grantedAt: 100, expiresAt: nil),
      [(99, nil), (100, .active), (1_000_000, .active)]
    ),
    (
      Grant(entitlement: "G", grantedAt: 100, expiresAt: 200, revokedAt: 150),
      [(99, nil), (100, .active), (149, .active), (150, .revoked), (201, .revoked)]
    ),
    (
      Grant(entitlement: "G", grantedAt: 100, expiresAt: nil, revokedAt: 150),
      [(149, .active), (150, .revoked), (151, .revoked)]
    ),
  ]

  @Test("A grant begins when granted and ends after its last millisecond", arguments: grants)
  func grant(row: (grant: Grant, states: [(Int64, EntitlementState?)])) throws {
    let home = Household()
    try home.install("A")
    try home.give(row.grant, to: .device("A"))
    for (milliseconds, state) in row.states {
      let access = try home.check(.device("A"), at: Moment(milliseconds: milliseconds)).access
      #expect(access["G"]?.state == state, "at \(milliseconds)")
      #expect(access.active == (state == .active ? ["G"] : []))
    }
  }
}
