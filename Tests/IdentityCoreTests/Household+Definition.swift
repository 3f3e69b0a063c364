import IdentityCore

// Changes of a project's terms, and their events.
extension Household {
  @discardableResult
  func define(
    pendingMax: Int = .max,
    _ adjust: (inout ProjectDefinition) -> Void
  ) throws(Refusal) -> Project {
    try defined(pendingMax: pendingMax, adjust).view.project
  }

  func defined(
    pendingMax: Int = .max,
    recordsMax: Int = ProjectDefiner.recordsMax,
    _ adjust: (inout ProjectDefinition) -> Void
  ) throws(Refusal) -> DefinedProject {
    var definition = ProjectDefinition()
    adjust(&definition)
    return try run { draft throws(DecisionStop) in
      try ProjectDefiner.define(
        definition,
        isNew: false,
        request: [55],
        pendingMax: pendingMax,
        recordsMax: recordsMax,
        in: &draft
      )
    }
  }

  /// Emits earlier changes, then the oldest definition for the next `limit` customers.
  func rollout(_ limit: Int) throws(Refusal) {
    guard project.isRollingOut else { return }
    let oldest = project.emittedDefinitions + 1
    guard case .definition(let definition)? = records[.definition(project.number, oldest)] else {
      preconditionFailure("Household: no definition \(oldest)")
    }
    var reached: CustomerID?
    if case .rollout(let rollout)? = records[.rollout(project.number)] { reached = rollout.reached }
    let next = customers.keys.sorted().filter { id in reached.map { id > $0 } ?? true }
    let dues = records.compactMap { key, record in
      record.nextDue.flatMap { DueRecord(moment: $0, of: key) }
    }
    try run { draft throws(DecisionStop) in
      try DueEmission.emit(dues, through: definition.at, in: &draft)
      try Rollout.advance(over: Array(next.prefix(limit)), isLast: next.count < limit, in: &draft)
      return true
    }
  }

  /// Emits everything that is pending.
  func emitAll() throws(Refusal) {
    while project.isRollingOut { try rollout(3) }
    try emitDue()
  }
}
