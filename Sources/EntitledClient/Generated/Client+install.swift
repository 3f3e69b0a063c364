// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Starts a device, with an anonymous user of its own. Blocks.
  ///
  /// - Parameters:
  ///   - device: The device; made up when left out.
  ///   - userId: Start the device as this user: nothing is attached, moved or aliased.
  ///   - storeAccount: The store account whose purchases the device can present.
  ///   - platform: What the device runs.
  ///   - app: The app that was installed.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func install(
    device: String? = nil,
    userId: String? = nil,
    storeAccount: String? = nil,
    platform: String? = nil,
    app: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.InstallResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("storeAccount", storeAccount)
    params.add("platform", platform)
    params.add("app", app)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("install", params, timeout)
  }

  /// Starts a device, with an anonymous user of its own.
  ///
  /// - Parameters:
  ///   - device: The device; made up when left out.
  ///   - userId: Start the device as this user: nothing is attached, moved or aliased.
  ///   - storeAccount: The store account whose purchases the device can present.
  ///   - platform: What the device runs.
  ///   - app: The app that was installed.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func install(
    device: String? = nil,
    userId: String? = nil,
    storeAccount: String? = nil,
    platform: String? = nil,
    app: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.InstallResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("storeAccount", storeAccount)
    params.add("platform", platform)
    params.add("app", app)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("install", params, timeout)
  }
}

extension Entitled {
  /// What `install` answers.
  public struct InstallResult: Hashable, Sendable {
    /// One install of one app. A reinstall is a new device.
    public let device: String
    /// False for a device that was known.
    public let created: Bool
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    public let user: Entitled.User
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
    public let replayed: Bool?
  }
}

extension Entitled.InstallResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.device = try members.required("device")
    self.created = try members.required("created")
    self.user = try members.required("user")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
