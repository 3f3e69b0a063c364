// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase, by its store and the id of its first transaction.
  public struct PurchaseRef: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public var store: String
    /// Id of the purchase's first transaction.
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

extension Entitled.PurchaseRef: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.store = try members.required("store")
    self.originalTransactionId = try members.required("originalTransactionId")
  }
}

extension Entitled.PurchaseRef: Encoded {
  var json: JSON {
    var members = Params()
    members.add("store", store)
    members.add("originalTransactionId", originalTransactionId)
    return members.json
  }
}
