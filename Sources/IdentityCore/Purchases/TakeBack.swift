/// Takes back what was emitted too early, because the clock was ahead and has gone back since.
package struct TakeBack {
  private var customers: Set<CustomerID> = []
  /// The purchases, with the moment up to which their changes were emitted.
  private var taken: [(purchase: Purchase, told: Moment)] = []

  private init() {}

  /// Takes back what was emitted of customers at times that the clock has not reached.
  ///
  /// Their access events then say what is true now, and what ends later is due again. Customers
  /// that do not exist any more are left out.
  package static func carryOut(for ids: [CustomerID], in draft: inout Draft) throws(DecisionStop) {
    var takeBack = TakeBack()
    var next = Set(try draft.existing(customers: ids).map(\.id))
    while !next.isEmpty { next = try takeBack.add(next, in: &draft) }
    try takeBack.emitAccess(in: &draft)
  }

  /// Notes in a project's counts that nothing is left in the feed from times that the clock has not
  /// reached.
  package static func end(in draft: inout Draft) throws(DecisionStop) {
    let moment = draft.now
    try draft.count { $0.emissions.end(at: moment) }
  }

  /// Takes back the state of customers and their purchases; returns further holders of these.
  private mutating func add(
    _ ids: Set<CustomerID>,
    in draft: inout Draft
  ) throws(DecisionStop) -> Set<CustomerID> {
    customers.formUnion(ids)
    let now = draft.now
    var holders: Set<CustomerID> = []
    for (customer, purchases) in try draft.holdings(ofAll: ids.sorted()) {
      if customer.emittedUntil > now {
        var customer = customer
        customer.emittedUntil = now
        draft.put(customer)
      }
      for known in purchases where known.emittedUntil > now {
        // Another holder may have come to it before.
        guard let told = try draft.purchase(known.key), told.emittedUntil > now else { continue }
        holders.formUnion(told.holders)
        taken.append((try takeBack(told, in: &draft), told.emittedUntil))
      }
    }
    return holders.subtracting(customers)
  }

  /// Has the purchase's later changes be due again; an event says in which state it is.
  private func takeBack(_ known: Purchase, in draft: inout Draft) throws(DecisionStop) -> Purchase {
    let now = draft.now
    let told = known.stateInPeriod(at: known.emittedUntil)?.state
    var purchase = known
    purchase.emittedUntil = now
    draft.put(purchase)
    guard let state = purchase.stateInPeriod(at: now), state.state != told else {
      return purchase
    }
    let transaction = purchase.period(state).id
    let transition = Event.Transition(of: purchase, transaction, from: told, to: state.state)
    let facts = try draft.facts(purchase, of: transaction)
    try draft.emitHolder(.purchaseUpdated, of: purchase, facts, transition, byClockAt: now)
    return purchase
  }

  /// Emits what differs because of each purchase, and then what else does.
  private func emitAccess(in draft: inout Draft) throws(DecisionStop) {
    let (now, sorted) = (draft.now, customers.sorted())
    // Others may have ended rightly meanwhile.
    let dues = try draft.affected(by: OneOrMany(sorted)).dues
    if !dues.isEmpty { try DueEmission.emit(dues, through: now, in: &draft) }
    for (purchase, told) in taken {
      let facts = try draft.accessFacts(purchase, orLatest: draft.facts(purchase))
      for id in purchase.holders {
        try draft.emitAccess(
          of: id,
          byClockAt: now,
          shownAt: now,
          because: (purchase, facts, told)
        )
      }
    }
    for id in sorted { try draft.emitAccess(of: id, byClockAt: now, shownAt: now) }
  }
}
