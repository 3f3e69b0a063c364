// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Moves a manual clock forward, and applies in order everything that falls due on the way.
  /// Blocks.
  ///
  /// Exactly one is given: `to` or `by`.
  ///
  /// - Parameters:
  ///   - to: New time of the clock, RFC 3339.
  ///   - by: How far to move the clock: an ISO 8601 duration, for example P1M.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func clockAdvance(
    to: Entitled.Moment? = nil,
    by: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ClockAdvanceResult {
    var params = Params()
    params.add("to", to)
    params.add("by", by)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("clock.advance", params, timeout)
  }

  /// Moves a manual clock forward, and applies in order everything that falls due on the way.
  ///
  /// Exactly one is given: `to` or `by`.
  ///
  /// - Parameters:
  ///   - to: New time of the clock, RFC 3339.
  ///   - by: How far to move the clock: an ISO 8601 duration, for example P1M.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func clockAdvance(
    to: Entitled.Moment? = nil,
    by: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ClockAdvanceResult {
    var params = Params()
    params.add("to", to)
    params.add("by", by)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("clock.advance", params, timeout)
  }
}

extension Entitled {
  /// What `clock.advance` answers.
  public struct ClockAdvanceResult: Hashable, Sendable {
    /// Time that the clock shows after the call.
    public let now: Entitled.Moment
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.ClockAdvanceResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.now = try members.required("now")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
