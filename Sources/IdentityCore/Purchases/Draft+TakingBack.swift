// What was emitted too early, because the clock was ahead and has gone back since.
extension Draft {
  /// Takes back what was emitted of customers at times that the clock has not reached.
  ///
  /// Their access events then say what is true now, and what ends later is due again. Customers
  /// that do not exist any more are left out.
  package mutating func takeBack(from ids: [CustomerID]) throws(DecisionStop) {
    var customers: Set<CustomerID> = []
    var taken: [(purchase: Purchase, told: Moment)] = []
    var next = Set(try existing(customers: ids).map(\.id))
    while !next.isEmpty {
      customers.formUnion(next)
      var holders: Set<CustomerID> = []
      for (customer, purchases) in try holdings(ofAll: next.sorted()) {
        if customer.emittedUntil > now {
          var customer = customer
          customer.emittedUntil = now
          put(customer)
        }
        for known in purchases where known.emittedUntil > now {
          // Another holder may have come to it before.
          guard let told = try purchase(known.key), told.emittedUntil > now else { continue }
          holders.formUnion(told.holders)
          taken.append((try takeBack(told), told.emittedUntil))
        }
      }
      next = holders.subtracting(customers)
    }
    let sorted = customers.sorted()
    // Others may have ended rightly meanwhile.
    let dues = try affected(by: OneOrMany(sorted)).dues
    if !dues.isEmpty { try emitDue(dues, through: now) }
    for (purchase, told) in taken { try emitAccess(of: purchase, told: told) }
    for id in sorted { try emitAccess(of: id, try accessUpdate(of: id)) }
  }

  /// Emits what differs because of a purchase, and names it.
  private mutating func emitAccess(of purchase: Purchase, told: Moment) throws(DecisionStop) {
    let facts = try facts(purchase)
    for id in purchase.holders {
      var accessUpdate = try accessUpdate(of: id)
      accessUpdate.purchase = try accessFacts(purchase, orLatest: facts)
      accessUpdate.entitlements = Set(
        [now, told].flatMap { moment in
          purchase.activeEntitlements(under: accessUpdate.terms, at: moment)
        }
      )
      try emitAccess(of: id, accessUpdate)
    }
  }

  private mutating func accessUpdate(of id: CustomerID) throws(DecisionStop) -> AccessUpdate {
    try catchUp(id, before: now)
    return AccessUpdate(accessAt: now, at: now, cause: .clock, terms: try terms(for: id))
  }

  /// Has the purchase's later changes be due again; an event says in which state it is.
  private mutating func takeBack(_ known: Purchase) throws(DecisionStop) -> Purchase {
    let told = known.stateInPeriod(at: known.emittedUntil)?.state
    var purchase = known
    purchase.emittedUntil = now
    put(purchase)
    guard let state = purchase.stateInPeriod(at: now), state.state != told else {
      return purchase
    }
    let transaction = purchase.period(state).id
    let transition = Event.Transition(of: purchase, transaction, from: told, to: state.state)
    let facts = try facts(purchase, of: transaction)
    try emitHolder(.purchaseUpdated, of: purchase, facts, transition, byClockAt: now)
    return purchase
  }

  /// Notes that nothing is left in the feed from times that the clock has not reached.
  package mutating func endTakingBack() throws(DecisionStop) {
    let moment = now
    try count { $0.emissions.end(at: moment) }
  }
}
