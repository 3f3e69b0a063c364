// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `Refusal`.
  mutating func members(ofRefusal value: RefusedRestore) {
    member("store", value.key.store)
    member("originalTransactionId", value.key.originalTransaction)
    member("product", value.product)
    member("holder", value.holder)
    member("rule", value.rule)
  }
}
