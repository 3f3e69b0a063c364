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
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`: as Purchasely
    /// documents it (webhooks.md).
    public let format: Entitled.WebhookFormat
    /// Cursor of the newest event when the URL was added. The URL receives the events after it.
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
