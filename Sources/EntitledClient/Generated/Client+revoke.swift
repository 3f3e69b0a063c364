// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Ends a grant. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - entitlement: What was granted.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - entitlement: What was granted.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
    /// As it stands now, whatever gives it.
    public let entitlement: Entitled.Entitlement
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
