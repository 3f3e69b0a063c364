/// What may be bought, and what it gives.
///
/// Entitlements are derived from it at every answer: a new catalogue acts on old purchases at once.
package struct Catalogue: Equatable, Sendable {
  package var products: [ProductID: Product]
  /// Ids that may be granted besides those that products give.
  package var grantable: [EntitlementID]

  package init(products: [ProductID: Product] = [:], grantable: [EntitlementID] = []) {
    self.products = products
    self.grantable = grantable
  }

  /// Every entitlement that the project knows, sorted by bytes.
  package var entitlements: [EntitlementID] {
    var known = Set(grantable)
    for product in products.values { known.formUnion(product.entitlements) }
    return known.sorted()
  }
}

/// What a store sells, and the entitlements that it gives.
package struct Product: Equatable, Sendable {
  package var kind: PurchaseKind?
  package var entitlements: [EntitlementID]

  package init(kind: PurchaseKind? = nil, entitlements: [EntitlementID]) {
    self.kind = kind
    self.entitlements = entitlements
  }
}
