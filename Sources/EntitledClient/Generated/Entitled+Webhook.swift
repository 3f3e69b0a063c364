// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A URL that receives a project's events, with its secrets. Only an admin can read it.
  public struct Webhook: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public var url: String
    /// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    /// itself, in UTF-8.
    public var secret: String
    /// Second secret that also signs each delivery; null when there is none.
    public var oldSecret: String?
    /// What posts carry in their header `Authorization`; null when they carry none.
    public var authorization: String?
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    public var format: Entitled.WebhookFormat
    /// Kinds of events that it receives; absent when it receives every kind.
    public var kinds: [Entitled.EventKind]?
    /// True if webhook.pause stopped the posts to the URL.
    public var paused: Bool
    /// Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
    /// new consumer.
    public var consumer: String
    /// The webhook's position: all events up to this cursor are delivered.
    public var cursor: String
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      url: String,
      secret: String,
      oldSecret: String? = nil,
      authorization: String? = nil,
      format: Entitled.WebhookFormat? = nil,
      kinds: [Entitled.EventKind]? = nil
    ) {
      var given = Given.nothing
      self.url = url
      self.secret = secret
      self.oldSecret = oldSecret
      self.authorization = authorization
      self.format = given.take("format", format)
      self.kinds = kinds
      self.paused = .zero
      self.consumer = .zero
      self.cursor = .zero
      self.given = given
    }
  }
}

extension Entitled.Webhook: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.url = try members.required("url")
    self.secret = try members.required("secret")
    self.oldSecret = try members.required("oldSecret")
    self.authorization = try members.required("authorization")
    self.format = try members.required("format")
    self.kinds = try members.optional("kinds")
    self.paused = try members.required("paused")
    self.consumer = try members.required("consumer")
    self.cursor = try members.required("cursor")
    given = .answer
  }
}

extension Entitled.Webhook: Encoded {
  var json: JSON {
    var members = Params()
    members.add("url", url)
    members.add("secret", secret)
    members.add("oldSecret", oldSecret)
    members.add("authorization", authorization)
    members.add("format", format, given)
    members.add("kinds", kinds)
    return members.json
  }
}
