// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Logs out the user of a device. Blocks.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func logout(
    device: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.LogoutResult {
    var params = Params()
    params.add("device", device)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("logout", params, timeout)
  }

  /// Logs out the user of a device.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func logout(
    device: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.LogoutResult {
    var params = Params()
    params.add("device", device)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("logout", params, timeout)
  }
}

extension Entitled {
  /// What `logout` answers.
  public struct LogoutResult: Hashable, Sendable {
    /// The current user of a device, or the user that an id belongs to.
    public let user: Entitled.User
    /// loggedOut: the device's anonymous user is current again. rotated: the device has a new
    /// anonymous user. unchanged: no user was logged in.
    public let outcome: Entitled.LogoutResultOutcome
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.LogoutResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
    self.outcome = try members.required("outcome")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
