// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Reads what happened in a project, in order, from any place. Blocks.
  ///
  /// - Parameters:
  ///   - after: Where to go on: the cursor of an earlier answer.
  ///   - limit: How many events at most.
  ///   - user: Only what is about this customer; any id that reaches it.
  ///   - kinds: Only these kinds.
  ///   - consumer: Goes on behind what this consumer has acknowledged; instead of after.
  ///   - project: The project to work in.
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

  /// Reads what happened in a project, in order, from any place.
  ///
  /// - Parameters:
  ///   - after: Where to go on: the cursor of an earlier answer.
  ///   - limit: How many events at most.
  ///   - user: Only what is about this customer; any id that reaches it.
  ///   - kinds: Only these kinds.
  ///   - consumer: Goes on behind what this consumer has acknowledged; instead of after.
  ///   - project: The project to work in.
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
    /// Where to go on: of the last event told, or, when there are no more, of the newest that
    /// there is.
    public let cursor: String
    /// True when there may be more: another call looks there at once. Also where none of the
    /// events that were looked at is one of those wanted.
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
