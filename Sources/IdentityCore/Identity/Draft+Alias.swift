// Merges of two customers.
extension Draft {
  /// Merges two customers; the older one keeps its id.
  ///
  /// Returns what `gainer`, the present user's customer, holds now and did not before. Tracks the
  /// customer: the caller ends with `finishTracking`, once for all aliases.
  mutating func alias(
    _ other: CustomerID,
    with gainer: CustomerID,
    as user: User
  ) throws(DecisionStop) -> [Move] {
    try prefetch(aliasKeys(of: customer(other)))
    for id in [gainer, other] {
      try track(id)
      let side = try customer(id)
      try UserTrail.recordOrigin(of: side, in: &self)
      guard let cursor = trackers[id]?.lostIn else { continue }
      let lost = trackers[id]?.lost ?? []
      try UserTrail.recordLoss(of: lost, by: side, at: cursor, in: &self)
      trackers[id]?.lostIn = nil
      trackers[id]?.lost = []
    }
    let sides = [try customer(gainer), try customer(other)]
    let moves = try movesOnJoining(held(by: other, notBy: gainer), as: user.id)
    let emittedBefore = sides.map { trackers[$0.id]?.emitted ?? [] }
    let isGainerOlder = sides[0].ordinal < sides[1].ordinal
    let younger = isGainerOlder ? sides[1] : sides[0]
    let merged = try merge(younger, into: isGainerOlder ? sides[0] : sides[1])
    emitAlias(of: merged, absorbing: younger.id, user)
    let active = trackers[merged.id]?.active ?? []
    for (member, emitted) in zip([user.member, sides[1].representative], emittedBefore) {
      emit(gained: active.filter { !emitted.contains($0) }, of: merged.id, to: member)
    }
    trackers[merged.id]?.emitAll()
    return moves
  }

  /// Returns the keys of all records that merging a customer reads, except its purchases.
  func aliasKeys(of customer: Customer) -> [RecordKey] {
    let number = project.number
    return customer.reachingIDs.flatMap { [.user(number, $0), .userTrail(number, $0)] }
      + customer.ids.map { .properties(number, $0) }
  }

  /// Returns the moves of a user who joins a customer: all of its purchases.
  mutating func movesOnJoining(_ held: [Purchase], as id: UserID) throws(DecisionStop) -> [Move] {
    try held.map { purchase throws(DecisionStop) in
      let from = try holderIDs(of: purchase)
      return Move(purchase, in: project.catalogue, from: from, to: id, isShared: true)
    }
  }

  /// Emits the events for a new user who joins the anonymous user's customer.
  mutating func emitJoined(_ user: User) throws(DecisionStop) {
    let merged = try customer(user.customer)
    emitAlias(of: merged, absorbing: nil, user)
    let active = try active(of: merged, at: now)
    emit(gained: active, of: merged.id, to: user.member)
    var emittedNow = merged
    emittedNow.emitted = OneOrMany(active)
    put(emittedNow)
  }

  /// Returns the purchases that only `other` of two tracked customers holds.
  private mutating func held(
    by other: CustomerID,
    notBy gainer: CustomerID
  ) throws(DecisionStop) -> [Purchase] {
    var held: [Purchase] = []
    for purchase in try purchases(trackers[other]?.sortedKeys ?? [])
    where trackers[gainer]?.holds(purchase.key) != true { held.append(purchase) }
    return held
  }

  /// Merges two tracked customers; `finishTracking` updates their users and purchases.
  private mutating func merge(
    _ younger: Customer,
    into older: Customer
  ) throws(DecisionStop) -> Customer {
    var merged = older
    merged.members += younger.members
    merged.formerIDs += younger.ids
    merged.grants += younger.grants
    // `emitPending` was called for both, so all ends of grants and definitions are emitted.
    merged.emittedUntil = now
    merged.emittedDefinition = project.definitions
    if let tracked = trackers.removeValue(forKey: younger.id) {
      let isSmaller = tracked.heldCount <= trackers[older.id]?.heldCount ?? 0
      let fewer = isSmaller ? tracked.held : trackers[older.id]?.held ?? []
      let purchases = try purchases(fewer)
      trackers[older.id]?.merge(tracked, purchases)
    }
    absorbed[younger.id] = older.id
    remove(younger)
    try count { $0.absorbedCustomers += 1 }
    try Properties.merge(younger.id, into: merged.id, in: &self)
    put(merged)
    return merged
  }

  private mutating func emitAlias(
    of merged: Customer,
    absorbing absorbed: CustomerID?,
    _ user: User
  ) {
    var event = Event(.usersAliased, at: now, customer: merged.id, subject: user.member)
    event.aliases = merged.members.map(\.id).sorted()
    event.absorbed = absorbed
    emit(event)
  }

  /// Returns one id for each customer that holds the purchase, sorted.
  mutating func holderIDs(of purchase: Purchase) throws(DecisionStop) -> [UserID] {
    try holdersInOrder(of: purchase).map(\.shown)
  }

  /// Returns the customers that hold the purchase, in the order of these ids.
  mutating func holdersInOrder(
    of purchase: Purchase
  ) throws(DecisionStop) -> [(shown: UserID, id: CustomerID)] {
    let holders = try holders(of: purchase).map { id throws(DecisionStop) in
      (shown: try customer(id).representative.id, id: id)
    }
    return holders.count > 1 ? holders.sorted { $0.shown < $1.shown } : holders
  }
}
