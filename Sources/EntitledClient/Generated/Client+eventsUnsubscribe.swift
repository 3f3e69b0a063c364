// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Ends a subscription of this connection. Blocks.
  ///
  /// - Parameters:
  ///   - subscription: Id of the subscription, as events.subscribe returned it.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsUnsubscribe(
    subscription: String,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.EventsUnsubscribeResult {
    var params = Params()
    params.add("subscription", subscription)
    params.add("project", project)
    return try make("events.unsubscribe", params, timeout)
  }

  /// Ends a subscription of this connection.
  ///
  /// - Parameters:
  ///   - subscription: Id of the subscription, as events.subscribe returned it.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func eventsUnsubscribe(
    subscription: String,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.EventsUnsubscribeResult {
    var params = Params()
    params.add("subscription", subscription)
    params.add("project", project)
    return try await make("events.unsubscribe", params, timeout)
  }
}

extension Entitled {
  /// What `events.unsubscribe` answers.
  public struct EventsUnsubscribeResult: Hashable, Sendable {
    /// Id of a subscription. It is unique within one connection.
    public let subscription: String
    /// The daemon sent every matching event up to this cursor.
    public let cursor: String
  }
}

extension Entitled.EventsUnsubscribeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.subscription = try members.required("subscription")
    self.cursor = try members.required("cursor")
  }
}
