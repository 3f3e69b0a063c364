package import IdentityCore

/// `purchase.update`: records a store's changes to a chain that are not transactions.
package struct UpdatePurchase: WritingMethod {
  package static let name: StaticString = "purchase.update"
  package static let parameters: [StaticString] =
    [
      "store", "originalTransactionId", "expiresAt", "autoRenew", "gracePeriodExpiresAt",
      "billingRetry", "pausedUntil", "refundedAt", "revokedAt", "product",
    ] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .update(self) }

  package let update: PurchaseUpdate
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    var update = PurchaseUpdate(
      chain: ChainKey(
        store: StoreName(try given.required("store").word()),
        originalTransaction: try given.required("originalTransactionId").identifier()
      )
    )
    update.expiresAt = try given.change("expiresAt")
    update.gracePeriodExpiresAt = try given.change("gracePeriodExpiresAt")
    update.pausedUntil = try given.change("pausedUntil")
    update.refundedAt = try given.change("refundedAt")
    update.revokedAt = try given.change("revokedAt")
    update.autoRenew = try given.change("autoRenew")
    update.billingRetry = try given.change("billingRetry")
    if let product = given.optional("product") { update.product = .set(try product.identifier()) }
    self.update = update
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the purchase after the update, and warnings about it.
  package static func write(
    _ view: PurchaseView,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.member("purchase", view)
    writer.member("warnings", Warning.about(view, catalogue))
  }
}

extension Parameters {
  /// Reads a moment that is changed, cleared with null, or kept.
  fileprivate func change(_ name: StaticString) throws(RPCError) -> Change<Moment> {
    switch nullable(name) {
    case .absent: .keep
    case .null: .clear
    case .value(let value): .set(try value.moment())
    }
  }

  /// Reads a flag that is changed, cleared with null, or kept.
  fileprivate func change(_ name: StaticString) throws(RPCError) -> Change<Bool> {
    switch nullable(name) {
    case .absent: .keep
    case .null: .clear
    case .value(let value): .set(try value.bool())
    }
  }
}
