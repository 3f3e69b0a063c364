// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Gives an entitlement without a purchase. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlement: Id of an entitlement from the catalogue or from the project's
  ///     `entitlements`.
  ///   - expiresAt: Last millisecond of the grant, RFC 3339. Default: no end.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func grant(
    device: String? = nil,
    userId: String? = nil,
    entitlement: String,
    expiresAt: Entitled.Moment? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.GrantResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlement", entitlement)
    params.add("expiresAt", expiresAt)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("grant", params, timeout)
  }

  /// Gives an entitlement without a purchase.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlement: Id of an entitlement from the catalogue or from the project's
  ///     `entitlements`.
  ///   - expiresAt: Last millisecond of the grant, RFC 3339. Default: no end.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func grant(
    device: String? = nil,
    userId: String? = nil,
    entitlement: String,
    expiresAt: Entitled.Moment? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.GrantResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlement", entitlement)
    params.add("expiresAt", expiresAt)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("grant", params, timeout)
  }
}

extension Entitled {
  /// What `grant` answers.
  public struct GrantResult: Hashable, Sendable {
    /// The entitlement after the call. A purchase supplies its values if the purchase wins
    /// against the grant.
    public let entitlement: Entitled.Entitlement
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

extension Entitled.GrantResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.entitlement = try members.required("entitlement")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
