// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// An address to which a project's events are to be posted.
  public struct WebhookChoice: Hashable, Sendable {
    /// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    /// and a query; without a user, a password or a fragment. Every reader of the project sees
    /// it.
    public var url: String
    /// What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
    /// secret is the key itself, in UTF-8.
    public var secret: String
    /// Posts are signed with this one as well, until all who read them know the other.
    public var oldSecret: String?
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
    public var format: Entitled.WebhookFormat?

    /// Made to be sent; what is left out is not sent.
    public init(
      url: String,
      secret: String,
      oldSecret: String? = nil,
      format: Entitled.WebhookFormat? = nil
    ) {
      self.url = url
      self.secret = secret
      self.oldSecret = oldSecret
      self.format = format
    }
  }
}

extension Entitled.WebhookChoice: Encoded {
  var json: JSON {
    var members = Params()
    members.add("url", url)
    members.add("secret", secret)
    members.add("oldSecret", oldSecret)
    members.add("format", format)
    return members.json
  }
}
