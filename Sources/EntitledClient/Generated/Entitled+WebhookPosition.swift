// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What `webhook.pause` answers.
  public struct WebhookPosition: Hashable, Sendable {
    /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
    /// query. It has no user, password or fragment, because every reader of the project sees it.
    public let url: String
    /// True if webhook.pause stopped the posts to the URL.
    public let paused: Bool
    /// The webhook's position: all events up to this cursor are delivered.
    public let cursor: String
    /// Number of events after `cursor`.
    public let backlog: Int
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit: always none. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.WebhookPosition: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.url = try members.required("url")
    self.paused = try members.required("paused")
    self.cursor = try members.required("cursor")
    self.backlog = try members.required("backlog")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
