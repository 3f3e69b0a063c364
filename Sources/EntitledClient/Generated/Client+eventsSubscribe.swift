// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Subscribes this connection to events; they arrive as notifications. Blocks.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The subscription starts with the event after it.
  ///     Default: new events only.
  ///   - kinds: Sends only events of these kinds.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsSubscribe(
    after: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.Subscription {
    var params = Params()
    params.add("after", after)
    params.add("kinds", kinds)
    params.add("project", project)
    return try make("events.subscribe", params, timeout)
  }

  /// Subscribes this connection to events; they arrive as notifications.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The subscription starts with the event after it.
  ///     Default: new events only.
  ///   - kinds: Sends only events of these kinds.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsSubscribe(
    after: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.Subscription {
    var params = Params()
    params.add("after", after)
    params.add("kinds", kinds)
    params.add("project", project)
    return try await make("events.subscribe", params, timeout)
  }
}
