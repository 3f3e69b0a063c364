// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One paid period, or one payment, of a purchase.
  public struct Transaction: Hashable, Sendable {
    /// One transaction of a store.
    public let transactionId: String
    /// A product, as the store or the catalogue calls it.
    public let product: String
    /// What the customer pays for a period.
    public let periodType: Entitled.PeriodType
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let purchasedAt: Entitled.Moment
    /// A Moment, or null where there is none.
    public let expiresAt: Entitled.Moment?
    /// From here on only in an export.
    public let isFamilyShared: Bool?
    /// A decimal in a string.
    public let price: Entitled.Maybe<String>
    /// As it came.
    public let currency: Entitled.Maybe<String>
    /// As it came.
    public let country: Entitled.Maybe<String>
    /// As it came.
    public let offerCode: Entitled.Maybe<String>
    /// Up to 20 strings of the caller's own, told again in the events of this purchase.
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
