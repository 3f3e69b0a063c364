import IdentityCore

// Undos in a history, compared with the facts.
extension HistoryRun {
  private static let kinds: Set<Event.Kind> = [
    .identified, .usersAliased, .subscriptionTransferred, .oneTimePurchaseTransferred,
    .purchaseRenewed,
  ]

  mutating func undo(_ number: Int) throws(Refusal) {
    let linking = home.events.indices.filter { Self.kinds.contains(home.events[$0].kind) }
    guard !linking.isEmpty else { return }
    undo(at: linking[linking.count - 1 - number % linking.count])
  }

  /// Undoes a link, or expects the refusal that the facts predict.
  mutating func undo(at index: Int) {
    let expected = expectation(index)
    let records = home.records
    let emitted = home.events.count
    var refused: UndoObstacle?
    do throws(Refusal) {
      try home.undo(home.linkEvent(index))
    } catch {
      guard case .cannotUndo(let obstacle) = error else {
        fault = "refused with \(error)"
        return
      }
      refused = obstacle
    }
    if let refused {
      refusedCount += 1
      if home.records != records || home.events.count != emitted {
        fault = "a refusal changed things"
      }
      if expected.word != Self.word(refused) {
        fault = "refused as \(Self.word(refused)), expected \(expected.word ?? "success")"
      }
      return
    }
    undoneCount += 1
    if let word = expected.word { fault = "undone, expected \(word)" }
    left = expected.left
    if case .login(_, let user, _, true, _)? = expected.fact.map({ facts[$0] }) {
      recordCustomer(madeFor: user)
    }
    if home.events.count == emitted { fault = "an undo emitted nothing" }
    if let violation = home.violations.first { fault = violation }
  }

  /// A user who was never a customer on its own gets a new customer id.
  private mutating func recordCustomer(madeFor user: UserID) {
    for id in home.users.values where id.idOrigin == .customerOnly {
      let customer = CustomerID(id.id)
      if userOfCustomer[customer] == nil { userOfCustomer[customer] = user }
    }
  }

  private struct Expectation {
    var left: NaiveLinks.Omitted
    var fact: Int?
    /// The obstacle; nil if the link can be undone.
    var word: String?
  }

  private func expectation(_ index: Int) -> Expectation {
    var expectation = Expectation(left: left)
    guard let (fact, chain) = factOfEvent[index] else {
      // A logged-in install, a switch, a received purchase, or an event of an undo.
      let isUndo = ![.identified, .purchaseRenewed].contains(home.events[index].kind)
      expectation.word = isUndo ? "isUndo" : "noLink"
      return expectation
    }
    expectation.fact = fact
    let present = NaiveLinks(facts, anonymous: anonymous, leaving: left)
    if left.facts.contains(fact) {
      expectation.word = "undone"
    } else if let chain {
      let move = NaiveLinks.Omitted.Move(fact: fact, chain: chain)
      if !expectation.left.moves.insert(move).inserted { expectation.word = "undone" }
    } else {
      expectation.left.facts.insert(fact)
    }
    if expectation.word != nil { return expectation }
    let parted = NaiveLinks(facts, anonymous: anonymous, leaving: expectation.left)
    if parted == nil {
      expectation.word = "laterAlias"
    } else if parted == present && home.events[index].outcome == .switched
      || parted == present && home.events[index].kind == .purchaseRenewed
    {
      expectation.word = "noLink"
    } else if home.events[index].outcome == .moved, wasMovedBackPieceByPiece(fact, index) {
      expectation.word = "undone"
    }
    return expectation
  }

  /// Whether each purchase that the login moved was moved back separately.
  private func wasMovedBackPieceByPiece(_ fact: Int, _ index: Int) -> Bool {
    let spared = Set(left.moves.filter { $0.fact == fact }.map(\.chain))
    let transfers = factOfEvent.filter { $0.value.fact == fact }.compactMap(\.value.chain)
    return !spared.isEmpty && Set(transfers).isSubset(of: spared)
  }

  private static func word(_ obstacle: UndoObstacle) -> String {
    switch obstacle {
    case .unknownEvent: "unknownEvent"
    case .otherKind: "otherKind"
    case .noLink: "noLink"
    case .undone: "undone"
    case .isUndo: "isUndo"
    case .laterAlias: "laterAlias"
    case .tooMuch: "tooMuch"
    case .unclear: "unclear"
    }
  }

  /// Compares the household with the facts, without the undone ones.
  mutating func check() {
    guard fault == nil else { return }
    guard let naive = NaiveLinks(facts, anonymous: anonymous, leaving: left) else {
      fault = "the facts contradict each other"
      return
    }
    let customers = home.customers
    let members = Set(customers.values.map { Set($0.members.map(\.id)) })
    if members != Set(naive.groups) {
      fault = "customers \(names(members)), expected \(names(Set(naive.groups)))"
      return
    }
    for purchase in home.purchases.values {
      let users = Set(purchase.holders.flatMap { customers[$0]?.members.map(\.id) ?? [] })
      let expected = naive.holdingUsers(purchase.key)
      if users != expected {
        fault = "\(purchase.key.originalTransaction): \(names([users])) not \(names([expected]))"
        return
      }
    }
    for customer in customers.values {
      checkAccess(of: customer, naive)
      if fault != nil { return }
    }
  }

  private mutating func checkAccess(of customer: Customer, _ naive: NaiveLinks) {
    let group = Set(customer.members.map(\.id))
    let purchases = home.purchases
    let access = Access(
      purchases: naive.chains(of: group).compactMap { purchases[$0] },
      grants: naive.grants(of: group),
      catalogue: home.project.catalogue,
      environment: home.project.environment,
      at: home.now
    )
    let name = home.name(customer.representative.id)
    if home.usable(by: customer) != Set(access.active) {
      fault = "\(name) may use \(home.usable(by: customer)), expected \(access.active)"
    } else if Set(customer.emitted) != Set(access.active) {
      fault = "\(name): events announced \(customer.emitted), and access is \(access.active)"
    }
  }

  /// Customers, holders and access, in names that two households share.
  var outcome: [String] {
    let customers = home.customers
    func group(_ id: CustomerID) -> String {
      "{" + (customers[id]?.members.map { home.name($0.id) }.sorted().joined(separator: " ") ?? "")
        + "}"
    }
    let used = customers.values.map { customer in
      let ids = home.usable(by: customer).map(\.description).sorted()
      return "\(group(customer.id)) uses \(ids.joined(separator: " "))"
    }
    let held = home.purchases.values.map { purchase in
      let holders = purchase.holders.map(group).sorted().joined(separator: " ")
      return "\(purchase.key.originalTransaction) is held by \(holders)"
    }
    return (used + held).sorted()
  }

  private func names(_ groups: Set<Set<UserID>>) -> [[String]] {
    groups.map { $0.map(home.name).sorted() }.sorted { $0.joined() < $1.joined() }
  }
}
