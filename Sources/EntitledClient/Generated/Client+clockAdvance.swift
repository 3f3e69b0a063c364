// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Moves a manual clock forward; what ends on the way ends, in order. Blocks.
  ///
  /// Exactly one is given: `to` or `by`.
  ///
  /// - Parameters:
  ///   - to: The moment that it is to show.
  ///   - by: How far it is to go.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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

  /// Moves a manual clock forward; what ends on the way ends, in order.
  ///
  /// Exactly one is given: `to` or `by`.
  ///
  /// - Parameters:
  ///   - to: The moment that it is to show.
  ///   - by: How far it is to go.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
    /// What the clock shows now.
    public let now: Entitled.Moment
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
