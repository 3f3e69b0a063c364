/// The products that may be bought, and the entitlements that they give.
///
/// Access is derived from the catalogue on each check, so that a new catalogue applies to old
/// purchases at once.
package struct Catalogue: Equatable, Sendable {
  package var products: [ProductID: Product]
  /// Ids that may be granted in addition to those of products.
  package var grantable: [EntitlementID]

  package init(products: [ProductID: Product] = [:], grantable: [EntitlementID] = []) {
    self.products = products
    self.grantable = grantable
  }

  /// Returns those of some entitlements that the project does not define, in the same order.
  ///
  /// Unlike `entitlements`, it sorts nothing: a catalogue may have thousands of products.
  package func undefined(among ids: [EntitlementID]) -> [EntitlementID] {
    var rest = Set(ids)
    rest.subtract(grantable)
    for product in products.values where !rest.isEmpty { rest.subtract(product.entitlements) }
    return ids.filter { rest.contains($0) }
  }

  /// Every entitlement that the project defines, sorted by bytes.
  package var entitlements: [EntitlementID] {
    var known = Set(grantable)
    for product in products.values { known.formUnion(product.entitlements) }
    return known.sorted()
  }
}

/// A product and the entitlements that it gives.
package struct Product: Equatable, Sendable {
  package var kind: PurchaseKind?
  package var entitlements: [EntitlementID]

  package init(kind: PurchaseKind? = nil, entitlements: [EntitlementID]) {
    self.kind = kind
    self.entitlements = entitlements
  }
}
