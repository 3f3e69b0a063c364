import IdentityCore

// A project's terms change, and its customers are told of it.
extension Household {
  @discardableResult
  func define(
    pendingMax: Int = .max,
    _ adjust: (inout ProjectDefinition) -> Void
  ) throws(Refusal) -> Project {
    var definition = ProjectDefinition()
    adjust(&definition)
    return try run { draft throws(DecisionStop) in
      try draft.define(definition, isNew: false, request: [55], pendingMax: pendingMax).project
    }
  }

  /// Tells what was due before the oldest definition, then so many of the next customers of it.
  func sweep(_ limit: Int) throws(Refusal) {
    guard project.isSweeping else { return }
    let oldest = project.emittedDefinitions + 1
    guard case .definition(let definition)? = records[.definition(project.number, oldest)] else {
      preconditionFailure("Household: no definition \(oldest)")
    }
    var reached: CustomerID?
    if case .sweep(let sweep)? = records[.sweep(project.number)] { reached = sweep.reached }
    let next = customers.keys.sorted().filter { id in reached.map { id > $0 } ?? true }
    let dues = records.compactMap { key, record in record.due(under: key)?.1 }
    try run { draft throws(DecisionStop) in
      try draft.emitDue(dues, through: definition.at)
      try draft.sweep(Array(next.prefix(limit)), isLast: next.count < limit)
      return true
    }
  }

  /// Tells everything that nobody has to ask for.
  func emitAll() throws(Refusal) {
    while project.isSweeping { try sweep(3) }
    try emitDue()
  }
}
