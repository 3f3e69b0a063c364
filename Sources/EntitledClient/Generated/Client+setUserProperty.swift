// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Keeps a word about a user for other systems; and never changes access. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - key: Its name; the reserved ones of other systems, such as $email, are names like any
  ///     other.
  ///   - value: What it is now; an empty one removes it.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func setUserProperty(
    device: String? = nil,
    userId: String? = nil,
    key: String,
    value: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.SetUserPropertyResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("key", key)
    params.add("value", value)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("setUserProperty", params, timeout)
  }

  /// Keeps a word about a user for other systems; and never changes access.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device.
  ///   - key: Its name; the reserved ones of other systems, such as $email, are names like any
  ///     other.
  ///   - value: What it is now; an empty one removes it.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func setUserProperty(
    device: String? = nil,
    userId: String? = nil,
    key: String,
    value: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.SetUserPropertyResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("key", key)
    params.add("value", value)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("setUserProperty", params, timeout)
  }
}

extension Entitled {
  /// What `setUserProperty` answers.
  public struct SetUserPropertyResult: Hashable, Sendable {
    /// The current user's id.
    public let userId: String
    /// The name of a property: 1 to 80 letters, digits, and _ . : - $.
    public let key: String
    /// The value of a property.
    public let value: String
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
    public let replayed: Bool?
  }
}

extension Entitled.SetUserPropertyResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.userId = try members.required("userId")
    self.key = try members.required("key")
    self.value = try members.required("value")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
