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
    let terms = Terms(catalogue: catalogue, environment: environment)
    let sources = AccessSources(purchases: purchases, grants: grants, terms: terms, at: moment)
    var speakers = Speakers()
    sources.forEach { speakers.consider($0, among: sources) }
    entitlements = speakers.sorted.map { sources.candidate($0).entitlement }
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
    var ids: [EntitlementID] = []
    func add(_ id: EntitlementID) {
      if ids.last != id { ids.append(id) }
    }
    AccessSources(purchases: purchases, grants: grants, terms: terms, at: moment).forEach {
      if $0.claim.isActive { add($0.id) }
    }
    guard ids.count > 1 else { return ids }
    ids.sort()
    let sorted = ids
    ids.removeAll(keepingCapacity: true)
    sorted.forEach(add)
    return ids
  }
}
