// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// An address to which a project's events are posted, and how; only admins are told.
  public struct Webhook: Hashable, Sendable {
    /// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    /// and a query; without a user, a password or a fragment. Every reader of the project sees
    /// it.
    public let url: String
    /// What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
    /// secret is the key itself, in UTF-8.
    public let secret: String
    /// Posts are signed with this one as well; null where there is none.
    public let oldSecret: String?
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
    public let format: Entitled.WebhookFormat
    /// The newest event when the URL was first named: those after it are posted.
    public let since: String
  }
}

extension Entitled.Webhook: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.url = try members.required("url")
    self.secret = try members.required("secret")
    self.oldSecret = try members.required("oldSecret")
    self.format = try members.required("format")
    self.since = try members.required("since")
  }
}
