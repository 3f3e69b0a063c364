// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserImportClaimsItem` in Protocol.
  public struct UserImportClaimsItem: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public var store: String
    /// Id that a store gives to a transaction.
    public var originalTransactionId: String

    /// Made to be sent; what is left out is not sent.
    public init(
      store: String,
      originalTransactionId: String
    ) {
      self.store = store
      self.originalTransactionId = originalTransactionId
    }
  }
}

extension Entitled.UserImportClaimsItem: Encoded {
  var json: JSON {
    var members = Params()
    members.add("store", store)
    members.add("originalTransactionId", originalTransactionId)
    return members.json
  }
}
