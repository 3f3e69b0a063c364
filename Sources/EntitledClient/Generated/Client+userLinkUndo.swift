// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Takes a link back: holders and customers are as if it had never been made. Blocks.
  ///
  /// - Parameters:
  ///   - event: The id of the event that told of it: an identified, a usersAliased or a
  ///     …Transferred.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userLinkUndo(
    event: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserLinkUndoResult {
    var params = Params()
    params.add("event", event)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("user.link.undo", params, timeout)
  }

  /// Takes a link back: holders and customers are as if it had never been made.
  ///
  /// - Parameters:
  ///   - event: The id of the event that told of it: an identified, a usersAliased or a
  ///     …Transferred.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userLinkUndo(
    event: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserLinkUndoResult {
    var params = Params()
    params.add("event", event)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("user.link.undo", params, timeout)
  }
}

extension Entitled {
  /// What `user.link.undo` answers.
  public struct UserLinkUndoResult: Hashable, Sendable {
    /// The event.
    public let undone: String
    /// What changed holder; `to` is who holds it now, also where somebody only lost it.
    public let purchases: [Entitled.Move]
    /// What came later and stands: restores and purchases that found other holders than they
    /// would have, aliases that these made, and links of the same users and purchases that were
    /// taken back since.
    public let kept: [Entitled.KeptLink]
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
    public let replayed: Bool?
  }
}

extension Entitled.UserLinkUndoResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.undone = try members.required("undone")
    self.purchases = try members.required("purchases")
    self.kept = try members.required("kept")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
