/// Everything in a project that may depend on its catalogue.
package struct Population: Sendable {
  /// The ids of all customers; some may exist no more.
  package var customers: [CustomerID]
  /// The purchases that no user has held yet.
  package var unclaimed: [ChainKey]

  package init(customers: [CustomerID], unclaimed: [ChainKey]) {
    (self.customers, self.unclaimed) = (customers, unclaimed)
  }
}

/// What a definition changes in customers' access, at its moment.
package struct AccessChanges: Equatable, Sendable {
  /// The customers whose access changes.
  package private(set) var customers = 0
  /// How many customers gain each entitlement.
  package private(set) var gained: [EntitlementID: Int] = [:]
  /// How many customers lose each entitlement.
  package private(set) var lost: [EntitlementID: Int] = [:]

  package init() {}

  /// Counts a customer with these active entitlements before and after.
  fileprivate mutating func count(_ before: [EntitlementID], _ after: [EntitlementID]) {
    guard before != after else { return }
    customers += 1
    let (old, new) = (Set(before), Set(after))
    for id in new.subtracting(old) { gained[id, default: 0] += 1 }
    for id in old.subtracting(new) { lost[id, default: 0] += 1 }
  }
}

// A definition looks at every customer and purchase of a small project, because no record says
// which products are bought: such a record would cost each purchase a look-up.
extension Draft {
  /// The most customers and purchases together that a definition looks at.
  package static var definitionRecordsMax: Int { 25_000 }

  /// Counts what a new catalogue or environment changes; nil if the project is too large.
  ///
  /// Refuses a definition that leaves out a product that a stored transaction names. In a project
  /// that is too large, each product counts as such.
  mutating func accessChanges(
    from before: AccessDefinition,
    leavingOut leftOut: Set<ProductID>,
    of counts: ProjectCounts,
    recordsMax: Int
  ) throws(DecisionStop) -> AccessChanges? {
    let changesAccess = counts.customers > 0 && !project.terms.givesSameAccess(as: before)
    var uses = ProductUses(of: counts.purchases > 0 ? leftOut : [])
    guard changesAccess || !uses.isSettled else { return AccessChanges() }
    let size = counts.customers - counts.absorbedCustomers + counts.purchases
    guard size <= Int64(recordsMax) else {
      if let refusal = uses.unsearched { throw .refused(refusal) }
      return nil
    }
    let population = try population()
    let customers = try existing(customers: population.customers)
    let held = try purchases(in: customers.map(\.held), or: population.unclaimed)
    // A chain that came again after the deletion of its user has no holder.
    uses.mayBeIncomplete = held.count < counts.purchases
    var changes = AccessChanges()
    for customer in customers {
      let purchases = customer.held.compactMap { held[$0] }
      try spend(2 * purchases.count)
      uses.count(purchases)
      guard changesAccess else { continue }
      let active = [before, project.terms].map { terms in
        SourcesByEntitlement(
          AccessSources(purchases: purchases, grants: customer.grants, terms: terms, at: now)
        ).active
      }
      changes.count(active[0], active[1])
    }
    for chain in population.unclaimed { if let purchase = held[chain] { uses.note(purchase) } }
    if let refusal = uses.refusal { throw .refused(refusal) }
    return changes
  }

  private mutating func existing(customers ids: [CustomerID]) throws(DecisionStop) -> [Customer] {
    let keys = Set(ids).sorted().map { RecordKey.customer(project.number, $0) }
    return try records(keys).compactMap { record in
      if case .customer(let customer)? = record { customer } else { nil }
    }
  }

  /// Returns purchases that are held, and those of `unclaimed` that still exist.
  private mutating func purchases(
    in lists: [ChainList],
    or unclaimed: [ChainKey]
  ) throws(DecisionStop) -> [ChainKey: Purchase] {
    let keys = Set(lists.joined()).union(unclaimed).map { RecordKey.purchase(project.number, $0) }
    var byKey: [ChainKey: Purchase] = [:]
    for case .purchase(let purchase)? in try records(keys) { byKey[purchase.key] = purchase }
    return byKey
  }
}

/// Which of the products that a definition leaves out stored transactions name.
private struct ProductUses {
  private let leftOut: Set<ProductID>
  /// How many customers hold a purchase that names each.
  private var customers: [ProductID: Int] = [:]
  /// Whether there are purchases that were not looked at.
  var mayBeIncomplete = false

  init(of leftOut: Set<ProductID>) { self.leftOut = leftOut }

  /// Whether there is nothing to look for.
  var isSettled: Bool { leftOut.isEmpty }

  /// Counts a customer with these purchases.
  mutating func count(_ purchases: [Purchase]) {
    guard !leftOut.isEmpty else { return }
    for product in Set(purchases.flatMap(named)) { customers[product, default: 0] += 1 }
  }

  /// Notes a purchase that no customer holds.
  mutating func note(_ purchase: Purchase) {
    guard !leftOut.isEmpty else { return }
    for product in named(in: purchase) { customers[product, default: 0] += 0 }
  }

  private func named(in purchase: Purchase) -> [ProductID] {
    purchase.products.filter(leftOut.contains)
  }

  /// The refusal after a search.
  var refusal: Refusal? {
    if let first = customers.keys.min() {
      return .productInUse(first, customers: customers[first], others: customers.count - 1)
    }
    return mayBeIncomplete ? unsearched : nil
  }

  /// The refusal without a search.
  var unsearched: Refusal? {
    leftOut.min().map { .productInUse($0, customers: nil, others: leftOut.count - 1) }
  }
}

extension Purchase {
  /// Every product that a transaction names, also as that of the next period.
  fileprivate var products: [ProductID] {
    var all = [product]
    for transaction in transactions {
      all.append(transaction.product)
      if let next = transaction.renewsAs { all.append(next) }
    }
    return all
  }
}
