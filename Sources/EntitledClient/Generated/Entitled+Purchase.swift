// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One product bought in one store, its transactions and its holders.
  public struct Purchase: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public var store: String
    /// The first transaction.
    public var originalTransactionId: String
    /// The latest transaction.
    public var transactionId: String
    /// A product, by the id that the store and the catalogue use.
    public var product: String
    /// Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase
    /// with an end and `nonConsumable` for a purchase without.
    public var kind: Entitled.ProductKind
    /// Current state; null before the first purchasedAt.
    public var state: Entitled.State?
    /// Who holds the purchase: one id per customer, in byte order.
    public var holders: [String]
    /// Device on which the customer bought; null when there is none.
    public var device: String?
    /// Store account that bought it; null when there is none.
    public var storeAccount: String?
    /// Time of the latest transaction.
    public var purchasedAt: Entitled.Moment
    /// Time of the first transaction.
    public var firstPurchasedAt: Entitled.Moment
    /// Last millisecond of the period; null for no end.
    public var expiresAt: Entitled.Moment?
    /// Only in an export: true if a call without a date named `expiresAt` as null, and the latest
    /// transaction has no statement about its end; otherwise absent.
    public var noEnd: Bool?
    /// Time at which a trial began; null without a trial.
    public var trialStartedAt: Entitled.Moment?
    /// Price of a period: full (normal), a trial, or introductory (intro).
    public var periodType: Entitled.PeriodType
    /// Environment of the first transaction.
    public var environment: Entitled.PurchaseEnvironment
    /// Whether a family member bought it and shares it.
    public var isFamilyShared: Bool
    /// A decimal number in a string, for example "9.99".
    public var price: String?
    /// ISO 4217 code, as it was sent.
    public var currency: String?
    /// ISO 3166 code, as it was sent.
    public var country: String?
    /// Offer code, as it was sent.
    public var offerCode: String?
    /// Whether it renews automatically: true for a subscription until purchase.update turns it
    /// off, false for every other kind.
    public var autoRenew: Bool
    /// Time since which auto-renew has been off; null while it is on.
    public var autoRenewDisabledAt: Entitled.Moment?
    /// Last millisecond of the grace period; null without a grace period.
    public var gracePeriodExpiresAt: Entitled.Moment?
    /// Whether the store retries a failed payment.
    public var billingRetry: Bool
    /// Time at which the pause ends; null without a pause.
    public var pausedUntil: Entitled.Moment?
    /// Time of the refund; null without a refund.
    public var refundedAt: Entitled.Moment?
    /// Time at which the store withdrew access; null when it did not.
    public var revokedAt: Entitled.Moment?
    /// Time at which access ended before the end of the period; null when it did not.
    public var endedAt: Entitled.Moment?
    /// Whether the store reports the subscription as paused.
    public var paused: Bool
    /// Product of the next period; null for the same product.
    public var renewsAs: String?
    /// Why the purchase ended, or will end; null when the store named no reason.
    public var endReason: Entitled.EndReason?
    /// Time since which billing has failed; null when it does not fail.
    public var billingIssueAt: Entitled.Moment?
    /// Purchase that this one takes over, as the store named it; null when there is none.
    public var replaces: String?
    /// `originalTransactionId` of the purchase that took this one over; null before it began.
    public var replacedBy: String?
    /// When that purchase began; null before.
    public var replacedAt: Entitled.Moment?
    /// Further names of the purchase, in byte order.
    public var keys: [String]
    /// `originalTransactionId` of the first item, if this purchase is a further item of the same
    /// subscription or order; otherwise absent.
    public var firstItem: String?
    /// Number of renewals at the full price: the number of `normal` periods minus 1, at least 0.
    public var renewsCount: Int
    /// First account token that the store named; null without one.
    public var accountToken: String?
    /// All transactions, oldest first.
    public var transactions: [Entitled.Transaction]
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      store: String,
      originalTransactionId: String,
      product: String? = nil,
      holders: [String]? = nil,
      device: Entitled.Maybe<String> = .absent,
      storeAccount: Entitled.Maybe<String> = .absent,
      expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
      noEnd: Bool? = nil,
      replaces: Entitled.Maybe<String> = .absent,
      replacedBy: Entitled.Maybe<String> = .absent,
      replacedAt: Entitled.Maybe<Entitled.Moment> = .absent,
      keys: [String]? = nil,
      firstItem: String? = nil,
      accountToken: Entitled.Maybe<String> = .absent,
      transactions: [Entitled.Transaction]
    ) {
      var given = Given.nothing
      self.store = store
      self.originalTransactionId = originalTransactionId
      self.transactionId = .zero
      self.product = given.take("product", product)
      self.kind = .zero
      self.state = nil
      self.holders = given.take("holders", holders)
      self.device = given.take("device", device)
      self.storeAccount = given.take("storeAccount", storeAccount)
      self.purchasedAt = .zero
      self.firstPurchasedAt = .zero
      self.expiresAt = given.take("expiresAt", expiresAt)
      self.noEnd = noEnd
      self.trialStartedAt = nil
      self.periodType = .zero
      self.environment = .zero
      self.isFamilyShared = .zero
      self.price = nil
      self.currency = nil
      self.country = nil
      self.offerCode = nil
      self.autoRenew = .zero
      self.autoRenewDisabledAt = nil
      self.gracePeriodExpiresAt = nil
      self.billingRetry = .zero
      self.pausedUntil = nil
      self.refundedAt = nil
      self.revokedAt = nil
      self.endedAt = nil
      self.paused = .zero
      self.renewsAs = nil
      self.endReason = nil
      self.billingIssueAt = nil
      self.replaces = given.take("replaces", replaces)
      self.replacedBy = given.take("replacedBy", replacedBy)
      self.replacedAt = given.take("replacedAt", replacedAt)
      self.keys = given.take("keys", keys)
      self.firstItem = firstItem
      self.renewsCount = .zero
      self.accountToken = given.take("accountToken", accountToken)
      self.transactions = transactions
      self.given = given
    }
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
    given = .answer
  }
}

extension Entitled.Purchase: Encoded {
  var json: JSON {
    var members = Params()
    members.add("store", store)
    members.add("originalTransactionId", originalTransactionId)
    members.add("product", product, given)
    members.add("holders", holders, given)
    members.add("device", device, given)
    members.add("storeAccount", storeAccount, given)
    members.add("expiresAt", expiresAt, given)
    members.add("noEnd", noEnd)
    members.add("replaces", replaces, given)
    members.add("replacedBy", replacedBy, given)
    members.add("replacedAt", replacedAt, given)
    members.add("keys", keys, given)
    members.add("firstItem", firstItem)
    members.add("accountToken", accountToken, given)
    members.add("transactions", transactions)
    return members.json
  }
}
