// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the state of a project's webhooks, without their secrets. Blocks.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func webhookList(
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.WebhookListResult {
    var params = Params()
    params.add("project", project)
    return try make("webhook.list", params, timeout)
  }

  /// Returns the state of a project's webhooks, without their secrets.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func webhookList(
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.WebhookListResult {
    var params = Params()
    params.add("project", project)
    return try await make("webhook.list", params, timeout)
  }
}

extension Entitled {
  /// What `webhook.list` answers.
  public struct WebhookListResult: Hashable, Sendable {
    /// The process that posts the project's events; absent if there is none.
    public let poster: Entitled.WebhookListResultPoster?
    /// In the order of project.define.
    public let webhooks: [Entitled.WebhookStatus]
  }
}

extension Entitled.WebhookListResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.poster = try members.optional("poster")
    self.webhooks = try members.required("webhooks")
  }
}
