// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project reads Stripe's events. Only `project.stores` returns the secrets.
  public struct StripeSettings: Hashable, Sendable {
    /// Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.
    public let secret: String?
    /// Previous secret, which the daemon also accepts; null when there is none. Only in
    /// `project.stores`.
    public let oldSecret: Entitled.Maybe<String>
    /// Member of Stripe's price that names the product: its `product`, its own id, or its
    /// `lookup_key`.
    public let product: Entitled.StripeSettingsProduct
    /// Members of Stripe's objects that contain the account token: `client_reference_id`,
    /// `customer` or `metadata.NAME`. The first that is present counts.
    public let userFrom: [String]
    /// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
    public let grace: String
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
  }
}
