// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The store's message. `id` and `type` are null for a bare signed transaction, and for what
  /// the caller fetched.
  public struct StoreNotification: Hashable, Sendable {
    /// Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.
    public let id: String?
    /// The store's type.
    public let type: String?
    /// Apple's subtype; null if there is none.
    public let subtype: String?
    /// Time at which the store made it.
    public let at: Entitled.Moment
    /// Null if the message has none.
    public let environment: Entitled.PurchaseEnvironment?
    /// Chain of `transactionId`; absent without it.
    public let originalTransactionId: String?
    /// Transaction that an ignored message of Apple is about, for example one that asks for
    /// consumption data. Absent otherwise.
    public let transactionId: String?
  }
}

extension Entitled.StoreNotification: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.type = try members.required("type")
    self.subtype = try members.required("subtype")
    self.at = try members.required("at")
    self.environment = try members.required("environment")
    self.originalTransactionId = try members.optional("originalTransactionId")
    self.transactionId = try members.optional("transactionId")
  }
}
