// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Records that a consumer has processed the events up to a cursor. Blocks.
  ///
  /// - Parameters:
  ///   - consumer: Name of the consumer. Its first acknowledgement creates it.
  ///   - cursor: Cursor of the last processed event; "0" for none.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func eventsAcknowledge(
    consumer: String,
    cursor: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.EventsAcknowledgeResult {
    var params = Params()
    params.add("consumer", consumer)
    params.add("cursor", cursor)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("events.acknowledge", params, timeout)
  }

  /// Records that a consumer has processed the events up to a cursor.
  ///
  /// - Parameters:
  ///   - consumer: Name of the consumer. Its first acknowledgement creates it.
  ///   - cursor: Cursor of the last processed event; "0" for none.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func eventsAcknowledge(
    consumer: String,
    cursor: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.EventsAcknowledgeResult {
    var params = Params()
    params.add("consumer", consumer)
    params.add("cursor", cursor)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("events.acknowledge", params, timeout)
  }
}

extension Entitled {
  /// What `events.acknowledge` answers.
  public struct EventsAcknowledgeResult: Hashable, Sendable {
    /// Name of a consumer: a reader of the log whose position the daemon stores. The reader
    /// chooses it, for example `mailer`.
    public let consumer: String
    /// Highest cursor that the consumer has acknowledged.
    public let cursor: String
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit: always none. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.EventsAcknowledgeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.consumer = try members.required("consumer")
    self.cursor = try members.required("cursor")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
