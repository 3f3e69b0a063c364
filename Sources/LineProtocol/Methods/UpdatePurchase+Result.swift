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
    for entry in statements { update[entry.field] = entry.value }
    return update
  }

  /// Writes the result: the purchase after the update, and what became of it.
  package static func write(
    _ receipt: Draft.UpdateReceipt,
    terms: AccessDefinition,
    to writer: inout JSONWriter
  ) {
    writer.member("purchase", receipt.purchase)
    writer.member("outcome", receipt.outcome.rawValue)
    writer.member("stale", receipt.notes.stale)
    writer.member(
      "warnings",
      Warning.about(receipt.purchase, terms) + Warning.about(receipt.notes)
    )
  }
}
