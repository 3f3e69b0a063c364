// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A URL that receives a project's events, and the results of the posts to it.
  public struct WebhookStatus: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public let url: String
    /// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
    /// `qonversion`: as these systems document it (webhooks.md).
    public let format: Entitled.WebhookFormat
    /// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
    /// another attempt; else `posting`.
    public let state: Entitled.WebhookStatusState
    /// The webhook's position: all events up to this cursor are delivered.
    public let cursor: String
    /// Number of events after `cursor`.
    public let backlog: Int
    /// Time of the latest delivery; null if the daemon has had no report of a delivery since its
    /// start.
    public let deliveredAt: Entitled.Moment?
    /// Absent if the daemon has had no report of a failure since its start.
    public let failure: Entitled.WebhookFailure?
  }
}

extension Entitled.WebhookStatus: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.url = try members.required("url")
    self.format = try members.required("format")
    self.state = try members.required("state")
    self.cursor = try members.required("cursor")
    self.backlog = try members.required("backlog")
    self.deliveredAt = try members.required("deliveredAt")
    self.failure = try members.optional("failure")
  }
}
