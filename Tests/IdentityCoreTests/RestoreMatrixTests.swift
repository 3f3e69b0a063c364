import IdentityCore
import Testing

@Suite("Restore: each rule, from anybody, to anybody")
struct RestoreMatrixTests {
  enum Fate: Sendable {
    /// The one who restores holds it besides the owner.
    case shared
    /// The one who restores is the only holder.
    case transferred
    /// It stays with the owner.
    case refused
    /// The owner and the one who restores are one customer.
    case aliased
  }

  /// What becomes of a purchase under a rule, and which purchase.
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: Rules.OnRestore
    var bought: Bought
    /// When the owner has an identified user, or `anonymousHolders` is `asOthers`.
    var fate: Fate

    var testDescription: String { "\(rule), \(bought): \(fate)" }
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
        Row(rule: .share, bought: bought, fate: .shared),
        Row(rule: .transfer, bought: bought, fate: .transferred),
        Row(rule: .keep, bought: bought, fate: .refused),
        Row(rule: .alias, bought: bought, fate: .aliased),
      ]
    } + [
      Row(rule: .transferIfInactive, bought: .running, fate: .refused),
      Row(rule: .transferIfInactive, bought: .expired, fate: .transferred),
      Row(rule: .transferIfInactive, bought: .forEver, fate: .transferred),
      Row(rule: .transferIfInactive, bought: .consumable, fate: .transferred),
    ]

  /// Who stands on a side.
  enum Standing: CaseIterable, Sendable {
    case anonymous, identified

    func user(_ id: UserID) -> UserID? { self == .identified ? id : nil }
  }

  static let sides: [(owner: Standing, current: Standing)] =
    Standing.allCases.flatMap { owner in Standing.allCases.map { (owner, $0) } }

  /// An owner's device and another on the same store account, with something bought.
  private func home(
    _ row: Row,
    owner: Standing,
    current: Standing,
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

  private func fate(
    of row: Row,
    owner: Standing,
    _ anonymousHolders: Rules.AnonymousHolders
  ) -> Fate {
    owner == .anonymous && anonymousHolders == .alias ? .aliased : row.fate
  }

  @Test("asking for a restore", arguments: rows, sides)
  func restore(row: Row, sides: (owner: Standing, current: Standing)) throws {
    for anonymousHolders in Rules.AnonymousHolders.allCases {
      let home = try home(row, owner: sides.owner, current: sides.current, anonymousHolders)
      let owner = sides.owner == .identified ? "owner" : "~A"
      let current = sides.current == .identified ? "current" : "~B"
      let product = row.bought.product
      let restoration = try home.restore("B")
      switch fate(of: row, owner: sides.owner, anonymousHolders) {
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
      // What is held already is neither listed nor told of.
      let emitted = try home.emitted {
        let again = try home.restore("B")
        #expect(again.restored == [])
        #expect(again.refused == restoration.refused)
      }
      #expect(emitted == [])
    }
  }

  @Test("buying a chain that somebody else holds", arguments: rows, sides)
  func buy(row: Row, sides: (owner: Standing, current: Standing)) throws {
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
      switch fate(of: row, owner: sides.owner, anonymousHolders) {
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
