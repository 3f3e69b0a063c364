// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Has the connection told of events as they come, by notifications. Blocks.
  ///
  /// - Parameters:
  ///   - after: Where to begin: the cursor of an earlier answer. From now on when left out.
  ///   - kinds: Only these kinds.
  ///   - project: The project to work in.
  ///   - timeout: How long to wait for this answer.
  public func eventsSubscribe(
    after: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.EventsSubscribeResult {
    var params = Params()
    params.add("after", after)
    params.add("kinds", kinds)
    params.add("project", project)
    return try make("events.subscribe", params, timeout)
  }

  /// Has the connection told of events as they come, by notifications.
  ///
  /// - Parameters:
  ///   - after: Where to begin: the cursor of an earlier answer. From now on when left out.
  ///   - kinds: Only these kinds.
  ///   - project: The project to work in.
  ///   - timeout: How long to wait for this answer.
  public func eventsSubscribe(
    after: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.EventsSubscribeResult {
    var params = Params()
    params.add("after", after)
    params.add("kinds", kinds)
    params.add("project", project)
    return try await make("events.subscribe", params, timeout)
  }
}

extension Entitled {
  /// What `events.subscribe` answers.
  public struct EventsSubscribeResult: Hashable, Sendable {
    /// A subscription of one connection; another connection may have one of the same name.
    public let subscription: String
    /// The place behind which it tells.
    public let cursor: String
  }
}

extension Entitled.EventsSubscribeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.subscription = try members.required("subscription")
    self.cursor = try members.required("cursor")
  }
}
