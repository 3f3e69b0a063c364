// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A transaction as `user.export` shows it: dated facts.
  public struct ImportedTransaction: Hashable, Sendable {
    /// Id that a store gives to a transaction.
    public var transactionId: String
    /// A product, by the id that the store and the catalogue use.
    public var product: String
    /// Price of a period: full (normal), a trial, or introductory (intro).
    public var periodType: Entitled.PeriodType?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var purchasedAt: Entitled.Moment
    /// End of the period. Null alone states nothing.
    public var expiresAt: Entitled.Maybe<Entitled.Moment>
    /// True if the store stated that there is no end, so that no grace period counts as the end.
    public var noEnd: Bool?
    /// Whether a family member bought it and shares it.
    public var isFamilyShared: Bool?
    /// A decimal number in a string, for example "9.99".
    public var price: Entitled.Maybe<String>
    /// ISO 4217 code, as it was sent.
    public var currency: Entitled.Maybe<String>
    /// ISO 3166 code, as it was sent.
    public var country: Entitled.Maybe<String>
    /// Offer code, as it was sent.
    public var offerCode: Entitled.Maybe<String>
    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    public var attributes: Entitled.Map<String>?
    /// The kind that the store named.
    public var kind: Entitled.ProductKind?
    /// The environment that the store named.
    public var environment: Entitled.PurchaseEnvironment?
    /// False while auto-renew is off.
    public var autoRenew: Bool?
    /// Time since which auto-renew has been off.
    public var autoRenewDisabledAt: Entitled.Maybe<Entitled.Moment>
    /// Last moment of the grace period.
    public var gracePeriodExpiresAt: Entitled.Maybe<Entitled.Moment>
    /// True while the store retries a failed payment.
    public var billingRetry: Bool?
    /// Time at which the pause ends.
    public var pausedUntil: Entitled.Maybe<Entitled.Moment>
    /// Time of the refund.
    public var refundedAt: Entitled.Maybe<Entitled.Moment>
    /// Time at which the store withdrew access.
    public var revokedAt: Entitled.Maybe<Entitled.Moment>
    /// Time at which access ended before the end of the period.
    public var endedAt: Entitled.Maybe<Entitled.Moment>
    /// True while the store reports the subscription as paused.
    public var paused: Bool?
    /// Product of the next period.
    public var renewsAs: String?
    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    public var endReason: Entitled.Maybe<Entitled.EndReason>
    /// Time since which billing has failed.
    public var billingIssueAt: Entitled.Maybe<Entitled.Moment>
    /// Time at which the store last listed the items of the subscription, this one among them.
    /// Absent if the subscription had one item only.
    public var listedAt: Entitled.Maybe<Entitled.Moment>
    /// Time at which the store stated all of this. Without it, the transaction is older than any
    /// statement of a store.
    public var asOf: Entitled.Maybe<Entitled.Moment>

    /// Made to be sent; what is left out is not sent.
    public init(
      transactionId: String,
      product: String,
      periodType: Entitled.PeriodType? = nil,
      purchasedAt: Entitled.Moment,
      expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
      noEnd: Bool? = nil,
      isFamilyShared: Bool? = nil,
      price: Entitled.Maybe<String> = .absent,
      currency: Entitled.Maybe<String> = .absent,
      country: Entitled.Maybe<String> = .absent,
      offerCode: Entitled.Maybe<String> = .absent,
      attributes: Entitled.Map<String>? = nil,
      kind: Entitled.ProductKind? = nil,
      environment: Entitled.PurchaseEnvironment? = nil,
      autoRenew: Bool? = nil,
      autoRenewDisabledAt: Entitled.Maybe<Entitled.Moment> = .absent,
      gracePeriodExpiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
      billingRetry: Bool? = nil,
      pausedUntil: Entitled.Maybe<Entitled.Moment> = .absent,
      refundedAt: Entitled.Maybe<Entitled.Moment> = .absent,
      revokedAt: Entitled.Maybe<Entitled.Moment> = .absent,
      endedAt: Entitled.Maybe<Entitled.Moment> = .absent,
      paused: Bool? = nil,
      renewsAs: String? = nil,
      endReason: Entitled.Maybe<Entitled.EndReason> = .absent,
      billingIssueAt: Entitled.Maybe<Entitled.Moment> = .absent,
      listedAt: Entitled.Maybe<Entitled.Moment> = .absent,
      asOf: Entitled.Maybe<Entitled.Moment> = .absent
    ) {
      self.transactionId = transactionId
      self.product = product
      self.periodType = periodType
      self.purchasedAt = purchasedAt
      self.expiresAt = expiresAt
      self.noEnd = noEnd
      self.isFamilyShared = isFamilyShared
      self.price = price
      self.currency = currency
      self.country = country
      self.offerCode = offerCode
      self.attributes = attributes
      self.kind = kind
      self.environment = environment
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
      self.listedAt = listedAt
      self.asOf = asOf
    }
  }
}

extension Entitled.ImportedTransaction: Encoded {
  var json: JSON {
    var members = Params()
    members.add("transactionId", transactionId)
    members.add("product", product)
    members.add("periodType", periodType)
    members.add("purchasedAt", purchasedAt)
    members.add("expiresAt", expiresAt)
    members.add("noEnd", noEnd)
    members.add("isFamilyShared", isFamilyShared)
    members.add("price", price)
    members.add("currency", currency)
    members.add("country", country)
    members.add("offerCode", offerCode)
    members.add("attributes", attributes)
    members.add("kind", kind)
    members.add("environment", environment)
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
    members.add("listedAt", listedAt)
    members.add("asOf", asOf)
    return members.json
  }
}
