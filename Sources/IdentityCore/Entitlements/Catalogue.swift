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
  /// Google's base plan, which other systems name behind the product; access does not depend on it,
  /// and only a project's record has it.
  package var basePlan: [UInt8]?

  package init(
    kind: PurchaseKind? = nil,
    entitlements: [EntitlementID],
    basePlan: [UInt8]? = nil
  ) {
    (self.kind, self.entitlements, self.basePlan) = (kind, entitlements, basePlan)
  }
}

extension Product {
  fileprivate static let blank = Product(entitlements: [])
}

extension Catalogue {
  /// Whether any product has a base plan.
  var hasBasePlans: Bool { products.values.contains { $0.basePlan != nil } }

  /// The same catalogue without base plans.
  var withoutBasePlans: Catalogue {
    guard hasBasePlans else { return self }
    return Catalogue(
      products: products.mapValues { Product(kind: $0.kind, entitlements: $0.entitlements) },
      grantable: grantable
    )
  }

  /// Visits the base plan of each product.
  mutating func basePlans<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    for id in products.keys.sorted() { try coder.bytes(&products[id, default: .blank].basePlan) }
  }

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

    static var blank: Self { Self(id: .blank, product: .blank) }

    mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
      try coder.id(&id)
      try coder.code(&product.kind)
      try coder.list(&product.entitlements)
    }
  }
}
