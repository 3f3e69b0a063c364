// Emits the effect of changed terms on access: a rollout emits it for all customers in the order of
// their ids, and a decision about a customer emits that customer's first.
extension Draft {
  /// Returns the pending definitions, oldest first.
  package mutating func unemittedDefinitions() throws(DecisionStop) -> [Definition] {
    guard project.isRollingOut else { return [] }
    let keys = ((project.emittedDefinitions + 1)...project.definitions).map {
      RecordKey.definition(project.number, $0)
    }
    return try records(keys).enumerated().map { position, record in
      guard case .definition(let definition)? = record else { mismatch(keys[position]) }
      return definition
    }
  }

  /// Returns the definitions that are pending for a customer.
  mutating func unemitted(to customer: Customer) throws(DecisionStop) -> [Definition] {
    guard project.isRollingOut else { return [] }
    let reached = try rollout()?.reached
    let oldest = project.emittedDefinitions + 1
    return try unemittedDefinitions().filter { definition in
      guard definition.number > customer.emittedDefinition else { return false }
      guard definition.number == oldest, let reached else { return true }
      return customer.id > reached
    }
  }

  /// Emits a customer's pending definitions before a moment, or all if it is nil.
  mutating func catchUp(_ id: CustomerID, before moment: Moment? = nil) throws(DecisionStop) {
    guard project.isRollingOut else { return }
    for definition in try unemitted(to: customer(id)) {
      if let moment, definition.at >= moment { return }
      try emit(definition, to: id)
    }
  }

  /// Emits a definition's changes for a customer, once; earlier ones must be emitted.
  ///
  /// A rollout does not write customers without changes: its progress covers them.
  mutating func emit(
    _ definition: Definition,
    to id: CustomerID,
    inRollout isRollout: Bool = false
  ) throws(DecisionStop) {
    let known = try customer(id)
    let unemitted = try unemitted(to: known)
    guard unemitted.first?.number == definition.number else { return }
    let countBefore = eventCount
    // The clock may have gone back since the definition.
    let moment = min(definition.at, now)
    try emitAccess(
      of: id,
      AccessUpdate(
        accessAt: moment,
        at: moment,
        cause: .definition(request: definition.request),
        terms: unemitted.dropFirst().first?.before ?? project.terms
      )
    )
    guard !isRollout || eventCount > countBefore else { return }
    var customer = try customer(id)
    customer.emittedDefinition = definition.number
    put(customer)
  }

  /// Emits the oldest definition for the next customers by id, and stores the progress.
  ///
  /// The caller first emits what was due before the definition.
  package mutating func rollout(_ ids: [CustomerID], isLast: Bool) throws(DecisionStop) {
    guard let definition = try unemittedDefinitions().first else { return }
    for id in try load(ids) { try emit(definition, to: id, inRollout: true) }
    guard isLast else {
      if let last = ids.last { put(Rollout(reached: last)) }
      return
    }
    project.emittedDefinitions = definition.number
    put(.project(project), for: .project(project.id))
    remove(.definition(project.number, definition.number))
    remove(.rollout(project.number))
  }

  /// Loads customers with their holdings, and returns those that still exist.
  private mutating func load(_ ids: [CustomerID]) throws(DecisionStop) -> [CustomerID] {
    let keys = ids.map { RecordKey.customer(project.number, $0) }
    var found: [Customer] = []
    for case .customer(let customer)? in try records(keys) { found.append(customer) }
    _ = try purchases(found.flatMap(\.held))
    return found.map(\.id)
  }

  private mutating func rollout() throws(DecisionStop) -> Rollout? {
    try value(.rollout(project.number)) {
      if case .rollout(let rollout) = $0 { rollout } else { nil }
    }
  }

  private mutating func put(_ rollout: Rollout) {
    put(.rollout(rollout), for: .rollout(project.number))
  }
}
