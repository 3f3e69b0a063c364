// How holders change, with everything that is told of it: each way of moving a purchase ends here.
extension Draft {
  /// Why a purchase passes on, as its trail keeps it.
  struct Link {
    var method: LinkMethod
    var rule: LinkRule
    /// By the id that was given; nil where customers only lose the purchase.
    var gainer: UserID?
    /// In a login, the anonymous user of the device.
    var giver: User?
  }

  /// Makes the user's customer a holder, unless it is one; the rule of the link says who loses the
  /// purchase.
  ///
  /// Tracks the customers: the caller ends with `settleTracked`, once for all moves.
  mutating func move(_ chain: ChainKey, to user: User, by link: Link) throws(DecisionStop) -> Move {
    guard let purchase = try purchase(chain) else {
      throw .damaged("a purchase is not there to which something refers")
    }
    let from = try holderIDs(of: purchase)
    let holders = holders(of: purchase)
    let losers = link.rule.losers(among: holders, giver: link.giver?.customer)
    let isShared = losers.isEmpty && !holders.isEmpty
    let move = Move(purchase, in: project.catalogue, from: from, to: user.id, isShared: isShared)
    try hand(purchase, to: [user], losing: losers, as: [move], from: from, by: link)
    return move
  }

  /// Makes the users' customers holders of a purchase, takes it from `losers`, and emits the events
  /// of that.
  ///
  /// `moves` has one move for each user, in order; the events of the losers name the first. Tracks
  /// the customers, as `move` does.
  mutating func hand(
    _ purchase: Purchase,
    to users: [User],
    losing losers: [CustomerID],
    as moves: [Move],
    from: [UserID],
    by link: Link
  ) throws(DecisionStop) {
    let touched = users.map { current($0.customer) } + losers
    for id in touched { try track(id) }
    let held = holders(of: purchase)
    let gainers = touched.prefix(users.count).filter { !held.contains($0) }
    let gone = Set(losers)
    var purchase = purchase
    purchase.holders = OneOrMany(held.filter { !gone.contains($0) } + gainers)
    put(purchase)
    for id in losers { trackers[id]?.remove(purchase) }
    for id in gainers { trackers[id]?.add(purchase) }

    let facts = try facts(purchase)
    try emitAccess(of: OneOrMany(touched), because: facts, moves.first)
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
    try note(holderChange, of: purchase.key)
    for id in losers { trackers[id]?.lostIn = holderChange.cursor }
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

  /// Has everything brought at once that moving these purchases looks at.
  mutating func prefetchMoves(of purchases: [Purchase]) throws(DecisionStop) {
    let number = project.number
    let holders = Set(purchases.flatMap { self.holders(of: $0) })
    try prefetch(
      purchases.map { .purchaseTrail(number, $0.key) }
        + holders.map { .customer(number, $0) }
    )
  }

  /// What a customer may use now, as this draft has it.
  mutating func access(of id: CustomerID) throws(DecisionStop) -> Access {
    try access(of: customer(id), at: now)
  }

  mutating func access(of customer: Customer, at moment: Moment) throws(DecisionStop) -> Access {
    if moment == now { return try holdings(of: customer).access }
    // To compare them takes longer than to look at them.
    try spend(customer.held.count * 3)
    return Access(
      purchases: try purchases(customer.held),
      grants: customer.grants,
      catalogue: project.catalogue,
      environment: project.environment,
      at: moment
    )
  }

  /// The ids of what a customer may use, sorted.
  mutating func active(
    of customer: Customer,
    at moment: Moment,
    under terms: Terms? = nil
  ) throws(DecisionStop) -> [EntitlementID] {
    let terms = terms ?? project.terms
    if moment == now && terms == project.terms { return try holdings(of: customer).active }
    if let known = knownHoldings(of: customer, under: terms, at: moment) { return known.active }
    let sources = AccessSources(
      purchases: try purchases(customer.held),
      grants: customer.grants,
      terms: terms,
      at: moment
    )
    return SourcesByEntitlement(sources).active
  }

  /// Tells each of the customers what it may use that it was not told of, and the reverse.
  ///
  /// A turning is told as of when it was due, and by the clock.
  mutating func emitAccess(
    of customers: OneOrMany<CustomerID>,
    because purchase: SharedBox<Event.PurchaseFacts>?,
    _ move: Move? = nil,
    byClock scheduledChange: ScheduledChange? = nil
  ) throws(DecisionStop) {
    for id in customers {
      try catchUp(id, before: scheduledChange?.due)
      var accessUpdate = AccessUpdate(
        looksAt: scheduledChange?.due ?? now,
        at: scheduledChange?.at ?? now,
        cause: scheduledChange == nil ? nil : .clock,
        terms: try terms(for: id)
      )
      accessUpdate.purchase = purchase
      accessUpdate.move = move
      try emitAccess(of: id, accessUpdate)
    }
  }

  /// What counts for what is told to the customer now: it may come before a definition.
  private mutating func terms(for id: CustomerID) throws(DecisionStop) -> Terms {
    guard project.isSweeping else { return project.terms }
    return try unemitted(to: customer(id)).first?.before ?? project.terms
  }

  /// Why a customer is told what it may use, and as of when.
  struct AccessUpdate {
    /// The moment whose access it is.
    var looksAt: Moment
    /// When that came about, as the events say.
    var at: Moment
    /// Nil where it is the decision's own.
    var cause: Event.Cause?
    /// What counted then.
    var terms: Terms
    var purchase: SharedBox<Event.PurchaseFacts>?
    var move: Move?
  }

  mutating func emitAccess(of id: CustomerID, _ accessUpdate: AccessUpdate) throws(DecisionStop) {
    let (gained, lost) = try takeAccessChanges(of: id, accessUpdate)
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

  /// Which entitlements a customer gained and lost since its users were last told, both sorted.
  ///
  /// From now on they have been told.
  private mutating func takeAccessChanges(
    of id: CustomerID,
    _ accessUpdate: AccessUpdate
  ) throws(DecisionStop) -> (gained: [EntitlementID], lost: [EntitlementID]) {
    if trackers[id] != nil {
      try adjustTracker(of: id, to: accessUpdate)
      return trackers[id]?.takeChanges() ?? ([], [])
    }
    var holder = try customer(id)
    let has = try active(of: holder, at: accessUpdate.looksAt, under: accessUpdate.terms)
    guard OneOrMany(has) != holder.emitted else { return ([], []) }
    let (before, after) = (Set(holder.emitted), Set(has))
    let lost = holder.emitted.filter { !after.contains($0) }
    holder.emitted = OneOrMany(has)
    put(holder)
    return (has.filter { !before.contains($0) }, Array(lost))
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

  mutating func facts(_ purchase: Purchase) throws(DecisionStop) -> SharedBox<Event.PurchaseFacts> {
    SharedBox(
      Event.PurchaseFacts(
        purchase,
        kind: purchase.kind(in: project.catalogue),
        holders: try holderIDs(of: purchase)
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
