// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Logs a user in on a device. Blocks.
  ///
  /// Exactly one is given: `device` or `anonymousId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: The app's own id for the user.
  ///   - anonymousId: Id of the device's anonymous user, instead of `device`.
  ///   - accountToken: Account token to register for the user, who then claims every unclaimed
  ///     purchase that carries it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func identify(
    device: String? = nil,
    userId: String,
    anonymousId: String? = nil,
    accountToken: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.IdentifyResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("anonymousId", anonymousId)
    params.add("accountToken", accountToken)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("identify", params, timeout)
  }

  /// Logs a user in on a device.
  ///
  /// Exactly one is given: `device` or `anonymousId`.
  ///
  /// - Parameters:
  ///   - device: Id of the device.
  ///   - userId: The app's own id for the user.
  ///   - anonymousId: Id of the device's anonymous user, instead of `device`.
  ///   - accountToken: Account token to register for the user, who then claims every unclaimed
  ///     purchase that carries it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func identify(
    device: String? = nil,
    userId: String,
    anonymousId: String? = nil,
    accountToken: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.IdentifyResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("anonymousId", anonymousId)
    params.add("accountToken", accountToken)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("identify", params, timeout)
  }
}

extension Entitled {
  /// What `identify` answers.
  public struct IdentifyResult: Hashable, Sendable {
    /// The current user of a device, or the user that an id belongs to.
    public let user: Entitled.User
    /// True when this call created the user.
    public let created: Bool
    /// attached: the user became a holder of at least one purchase, and no holder lost any.
    /// moved: purchases moved from the anonymous user to this user. aliased: both users became
    /// one customer. switched: only the device's current user changed. unchanged: the user was
    /// already logged in.
    public let outcome: Entitled.IdentifyResultOutcome
    /// True exactly when `purchases` or `claimed` is not empty: the app refreshes what it shows.
    public let shouldRefresh: Bool
    /// Purchases that changed holders. After an alias: the purchases that the anonymous user's
    /// customer held.
    public let purchases: [Entitled.Move]
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

extension Entitled.IdentifyResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.required("user")
    self.created = try members.required("created")
    self.outcome = try members.required("outcome")
    self.shouldRefresh = try members.required("shouldRefresh")
    self.purchases = try members.required("purchases")
    self.claimed = try members.optional("claimed")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
