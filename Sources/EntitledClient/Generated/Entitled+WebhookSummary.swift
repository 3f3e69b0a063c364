// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// An address to which a project's events are posted.
  public struct WebhookSummary: Hashable, Sendable {
    /// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
    /// and a query; without a user, a password or a fragment. Every reader of the project sees
    /// it.
    public let url: String
    /// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
    /// Purchasely's page shows them (webhooks.md).
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
