// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Brings what the store account of a device has bought to its current user. Blocks.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - purchases: Exactly these, whoever's account they came from; an empty list restores
  ///     nothing.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func restore(
    device: String,
    purchases: [Entitled.PurchaseName]? = nil,
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

  /// Brings what the store account of a device has bought to its current user.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - purchases: Exactly these, whoever's account they came from; an empty list restores
  ///     nothing.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func restore(
    device: String,
    purchases: [Entitled.PurchaseName]? = nil,
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    public let user: Entitled.User
    /// All that the user now holds and did not before.
    public let restored: [Entitled.Move]
    /// Those of them that somebody lost.
    public let transferred: [Entitled.Move]
    /// What stays where it is.
    public let refused: [Entitled.Refusal]
    /// What the user may use now.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// Only there when there are any.
    public let warnings: [Entitled.Warning]?
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
