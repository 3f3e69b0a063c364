// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Makes the connection the only one that posts a project's events, until it closes. For
  /// programs that post. Blocks.
  ///
  /// - Parameters:
  ///   - reports: The results of the posts. A report replaces the earlier report on its URL.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookClaim(
    reports: [Entitled.WebhookReport]? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.WebhookClaimResult {
    var params = Params()
    params.add("reports", reports)
    params.add("project", project)
    return try make("webhook.claim", params, timeout)
  }

  /// Makes the connection the only one that posts a project's events, until it closes. For
  /// programs that post.
  ///
  /// - Parameters:
  ///   - reports: The results of the posts. A report replaces the earlier report on its URL.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookClaim(
    reports: [Entitled.WebhookReport]? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.WebhookClaimResult {
    var params = Params()
    params.add("reports", reports)
    params.add("project", project)
    return try await make("webhook.claim", params, timeout)
  }
}

extension Entitled {
  /// What `webhook.claim` answers.
  public struct WebhookClaimResult: Hashable, Sendable {
    /// False if another connection has the claim. Then the daemon ignores the reports.
    public let claimed: Bool
  }
}

extension Entitled.WebhookClaimResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.claimed = try members.required("claimed")
  }
}
