// Changes of holders and their events: every way to move a purchase ends here.
extension Draft {
  /// The reason why a purchase changes holders, for its trail.
  struct Link {
    var method: LinkMethod
    var rule: LinkRule
    /// The user id in the request; nil if customers only lose the purchase.
    var gainer: UserID?
    /// The device's anonymous user, in a login.
    var giver: User?
    /// Whether it is the decision's only change of holders.
    var isOnly = false
  }

  /// Makes the user's customer a holder; the link's rule decides who loses the purchase.
  ///
  /// Tracks the customers: the caller ends with `finishTracking`, once for all moves.
  mutating func move(_ chain: ChainKey, to user: User, by link: Link) throws(DecisionStop) -> Move {
    guard let purchase = try purchase(chain) else {
      throw .damaged("a record refers to a purchase that does not exist")
    }
    let holders = try holdersInOrder(of: purchase)
    let from = holders.map(\.shown)
    let losers = link.rule.losers(among: holders.map(\.id), giver: link.giver?.customer)
    let isShared = losers.isEmpty && !holders.isEmpty
    let move = Move(purchase, in: project.catalogue, from: from, to: user.id, isShared: isShared)
    try transfer(purchase, to: [user], losing: losers, as: [move], from: from, by: link)
    return move
  }

  /// Makes the users' customers holders, takes the purchase from `losers`, and emits the events.
  ///
  /// `moves` has one move for each user, in order; the losers' events use the first. Tracks the
  /// customers, as `move` does.
  mutating func transfer(
    _ purchase: Purchase,
    to users: [User],
    losing losers: [CustomerID],
    as moves: [Move],
    from: [UserID],
    by link: Link
  ) throws(DecisionStop) {
    let affected = users.map { current($0.customer) } + losers
    let held = holders(of: purchase)
    let gainers = affected.prefix(users.count).filter { !held.contains($0) }
    let gone = Set(losers)
    if held.isEmpty { try ErasedNames(purchase).release(in: &self) }
    var purchase = purchase
    purchase.holders = OneOrMany(held.filter { !gone.contains($0) } + gainers)
    if link.isOnly && losers.isEmpty && trackers.isEmpty {
      // The summaries of other holders' purchases do not depend on who else holds this one, so they
      // stay valid. Tracking the gainers would read everything that they hold.
      putNew(purchase)
      for id in gainers { _ = try addHolding(purchase, to: id) }
    } else {
      for id in affected { try track(id) }
      put(purchase)
      for id in losers { trackers[id]?.remove(purchase) }
      for id in gainers { trackers[id]?.add(purchase) }
    }

    let facts = try facts(purchase)
    let accessFacts = try accessFacts(purchase, orLatest: facts)
    for (user, move) in zip(users, moves) {
      try emitAccess(of: [current(user.customer)], because: accessFacts, move)
    }
    try emitAccess(of: OneOrMany(losers), because: accessFacts, moves.first)
    let holderChange = HolderChange(
      cursor: try nextCursor(),
      eventCount: gainers.count + losers.count,
      at: now,
      method: link.method,
      rule: link.rule,
      anonymousUser: link.giver?.id,
      from: from,
      to: link.gainer
    )
    try PurchaseTrail.record(holderChange, of: purchase.key, in: &self)
    for id in losers {
      trackers[id]?.lostIn = holderChange.cursor
      trackers[id]?.lost.append(purchase.key)
    }
    guard let first = moves.first else { return }
    let (received, transferred): (Event.Kind, Event.Kind) =
      first.kind.isSubscription
      ? (.subscriptionReceived, .subscriptionTransferred)
      : (.oneTimePurchaseReceived, .oneTimePurchaseTransferred)
    for (user, move) in zip(users, moves) where !held.contains(current(user.customer)) {
      emit(received, move, of: facts, current(user.customer), user.member)
    }
    for id in losers {
      emit(transferred, first, of: facts, id, try customer(id).representative)
    }
  }

  /// Loads all records that moving these purchases reads.
  mutating func prefetchMoves(of purchases: [Purchase]) throws(DecisionStop) {
    let number = project.number
    let holders = Set(purchases.flatMap { self.holders(of: $0) })
    try prefetch(
      purchases.map { .purchaseTrail(number, $0.key) }
        + holders.map { .customer(number, $0) }
    )
  }

  /// Returns a customer's access now, with this draft's changes.
  mutating func access(of id: CustomerID) throws(DecisionStop) -> Access {
    try access(of: customer(id), at: now)
  }

  mutating func access(of customer: Customer, at moment: Moment) throws(DecisionStop) -> Access {
    if moment == now { return try holdings(of: customer).access }
    // Ranking the sources costs more than reading them.
    try spend(customer.held.count * 3)
    return Access(
      purchases: try purchases(customer.held),
      grants: customer.grants,
      catalogue: project.catalogue,
      environment: project.environment,
      at: moment
    )
  }

  /// Returns the ids of a customer's active entitlements, sorted.
  mutating func active(
    of customer: Customer,
    at moment: Moment,
    under terms: AccessDefinition? = nil
  ) throws(DecisionStop) -> [EntitlementID] {
    let terms = terms ?? project.terms
    if moment == now && terms == project.terms { return try holdings(of: customer).active }
    if let known = cachedHoldings(of: customer, under: terms, at: moment) { return known.active }
    let sources = AccessSources(
      purchases: try purchases(customer.held),
      grants: customer.grants,
      terms: terms,
      at: moment
    )
    return SourcesByEntitlement(sources).active
  }

  /// Emits the changes of the customers' access since their last access events.
  mutating func emitAccess(
    of customers: OneOrMany<CustomerID>,
    because purchase: SharedBox<Event.PurchaseFacts>?,
    _ move: Move? = nil
  ) throws(DecisionStop) {
    for id in customers {
      try catchUp(id)
      var accessUpdate = AccessUpdate(accessAt: now, at: now, terms: try terms(for: id))
      accessUpdate.purchase = purchase
      accessUpdate.move = move
      try emitAccess(of: id, accessUpdate)
    }
  }

  /// The cause and the time of a customer's access events.
  struct AccessUpdate {
    /// The moment at which access is computed.
    var accessAt: Moment
    /// The time of the change, as the events say.
    var at: Moment
    /// Nil for the decision's own cause.
    var cause: Event.Cause?
    /// The terms in force at that moment.
    var terms: AccessDefinition
    /// The entitlements that may change; nil for all.
    var entitlements: Set<EntitlementID>?
    var purchase: SharedBox<Event.PurchaseFacts>?
    var move: Move?
  }

  mutating func emitAccess(of id: CustomerID, _ accessUpdate: AccessUpdate) throws(DecisionStop) {
    let (gained, lost) = try recordAccessChanges(of: id, accessUpdate)
    guard !gained.isEmpty || !lost.isEmpty else { return }
    let subject = try customer(id).representative
    emit(gained: gained, lost: lost, of: id, to: subject, at: accessUpdate.at) { event in
      event.cause = accessUpdate.cause
      event.purchase = accessUpdate.purchase
      event.describe(accessUpdate.move)
    }
  }

  /// Emits what a customer gained and lost, as events about one of its users.
  mutating func emit(
    gained: [EntitlementID],
    lost: [EntitlementID] = [],
    of customer: CustomerID,
    to member: Customer.Member,
    at moment: Moment? = nil,
    _ complete: (inout Event) -> Void = { _ in }
  ) {
    for (kind, entitlements) in [
      (Event.Kind.entitlementsActivated, gained), (.entitlementsDeactivated, lost),
    ] where !entitlements.isEmpty {
      emit(Event(kind, at: moment ?? now, customer: customer, subject: member)) { event in
        event.entitlements = entitlements
        complete(&event)
      }
    }
  }

  /// Returns the sorted changes of a customer's access, and marks them as emitted.
  private mutating func recordAccessChanges(
    of id: CustomerID,
    _ accessUpdate: AccessUpdate
  ) throws(DecisionStop) -> (gained: [EntitlementID], lost: [EntitlementID]) {
    if trackers[id] != nil {
      try adjustTracker(of: id, to: accessUpdate)
      return trackers[id]?.takeChanges(of: accessUpdate.entitlements) ?? ([], [])
    }
    var holder = try customer(id)
    let has = try active(of: holder, at: accessUpdate.accessAt, under: accessUpdate.terms)
    guard OneOrMany(has) != holder.emitted else { return ([], []) }
    let (before, after) = (Set(holder.emitted), Set(has))
    var changed = before.symmetricDifference(after)
    if let wanted = accessUpdate.entitlements { changed.formIntersection(wanted) }
    guard !changed.isEmpty else { return ([], []) }
    holder.emitted = OneOrMany(before.symmetricDifference(changed).sorted())
    put(holder)
    let sorted = changed.sorted()
    return (sorted.filter { after.contains($0) }, sorted.filter { before.contains($0) })
  }

  private mutating func emit(
    _ kind: Event.Kind,
    _ move: Move,
    of purchase: SharedBox<Event.PurchaseFacts>,
    _ customer: CustomerID,
    _ member: Customer.Member
  ) {
    emit(Event(kind, at: now, customer: customer, subject: member)) { event in
      event.purchase = purchase
      event.describe(move)
    }
  }

  /// Returns what access events show of a purchase: the transaction that gives access now, if that
  /// is an earlier one, else the latest.
  ///
  /// For example, the next period was reported before it begins.
  mutating func accessFacts(
    _ purchase: Purchase,
    orLatest latest: SharedBox<Event.PurchaseFacts>
  ) throws(DecisionStop) -> SharedBox<Event.PurchaseFacts> {
    guard !purchase.earlier.isEmpty, let decisive = purchase.stateInPeriod(at: now),
      decisive.state.givesAccess, !decisive.isPresent
    else { return latest }
    return try facts(purchase, of: purchase.period(decisive).id)
  }

  /// Returns what events show of a purchase, now by default; without `transaction`, of its latest.
  mutating func facts(
    _ purchase: Purchase,
    of transaction: TransactionID? = nil,
    at moment: Moment? = nil
  ) throws(DecisionStop) -> SharedBox<Event.PurchaseFacts> {
    SharedBox(
      Event.PurchaseFacts(
        purchase,
        of: transaction,
        kind: purchase.kind(in: project.catalogue),
        holders: try holderIDs(of: purchase),
        at: moment ?? now
      )
    )
  }
}

extension Event {
  fileprivate mutating func describe(_ move: Move?) {
    guard let move else { return }
    from = move.from
    to = move.to
    shared = move.shared
  }
}
