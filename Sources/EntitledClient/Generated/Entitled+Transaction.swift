// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One transaction of a purchase: a paid period or a single payment.
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
    /// Only in an export, like the members below. Whether a family member bought it and shares
    /// it.
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
    self.isFamilyShared = try members.optional("isFamilyShared")
    self.price = try members.both("price")
    self.currency = try members.both("currency")
    self.country = try members.both("country")
    self.offerCode = try members.both("offerCode")
    self.attributes = try members.optional("attributes")
  }
}
