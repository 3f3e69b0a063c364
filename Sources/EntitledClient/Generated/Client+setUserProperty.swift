// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Stores a key/value property; never affects access. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - key: Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other
  ///     systems reserve, for example $email, have no special meaning.
  ///   - value: New value. An empty string removes the property.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
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

  /// Stores a key/value property; never affects access.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: Id of the user, instead of `device`.
  ///   - key: Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other
  ///     systems reserve, for example $email, have no special meaning.
  ///   - value: New value. An empty string removes the property.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
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
    /// Id of the user that the result is about.
    public let userId: String
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    public let key: String
    /// Value of a property.
    public let value: String
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
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
