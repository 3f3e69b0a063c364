package import IdentityCore

extension UpdatePurchase {
  func check() throws(RPCError) {
    guard asOf != nil, transaction == nil else { return }
    throw RPCError(
      .invalidParams,
      "asOf is given, but not the transaction of which the store speaks",
      field: "/transactionId",
      hint: "name the transaction: the latest one may be another when an old message arrives"
    )
  }

  /// The update for the core.
  package var update: PurchaseUpdate {
    var update = PurchaseUpdate(
      chain: ChainKey(store: store, originalTransaction: originalTransaction)
    )
    (update.transaction, update.asOf) = (transaction, asOf)
    (update.expiresAt, update.endedAt) = (expiresAt, endedAt)
    update.gracePeriodExpiresAt = gracePeriodExpiresAt
    (update.pausedUntil, update.paused) = (pausedUntil, paused)
    (update.refundedAt, update.revokedAt) = (refundedAt, revokedAt)
    (update.autoRenew, update.billingRetry) = (autoRenew, billingRetry)
    (update.renewsAs, update.endReason) = (renewsAs, endReason)
    if let product { update.product = .set(product) }
    return update
  }

  /// Writes the result: the purchase after the update, and what became of it.
  package static func write(
    _ receipt: Draft.UpdateReceipt,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.member("purchase", receipt.purchase)
    writer.member("outcome", receipt.outcome.rawValue)
    writer.member("stale", receipt.notes.stale)
    writer.member(
      "warnings",
      Warning.about(receipt.purchase, catalogue) + Warning.about(receipt.notes)
    )
  }
}
