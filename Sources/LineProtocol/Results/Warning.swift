package import IdentityCore

/// A warning about a request that succeeded but may not do what the caller meant.
package struct Warning: Sendable {
  let kind: StaticString
  let message: String
  var nearest: [String] = []
  /// Written even if no name is near.
  var alwaysNearest = false

  /// Returns the warning that a purchase's product is not in the catalogue; it is recorded anyway.
  package static func unknownProduct(_ id: ProductID, known: [ProductID]) -> Warning {
    Warning(
      kind: "unknownProduct",
      message: "the catalogue has no product \(String(quoting: id.bytes)): the purchase is"
        + " recorded, and gives access when project.define adds the product",
      nearest: NearestNames.nearest(to: id.bytes, among: known.map(\.description))
    )
  }

  /// Returns the warning that nothing in the project gives an entitlement.
  package static func unknownEntitlement(
    _ id: EntitlementID,
    known: [EntitlementID]
  ) -> Warning {
    Warning(
      kind: "unknownEntitlement",
      message: "the project has no entitlement \(String(quoting: id.bytes))",
      nearest: NearestNames.nearest(to: id.bytes, amongIDs: known),
      alwaysNearest: true
    )
  }

  /// Returns the warnings about a purchase.
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

  /// The warning that the holder was deleted, so that the purchase gives no access.
  static let heldByNobody = Warning(
    kind: "heldByNobody",
    message: "the holder of this purchase was deleted: the purchase gives no access until a"
      + " restore from a device names it"
  )

  package static let subscriptionWithoutEnd = Warning(
    kind: "subscriptionWithoutEnd",
    message: "the subscription has no expiresAt: it gives access until purchase.update sets an end"
  )
}

extension JSONWriter {
  /// Writes the warnings, unless there are none.
  mutating func member(_ name: StaticString, _ warnings: [Warning]) {
    guard !warnings.isEmpty else { return }
    key(name)
    beginArray()
    for warning in warnings {
      beginObject()
      member("kind", text: warning.kind)
      member("message", warning.message)
      if warning.alwaysNearest || !warning.nearest.isEmpty {
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
