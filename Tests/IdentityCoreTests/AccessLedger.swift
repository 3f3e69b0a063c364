import IdentityCore

/// The access of each customer, as a reader of the events computes it.
struct AccessLedger {
  private var known: [CustomerID: Set<EntitlementID>] = [:]
  /// The users of each customer.
  private var users: [CustomerID: Set<UserID>] = [:]

  /// Reads a step's events; returns a sentence for each event that announces no change.
  mutating func read(_ events: ArraySlice<Event>) -> [String] {
    var stale: [String] = []
    // In an alias, each side's event lists what it gained; the customer had both.
    let isAliasing = events.contains { $0.aliases != nil }
    updateCustomers(events.filter { $0.kind == .linkUndone && $0.aliases != nil })
    for event in events {
      let given = Set(event.entitlements ?? [])
      let before = known[event.customer] ?? []
      switch event.kind {
      case .userCreated: users[event.customer, default: []].insert(event.subject.id)
      case .usersAliased:
        users[event.customer] = Set(event.aliases ?? [])
        if let absorbed = event.absorbed { users[absorbed] = nil }
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

  /// Updates the customers; access carries over until an event changes it.
  private mutating func updateCustomers(_ events: [Event]) {
    guard !events.isEmpty else { return }
    let parted = events.map { (customer: $0.customer, users: Set($0.aliases ?? [])) }
    let (oldUsers, oldKnown) = (users, known)
    let gone = oldUsers.filter { old in parted.contains { !$0.users.isDisjoint(with: old.value) } }
    for customer in gone.keys {
      users[customer] = nil
      known[customer] = nil
    }
    for (customer, ids) in parted {
      users[customer] = ids
      for (source, members) in gone where !members.isDisjoint(with: ids) {
        known[customer, default: []].formUnion(oldKnown[source] ?? [])
      }
    }
  }

  /// Returns a sentence for each customer whose computed access is wrong.
  func errors(about home: Household) -> [String] {
    var found: [String] = []
    for customer in home.customers.values {
      let believed = known[customer.id] ?? []
      let actual = home.usable(by: customer)
      if believed != actual {
        found.append("\(customer.id): events announced \(believed), and access is \(actual)")
      }
    }
    return found
  }
}

extension Household {
  /// Returns the customer's access now.
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
