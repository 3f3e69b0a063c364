// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Reads the events of a project in order, from any position of its log. Blocks.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the events after it.
  ///   - limit: Maximum number of events.
  ///   - user: Returns only events of this customer, by any of its ids.
  ///   - kinds: Returns only events of these kinds.
  ///   - consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsRead(
    after: String? = nil,
    limit: Int? = nil,
    user: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    consumer: String? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.EventsReadResult {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("user", user)
    params.add("kinds", kinds)
    params.add("consumer", consumer)
    params.add("project", project)
    return try make("events.read", params, timeout)
  }

  /// Reads the events of a project in order, from any position of its log.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the events after it.
  ///   - limit: Maximum number of events.
  ///   - user: Returns only events of this customer, by any of its ids.
  ///   - kinds: Returns only events of these kinds.
  ///   - consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsRead(
    after: String? = nil,
    limit: Int? = nil,
    user: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    consumer: String? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.EventsReadResult {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("user", user)
    params.add("kinds", kinds)
    params.add("consumer", consumer)
    params.add("project", project)
    return try await make("events.read", params, timeout)
  }
}

extension Entitled {
  /// What `events.read` answers.
  public struct EventsReadResult: Hashable, Sendable {
    /// See `EventsReadResult` in Protocol.
    public let events: [Entitled.Event]
    /// Cursor for the next call: that of the last event in the list, or of the newest event in
    /// the log when there are no more.
    public let cursor: String
    /// True when there may be more events: call again at once. The list can be empty when `more`
    /// is true, because no event that the daemon looked at matched.
    public let more: Bool
  }
}

extension Entitled.EventsReadResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.events = try members.required("events")
    self.cursor = try members.required("cursor")
    self.more = try members.required("more")
  }
}
