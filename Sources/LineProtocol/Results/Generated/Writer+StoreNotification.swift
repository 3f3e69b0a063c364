// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `StoreNotification`.
  mutating func members(ofStoreNotification value: StoreReport.Notification) {
    member("id", value.id)
    member("type", value.type)
    member("subtype", value.subtype)
    member("at", value.at)
    member("environment", value.environment)
    if let value = value.originalTransactionID { member("originalTransactionId", value) }
    if let value = value.transactionID { member("transactionId", value) }
  }
}
