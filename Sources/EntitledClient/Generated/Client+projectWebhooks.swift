// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns the webhooks of a project with their secrets. Blocks.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectWebhooks(
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ProjectWebhooksResult {
    var params = Params()
    params.add("project", project)
    return try make("project.webhooks", params, timeout)
  }

  /// Returns the webhooks of a project with their secrets.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectWebhooks(
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ProjectWebhooksResult {
    var params = Params()
    params.add("project", project)
    return try await make("project.webhooks", params, timeout)
  }
}

extension Entitled {
  /// What `project.webhooks` answers.
  public struct ProjectWebhooksResult: Hashable, Sendable {
    /// See `ProjectWebhooksResult` in Protocol.
    public let webhooks: [Entitled.Webhook]
  }
}

extension Entitled.ProjectWebhooksResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.webhooks = try members.required("webhooks")
  }
}
