// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Registers a device and creates its anonymous user. Blocks.
  ///
  /// - Parameters:
  ///   - device: Id of the device. Default: a new id, which the daemon makes.
  ///   - userId: Id of a user to log in on the new device, without attaching, moving or aliasing
  ///     anything.
  ///   - storeAccount: Store account whose purchases the device can restore.
  ///   - platform: Platform of the device: ios, android, web or another word of that form.
  ///   - app: The installed app, for example its bundle id.
  ///   - accountToken: Account token to register for the device's current user, who then claims
  ///     every unclaimed purchase that carries it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func install(
    device: String? = nil,
    userId: String? = nil,
    storeAccount: String? = nil,
    platform: String? = nil,
    app: String? = nil,
    accountToken: String? = nil,
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
    params.add("accountToken", accountToken)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("install", params, timeout)
  }

  /// Registers a device and creates its anonymous user.
  ///
  /// - Parameters:
  ///   - device: Id of the device. Default: a new id, which the daemon makes.
  ///   - userId: Id of a user to log in on the new device, without attaching, moving or aliasing
  ///     anything.
  ///   - storeAccount: Store account whose purchases the device can restore.
  ///   - platform: Platform of the device: ios, android, web or another word of that form.
  ///   - app: The installed app, for example its bundle id.
  ///   - accountToken: Account token to register for the device's current user, who then claims
  ///     every unclaimed purchase that carries it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func install(
    device: String? = nil,
    userId: String? = nil,
    storeAccount: String? = nil,
    platform: String? = nil,
    app: String? = nil,
    accountToken: String? = nil,
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
    params.add("accountToken", accountToken)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("install", params, timeout)
  }
}

extension Entitled {
  /// What `install` answers.
  public struct InstallResult: Hashable, Sendable {
    /// A device: one installation of one app. A reinstallation is a new device.
    public let device: String
    /// False when the device was already registered.
    public let created: Bool
    /// The current user of a device, or the user that an id belongs to.
    public let user: Entitled.User
    /// True when the call claimed purchases: the app has to check the user's entitlements.
    /// Otherwise absent.
    public let shouldRefresh: Bool?
    /// The unclaimed purchases that this call gave to the user, with those that replace them;
    /// absent if there are none. In the order of `store`, then `originalTransactionId`.
    public let claimed: [Entitled.Move]?
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.InstallResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.device = try members.required("device")
    self.created = try members.required("created")
    self.user = try members.required("user")
    self.shouldRefresh = try members.optional("shouldRefresh")
    self.claimed = try members.optional("claimed")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
