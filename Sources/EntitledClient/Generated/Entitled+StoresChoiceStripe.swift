// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
  /// removes them.
  public struct StoresChoiceStripe: Hashable, Sendable {
    /// Signing secret of Stripe's endpoint, with its `whsec_`.
    public var secret: String
    /// Previous secret, which the daemon also accepts; null when there is none.
    public var oldSecret: Entitled.Maybe<String>
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    public var product: Entitled.StoresChoiceStripeProduct?
    /// Members of Stripe's objects that contain the account token: `client_reference_id`,
    /// `customer` or `metadata.NAME`. The first that is present counts. Default:
    /// `client_reference_id`.
    public var userFrom: [String]?
    /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    /// Default: P0D.
    public var grace: String?

    /// Made to be sent; what is left out is not sent.
    public init(
      secret: String,
      oldSecret: Entitled.Maybe<String> = .absent,
      product: Entitled.StoresChoiceStripeProduct? = nil,
      userFrom: [String]? = nil,
      grace: String? = nil
    ) {
      self.secret = secret
      self.oldSecret = oldSecret
      self.product = product
      self.userFrom = userFrom
      self.grace = grace
    }
  }
}

extension Entitled.StoresChoiceStripe: Encoded {
  var json: JSON {
    var members = Params()
    members.add("secret", secret)
    members.add("oldSecret", oldSecret)
    members.add("product", product)
    members.add("userFrom", userFrom)
    members.add("grace", grace)
    return members.json
  }
}
