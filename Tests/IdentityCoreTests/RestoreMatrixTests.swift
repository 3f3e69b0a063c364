import IdentityCore
import Testing

@Suite("Restores: each rule between all types of users")
struct RestoreMatrixTests {
  enum RestoreResult: Sendable {
    /// Both users hold it.
    case shared
    /// Only the restoring user holds it.
    case transferred
    /// Only the owner holds it.
    case refused
    /// Both users are one customer.
    case aliased
  }

  /// The result of a rule for a purchase.
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: Rules.OnRestore
    var bought: Bought
    /// Applies if the owner has an identified user, or `anonymousHolders` is `asOthers`.
    var result: RestoreResult

    var testDescription: String { "\(rule), \(bought): \(result)" }
  }

  enum Bought: CaseIterable, Sendable {
    case running, expired, nonRenewing, forEver, consumable

    var product: ProductID {
      switch self {
      case .running, .expired: "x"
      case .nonRenewing: "pass"
      case .forEver: "life"
      case .consumable: "coins"
      }
    }
  }

  static let rows: [Row] =
    Bought.allCases.flatMap { bought in
      [
        Row(rule: .share, bought: bought, result: .shared),
        Row(rule: .transfer, bought: bought, result: .transferred),
        Row(rule: .keep, bought: bought, result: .refused),
        Row(rule: .alias, bought: bought, result: .aliased),
      ]
    } + [
      Row(rule: .transferIfInactive, bought: .running, result: .refused),
      Row(rule: .transferIfInactive, bought: .expired, result: .transferred),
      Row(rule: .transferIfInactive, bought: .forEver, result: .transferred),
      Row(rule: .transferIfInactive, bought: .consumable, result: .transferred),
    ]

  /// The type of a user.
  enum UserType: CaseIterable, Sendable {
    case anonymous, identified

    func user(_ id: UserID) -> UserID? { self == .identified ? id : nil }
  }

  static let sides: [(owner: UserType, current: UserType)] =
    UserType.allCases.flatMap { owner in UserType.allCases.map { (owner, $0) } }

  /// Returns a household with the owner's device, another on its account, and a purchase.
  private func home(
    _ row: Row,
    owner: UserType,
    current: UserType,
    _ anonymousHolders: Rules.AnonymousHolders
  ) throws -> Household {
    let home = Household(.revenuecat) {
      $0.onRestore = row.rule
      $0.anonymousHolders = anonymousHolders
    }
    #expect(home.project.rules.conflict == nil)
    try home.install("A", user: owner.user("owner"), account: "apple")
    try home.install("B", user: current.user("current"), account: "apple")
    try home.buy(
      on: "A",
      row.bought.product,
      chain: "c",
      at: 100,
      until: row.bought == .expired ? 200 : .at(20_000)
    )
    return home
  }

  private func result(
    of row: Row,
    owner: UserType,
    _ anonymousHolders: Rules.AnonymousHolders
  ) -> RestoreResult {
    owner == .anonymous && anonymousHolders == .alias ? .aliased : row.result
  }

  @Test("Restoring", arguments: rows, sides)
  func restore(row: Row, sides: (owner: UserType, current: UserType)) throws {
    for anonymousHolders in Rules.AnonymousHolders.allCases {
      let home = try home(row, owner: sides.owner, current: sides.current, anonymousHolders)
      let owner = sides.owner == .identified ? "owner" : "~A"
      let current = sides.current == .identified ? "current" : "~B"
      let product = row.bought.product
      let restoration = try home.restore("B")
      switch result(of: row, owner: sides.owner, anonymousHolders) {
      case .shared:
        #expect(home.lines(restoration.restored) == ["\(product):\(owner)+\(current)"])
        #expect(restoration.transferred == [])
        #expect(restoration.refused == [])
        #expect(try home.holders("c") == [owner, current].sorted())
      case .transferred:
        #expect(home.lines(restoration.restored) == ["\(product):\(owner)>\(current)"])
        #expect(restoration.transferred == restoration.restored)
        #expect(restoration.refused == [])
        #expect(try home.holders("c") == [current])
      case .refused:
        #expect(restoration.restored == [])
        #expect(home.lines(restoration.refused) == ["\(product) \(owner) onRestore"])
        #expect(try home.holders("c") == [owner])
      case .aliased:
        #expect(home.lines(restoration.restored) == ["\(product):\(owner)+\(current)"])
        #expect(restoration.transferred == [])
        #expect(restoration.refused == [])
        #expect(
          try home.info(.device("A")).customerID == home.info(.device("B")).customerID
        )
        #expect(try home.purchases["c"]?.holders == [home.info(.device("B")).customerID])
      }
      let activeNow = Set(restoration.access.active.map(\.description))
      #expect(try home.active("B") == activeNow)
      // The restore neither lists nor emits purchases that the user holds already.
      let emitted = try home.emitted {
        let again = try home.restore("B")
        #expect(again.restored == [])
        #expect(again.refused == restoration.refused)
      }
      #expect(emitted == [])
    }
  }

  @Test("Buying a chain that another user holds", arguments: rows, sides)
  func buy(row: Row, sides: (owner: UserType, current: UserType)) throws {
    for anonymousHolders in Rules.AnonymousHolders.allCases {
      let home = try home(row, owner: sides.owner, current: sides.current, anonymousHolders)
      let holder =
        sides.owner == .identified ? "owner" : try home.info(.device("A")).id
      let bought = { (transaction: TransactionID) throws(Refusal) in
        try home.buy(
          on: "B",
          row.bought.product,
          chain: "c",
          transaction: transaction,
          at: 100,
          until: row.bought == .expired ? 200 : .at(20_000)
        )
      }
      let records = home.records
      let refusal = Refusal.purchaseHeldByAnother("c", holder: holder, rule: .onRestore)
      let current = sides.current == .identified ? "current" : "~B"
      switch result(of: row, owner: sides.owner, anonymousHolders) {
      case .aliased where sides.owner == .identified, .refused:
        #expect(throws: refusal) { try bought("c") }
        #expect(throws: refusal) { try bought("new") }
        #expect(home.records == records)
        continue
      case .aliased:
        #expect(try bought("c").outcome == .received)
        #expect(
          try home.info(.device("A")).customerID == home.info(.device("B")).customerID
        )
      case .shared:
        #expect(try bought("c").outcome == .received)
        let owner = sides.owner == .identified ? "owner" : "~A"
        #expect(try home.holders("c") == [owner, current].sorted())
      case .transferred:
        #expect(try bought("c").outcome == .received)
        #expect(try home.holders("c") == [current])
      }
      let emitted = try home.emitted {
        let again = try bought("c")
        #expect(again.outcome == .unchanged)
      }
      #expect(emitted == [])
      #expect(home.purchases["c"]?.transactions.count == 1)
      #expect(home.purchases["c"]?.device == "A")
    }
  }
}
