extension Draft {
  /// Grants an entitlement without a purchase; a new grant replaces an older one.
  package mutating func grant(
    _ entitlement: EntitlementID,
    to subject: Subject,
    until end: Moment?
  ) throws(DecisionStop) -> Entitlement {
    try emitPending(for: [resolve(subject).customer.id])
    var person = try resolve(subject)
    let catalogue = project.catalogue
    guard catalogue.undefined(among: [entitlement]).isEmpty else {
      throw .refused(.unknownEntitlement(entitlement, known: catalogue.entitlements))
    }
    let grant = Grant(entitlement: entitlement, grantedAt: now, expiresAt: end)
    person.customer.grants.give(grant)
    person.customer.emittedUntil = now
    put(person.customer)
    try UserTrail.record(grant, to: person.asked, in: &self)
    emit(.granted, grant, person)
    try emitAccess(of: [person.customer.id], because: nil)
    return try present(entitlement, of: person.customer)
  }

  /// Revokes an entitlement's grants; a purchase cannot be revoked, nor an ended grant.
  package mutating func revoke(
    _ entitlement: EntitlementID,
    from subject: Subject
  ) throws(DecisionStop) -> Entitlement {
    try emitPending(for: [resolve(subject).customer.id])
    var person = try resolve(subject)
    let ended = person.customer.grants.revoke(entitlement, at: now)
    guard !ended.isEmpty else {
      throw .refused(.notAManualGrant(entitlement))
    }
    person.customer.emittedUntil = now
    put(person.customer)
    try UserTrail.recordRevocation(of: entitlement, from: person.asked, in: &self)
    for grant in ended.sorted(by: { $0.outlasts($1) }) { emit(.grantRevoked, grant, person) }
    try emitAccess(of: [person.customer.id], because: nil)
    return try present(entitlement, of: person.customer)
  }

  private mutating func present(
    _ id: EntitlementID,
    of customer: Customer
  ) throws(DecisionStop) -> Entitlement {
    try access(of: customer, at: now)[id] ?? .none(id)
  }

  private mutating func emit(_ kind: Event.Kind, _ grant: Grant, _ person: ResolvedUser) {
    let (customer, subject) = (person.customer.id, person.user.member)
    var event = Event(kind, at: now, customer: customer, subject: subject)
    event.entitlements = [grant.entitlement]
    event.grant = Event.GrantFacts(expiresAt: grant.expiresAt)
    emit(event)
  }
}

// What a decision changes in a customer's grants, and an undo changes again.
extension [Grant] {
  /// Adds a grant, which replaces older ones of its entitlement.
  mutating func give(_ grant: Grant) {
    removeAll { $0.entitlement == grant.entitlement }
    append(grant)
  }

  /// Revokes an entitlement's grants that are in force; returns them.
  @discardableResult
  mutating func revoke(_ entitlement: EntitlementID, at moment: Moment) -> [Grant] {
    var ended: [Grant] = []
    for index in indices
    where self[index].entitlement == entitlement && self[index].isInForce(at: moment) {
      self[index].revokedAt = moment
      ended.append(self[index])
    }
    return ended
  }

  /// Revokes one grant as an import said; a list without it gets it revoked.
  mutating func takeOver(_ revoked: Grant) {
    let same = indices.filter { self[$0].unrevoked == revoked.unrevoked }
    if same.isEmpty { return append(revoked) }
    guard let index = same.first(where: { self[$0].revokedAt == nil }) else { return }
    self[index].revokedAt = revoked.revokedAt
  }
}

extension Grant {
  /// Whether this grant ends later than another; no end is later than any.
  fileprivate func outlasts(_ other: Grant) -> Bool {
    guard let otherEnd = other.expiresAt else { return false }
    return expiresAt.map { $0 > otherEnd } ?? true
  }

  /// Whether it gives access at the moment; its last millisecond is included.
  package func isInForce(at moment: Moment) -> Bool {
    grantedAt <= moment && state(at: moment).givesAccess
  }
}
