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
    let moves = try aliasMoves(from: sides[1], to: sides[0], user)
    let isGainerOlder = sides[0].ordinal < sides[1].ordinal
    let absorbed = isGainerOlder ? sides[1] : sides[0]
    let merged = try merge(absorbed, into: isGainerOlder ? sides[0] : sides[1])
    tellAlias(of: merged, absorbing: absorbed.id, user)
    let active = try access(of: merged, at: now).active
    let present = Customer.Member(id: user.id, isAnonymous: user.isAnonymous)
    tellAccess(active, of: merged.id, to: present, since: sides[0].told)
    tellAccess(active, of: merged.id, to: sides[1].representative, since: sides[1].told)
    try remember(active, toldTo: merged.id)
    return moves
  }

  /// Adds a user that is new to the anonymous user's customer.
  ///
  /// Returns what that customer holds: all of it is new to the identified user.
  mutating func aliasNew(
    _ id: UserID,
    with home: CustomerID,
    on device: DeviceID
  ) throws(Stop) -> (User, [Move]) {
    let moves = try purchases(customer(home).held.sorted()).map { purchase throws(Stop) in
      Move(
        key: purchase.key,
        product: purchase.product,
        kind: purchase.kind(in: project.catalogue),
        from: try holderIDs(of: purchase),
        to: id,
        shared: true
      )
    }
    let before = try customer(home)
    let user = try makeIdentifiedUser(id, in: home, on: device)
    let merged = try customer(home)
    tellAlias(of: merged, absorbing: nil, user)
    let active = try access(of: merged, at: now).active
    tellAccess(active, of: home, to: Customer.Member(id: id, isAnonymous: false), since: [])
    tellAccess(active, of: home, to: before.representative, since: before.told)
    try remember(active, toldTo: home)
    return (user, moves)
  }

  /// Tells one side of an alias what changed for it.
  private mutating func tellAccess(
    _ active: [EntitlementID],
    of customer: CustomerID,
    to member: Customer.Member,
    since told: [EntitlementID]
  ) {
    // Of an alias nobody loses; a new catalogue may have taken what was not told yet.
    for (kind, entitlements) in [
      (Event.Kind.entitlementsActivated, active.filter { !told.contains($0) }),
      (.entitlementsDeactivated, told.filter { !active.contains($0) }),
    ] where !entitlements.isEmpty {
      var event = Event(kind, at: now, customer: customer, subject: member)
      event.entitlements = entitlements
      tell(event)
    }
  }

  private mutating func remember(
    _ active: [EntitlementID],
    toldTo id: CustomerID
  ) throws(Stop) {
    var merged = try customer(id)
    merged.told = active
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
    // All that was due of either has been told before anything was decided about them.
    merged.toldUntil = max(merged.toldUntil, absorbed.toldUntil)
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
    try purchase.holders.map { id throws(Stop) in try customer(id).representative.id }.sorted()
  }
}
