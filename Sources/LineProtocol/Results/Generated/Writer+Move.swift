// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `Move`.
  mutating func members(ofMove value: Move) {
    member("store", value.key.store)
    member("originalTransactionId", value.key.originalTransaction)
    member("product", value.product)
    member("kind", value.kind)
    member("from", value.from)
    member("to", value.to)
    member("shared", value.shared)
  }
}
