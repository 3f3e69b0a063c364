// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What names a purchase: its store and the first transaction of its chain.
  public struct PurchaseName: Hashable, Sendable {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    public var store: String
    /// One transaction of a store.
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

extension Entitled.PurchaseName: Encoded {
  var json: JSON {
    var members = Params()
    members.add("store", store)
    members.add("originalTransactionId", originalTransactionId)
    return members.json
  }
}
