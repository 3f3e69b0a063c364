// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase with new holders.
  public struct Move: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public let store: String
    /// Id that a store gives to a transaction.
    public let originalTransactionId: String
    /// A product, by the id that the store and the catalogue use.
    public let product: String
    /// Kind of a product, which determines how a purchase moves and expires.
    public let kind: Entitled.ProductKind
    /// Who held it before: one id per customer, in byte order.
    public let from: [String]
    /// The user that gained it. After an undo in which no user gained it: the first remaining
    /// holder in byte order.
    public let to: String
    /// True when the users in `from` still hold it.
    public let shared: Bool
  }
}

extension Entitled.Move: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.store = try members.required("store")
    self.originalTransactionId = try members.required("originalTransactionId")
    self.product = try members.required("product")
    self.kind = try members.required("kind")
    self.from = try members.required("from")
    self.to = try members.required("to")
    self.shared = try members.required("shared")
  }
}
