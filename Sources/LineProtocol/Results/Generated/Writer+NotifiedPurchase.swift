// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `NotifiedPurchase`.
  mutating func members(ofNotifiedPurchase value: NotifiedPurchase) {
    member("store", value.view.purchase.key.store)
    member("originalTransactionId", value.view.purchase.key.originalTransaction)
    member("transactionId", value.transaction)
    member("outcome", value.outcome)
    if !value.fields.isEmpty { member("fields", value.fields) }
    if !value.notes.stale.isEmpty { member("stale", value.notes.stale) }
  }
}
