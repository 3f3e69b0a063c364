// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase that gained a holder or changed it.
  public struct Move: Hashable, Sendable {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    public let store: String
    /// One transaction of a store.
    public let originalTransactionId: String
    /// A product, as the store or the catalogue calls it.
    public let product: String
    /// What a product is; it decides how a purchase moves and ends.
    public let kind: Entitled.ProductKind
    /// Who held it before: one id for each customer, in the order of their bytes.
    public let from: [String]
    /// Who holds it now and did not before.
    public let to: String
    /// True when those in `from` still hold it.
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
