extension Draft {
  /// All stored data about a customer, except its events.
  package struct Export: Equatable, Sendable {
    package var user: UserView
    /// The customer's first id, and the id that acted last.
    package var firstID: UserID
    package var lastID: UserID
    /// All ids that refer to the customer, sorted by bytes.
    package var users: [User]
    package var devices: [Device]
    /// Sorted by bytes.
    package var accountTokens: [AccountTokenID]
    package var purchases: [PurchaseView]
    /// The purchases that no store has reported yet, sorted.
    package var claims: [ChainKey]
    package var grants: [Grant]
    package var properties: Properties
    package var access: Access
    package var at: Moment
    /// The ids that its events carry.
    package var customerIDs: [CustomerID]
  }

  /// Returns those of some customers that exist, in the same order.
  package mutating func existing(_ ids: [CustomerID]) throws(DecisionStop) -> [CustomerID] {
    try prefetch(ids.map { .customer(project.number, $0) })
    var found: [CustomerID] = []
    for id in ids where try existing(customer: id) != nil { found.append(id) }
    return found
  }

  /// Collects the stored data about the customer of a user.
  package mutating func export(_ id: UserID) throws(DecisionStop) -> Export {
    let customer = try resolve(.user(id)).customer
    let ids = ids(reaching: customer)
    let idSet = Set(ids)
    _ = try records(ids.map { .user(project.number, $0) })
    var users: [User] = []
    for id in ids { users.append(try existingUser(id)) }
    var made: [DeviceID] = []
    for user in users {
      if case .anonymous(let device) = user.idOrigin { made.append(device) }
    }
    let candidates = Set(try made + devices(loggedInAs: ids)).sorted()
    _ = try records(candidates.map { .device(project.number, $0) })
    var devices: [Device] = []
    for id in candidates {
      guard let device = try device(id) else { continue }
      let isOwn =
        idSet.contains(device.anonymousUser)
        || device.identifiedUser.map(idSet.contains) ?? false
      if isOwn { devices.append(device) }
    }
    // Rendering a purchase costs more than reading it.
    try spend(customer.held.count * 48)
    let held = try self.purchases(customer.held.sorted())
    try prefetch(Set(held.flatMap(\.holders)).map { .customer(project.number, $0) })
    var purchases: [PurchaseView] = []
    for purchase in held {
      purchases.append(try view(of: purchase))
    }
    return Export(
      user: try view(.user(id)),
      firstID: customer.firstID,
      lastID: customer.lastID,
      users: users,
      devices: devices,
      accountTokens: users.flatMap(\.accountTokens).sorted(),
      purchases: purchases,
      claims: users.flatMap(\.claims).sorted(),
      grants: customer.grants,
      properties: try properties(of: customer.id),
      access: try access(of: customer, at: now),
      at: now,
      customerIDs: customer.ids
    )
  }
}
