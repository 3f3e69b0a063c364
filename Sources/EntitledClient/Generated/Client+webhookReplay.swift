// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Moves a webhook to a cursor, so that the events after it are posted, again if they were
  /// posted before. Blocks.
  ///
  /// - Parameters:
  ///   - url: URL of the webhook, as project.define has it.
  ///   - after: Cursor before the first event to post. `0` is the beginning of the log.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookReplay(
    url: String,
    after: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.WebhookReplayResult {
    var params = Params()
    params.add("url", url)
    params.add("after", after)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("webhook.replay", params, timeout)
  }

  /// Moves a webhook to a cursor, so that the events after it are posted, again if they were
  /// posted before.
  ///
  /// - Parameters:
  ///   - url: URL of the webhook, as project.define has it.
  ///   - after: Cursor before the first event to post. `0` is the beginning of the log.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookReplay(
    url: String,
    after: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.WebhookReplayResult {
    var params = Params()
    params.add("url", url)
    params.add("after", after)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("webhook.replay", params, timeout)
  }
}

extension Entitled {
  /// What `webhook.replay` answers.
  public struct WebhookReplayResult: Hashable, Sendable {
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

extension Entitled.WebhookReplayResult: Decoded {
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
