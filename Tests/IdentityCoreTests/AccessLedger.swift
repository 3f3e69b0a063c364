import IdentityCore

/// What each customer may use, as a reader of the events believes.
struct AccessLedger {
  private var known: [CustomerID: Set<EntitlementID>] = [:]

  /// Takes in what one step told; returns a sentence for each event that tells no news.
  mutating func read(_ events: ArraySlice<Event>) -> [String] {
    var stale: [String] = []
    // At an alias each side is told what it gained; together they knew it.
    let isAliasing = events.contains { $0.kind == .usersAliased }
    for event in events {
      let given = Set(event.entitlements ?? [])
      let before = known[event.customer] ?? []
      switch event.kind {
      case .usersAliased:
        guard let absorbed = event.absorbed else { continue }
        known[event.customer] = before.union(known.removeValue(forKey: absorbed) ?? [])
      case .entitlementsActivated:
        if !isAliasing && !before.isDisjoint(with: given) {
          stale.append("\(event.customer) is given again what it has: \(given)")
        }
        known[event.customer] = before.union(given)
      case .entitlementsDeactivated:
        if !before.isSuperset(of: given) {
          stale.append("\(event.customer) loses what it had not: \(given)")
        }
        known[event.customer] = before.subtracting(given)
      default: continue
      }
    }
    return stale
  }

  /// A sentence for each customer of whom the reader believes what is not so.
  func errors(about home: Household) -> [String] {
    var found: [String] = []
    for customer in home.customers.values {
      let believed = known[customer.id] ?? []
      let actual = home.usable(by: customer)
      if believed != actual {
        found.append("\(customer.id) was told of \(believed), and may use \(actual)")
      }
    }
    return found
  }
}

extension Household {
  /// What the customer may use now.
  func usable(by customer: Customer) -> Set<EntitlementID> {
    let purchases = purchases
    let access = Access(
      purchases: customer.held.compactMap { purchases[$0] },
      grants: customer.grants,
      catalogue: project.catalogue,
      environment: project.environment,
      at: now
    )
    return Set(access.active)
  }
}
