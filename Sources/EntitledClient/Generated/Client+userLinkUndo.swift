// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Undoes a login, an alias or a transfer: its change of holders or customers. Blocks.
  ///
  /// - Parameters:
  ///   - event: `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
  ///     `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept`
  ///     lists it, `purchaseRenewed` or `purchaseUpdated`.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
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

  /// Undoes a login, an alias or a transfer: its change of holders or customers.
  ///
  /// - Parameters:
  ///   - event: `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
  ///     `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept`
  ///     lists it, `purchaseRenewed` or `purchaseUpdated`.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
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
    /// Id of the undone event.
    public let undone: String
    /// Purchases that changed holders.
    public let purchases: [Entitled.Move]
    /// Later changes that stay: restores, purchases and imports that would have found other
    /// holders, the aliases that they made, and earlier undos about the same users and purchases.
    /// A call that emitted no event is never among them.
    public let kept: [Entitled.RemainingChange]
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
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
