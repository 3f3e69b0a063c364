// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Moves a webhook to a cursor, so that the events after it are posted, again if they were
  /// posted before. Blocks.
  ///
  /// - Parameters:
  ///   - url: URL of the webhook, as project.define has it.
  ///   - after: Cursor before the first event to post. `0` is the beginning of the log.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookReplay(
    url: String,
    after: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.WebhookPosition {
    var params = Params()
    params.add("url", url)
    params.add("after", after)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("webhook.replay", params, timeout)
  }

  /// Moves a webhook to a cursor, so that the events after it are posted, again if they were
  /// posted before.
  ///
  /// - Parameters:
  ///   - url: URL of the webhook, as project.define has it.
  ///   - after: Cursor before the first event to post. `0` is the beginning of the log.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func webhookReplay(
    url: String,
    after: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.WebhookPosition {
    var params = Params()
    params.add("url", url)
    params.add("after", after)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("webhook.replay", params, timeout)
  }
}
