// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Stops the posts to a URL until webhook.resume. Its events wait. Blocks.
  ///
  /// - Parameters:
  ///   - url: URL of the webhook, as project.define has it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookPause(
    url: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.WebhookPosition {
    var params = Params()
    params.add("url", url)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("webhook.pause", params, timeout)
  }

  /// Stops the posts to a URL until webhook.resume. Its events wait.
  ///
  /// - Parameters:
  ///   - url: URL of the webhook, as project.define has it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookPause(
    url: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.WebhookPosition {
    var params = Params()
    params.add("url", url)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("webhook.pause", params, timeout)
  }
}
