// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a notification did to one purchase.
  public struct NotifiedPurchase: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public let store: String
    /// Id that a store gives to a transaction.
    public let originalTransactionId: String
    /// Transaction that the statement is about.
    public let transactionId: String
    /// As of `purchase`.
    public let outcome: Entitled.PurchaseOutcome
    /// Fields of the transaction that changed; for a new period, those that differ from the
    /// period before, apart from `purchasedAt`. Absent when there are none.
    public let fields: [String]?
    /// Fields that lost against newer information; absent when there are none.
    public let stale: [String]?
  }
}

extension Entitled.NotifiedPurchase: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.store = try members.required("store")
    self.originalTransactionId = try members.required("originalTransactionId")
    self.transactionId = try members.required("transactionId")
    self.outcome = try members.required("outcome")
    self.fields = try members.optional("fields")
    self.stale = try members.optional("stale")
  }
}
