// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Reads events as events.read does, and waits while there are none. Blocks.
  ///
  /// - Parameters:
  ///   - after: Where to go on: the cursor of an earlier answer.
  ///   - limit: How many events at most.
  ///   - user: Only what is about this customer; any id that reaches it.
  ///   - kinds: Only these kinds.
  ///   - consumer: Goes on behind what this consumer has acknowledged; instead of after.
  ///   - timeoutMs: How long to wait, in milliseconds; then the list is empty.
  ///   - project: The project to work in.
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
  ) throws(ClientError) -> Entitled.EventsWaitResult {
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

  /// Reads events as events.read does, and waits while there are none.
  ///
  /// - Parameters:
  ///   - after: Where to go on: the cursor of an earlier answer.
  ///   - limit: How many events at most.
  ///   - user: Only what is about this customer; any id that reaches it.
  ///   - kinds: Only these kinds.
  ///   - consumer: Goes on behind what this consumer has acknowledged; instead of after.
  ///   - timeoutMs: How long to wait, in milliseconds; then the list is empty.
  ///   - project: The project to work in.
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
  ) async throws(ClientError) -> Entitled.EventsWaitResult {
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

extension Entitled {
  /// What `events.wait` answers.
  public struct EventsWaitResult: Hashable, Sendable {
    /// See `EventsWaitResult` in Protocol.
    public let events: [Entitled.Event]
    /// Where to go on: of the last event told, or, when there are no more, of the newest that
    /// there is.
    public let cursor: String
    /// True when there may be more: another call looks there at once. Also where none of the
    /// events that were looked at is one of those wanted.
    public let more: Bool
  }
}

extension Entitled.EventsWaitResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.events = try members.required("events")
    self.cursor = try members.required("cursor")
    self.more = try members.required("more")
  }
}
