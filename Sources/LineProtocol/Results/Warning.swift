package import IdentityCore

/// A warning about a request that succeeded but may not do what the caller meant.
package struct Warning: Sendable {
  let kind: StaticString
  let message: String
  var nearest: [String] = []
  /// The fields that it concerns.
  var fields = TransactionFields()
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
  static func about(_ view: PurchaseView, _ terms: AccessDefinition) -> [Warning] {
    let catalogue = terms.catalogue
    var warnings: [Warning] = []
    if catalogue.products[view.purchase.product] == nil {
      warnings.append(
        .unknownProduct(view.purchase.product, known: catalogue.products.keys.sorted())
      )
    }
    if view.kind == .subscription && view.purchase.periodEnd == nil {
      warnings.append(.subscriptionWithoutEnd)
    }
    if view.holders.isEmpty && !view.purchase.isUnclaimed { warnings.append(.heldByNobody) }
    let environment = view.purchase.environment
    if !terms.environment.admits(environment) {
      warnings.append(.environmentDiffers(environment, terms.environment))
    }
    return warnings
  }

  /// Returns the warning that the project does not count purchases of this environment.
  private static func environmentDiffers(
    _ environment: PurchaseEnvironment,
    _ counted: EnvironmentFilter
  ) -> Warning {
    Warning(
      kind: "environmentDiffers",
      message: "the purchase is of the environment \(environment.rawValue), and gives no access in"
        + " a project whose environment is \(counted.rawValue)"
    )
  }

  /// The warning that what was recorded has ended before.
  static let alreadyOver = Warning(
    kind: "alreadyOver",
    message: "it was over when it was recorded, and gives no access: check expiresAt"
  )

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

  /// Returns the warnings about a fact.
  static func about(_ notes: FactNotes) -> [Warning] {
    var warnings: [Warning] = []
    if !notes.tied.isEmpty { warnings.append(.sameMoment(notes.tied)) }
    if notes.isAhead { warnings.append(.asOfAhead) }
    if !notes.differing.isEmpty { warnings.append(.transactionDiffers(notes.differing)) }
    if !notes.isSameToken { warnings.append(.accountTokenDiffers) }
    return warnings + notes.takenKeys.map { .keyTaken($0) }
  }

  /// Returns the warnings about an import.
  static func about(_ receipt: ImportReceipt, _ catalogue: Catalogue) -> [Warning] {
    receipt.takenKeys.map { .keyTaken($0) }
      + receipt.unknownEntitlements.map {
        .unknownEntitlement($0, known: catalogue.entitlements)
      }
      + receipt.unknownProducts.map {
        .unknownProduct($0, known: catalogue.products.keys.sorted())
      }
      + (receipt.accountTokens < AccountTokenID.perCustomerMax
        ? [] : [.accountTokensFull(receipt.accountTokens)])
  }

  private static func accountTokensFull(_ count: Int) -> Warning {
    Warning(
      kind: "accountTokensFull",
      message: "the customer has \(count) account tokens: with \(AccountTokenID.perCustomerMax) or"
        + " more, no call registers another one"
    )
  }

  private static func sameMoment(_ fields: TransactionFields) -> Warning {
    let names = fields.all.map(\.name).joined(separator: ", ")
    return Warning(
      kind: "sameMoment",
      message: "another statement of the same asOf differs in \(names): the value in the customer's"
        + " favour stays. Ask the store for the transaction, and send what it answers",
      fields: fields
    )
  }

  private static func transactionDiffers(_ fields: TransactionFields) -> Warning {
    let names = fields.all.map(\.name).joined(separator: ", ")
    return Warning(
      kind: "transactionDiffers",
      message: "the transaction is recorded with another \(names), and nothing changed: send the"
        + " purchase with asOf to change it",
      fields: fields
    )
  }

  private static let accountTokenDiffers = Warning(
    kind: "accountTokenDiffers",
    message: "the purchase carries another account token, which it keeps"
  )

  /// The warning that a newer version of the daemon may know what a notification says.
  static func unknownNotification(_ type: [UInt8]?) -> Warning {
    let name = type.map { "the type \(String(quoting: $0))" } ?? "this notification"
    return Warning(
      kind: "unknownNotification",
      message: "the daemon does not know \(name): it applies what the notification says of its"
        + " transaction, if there is one"
    )
  }

  /// Returns the warning that the store reports what no record can hold.
  static func leftOut(_ item: StoreReport.LeftOut) -> Warning {
    let message =
      switch item {
      case .rental(let product):
        "the store reports a rental of \(String(quoting: product.bytes)), whose end it does not"
          + " state: the daemon records nothing of it"
      case .subscriptionWithoutEnd(let product):
        "the store reports the subscription \(String(quoting: product.bytes)) without an end: the"
          + " daemon records nothing of it"
      case .partialRefund:
        "the store has refunded a part of a quantity: the purchase stays as it is"
      }
    return Warning(kind: "leftOut", message: message)
  }

  private static let asOfAhead = Warning(
    kind: "asOfAhead",
    message: "asOf is a day or more ahead of the project's clock: until then, nothing that the"
      + " store says can change these fields"
  )

  private static func keyTaken(_ key: TransactionID) -> Warning {
    Warning(
      kind: "keyTaken",
      message: "the key \(String(quoting: key.bytes)) already names another purchase of this store:"
        + " it is left out"
    )
  }
}

extension JSONWriter {
  /// Writes the warnings, unless there are none.
  mutating func member(_ name: StaticString, _ warnings: [Warning]) {
    guard !warnings.isEmpty else { return }
    list(name, warnings) { warning, writer in
      writer.member("kind", text: warning.kind)
      writer.member("message", warning.message)
      if warning.alwaysNearest || !warning.nearest.isEmpty {
        writer.values("nearest", warning.nearest) { $1.string($0) }
      }
      writer.member("fields", warning.fields)
    }
  }
}
