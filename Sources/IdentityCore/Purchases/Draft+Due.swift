/// A record of which the clock has something to tell.
package struct DueRecord: Hashable, Comparable, Sendable {
  package var moment: Moment
  package var record: Subject

  /// Purchases are told of before customers, each in the order of their ids.
  package enum Subject: Hashable, Comparable, Sendable {
    case purchase(ChainKey)
    case customer(CustomerID)
  }

  package init(moment: Moment, record: Subject) {
    self.moment = moment
    self.record = record
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.moment == right.moment ? left.record < right.record : left.moment < right.moment
  }
}

// What the clock tells.
extension Draft {
  /// Tells what is due of these records, all of it up to the moment, in order.
  ///
  /// Of what is listed, the records themselves say what there is to tell: a list may be older than
  /// they are.
  package mutating func emitDue(_ listed: [DueRecord], through moment: Moment) throws(DecisionStop)
  {
    try prefetch(listed)
    var dues: [DueRecord] = []
    for due in listed { dues += try spread(due) }
    var waiting = Heap(dues)
    while let due = waiting.first, due.moment <= moment {
      _ = waiting.popFirst()
      if let next = try emitNext(due, through: moment) { waiting.insert(next) }
    }
    try settleTracked()
  }

  /// How much is to be looked at before the first of these can be told: what the customers
  /// concerned hold.
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

  /// Of a customer the ends of all its grants.
  private mutating func spread(_ due: DueRecord) throws(DecisionStop) -> [DueRecord] {
    guard case .customer(let id) = due.record else { return [due] }
    return try existing(customer: id)?.scheduledChanges.map {
      DueRecord(moment: $0.due, record: due.record)
    }
      ?? []
  }

  /// Has everything brought at once that telling these looks at; where they are many, tracks the
  /// customers concerned.
  private mutating func prefetch(_ listed: [DueRecord]) throws(DecisionStop) {
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
    guard listed.count >= Self.trackedFrom, let first = listed.map(\.moment).min() else { return }
    for id in sorted where try existing(customer: id) != nil { try track(id, at: first) }
  }

  /// With fewer, going through all that a customer holds for each of them costs less.
  private static var trackedFrom: Int { 4 }

  /// Tells customers what is due, and of definitions, before anything is decided about them.
  mutating func settle(_ ids: OneOrMany<CustomerID>) throws(DecisionStop) {
    if project.isSweeping {
      for definition in try unemittedDefinitions() {
        let (people, dues) = try concerned(by: ids)
        try emitDue(dues, through: min(definition.at, now))
        for id in people { try emit(definition, to: id) }
      }
    }
    guard try isAnythingDue(of: ids) else { return }
    try emitDue(concerned(by: ids).dues, through: now)
  }

  /// Whether there is anything to tell at all of customers and what they hold: mostly there is not,
  /// and then nothing else is looked for.
  private mutating func isAnythingDue(of ids: OneOrMany<CustomerID>) throws(DecisionStop) -> Bool {
    // A few are looked at by what was summed up, mostly; many are brought at once.
    if ids.count > 4 { _ = try holdings(ofAll: Array(ids)) }
    for id in ids {
      let customer = try customer(id)
      if let moment = customer.nextDue, moment <= now { return true }
      if let moment = try nextDue(of: customer), moment <= now { return true }
    }
    return false
  }

  /// When there is something to tell of what a customer holds: that alone is no reason to sum it
  /// up.
  private mutating func nextDue(of customer: Customer) throws(DecisionStop) -> Moment? {
    if let known = knownHoldings(of: customer, under: project.terms, at: now) {
      return known.nextDue
    }
    var next: Moment?
    for purchase in try purchases(of: customer) {
      if let due = purchase.nextDue { next = min(next ?? due, due) }
    }
    return next
  }

  /// What is due by now of customers and of all that they hold; and who is told of that: besides
  /// themselves those who hold it as well, whose own ends come in their turn.
  private mutating func concerned(
    by ids: OneOrMany<CustomerID>
  ) throws(DecisionStop) -> (people: [CustomerID], dues: [DueRecord]) {
    var people: Set<CustomerID> = []
    var dues: Set<DueRecord> = []
    var next = Set(ids)
    while !next.isEmpty {
      people.formUnion(next)
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
      next = holders.subtracting(people)
    }
    return (people.sorted(), Array(dues))
  }

  /// Customers with what they hold, all brought at once.
  private mutating func holdings(
    ofAll ids: [CustomerID]
  ) throws(DecisionStop) -> [(customer: Customer, purchases: [Purchase])] {
    _ = try records(ids.map { .customer(project.number, $0) })
    let customers = try ids.map { id throws(DecisionStop) in try customer(id) }
    _ = try purchases(customers.flatMap { Array($0.held) })
    return try customers.map { customer throws(DecisionStop) in
      (customer, try purchases(customer.held))
    }
  }

  /// Tells what is due next of one record, and says when there is more.
  private mutating func emitNext(_ listed: DueRecord, through moment: Moment) throws(DecisionStop)
    -> DueRecord?
  {
    let record = listed.record
    switch record {
    case .purchase(let chain):
      guard var purchase = try purchase(chain) else { return nil }
      let scheduledChanges = purchase.scheduledChanges
      guard let due = scheduledChanges.first?.due, due <= moment else { return nil }
      purchase.emittedUntil = due
      put(purchase)
      for id in purchase.holders { try catchUp(id, before: due) }
      let facts = try facts(purchase)
      for scheduledChange in scheduledChanges.prefix(while: { $0.due == due }) {
        if let kind = scheduledChange.kind {
          try emitHolder(kind, of: purchase, facts, byClockAt: scheduledChange.at)
        }
        try emitAccess(of: purchase.holders, because: facts, byClock: scheduledChange)
      }
      return purchase.nextDue.map { DueRecord(moment: $0, record: record) }
    case .customer(let id):
      guard var customer = try existing(customer: id), customer.emittedUntil < listed.moment else {
        return nil
      }
      customer.emittedUntil = listed.moment
      put(customer)
      try emitAccess(of: [id], because: nil, byClock: .end(dueAt: listed.moment))
      return nil
    }
  }

  /// Moves the project's manual clock; what is due up to there has been told.
  package mutating func advanceClock(to moment: Moment, isArrival: Bool) {
    project.clock = .manual(moment)
    put(.project(project), for: .project(project.id))
    guard isArrival else { return }
    emit(.clockAdvanced(to: moment))
  }
}
