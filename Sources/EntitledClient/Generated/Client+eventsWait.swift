// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Reads events like events.read, and waits for new events if there are none. Blocks.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the events after it.
  ///   - limit: Maximum number of events.
  ///   - user: Returns only events of this customer, by any of its ids.
  ///   - kinds: Returns only events of these kinds.
  ///   - consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
  ///   - timeoutMs: Longest wait, in milliseconds. When it is over, the list of events is empty.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsWait(
    after: String? = nil,
    limit: Int? = nil,
    user: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    consumer: String? = nil,
    timeoutMs: Int,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.EventsPage {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("user", user)
    params.add("kinds", kinds)
    params.add("consumer", consumer)
    params.add("timeoutMs", timeoutMs)
    params.add("project", project)
    return try make("events.wait", params, timeout)
  }

  /// Reads events like events.read, and waits for new events if there are none.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the events after it.
  ///   - limit: Maximum number of events.
  ///   - user: Returns only events of this customer, by any of its ids.
  ///   - kinds: Returns only events of these kinds.
  ///   - consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
  ///   - timeoutMs: Longest wait, in milliseconds. When it is over, the list of events is empty.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsWait(
    after: String? = nil,
    limit: Int? = nil,
    user: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    consumer: String? = nil,
    timeoutMs: Int,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.EventsPage {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("user", user)
    params.add("kinds", kinds)
    params.add("consumer", consumer)
    params.add("timeoutMs", timeoutMs)
    params.add("project", project)
    return try await make("events.wait", params, timeout)
  }
}
