// Two customers become one.
extension Draft {
  /// Makes one customer of two; the older one's id stays.
  ///
  /// Returns what `gainer`, the present user's customer, holds now and did not before.
  mutating func alias(
    _ other: CustomerID,
    with gainer: CustomerID,
    as user: User
  ) throws(Stop) -> [Move] {
    let sides = [try customer(gainer), try customer(other)]
    for side in sides { try noteOrigin(of: side) }
    let moves = try aliasMoves(from: sides[1], to: sides[0], user)
    let isGainerOlder = sides[0].ordinal < sides[1].ordinal
    let absorbed = isGainerOlder ? sides[1] : sides[0]
    let merged = try merge(absorbed, into: isGainerOlder ? sides[0] : sides[1])
    tellAlias(of: merged, absorbing: absorbed.id, user)
    let active = try active(of: merged, at: now)
    let present = Customer.Member(id: user.id, isAnonymous: user.isAnonymous)
    tellAccess(active, of: merged.id, to: present, since: sides[0].told)
    tellAccess(active, of: merged.id, to: sides[1].representative, since: sides[1].told)
    try remember(active, toldTo: merged.id)
    return moves
  }

  /// What a user that is new to a customer comes to hold with it: all of it.
  mutating func movesOfJoining(_ home: CustomerID, as id: UserID) throws(Stop) -> [Move] {
    try purchases(customer(home).held.sorted()).map { purchase throws(Stop) in
      Move(
        key: purchase.key,
        product: purchase.product,
        kind: purchase.kind(in: project.catalogue),
        from: try holderIDs(of: purchase),
        to: id,
        shared: true
      )
    }
  }

  /// Tells that a new user is one of the anonymous user's customer.
  mutating func tellJoined(_ user: User) throws(Stop) {
    let merged = try customer(user.customer)
    tellAlias(of: merged, absorbing: nil, user)
    let active = try active(of: merged, at: now)
    let member = Customer.Member(id: user.id, isAnonymous: false)
    tellAccess(active, of: merged.id, to: member, since: [])
    try remember(active, toldTo: merged.id)
  }

  /// Tells one side of an alias what changed for it.
  private mutating func tellAccess(
    _ active: [EntitlementID],
    of customer: CustomerID,
    to member: Customer.Member,
    since told: Few<EntitlementID>
  ) {
    let gained = active.filter { !told.contains($0) }
    guard !gained.isEmpty else { return }
    var event = Event(.entitlementsActivated, at: now, customer: customer, subject: member)
    event.entitlements = gained
    tell(event)
  }

  private mutating func remember(
    _ active: [EntitlementID],
    toldTo id: CustomerID
  ) throws(Stop) {
    var merged = try customer(id)
    merged.told = Few(active)
    put(merged)
  }

  private mutating func aliasMoves(
    from other: Customer,
    to gainer: Customer,
    _ user: User
  ) throws(Stop) -> [Move] {
    var moves: [Move] = []
    for purchase in try purchases(other.held.sorted()) where !purchase.holders.contains(gainer.id) {
      moves.append(
        Move(
          key: purchase.key,
          product: purchase.product,
          kind: purchase.kind(in: project.catalogue),
          from: try holderIDs(of: purchase),
          to: user.id,
          shared: true
        )
      )
    }
    return moves
  }

  private mutating func merge(
    _ absorbed: Customer,
    into older: Customer
  ) throws(Stop) -> Customer {
    var merged = older
    merged.members += absorbed.members
    merged.formerIDs += [absorbed.id] + absorbed.formerIDs
    merged.grants += absorbed.grants
    // Both were settled: what ended of their grants has been told, and every definition.
    merged.toldUntil = now
    merged.toldDefinition = project.definitions
    for var purchase in try purchases(absorbed.held) {
      purchase.holders.removeAll { $0 == absorbed.id }
      if !purchase.holders.contains(merged.id) {
        purchase.holders.append(merged.id)
        merged.held.append(purchase.key)
      }
      put(purchase)
    }
    let reaching = absorbed.members.map(\.id) + merged.formerIDs.map { UserID($0) }
    for id in reaching {
      guard var user = try user(id) else { continue }
      user.customer = merged.id
      put(user)
    }
    remove(absorbed)
    try count { $0.absorbedCustomers += 1 }
    try mergeProperties(of: absorbed.id, into: merged.id)
    put(merged)
    return merged
  }

  private mutating func tellAlias(
    of merged: Customer,
    absorbing absorbed: CustomerID?,
    _ user: User
  ) {
    var event = Event(
      .usersAliased,
      at: now,
      customer: merged.id,
      subject: Customer.Member(id: user.id, isAnonymous: user.isAnonymous)
    )
    event.aliases = merged.members.map(\.id).sorted()
    event.absorbed = absorbed
    tell(event)
  }

  /// One id for each customer that holds it, sorted.
  mutating func holderIDs(of purchase: Purchase) throws(Stop) -> [UserID] {
    let holders = purchase.holders
    if holders.count == 1 { return [try customer(holders[0]).representative.id] }
    let ids = try holders.map { id throws(Stop) in try customer(id).representative.id }
    return ids.sorted()
  }
}
