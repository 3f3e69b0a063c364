// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A URL that receives a project's events.
  public struct WebhookSummary: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public let url: String
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    public let format: Entitled.WebhookFormat
  }
}

extension Entitled.WebhookSummary: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.url = try members.required("url")
    self.format = try members.required("format")
  }
}
