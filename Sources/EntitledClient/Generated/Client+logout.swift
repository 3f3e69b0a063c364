// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Logs the user of a device out. Blocks.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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

  /// Logs the user of a device out.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    public let user: Entitled.User
    /// loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous
    /// user. unchanged: nobody was logged in.
    public let outcome: Entitled.LogoutResultOutcome
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
