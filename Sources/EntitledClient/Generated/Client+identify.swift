// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Logs a user in on a device. Blocks.
  ///
  /// Exactly one is given: `device` or `anonymousId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: Who it is, in the caller's words.
  ///   - anonymousId: Instead of the device: its anonymous user.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func identify(
    device: String? = nil,
    userId: String,
    anonymousId: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.IdentifyResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("anonymousId", anonymousId)
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
  ///   - device: The device.
  ///   - userId: Who it is, in the caller's words.
  ///   - anonymousId: Instead of the device: its anonymous user.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func identify(
    device: String? = nil,
    userId: String,
    anonymousId: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.IdentifyResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("anonymousId", anonymousId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("identify", params, timeout)
  }
}

extension Entitled {
  /// What `identify` answers.
  public struct IdentifyResult: Hashable, Sendable {
    /// Who somebody is: the current user of a device, or the user that an id reaches.
    public let user: Entitled.User
    /// True when this call made the user.
    public let created: Bool
    /// attached: the user gained at least one purchase and nobody lost any. moved: it gained what
    /// the anonymous user lost. aliased: the two became one customer. switched: nobody gained
    /// any. unchanged: it was the same user already.
    public let outcome: Entitled.IdentifyResultOutcome
    /// True exactly when `purchases` is not empty.
    public let shouldRefresh: Bool
    /// What changed holder; on an alias, what the anonymous user's customer held.
    public let purchases: [Entitled.Move]
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
