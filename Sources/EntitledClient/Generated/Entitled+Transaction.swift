// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One transaction of a purchase: a paid period or a single payment. A member that is not
  /// required is absent when it is not set.
  public struct Transaction: Hashable, Sendable {
    /// Id that a store gives to a transaction.
    public var transactionId: String
    /// A product, by the id that the store and the catalogue use.
    public var product: String
    /// Price of a period: full (normal), a trial, or introductory (intro).
    public var periodType: Entitled.PeriodType
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var purchasedAt: Entitled.Moment
    /// RFC 3339 timestamp, or null.
    public var expiresAt: Entitled.Moment?
    /// Only in an export: true if a statement named `expiresAt` as null, so that no grace period
    /// counts as the end; otherwise absent.
    public var noEnd: Bool?
    /// Whether a family member bought it and shares it. An export always shows this member and
    /// those up to `attributes`.
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
    /// Time of the newest statement about the transaction.
    public var asOf: Entitled.Moment
    let given: Given

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
      asOf: Entitled.Moment? = nil
    ) {
      var given = Given.nothing
      self.transactionId = transactionId
      self.product = product
      self.periodType = given.take("periodType", periodType)
      self.purchasedAt = purchasedAt
      self.expiresAt = given.take("expiresAt", expiresAt)
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
      self.asOf = given.take("asOf", asOf)
      self.given = given
    }
  }
}

extension Entitled.Transaction: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.transactionId = try members.required("transactionId")
    self.product = try members.required("product")
    self.periodType = try members.required("periodType")
    self.purchasedAt = try members.required("purchasedAt")
    self.expiresAt = try members.required("expiresAt")
    self.noEnd = try members.optional("noEnd")
    self.isFamilyShared = try members.optional("isFamilyShared")
    self.price = try members.both("price")
    self.currency = try members.both("currency")
    self.country = try members.both("country")
    self.offerCode = try members.both("offerCode")
    self.attributes = try members.optional("attributes")
    self.kind = try members.optional("kind")
    self.environment = try members.optional("environment")
    self.autoRenew = try members.optional("autoRenew")
    self.autoRenewDisabledAt = try members.both("autoRenewDisabledAt")
    self.gracePeriodExpiresAt = try members.both("gracePeriodExpiresAt")
    self.billingRetry = try members.optional("billingRetry")
    self.pausedUntil = try members.both("pausedUntil")
    self.refundedAt = try members.both("refundedAt")
    self.revokedAt = try members.both("revokedAt")
    self.endedAt = try members.both("endedAt")
    self.paused = try members.optional("paused")
    self.renewsAs = try members.optional("renewsAs")
    self.endReason = try members.both("endReason")
    self.billingIssueAt = try members.both("billingIssueAt")
    self.listedAt = try members.both("listedAt")
    self.asOf = try members.required("asOf")
    given = .answer
  }
}

extension Entitled.Transaction: Encoded {
  var json: JSON {
    var members = Params()
    members.add("transactionId", transactionId)
    members.add("product", product)
    members.add("periodType", periodType, given)
    members.add("purchasedAt", purchasedAt)
    members.add("expiresAt", expiresAt, given)
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
    members.add("asOf", asOf, given)
    return members.json
  }
}
