// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A URL that receives the project's events.
  public struct WebhookChoice: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public var url: String
    /// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    /// itself, in UTF-8.
    public var secret: String
    /// Second secret that also signs each delivery, until every receiver knows the new secret.
    public var oldSecret: String?
    /// Secret that posts carry in their header `Authorization`, with the format `qonversion`
    /// after `Basic `. Printable ASCII, without a space at either end.
    public var authorization: String?
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    public var format: Entitled.WebhookFormat?
    /// Kinds of events that it receives, by their names in the feed; the program skips the
    /// others. Default: every kind.
    public var kinds: [Entitled.EventKind]?

    /// Made to be sent; what is left out is not sent.
    public init(
      url: String,
      secret: String,
      oldSecret: String? = nil,
      authorization: String? = nil,
      format: Entitled.WebhookFormat? = nil,
      kinds: [Entitled.EventKind]? = nil
    ) {
      self.url = url
      self.secret = secret
      self.oldSecret = oldSecret
      self.authorization = authorization
      self.format = format
      self.kinds = kinds
    }
  }
}

extension Entitled.WebhookChoice: Encoded {
  var json: JSON {
    var members = Params()
    members.add("url", url)
    members.add("secret", secret)
    members.add("oldSecret", oldSecret)
    members.add("authorization", authorization)
    members.add("format", format)
    members.add("kinds", kinds)
    return members.json
  }
}
