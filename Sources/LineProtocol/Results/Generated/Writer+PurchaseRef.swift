// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `PurchaseRef`.
  mutating func members(ofPurchaseRef value: ChainKey) {
    member("store", value.store)
    member("originalTransactionId", value.originalTransaction)
  }
}
