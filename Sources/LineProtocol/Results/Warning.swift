package import IdentityCore

/// Something that was done, and may not be what was meant.
package struct Warning: Sendable {
  let kind: StaticString
  let message: String
  let nearest: [String]

  /// A purchase of what no product of the catalogue is; it is kept all the same.
  package static func unknownProduct(_ id: ProductID, known: [ProductID]) -> Warning {
    Warning(
      kind: "unknownProduct",
      message: "the catalogue has no product \(String(quoting: id.bytes)): the purchase is"
        + " recorded, and gives access when project.define adds the product",
      nearest: NearestNames.nearest(to: id.bytes, among: known.map(\.description))
    )
  }

  /// A question about what nothing in the project gives.
  package static func unknownEntitlement(
    _ id: EntitlementID,
    known: [EntitlementID]
  ) -> Warning {
    Warning(
      kind: "unknownEntitlement",
      message: "the project has no entitlement \(String(quoting: id.bytes))",
      nearest: NearestNames.nearest(to: id.bytes, among: known.map(\.description))
    )
  }

  /// What may not be as it was meant with a purchase.
  static func about(_ view: PurchaseView, _ catalogue: Catalogue) -> [Warning] {
    var warnings: [Warning] = []
    if catalogue.products[view.purchase.product] == nil {
      warnings.append(
        .unknownProduct(view.purchase.product, known: catalogue.products.keys.sorted())
      )
    }
    if view.kind == .subscription && view.purchase.expiresAt == nil {
      warnings.append(.subscriptionWithoutEnd)
    }
    if view.holders.isEmpty { warnings.append(.heldByNobody) }
    return warnings
  }

  /// Whoever held it was erased: it gives access to nobody.
  static let heldByNobody = Warning(
    kind: "heldByNobody",
    message: "the holder of this purchase was deleted: the purchase gives no access until a"
      + " restore from a device names it",
    nearest: []
  )

  package static let subscriptionWithoutEnd = Warning(
    kind: "subscriptionWithoutEnd",
    message: "the subscription has no expiresAt: it gives access until purchase.update sets an end",
    nearest: []
  )
}

extension JSONWriter {
  /// Written only where there are any.
  mutating func member(_ name: StaticString, _ warnings: [Warning]) {
    guard !warnings.isEmpty else { return }
    key(name)
    beginArray()
    for warning in warnings {
      beginObject()
      member("kind", text: warning.kind)
      member("message", warning.message)
      if !warning.nearest.isEmpty {
        key("nearest")
        beginArray()
        for name in warning.nearest { string(name) }
        endArray()
      }
      endObject()
    }
    endArray()
  }
}
