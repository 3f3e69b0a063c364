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
    let sourcesByEntitlement = SourcesByEntitlement(sources)
    entitlements = sourcesByEntitlement.sorted.map { sources.entitlement($0) }
  }

  /// Of entitlements that are sorted.
  init(entitlements: [Entitlement]) {
    self.entitlements = entitlements
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
