// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One product bought in one store, its transactions and its holders.
  public struct Purchase: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public let store: String
    /// The first transaction.
    public let originalTransactionId: String
    /// The latest transaction.
    public let transactionId: String
    /// A product, by the id that the store and the catalogue use.
    public let product: String
    /// Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase
    /// with an end and `nonConsumable` for a purchase without.
    public let kind: Entitled.ProductKind
    /// Current state; null before the first purchasedAt.
    public let state: Entitled.State?
    /// Who holds the purchase: one id per customer, in byte order.
    public let holders: [String]
    /// Device on which the customer bought; null when there is none.
    public let device: String?
    /// Store account that bought it; null when there is none.
    public let storeAccount: String?
    /// Time of the latest transaction.
    public let purchasedAt: Entitled.Moment
    /// Time of the first transaction.
    public let firstPurchasedAt: Entitled.Moment
    /// Last millisecond of the period; null for no end.
    public let expiresAt: Entitled.Moment?
    /// Only in an export: true if a call without a date named `expiresAt` as null, and the latest
    /// transaction has no statement about its end; otherwise absent.
    public let noEnd: Bool?
    /// Time at which a trial began; null without a trial.
    public let trialStartedAt: Entitled.Moment?
    /// Price of a period: full (normal), a trial, or introductory (intro).
    public let periodType: Entitled.PeriodType
    /// Environment of the first transaction.
    public let environment: Entitled.PurchaseEnvironment
    /// Whether a family member bought it and shares it.
    public let isFamilyShared: Bool
    /// A decimal number in a string, for example "9.99".
    public let price: String?
    /// ISO 4217 code, as it was sent.
    public let currency: String?
    /// ISO 3166 code, as it was sent.
    public let country: String?
    /// Offer code, as it was sent.
    public let offerCode: String?
    /// Whether it renews automatically: true for a subscription until purchase.update turns it
    /// off, false for every other kind.
    public let autoRenew: Bool
    /// Time since which auto-renew has been off; null while it is on.
    public let autoRenewDisabledAt: Entitled.Moment?
    /// Last millisecond of the grace period; null without a grace period.
    public let gracePeriodExpiresAt: Entitled.Moment?
    /// Whether the store retries a failed payment.
    public let billingRetry: Bool
    /// Time at which the pause ends; null without a pause.
    public let pausedUntil: Entitled.Moment?
    /// Time of the refund; null without a refund.
    public let refundedAt: Entitled.Moment?
    /// Time at which the store withdrew access; null when it did not.
    public let revokedAt: Entitled.Moment?
    /// Time at which access ended before the end of the period; null when it did not.
    public let endedAt: Entitled.Moment?
    /// Whether the store reports the subscription as paused.
    public let paused: Bool
    /// Product of the next period; null for the same product.
    public let renewsAs: String?
    /// Why the purchase ended, or will end; null when the store named no reason.
    public let endReason: Entitled.EndReason?
    /// Time since which billing has failed; null when it does not fail.
    public let billingIssueAt: Entitled.Moment?
    /// Purchase that this one takes over, as the store named it; null when there is none.
    public let replaces: String?
    /// `originalTransactionId` of the purchase that took this one over; null before it began.
    public let replacedBy: String?
    /// When that purchase began; null before.
    public let replacedAt: Entitled.Moment?
    /// Further names of the purchase, in byte order.
    public let keys: [String]
    /// `originalTransactionId` of the first item, if this purchase is a further item of the same
    /// subscription or order; otherwise absent.
    public let firstItem: String?
    /// Number of renewals at the full price: the number of `normal` periods minus 1, at least 0.
    public let renewsCount: Int
    /// First account token that the store named; null without one.
    public let accountToken: String?
    /// All transactions, oldest first.
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
    self.noEnd = try members.optional("noEnd")
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
    self.endedAt = try members.required("endedAt")
    self.paused = try members.required("paused")
    self.renewsAs = try members.required("renewsAs")
    self.endReason = try members.required("endReason")
    self.billingIssueAt = try members.required("billingIssueAt")
    self.replaces = try members.required("replaces")
    self.replacedBy = try members.required("replacedBy")
    self.replacedAt = try members.required("replacedAt")
    self.keys = try members.required("keys")
    self.firstItem = try members.optional("firstItem")
    self.renewsCount = try members.required("renewsCount")
    self.accountToken = try members.required("accountToken")
    self.transactions = try members.required("transactions")
  }
}
