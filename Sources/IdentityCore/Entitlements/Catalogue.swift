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

extension Catalogue {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    // A manual clock changes its project with every step.
    if C.isMeasuring {
      _ = try coder.count(products.count, ofSize: Self.productBytes)
      return
    }
    var rows = products.sorted { $0.key < $1.key }.map { Row(id: $0.key, product: $0.value) }
    try coder.list(&rows)
    try coder.requireOrder(rows) { $0.id < $1.id }
    if C.isReading { for row in rows { products[row.id] = row.product } }
    try coder.list(&grantable)
  }

  /// The memory of a typical product, which has a name and one entitlement.
  private static let productBytes = 240

  private struct Row: Coded {
    var id: ProductID
    var product: Product

    static var blank: Self { Self(id: .blank, product: Product(entitlements: [])) }

    mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
      try coder.id(&id)
      try coder.code(&product.kind)
      try coder.list(&product.entitlements)
    }
  }
}
