// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One transaction of a purchase: a paid period or a single payment. A member that is not
  /// required is absent when it is not set.
  public struct Transaction: Hashable, Sendable {
    /// Id that a store gives to a transaction.
    public let transactionId: String
    /// A product, by the id that the store and the catalogue use.
    public let product: String
    /// Price of a period: full (normal), a trial, or introductory (intro).
    public let periodType: Entitled.PeriodType
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let purchasedAt: Entitled.Moment
    /// RFC 3339 timestamp, or null.
    public let expiresAt: Entitled.Moment?
    /// Only in an export: true if a statement named `expiresAt` as null, so that no grace period
    /// counts as the end; otherwise absent.
    public let noEnd: Bool?
    /// Whether a family member bought it and shares it. An export always shows this member and
    /// those up to `attributes`.
    public let isFamilyShared: Bool?
    /// A decimal number in a string, for example "9.99".
    public let price: Entitled.Maybe<String>
    /// ISO 4217 code, as it was sent.
    public let currency: Entitled.Maybe<String>
    /// ISO 3166 code, as it was sent.
    public let country: Entitled.Maybe<String>
    /// Offer code, as it was sent.
    public let offerCode: Entitled.Maybe<String>
    /// Up to 20 strings of the caller's own, which the events of this purchase repeat.
    public let attributes: Entitled.Map<String>?
    /// The kind that the store named.
    public let kind: Entitled.ProductKind?
    /// The environment that the store named.
    public let environment: Entitled.PurchaseEnvironment?
    /// False while auto-renew is off.
    public let autoRenew: Bool?
    /// Time since which auto-renew has been off.
    public let autoRenewDisabledAt: Entitled.Moment?
    /// Last moment of the grace period.
    public let gracePeriodExpiresAt: Entitled.Moment?
    /// True while the store retries a failed payment.
    public let billingRetry: Bool?
    /// Time at which the pause ends.
    public let pausedUntil: Entitled.Moment?
    /// Time of the refund.
    public let refundedAt: Entitled.Moment?
    /// Time at which the store withdrew access.
    public let revokedAt: Entitled.Moment?
    /// Time at which access ended before the end of the period.
    public let endedAt: Entitled.Moment?
    /// True while the store reports the subscription as paused.
    public let paused: Bool?
    /// Product of the next period.
    public let renewsAs: String?
    /// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
    /// price increase, a product that is no longer sold (unavailable), the developer, another
    /// purchase that took it over (replaced), or another reason. Null when the store named none.
    public let endReason: Entitled.Maybe<Entitled.EndReason>
    /// Time since which billing has failed.
    public let billingIssueAt: Entitled.Moment?
    /// Time at which the store last listed the items of the subscription, this one among them.
    /// Absent if the subscription had one item only.
    public let listedAt: Entitled.Moment?
    /// Time of the newest statement about the transaction.
    public let asOf: Entitled.Moment
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
    self.autoRenewDisabledAt = try members.optional("autoRenewDisabledAt")
    self.gracePeriodExpiresAt = try members.optional("gracePeriodExpiresAt")
    self.billingRetry = try members.optional("billingRetry")
    self.pausedUntil = try members.optional("pausedUntil")
    self.refundedAt = try members.optional("refundedAt")
    self.revokedAt = try members.optional("revokedAt")
    self.endedAt = try members.optional("endedAt")
    self.paused = try members.optional("paused")
    self.renewsAs = try members.optional("renewsAs")
    self.endReason = try members.both("endReason")
    self.billingIssueAt = try members.optional("billingIssueAt")
    self.listedAt = try members.optional("listedAt")
    self.asOf = try members.required("asOf")
  }
}
