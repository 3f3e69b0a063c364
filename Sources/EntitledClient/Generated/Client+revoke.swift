// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Ends a grant. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlement: Id of the entitlement that was granted.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func revoke(
    device: String? = nil,
    userId: String? = nil,
    entitlement: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.RevokeResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlement", entitlement)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("revoke", params, timeout)
  }

  /// Ends a grant.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - entitlement: Id of the entitlement that was granted.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func revoke(
    device: String? = nil,
    userId: String? = nil,
    entitlement: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.RevokeResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("entitlement", entitlement)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("revoke", params, timeout)
  }
}

extension Entitled {
  /// What `revoke` answers.
  public struct RevokeResult: Hashable, Sendable {
    /// The entitlement after the call. A purchase may still give it.
    public let entitlement: Entitled.Entitlement
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.RevokeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.entitlement = try members.required("entitlement")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
