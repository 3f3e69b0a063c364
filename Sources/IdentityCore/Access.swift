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

extension Access {
  /// The `active` of an access, without deriving what else there is: it is compared with every
  /// change.
  static func active(
    of purchases: [Purchase],
    and grants: [Grant],
    under terms: Terms,
    at moment: Moment
  ) -> [EntitlementID] {
    // What is active beats what is not: one that gives access is enough.
    var ids: Set<EntitlementID> = []
    for purchase in purchases where terms.environment.admits(purchase.environment) {
      guard let standing = purchase.standing(at: moment), standing.state.givesAccess else {
        continue
      }
      ids.formUnion(terms.catalogue.products[standing.product(purchase)]?.entitlements ?? [])
    }
    for grant in grants where grant.grantedAt <= moment && grant.state(at: moment).givesAccess {
      ids.insert(grant.entitlement)
    }
    return ids.sorted()
  }
}
