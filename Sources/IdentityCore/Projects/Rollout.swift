/// The progress of emitting the oldest pending definition.
///
/// A record of its own, because it changes with every batch and most decisions never read it.
package struct Rollout: Equatable, Sendable {
  /// The last customer done; the rollout goes by customer id.
  package var reached: CustomerID

  package init(reached: CustomerID) {
    self.reached = reached
  }
}

extension Rollout {
  /// Emits the oldest definition for the next customers by id, and stores the progress.
  ///
  /// The caller first emits what was due before the definition.
  package static func advance(
    over ids: [CustomerID],
    isLast: Bool,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard let definition = try Definition.pending(in: &draft).first else { return }
    let customers = try draft.existing(customers: ids)
    _ = try draft.purchases(customers.flatMap(\.held))
    for customer in customers {
      try definition.emit(to: customer.id, inRollout: true, in: &draft)
    }
    guard isLast else {
      guard let last = ids.last else { return }
      return draft.put(.rollout(Rollout(reached: last)), for: .rollout(draft.number))
    }
    draft.project.emittedDefinitions = definition.number
    draft.put(.project(draft.project), for: .project(draft.project.id))
    draft.remove(.definition(draft.number, definition.number))
    draft.remove(.rollout(draft.number))
  }

  fileprivate static func stored(in draft: inout Draft) throws(DecisionStop) -> Rollout? {
    try draft.value(.rollout(draft.number)) { $0.rollout }
  }
}

// A rollout emits the effect of changed terms on access for all customers in the order of their
// ids, and a decision about a customer emits that customer's first.
extension Definition {
  /// Returns the pending definitions, oldest first.
  static func pending(in draft: inout Draft) throws(DecisionStop) -> [Definition] {
    let project = draft.project
    guard project.isRollingOut else { return [] }
    let keys = ((project.emittedDefinitions + 1)...project.definitions).map {
      RecordKey.definition(project.number, $0)
    }
    return try draft.records(keys).enumerated().map { position, record in
      guard case .definition(let definition)? = record else { mismatch(keys[position]) }
      return definition
    }
  }

  /// Returns the definitions that are pending for a customer.
  static func pending(
    for customer: Customer,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Definition] {
    guard draft.project.isRollingOut else { return [] }
    let reached = try Rollout.stored(in: &draft)?.reached
    let oldest = draft.project.emittedDefinitions + 1
    return try pending(in: &draft).filter { definition in
      guard definition.number > customer.emittedDefinition else { return false }
      guard definition.number == oldest, let reached else { return true }
      return customer.id > reached
    }
  }

  /// Emits the definition's changes for a customer, once; earlier ones must be emitted.
  ///
  /// A rollout does not write customers without changes: its progress covers them.
  func emit(
    to id: CustomerID,
    inRollout isRollout: Bool = false,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let pending = try Self.pending(for: draft.customer(id), in: &draft)
    guard pending.first?.number == number else { return }
    let countBefore = draft.eventCount
    // The clock may have gone back since the definition.
    let moment = min(at, draft.now)
    try draft.emitAccess(
      of: id,
      Draft.AccessUpdate(
        accessAt: moment,
        at: moment,
        cause: .definition(request: request),
        terms: pending.dropFirst().first?.before ?? draft.project.terms
      )
    )
    guard !isRollout || draft.eventCount > countBefore else { return }
    var customer = try draft.customer(id)
    customer.emittedDefinition = number
    draft.put(customer)
  }
}

extension Draft {
  /// Emits a customer's pending definitions before a moment, or all if it is nil.
  mutating func catchUp(_ id: CustomerID, before moment: Moment? = nil) throws(DecisionStop) {
    guard project.isRollingOut else { return }
    for definition in try Definition.pending(for: customer(id), in: &self) {
      if let moment, definition.at >= moment { return }
      try definition.emit(to: id, in: &self)
    }
  }

  /// Returns the terms for the customer's next event, which may precede a pending definition.
  mutating func terms(for id: CustomerID) throws(DecisionStop) -> AccessDefinition {
    guard project.isRollingOut else { return project.terms }
    return try Definition.pending(for: customer(id), in: &self).first?.before ?? project.terms
  }
}

extension Rollout: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&reached)
  }
}
