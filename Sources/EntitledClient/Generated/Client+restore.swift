// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Restores the purchases of a device's store account for its current user. Blocks.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - purchases: Purchases to restore, from any store account; an empty list restores nothing.
  ///     Default: every purchase of the device's store account.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func restore(
    device: String,
    purchases: [Entitled.PurchaseRef]? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.RestoreResult {
    var params = Params()
    params.add("device", device)
    params.add("purchases", purchases)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("restore", params, timeout)
  }

  /// Restores the purchases of a device's store account for its current user.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - purchases: Purchases to restore, from any store account; an empty list restores nothing.
  ///     Default: every purchase of the device's store account.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func restore(
    device: String,
    purchases: [Entitled.PurchaseRef]? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.RestoreResult {
    var params = Params()
    params.add("device", device)
    params.add("purchases", purchases)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("restore", params, timeout)
  }
}

extension Entitled {
  /// What `restore` answers.
  public struct RestoreResult: Hashable, Sendable {
    /// The current user of a device, or the user that an id belongs to.
    public let user: Entitled.User
    /// Purchases that the user holds now and did not hold before, with unclaimed ones that
    /// replace them. In the order of `store`, then `originalTransactionId`.
    public let restored: [Entitled.Move]
    /// Those of `restored` that another user lost.
    public let transferred: [Entitled.Move]
    /// Purchases that a rule refused to restore.
    public let refused: [Entitled.Refusal]
    /// The user's entitlements after the call.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// Absent when there are no warnings.
    public let warnings: [Entitled.Warning]?
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.RestoreResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
    self.restored = try members.required("restored")
    self.transferred = try members.required("transferred")
    self.refused = try members.required("refused")
    self.entitlements = try members.required("entitlements")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
