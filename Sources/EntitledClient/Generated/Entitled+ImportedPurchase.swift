// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase as `user.export` shows it. The daemon accepts and ignores members that derive
  /// from the transactions.
  public struct ImportedPurchase: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public var store: String
    /// The first transaction.
    public var originalTransactionId: String
    /// Not read.
    public var transactionId: JSON?
    /// Present product, if it differs from that of the latest transaction.
    public var product: Entitled.Maybe<String>
    /// Not read.
    public var kind: JSON?
    /// Not read.
    public var state: JSON?
    /// Who holds the purchase: one id per customer.
    public var holders: [String]?
    /// Device on which the customer bought; null when there is none.
    public var device: Entitled.Maybe<String>
    /// Store account that bought it; null when there is none.
    public var storeAccount: Entitled.Maybe<String>
    /// Not read.
    public var purchasedAt: JSON?
    /// Not read.
    public var firstPurchasedAt: JSON?
    /// Present end, if it differs from that of the latest transaction.
    public var expiresAt: Entitled.Maybe<Entitled.Moment>
    /// True if somebody stated that the present has no end, and the latest transaction does not
    /// say so.
    public var noEnd: Bool?
    /// Not read.
    public var trialStartedAt: JSON?
    /// Not read.
    public var periodType: JSON?
    /// Not read.
    public var environment: JSON?
    /// Not read.
    public var isFamilyShared: JSON?
    /// Not read.
    public var price: JSON?
    /// Not read.
    public var currency: JSON?
    /// Not read.
    public var country: JSON?
    /// Not read.
    public var offerCode: JSON?
    /// Not read.
    public var autoRenew: JSON?
    /// Not read.
    public var autoRenewDisabledAt: JSON?
    /// Not read.
    public var gracePeriodExpiresAt: JSON?
    /// Not read.
    public var billingRetry: JSON?
    /// Not read.
    public var pausedUntil: JSON?
    /// Not read.
    public var refundedAt: JSON?
    /// Not read.
    public var revokedAt: JSON?
    /// Not read.
    public var endedAt: JSON?
    /// Not read.
    public var paused: JSON?
    /// Not read.
    public var renewsAs: JSON?
    /// Not read.
    public var endReason: JSON?
    /// Not read.
    public var billingIssueAt: JSON?
    /// Purchase that this one takes over, as the store named it; null when there is none.
    public var replaces: Entitled.Maybe<String>
    /// Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does not
    /// know that purchase.
    public var replacedBy: Entitled.Maybe<String>
    /// When that purchase began: this one gives no access from then on.
    public var replacedAt: Entitled.Maybe<Entitled.Moment>
    /// Further names of the purchase.
    public var keys: [String]?
    /// Purchase of the first item, if this one is of a further item of the same subscription or
    /// order.
    public var firstItem: String?
    /// Not read.
    public var renewsCount: JSON?
    /// First account token that the store named; null without one.
    public var accountToken: Entitled.Maybe<String>
    /// All transactions, in any order.
    public var transactions: [Entitled.ImportedTransaction]

    /// Made to be sent; what is left out is not sent.
    public init(
      store: String,
      originalTransactionId: String,
      transactionId: JSON? = nil,
      product: Entitled.Maybe<String> = .absent,
      kind: JSON? = nil,
      state: JSON? = nil,
      holders: [String]? = nil,
      device: Entitled.Maybe<String> = .absent,
      storeAccount: Entitled.Maybe<String> = .absent,
      purchasedAt: JSON? = nil,
      firstPurchasedAt: JSON? = nil,
      expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
      noEnd: Bool? = nil,
      trialStartedAt: JSON? = nil,
      periodType: JSON? = nil,
      environment: JSON? = nil,
      isFamilyShared: JSON? = nil,
      price: JSON? = nil,
      currency: JSON? = nil,
      country: JSON? = nil,
      offerCode: JSON? = nil,
      autoRenew: JSON? = nil,
      autoRenewDisabledAt: JSON? = nil,
      gracePeriodExpiresAt: JSON? = nil,
      billingRetry: JSON? = nil,
      pausedUntil: JSON? = nil,
      refundedAt: JSON? = nil,
      revokedAt: JSON? = nil,
      endedAt: JSON? = nil,
      paused: JSON? = nil,
      renewsAs: JSON? = nil,
      endReason: JSON? = nil,
      billingIssueAt: JSON? = nil,
      replaces: Entitled.Maybe<String> = .absent,
      replacedBy: Entitled.Maybe<String> = .absent,
      replacedAt: Entitled.Maybe<Entitled.Moment> = .absent,
      keys: [String]? = nil,
      firstItem: String? = nil,
      renewsCount: JSON? = nil,
      accountToken: Entitled.Maybe<String> = .absent,
      transactions: [Entitled.ImportedTransaction]
    ) {
      self.store = store
      self.originalTransactionId = originalTransactionId
      self.transactionId = transactionId
      self.product = product
      self.kind = kind
      self.state = state
      self.holders = holders
      self.device = device
      self.storeAccount = storeAccount
      self.purchasedAt = purchasedAt
      self.firstPurchasedAt = firstPurchasedAt
      self.expiresAt = expiresAt
      self.noEnd = noEnd
      self.trialStartedAt = trialStartedAt
      self.periodType = periodType
      self.environment = environment
      self.isFamilyShared = isFamilyShared
      self.price = price
      self.currency = currency
      self.country = country
      self.offerCode = offerCode
      self.autoRenew = autoRenew
      self.autoRenewDisabledAt = autoRenewDisabledAt
      self.gracePeriodExpiresAt = gracePeriodExpiresAt
      self.billingRetry = billingRetry
      self.pausedUntil = pausedUntil
      self.refundedAt = refundedAt
      self.revokedAt = revokedAt
      self.endedAt = endedAt
      self.paused = paused
      self.renewsAs = renewsAs
      self.endReason = endReason
      self.billingIssueAt = billingIssueAt
      self.replaces = replaces
      self.replacedBy = replacedBy
      self.replacedAt = replacedAt
      self.keys = keys
      self.firstItem = firstItem
      self.renewsCount = renewsCount
      self.accountToken = accountToken
      self.transactions = transactions
    }
  }
}

extension Entitled.ImportedPurchase: Encoded {
  var json: JSON {
    var members = Params()
    members.add("store", store)
    members.add("originalTransactionId", originalTransactionId)
    members.add("transactionId", transactionId)
    members.add("product", product)
    members.add("kind", kind)
    members.add("state", state)
    members.add("holders", holders)
    members.add("device", device)
    members.add("storeAccount", storeAccount)
    members.add("purchasedAt", purchasedAt)
    members.add("firstPurchasedAt", firstPurchasedAt)
    members.add("expiresAt", expiresAt)
    members.add("noEnd", noEnd)
    members.add("trialStartedAt", trialStartedAt)
    members.add("periodType", periodType)
    members.add("environment", environment)
    members.add("isFamilyShared", isFamilyShared)
    members.add("price", price)
    members.add("currency", currency)
    members.add("country", country)
    members.add("offerCode", offerCode)
    members.add("autoRenew", autoRenew)
    members.add("autoRenewDisabledAt", autoRenewDisabledAt)
    members.add("gracePeriodExpiresAt", gracePeriodExpiresAt)
    members.add("billingRetry", billingRetry)
    members.add("pausedUntil", pausedUntil)
    members.add("refundedAt", refundedAt)
    members.add("revokedAt", revokedAt)
    members.add("endedAt", endedAt)
    members.add("paused", paused)
    members.add("renewsAs", renewsAs)
    members.add("endReason", endReason)
    members.add("billingIssueAt", billingIssueAt)
    members.add("replaces", replaces)
    members.add("replacedBy", replacedBy)
    members.add("replacedAt", replacedAt)
    members.add("keys", keys)
    members.add("firstItem", firstItem)
    members.add("renewsCount", renewsCount)
    members.add("accountToken", accountToken)
    members.add("transactions", transactions)
    return members.json
  }
}
