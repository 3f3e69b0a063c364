// A change of a project's terms changes what many may use: each customer is told of it, in the
// order of their ids, or before anything else is decided about it.
extension Draft {
  /// The definitions that not everybody was told of, oldest first.
  package mutating func unemittedDefinitions() throws(DecisionStop) -> [Definition] {
    guard project.isSweeping else { return [] }
    let keys = ((project.emittedDefinitions + 1)...project.definitions).map {
      RecordKey.definition(project.number, $0)
    }
    return try records(keys).enumerated().map { position, record in
      guard case .definition(let definition)? = record else { mismatch(keys[position]) }
      return definition
    }
  }

  /// Those of them that the customer was not told of.
  mutating func unemitted(to customer: Customer) throws(DecisionStop) -> [Definition] {
    guard project.isSweeping else { return [] }
    let reached = try sweep()?.reached
    let oldest = project.emittedDefinitions + 1
    return try unemittedDefinitions().filter { definition in
      guard definition.number > customer.emittedDefinition else { return false }
      guard definition.number == oldest, let reached else { return true }
      return customer.id > reached
    }
  }

  /// Tells a customer of the definitions before the moment; nil is all of them.
  mutating func catchUp(_ id: CustomerID, before moment: Moment? = nil) throws(DecisionStop) {
    guard project.isSweeping else { return }
    for definition in try unemitted(to: customer(id)) {
      if let moment, definition.at >= moment { return }
      try emit(definition, to: id)
    }
  }

  /// Tells a customer what a definition changed for it, if it was not told yet; every earlier
  /// definition it must have been told of.
  ///
  /// In a sweep whom it does not concern is not written: how far that came says enough.
  mutating func emit(
    _ definition: Definition,
    to id: CustomerID,
    inSweep isSweep: Bool = false
  ) throws(DecisionStop) {
    let known = try customer(id)
    let unemitted = try unemitted(to: known)
    guard unemitted.first?.number == definition.number else { return }
    let countBefore = eventCount
    try emitAccess(
      of: id,
      AccessUpdate(
        looksAt: definition.at,
        at: definition.at,
        cause: .definition(request: definition.request),
        terms: unemitted.dropFirst().first?.before ?? project.terms
      )
    )
    guard !isSweep || eventCount > countBefore else { return }
    var customer = try customer(id)
    customer.emittedDefinition = definition.number
    put(customer)
  }

  /// Tells the next customers, in the order of their ids, of the oldest definition, and remembers
  /// how far it came; after the last of them everybody was told.
  ///
  /// What was due before the definition must have been told.
  package mutating func sweep(_ ids: [CustomerID], isLast: Bool) throws(DecisionStop) {
    guard let definition = try unemittedDefinitions().first else { return }
    for id in try bring(ids) { try emit(definition, to: id, inSweep: true) }
    guard isLast else {
      if let last = ids.last { put(Sweep(reached: last)) }
      return
    }
    project.emittedDefinitions = definition.number
    put(.project(project), for: .project(project.id))
    remove(.definition(project.number, definition.number))
    remove(.sweep(project.number))
  }

  /// Has the customers and what they hold brought at once, and says which of them there are: one
  /// may have become part of another.
  private mutating func bring(_ ids: [CustomerID]) throws(DecisionStop) -> [CustomerID] {
    let keys = ids.map { RecordKey.customer(project.number, $0) }
    var found: [Customer] = []
    for case .customer(let customer)? in try records(keys) { found.append(customer) }
    _ = try purchases(found.flatMap(\.held))
    return found.map(\.id)
  }

  private mutating func sweep() throws(DecisionStop) -> Sweep? {
    try value(.sweep(project.number)) { if case .sweep(let sweep) = $0 { sweep } else { nil } }
  }

  private mutating func put(_ sweep: Sweep) {
    put(.sweep(sweep), for: .sweep(project.number))
  }
}
