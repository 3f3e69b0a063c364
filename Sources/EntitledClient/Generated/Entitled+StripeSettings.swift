// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project reads Stripe's events. Only `project.stores` returns the secrets.
  public struct StripeSettings: Hashable, Sendable {
    /// Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.
    public var secret: String?
    /// Previous secret, which the daemon also accepts; null when there is none. Only in
    /// `project.stores`.
    public var oldSecret: Entitled.Maybe<String>
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    public var product: Entitled.StripeSettingsProduct
    /// Members of Stripe's objects that contain the account token: `client_reference_id`,
    /// `customer` or `metadata.NAME`. The first that is present counts.
    public var userFrom: [String]
    /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    public var grace: String
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      secret: String,
      oldSecret: Entitled.Maybe<String> = .absent,
      product: Entitled.StripeSettingsProduct? = nil,
      userFrom: [String]? = nil,
      grace: String? = nil
    ) {
      var given = Given.nothing
      self.secret = secret
      self.oldSecret = oldSecret
      self.product = given.take("product", product)
      self.userFrom = given.take("userFrom", userFrom)
      self.grace = given.take("grace", grace)
      self.given = given
    }
  }
}

extension Entitled.StripeSettings: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.secret = try members.optional("secret")
    self.oldSecret = try members.both("oldSecret")
    self.product = try members.required("product")
    self.userFrom = try members.required("userFrom")
    self.grace = try members.required("grace")
    given = .answer
  }
}

extension Entitled.StripeSettings: Encoded {
  var json: JSON {
    var members = Params()
    members.add("secret", secret)
    members.add("oldSecret", oldSecret)
    members.add("product", product, given)
    members.add("userFrom", userFrom, given)
    members.add("grace", grace, given)
    return members.json
  }
}
