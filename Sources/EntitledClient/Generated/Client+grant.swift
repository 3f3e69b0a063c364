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
  ) throws(ClientError) -> Entitled.GrantChange {
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
  ) async throws(ClientError) -> Entitled.GrantChange {
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
