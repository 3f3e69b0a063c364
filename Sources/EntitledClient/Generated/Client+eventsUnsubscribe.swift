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
  ) throws(ClientError) -> Entitled.Subscription {
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
  ) async throws(ClientError) -> Entitled.Subscription {
    var params = Params()
    params.add("subscription", subscription)
    params.add("project", project)
    return try await make("events.unsubscribe", params, timeout)
  }
}
