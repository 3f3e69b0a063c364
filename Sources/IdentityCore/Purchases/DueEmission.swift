/// Emits the events of changes that are due, in order.
package struct DueEmission {
  private let moment: Moment
  private var waiting: Heap<Change>

  /// A due change, in the order in which the changes are emitted.
  private struct Change: Comparable {
    var due: DueRecord
    /// The change of a customer's grants; nil for a purchase, whose record knows its next one.
    var grantChange: ScheduledChange?

    static func < (left: Self, right: Self) -> Bool { left.due < right.due }
  }

  /// Emits the events of all changes that are due up to a moment, in order.
  ///
  /// The records decide what is due: the list may be out of date.
  package static func emit(
    _ listed: [DueRecord],
    through moment: Moment,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let customers = try prefetch(listed, in: &draft)
    var changes: [Change] = []
    for due in listed { changes += try expand(due, in: &draft) }
    let moments = changes.map(\.due.moment).filter { $0 <= moment }
    if moments.count >= trackedFrom, let first = moments.min() {
      for customer in try draft.existing(customers: customers) {
        try draft.track(customer.id, at: first)
      }
    }
    var emission = DueEmission(moment: moment, waiting: Heap(changes))
    try emission.run(in: &draft)
    try draft.finishTracking()
  }

  private mutating func run(in draft: inout Draft) throws(DecisionStop) {
    while let change = waiting.first, change.due.moment <= moment {
      _ = waiting.popFirst()
      if let next = try emit(change, in: &draft) { waiting.insert(Change(due: next)) }
    }
  }

  /// Expands a customer into the changes of all its grants, the first of each moment.
  ///
  /// To look for the next change after each one would go through all grants every time.
  private static func expand(
    _ due: DueRecord,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Change] {
    guard case .customer(let id) = due.record else { return [Change(due: due)] }
    var changes: [Change] = []
    for change in try draft.existing(customer: id)?.scheduledChanges ?? []
    where change.due != changes.last?.due.moment {
      let due = DueRecord(moment: change.due, record: due.record)
      changes.append(Change(due: due, grantChange: change))
    }
    return changes
  }

  /// Loads the records that the changes read, and returns the affected customers.
  private static func prefetch(
    _ listed: [DueRecord],
    in draft: inout Draft
  ) throws(DecisionStop) -> [CustomerID] {
    var customers: Set<CustomerID> = []
    var chains: [ChainKey] = []
    for due in listed {
      switch due.record {
      case .purchase(let chain): chains.append(chain)
      case .customer(let id): customers.insert(id)
      }
    }
    let number = draft.number
    for record in try draft.records(chains.map { .purchase(number, $0) }) {
      if case .purchase(let purchase)? = record { customers.formUnion(purchase.holders) }
    }
    let sorted = customers.sorted()
    _ = try draft.purchases(draft.existing(customers: sorted).flatMap(\.held))
    return sorted
  }

  /// With fewer changes, scanning a customer's holdings for each of them costs less.
  private static let trackedFrom = 4

  /// Emits the next due change of a record, and returns the change after it.
  private func emit(_ change: Change, in draft: inout Draft) throws(DecisionStop) -> DueRecord? {
    let listed = change.due
    let record = listed.record
    switch record {
    case .purchase(let chain):
      guard var purchase = try draft.purchase(chain) else { return nil }
      let scheduledChanges = purchase.scheduledChanges
      guard let due = scheduledChanges.first?.due, due <= moment else { return nil }
      purchase.emittedUntil = due
      draft.put(purchase)
      for id in purchase.holders { try draft.catchUp(id, before: due) }
      for scheduledChange in scheduledChanges.prefix(while: { $0.due == due }) {
        let facts = try draft.facts(purchase, of: scheduledChange.transaction, at: due)
        if let kind = scheduledChange.kind {
          let transition = Event.Transition(
            of: purchase,
            scheduledChange.transaction,
            from: purchase.stateInPeriod(at: due.previous)?.state,
            to: purchase.stateInPeriod(at: due)?.state
          )
          try draft.emitHolder(kind, of: purchase, facts, transition, byClockAt: scheduledChange.at)
        }
        for id in purchase.holders {
          try draft.emitAccess(
            of: id,
            byClockAt: due,
            shownAt: scheduledChange.at,
            because: (purchase, facts, due.previous)
          )
        }
      }
      return purchase.nextDue.map { DueRecord(moment: $0, record: record) }
    case .customer(let id):
      guard var customer = try draft.existing(customer: id),
        customer.emittedUntil < listed.moment
      else { return nil }
      customer.emittedUntil = listed.moment
      draft.put(customer)
      guard let grantChange = change.grantChange else { return nil }
      try draft.emitAccess(of: id, byClockAt: grantChange.due, shownAt: grantChange.at)
      return nil
    }
  }
}
