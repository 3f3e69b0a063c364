// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A URL that receives a project's events, with its secrets. Only an admin can read it.
  public struct Webhook: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public let url: String
    /// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
    /// itself, in UTF-8.
    public let secret: String
    /// Second secret that also signs each delivery; null when there is none.
    public let oldSecret: String?
    /// What posts carry in their header `Authorization`; null when they carry none.
    public let authorization: String?
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    public let format: Entitled.WebhookFormat
    /// Kinds of events that it receives; absent when it receives every kind.
    public let kinds: [Entitled.EventKind]?
    /// True if webhook.pause stopped the posts to the URL.
    public let paused: Bool
    /// Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
    /// new consumer.
    public let consumer: String
    /// The webhook's position: all events up to this cursor are delivered.
    public let cursor: String
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
  }
}
