/// A customer's access at a moment, derived from its holdings, the catalogue and the time.
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
    let terms = AccessDefinition(catalogue: catalogue, environment: environment)
    let sources = AccessSources(purchases: purchases, grants: grants, terms: terms, at: moment)
    let sourcesByEntitlement = SourcesByEntitlement(sources)
    entitlements = sourcesByEntitlement.sorted.map { sources.entitlement($0) }
  }

  /// Creates an access from sorted entitlements.
  init(entitlements: [Entitlement]) {
    self.entitlements = entitlements
  }

  /// Returns nil if the customer never had the entitlement.
  package subscript(id: EntitlementID) -> Entitlement? {
    entitlements.first { $0.id == id }
  }

  /// The ids of the active entitlements, sorted.
  package var active: [EntitlementID] {
    entitlements.compactMap { $0.isActive ? $0.id : nil }
  }
}
