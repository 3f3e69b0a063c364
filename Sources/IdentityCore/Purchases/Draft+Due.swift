/// A record with a scheduled change.
package struct DueRecord: Hashable, Comparable, Sendable {
  package var moment: Moment
  package var record: Subject

  /// Purchases come before customers, each in the order of their ids.
  package enum Subject: Hashable, Comparable, Sendable {
    case purchase(ChainKey)
    case customer(CustomerID)
  }

  package init(moment: Moment, record: Subject) {
    self.moment = moment
    self.record = record
  }

  /// Returns nil for a type of record that is never due.
  package init?(moment: Moment, of key: RecordKey) {
    switch key.type {
    case .purchase:
      guard let chain = ChainKey(key) else { return nil }
      self.init(moment: moment, record: .purchase(chain))
    case .customer: self.init(moment: moment, record: .customer(CustomerID(key)))
    default: return nil
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.moment == right.moment ? left.record < right.record : left.moment < right.moment
  }
}

/// A due change, in the order in which the changes are emitted.
private struct DueChange: Comparable {
  var due: DueRecord
  /// The change of a customer's grants; nil for a purchase, whose record knows its next one.
  var grantChange: ScheduledChange?

  static func < (left: Self, right: Self) -> Bool { left.due < right.due }
}

// Time-based changes.
extension Draft {
  /// Emits the events of all changes that are due up to a moment, in order.
  ///
  /// The records decide what is due: the list may be out of date.
  package mutating func emitDue(_ listed: [DueRecord], through moment: Moment) throws(DecisionStop)
  {
    let customers = try prefetch(listed)
    var dues: [DueChange] = []
    for due in listed { dues += try expand(due) }
    let moments = dues.map(\.due.moment).filter { $0 <= moment }
    if moments.count >= Self.trackedFrom, let first = moments.min() {
      for id in customers where try existing(customer: id) != nil { try track(id, at: first) }
    }
    var waiting = Heap(dues)
    while let change = waiting.first, change.due.moment <= moment {
      _ = waiting.popFirst()
      if let next = try emitNext(change, through: moment) { waiting.insert(DueChange(due: next)) }
    }
    try finishTracking()
  }

  /// Returns how many holdings of the affected customers these changes read.
  package mutating func countHeld(by dues: [DueRecord]) throws(DecisionStop) -> Int {
    var ids: Set<CustomerID> = []
    for due in dues {
      switch due.record {
      case .customer(let id): ids.insert(id)
      case .purchase(let chain): ids.formUnion(try purchase(chain)?.holders ?? [])
      }
    }
    var count = 0
    for id in ids {
      guard let customer = try existing(customer: id) else { continue }
      count += customer.held.count + customer.grants.count
    }
    return count
  }

  /// Expands a customer into the changes of all its grants, the first of each moment.
  ///
  /// To look for the next change after each one would go through all grants every time.
  private mutating func expand(_ due: DueRecord) throws(DecisionStop) -> [DueChange] {
    guard case .customer(let id) = due.record else { return [DueChange(due: due)] }
    var changes: [DueChange] = []
    for change in try existing(customer: id)?.scheduledChanges ?? []
    where change.due != changes.last?.due.moment {
      let due = DueRecord(moment: change.due, record: due.record)
      changes.append(DueChange(due: due, grantChange: change))
    }
    return changes
  }

  /// Loads the records that the changes read, and returns the affected customers.
  private mutating func prefetch(_ listed: [DueRecord]) throws(DecisionStop) -> [CustomerID] {
    var customers: Set<CustomerID> = []
    var chains: [ChainKey] = []
    for due in listed {
      switch due.record {
      case .purchase(let chain): chains.append(chain)
      case .customer(let id): customers.insert(id)
      }
    }
    let number = project.number
    for record in try records(chains.map { .purchase(number, $0) }) {
      if case .purchase(let purchase)? = record { customers.formUnion(purchase.holders) }
    }
    let sorted = customers.sorted()
    var held: [ChainKey] = []
    for case .customer(let customer)? in try records(sorted.map { .customer(number, $0) }) {
      held += customer.held
    }
    _ = try purchases(held)
    return sorted
  }

  /// With fewer changes, scanning a customer's holdings for each of them costs less.
  private static var trackedFrom: Int { 4 }

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
        try emitDue(dues, through: min(definition.at, now))
        for id in customers { try definition.emit(to: id, in: &self) }
      }
    }
    switch try emission(for: ids) {
    case .complete: return
    case .behind:
      try finishTracking()
      try emitDue(affected(by: ids).dues, through: now)
    case .ahead:
      try finishTracking()
      try takeBack(from: Array(ids))
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
  private mutating func emission(
    for ids: OneOrMany<CustomerID>
  ) throws(DecisionStop) -> Emission {
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

  /// Emits the next due change of a record, and returns the change after it.
  private mutating func emitNext(_ change: DueChange, through moment: Moment) throws(DecisionStop)
    -> DueRecord?
  {
    let listed = change.due
    let record = listed.record
    switch record {
    case .purchase(let chain):
      guard var purchase = try purchase(chain) else { return nil }
      let scheduledChanges = purchase.scheduledChanges
      guard let due = scheduledChanges.first?.due, due <= moment else { return nil }
      purchase.emittedUntil = due
      put(purchase)
      for id in purchase.holders { try catchUp(id, before: due) }
      for scheduledChange in scheduledChanges.prefix(while: { $0.due == due }) {
        let facts = try facts(purchase, of: scheduledChange.transaction, at: due)
        if let kind = scheduledChange.kind {
          let transition = Event.Transition(
            of: purchase,
            scheduledChange.transaction,
            from: purchase.stateInPeriod(at: due.previous)?.state,
            to: purchase.stateInPeriod(at: due)?.state
          )
          try emitHolder(kind, of: purchase, facts, transition, byClockAt: scheduledChange.at)
        }
        try emitAccess(of: purchase, because: facts, byClock: scheduledChange)
      }
      return purchase.nextDue.map { DueRecord(moment: $0, record: record) }
    case .customer(let id):
      guard var customer = try existing(customer: id), customer.emittedUntil < listed.moment else {
        return nil
      }
      customer.emittedUntil = listed.moment
      put(customer)
      guard let grantChange = change.grantChange else { return nil }
      try emitAccess(of: id, try accessUpdate(of: id, byClock: grantChange))
      return nil
    }
  }

  /// Emits what a scheduled change of a purchase does to its holders' access.
  ///
  /// What another purchase changes in the same millisecond is left to that one's event.
  private mutating func emitAccess(
    of purchase: Purchase,
    because facts: SharedBox<Event.PurchaseFacts>,
    byClock scheduledChange: ScheduledChange
  ) throws(DecisionStop) {
    for id in purchase.holders {
      var accessUpdate = try accessUpdate(of: id, byClock: scheduledChange)
      accessUpdate.purchase = facts
      accessUpdate.entitlements = Set(
        [scheduledChange.due.previous, scheduledChange.due].flatMap { moment in
          purchase.activeEntitlements(under: accessUpdate.terms, at: moment)
        }
      )
      try emitAccess(of: id, accessUpdate)
    }
  }

  private mutating func accessUpdate(
    of id: CustomerID,
    byClock scheduledChange: ScheduledChange
  ) throws(DecisionStop) -> AccessUpdate {
    try catchUp(id, before: scheduledChange.due)
    return AccessUpdate(
      accessAt: scheduledChange.due,
      at: scheduledChange.at,
      cause: .clock,
      terms: try terms(for: id)
    )
  }

  /// Moves the project's manual clock; the events up to that moment are emitted.
  package mutating func advanceClock(to moment: Moment, isArrival: Bool) {
    project.clock = .manual(moment)
    put(.project(project), for: .project(project.id))
    guard isArrival else { return }
    emit(.clockAdvanced(to: moment))
  }
}
