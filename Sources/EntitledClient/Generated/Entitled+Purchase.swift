// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One chain of store transactions, and who holds it.
  public struct Purchase: Hashable, Sendable {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    public let store: String
    /// One transaction of a store.
    public let originalTransactionId: String
    /// The latest transaction of the chain.
    public let transactionId: String
    /// A product, as the store or the catalogue calls it.
    public let product: String
    /// The purchase's own, else the catalogue's, else `subscription` with an end and
    /// `nonConsumable` without.
    public let kind: Entitled.ProductKind
    /// As it stands now; null before the first purchasedAt.
    public let state: Entitled.State?
    /// One id for each customer that holds it, in the order of their bytes.
    public let holders: [String]
    /// The device that it came from.
    public let device: String?
    /// The store account that it came from.
    public let storeAccount: String?
    /// Of the latest transaction.
    public let purchasedAt: Entitled.Moment
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let firstPurchasedAt: Entitled.Moment
    /// A Moment, or null where there is none.
    public let expiresAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let trialStartedAt: Entitled.Moment?
    /// What the customer pays for a period.
    public let periodType: Entitled.PeriodType
    /// Where the store took the money.
    public let environment: Entitled.PurchaseEnvironment
    /// See `Purchase` in Protocol.
    public let isFamilyShared: Bool
    /// A decimal in a string.
    public let price: String?
    /// As it came.
    public let currency: String?
    /// As it came.
    public let country: String?
    /// As it came.
    public let offerCode: String?
    /// True for a subscription until it is told otherwise; false for every other kind.
    public let autoRenew: Bool
    /// A Moment, or null where there is none.
    public let autoRenewDisabledAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let gracePeriodExpiresAt: Entitled.Moment?
    /// See `Purchase` in Protocol.
    public let billingRetry: Bool
    /// A Moment, or null where there is none.
    public let pausedUntil: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let refundedAt: Entitled.Moment?
    /// A Moment, or null where there is none.
    public let revokedAt: Entitled.Moment?
    /// The number of `normal` periods less one, never below none.
    public let renewsCount: Int
    /// The whole history, the oldest first.
    public let transactions: [Entitled.Transaction]
  }
}

extension Entitled.Purchase: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.store = try members.required("store")
    self.originalTransactionId = try members.required("originalTransactionId")
    self.transactionId = try members.required("transactionId")
    self.product = try members.required("product")
    self.kind = try members.required("kind")
    self.state = try members.required("state")
    self.holders = try members.required("holders")
    self.device = try members.required("device")
    self.storeAccount = try members.required("storeAccount")
    self.purchasedAt = try members.required("purchasedAt")
    self.firstPurchasedAt = try members.required("firstPurchasedAt")
    self.expiresAt = try members.required("expiresAt")
    self.trialStartedAt = try members.required("trialStartedAt")
    self.periodType = try members.required("periodType")
    self.environment = try members.required("environment")
    self.isFamilyShared = try members.required("isFamilyShared")
    self.price = try members.required("price")
    self.currency = try members.required("currency")
    self.country = try members.required("country")
    self.offerCode = try members.required("offerCode")
    self.autoRenew = try members.required("autoRenew")
    self.autoRenewDisabledAt = try members.required("autoRenewDisabledAt")
    self.gracePeriodExpiresAt = try members.required("gracePeriodExpiresAt")
    self.billingRetry = try members.required("billingRetry")
    self.pausedUntil = try members.required("pausedUntil")
    self.refundedAt = try members.required("refundedAt")
    self.revokedAt = try members.required("revokedAt")
    self.renewsCount = try members.required("renewsCount")
    self.transactions = try members.required("transactions")
  }
}
