/// What a customer may use at a moment: derived from what it holds, the catalogue and the clock.
package struct Access: Equatable, Sendable {
  /// Every entitlement that the customer has or had, sorted by id.
  package let entitlements: [Entitlement]

  package init(
    purchases: [Purchase],
    grants: [Grant],
    catalogue: Catalogue,
    environment: EnvironmentFilter,
    at moment: Moment
  ) {
    var best: [EntitlementID: Candidate] = [:]
    func consider(_ candidate: Candidate) {
      let id = candidate.entitlement.id
      if let current = best[id], !candidate.beats(current) { return }
      best[id] = candidate
    }
    let terms = Terms(catalogue: catalogue, environment: environment)
    Candidate.each(of: purchases, and: grants, under: terms, at: moment, consider)
    entitlements = best.keys.sorted().compactMap { best[$0]?.entitlement }
  }

  /// Nil where the customer never had it.
  package subscript(id: EntitlementID) -> Entitlement? {
    entitlements.first { $0.id == id }
  }

  /// The ids of what may be used, sorted.
  package var active: [EntitlementID] {
    entitlements.compactMap { $0.isActive ? $0.id : nil }
  }
}
