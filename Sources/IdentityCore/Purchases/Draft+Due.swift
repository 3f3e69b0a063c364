// What is due for customers is emitted before a decision about them.
extension Draft {
  /// Emits the due changes and definitions of customers before a decision about them.
  ///
  /// For customers that are tracked this was done before.
  mutating func emitPending(for ids: OneOrMany<CustomerID>) throws(DecisionStop) {
    let ids = trackers.isEmpty ? ids : OneOrMany(ids.filter { trackers[$0] == nil })
    if ids.isEmpty { return }
    if project.isRollingOut {
      try finishTracking()
      for definition in try Definition.pending(in: &self) {
        let (customers, dues) = try affected(by: ids)
        try DueEmission.emit(dues, through: min(definition.at, now), in: &self)
        for id in customers { try definition.emit(to: id, in: &self) }
      }
    }
    switch try emission(for: ids) {
    case .complete: return
    case .behind:
      try finishTracking()
      try DueEmission.emit(affected(by: ids).dues, through: now, in: &self)
    case .ahead:
      try finishTracking()
      try TakeBack.carryOut(for: Array(ids), in: &self)
    }
  }

  /// How what was emitted stands to the clock.
  private enum Emission {
    case complete
    /// Something is due.
    case behind
    /// The clock has gone back since something was emitted.
    case ahead
  }

  /// Mostly everything that is due is emitted, and the decision loads no more.
  private mutating func emission(for ids: OneOrMany<CustomerID>) throws(DecisionStop) -> Emission {
    // A few customers mostly have cached summaries; many are loaded together.
    if ids.count > 4 { _ = try holdings(ofAll: Array(ids)) }
    var isBehind = false
    for id in ids {
      let customer = try customer(id)
      let (next, emittedUntil) = try emission(of: customer)
      if max(customer.emittedUntil, emittedUntil) > now { return .ahead }
      if let moment = customer.nextDue, moment <= now { isBehind = true }
      if let next, next <= now { isBehind = true }
    }
    return isBehind ? .behind : .complete
  }

  /// Returns when a change of a customer's holdings is due, and up to when the one that is furthest
  /// ahead is emitted, without a new summary.
  private mutating func emission(
    of customer: Customer
  ) throws(DecisionStop) -> (nextDue: Moment?, emittedUntil: Moment) {
    if let known = cachedHoldings(of: customer, under: project.terms, at: now) {
      return (known.nextDue, known.emittedUntil)
    }
    var next: Moment?
    var emittedUntil = Moment(milliseconds: .min)
    for purchase in try purchases(of: customer) {
      if let due = purchase.nextDue { next = min(next ?? due, due) }
      emittedUntil = max(emittedUntil, purchase.emittedUntil)
    }
    return (next, emittedUntil)
  }

  /// Returns what is due for customers and their holdings, and all affected customers.
  ///
  /// Other holders of a due purchase are affected too; their own grants are due separately.
  mutating func affected(
    by ids: OneOrMany<CustomerID>
  ) throws(DecisionStop) -> (customers: [CustomerID], dues: [DueRecord]) {
    var customers: Set<CustomerID> = []
    var dues: Set<DueRecord> = []
    var next = Set(ids)
    while !next.isEmpty {
      customers.formUnion(next)
      var holders: Set<CustomerID> = []
      for (customer, purchases) in try holdings(ofAll: next.sorted()) {
        if let moment = customer.nextDue, moment <= now {
          dues.insert(DueRecord(moment: moment, record: .customer(customer.id)))
        }
        for purchase in purchases {
          guard let moment = purchase.nextDue, moment <= now else { continue }
          dues.insert(DueRecord(moment: moment, record: .purchase(purchase.key)))
          holders.formUnion(purchase.holders)
        }
      }
      next = holders.subtracting(customers)
    }
    return (customers.sorted(), Array(dues))
  }

  /// Loads customers with their holdings.
  mutating func holdings(
    ofAll ids: [CustomerID]
  ) throws(DecisionStop) -> [(customer: Customer, purchases: [Purchase])] {
    _ = try records(ids.map { .customer(project.number, $0) })
    let customers = try ids.map { id throws(DecisionStop) in try customer(id) }
    _ = try purchases(customers.flatMap { Array($0.held) })
    return try customers.map { customer throws(DecisionStop) in
      (customer, try purchases(customer.held))
    }
  }

  /// Emits what a change by time does to a customer's access; `because` has the purchase that
  /// changes, and a moment at which it was in its former state.
  mutating func emitAccess(
    of id: CustomerID,
    byClockAt moment: Moment,
    shownAt at: Moment,
    because change: (
      purchase: Purchase, facts: SharedBox<Event.PurchaseFacts>, former: Moment
    )? = nil
  ) throws(DecisionStop) {
    try catchUp(id, before: moment)
    let terms = try terms(for: id)
    var update = AccessUpdate(accessAt: moment, at: at, cause: .clock, terms: terms)
    if let change {
      update.purchase = change.facts
      // What another purchase changes in the same millisecond is left to that one's event.
      update.entitlements = Set(
        [change.former, moment].flatMap { moment in
          change.purchase.activeEntitlements(under: terms, at: moment)
        }
      )
    }
    try emitAccess(of: id, update)
  }

  /// Moves the project's manual clock; the events up to that moment are emitted.
  package mutating func advanceClock(to moment: Moment, isArrival: Bool) {
    project.clock = .manual(moment)
    put(.project(project), for: .project(project.id))
    guard isArrival else { return }
    emit(.clockAdvanced(to: moment))
  }
}
