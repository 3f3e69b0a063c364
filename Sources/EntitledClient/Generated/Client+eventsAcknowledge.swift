// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Notes that a consumer is done with the events up to a cursor. Blocks.
  ///
  /// - Parameters:
  ///   - consumer: Who is done with them; the first time makes the consumer.
  ///   - cursor: The last event that is done with; "0" for none.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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

  /// Notes that a consumer is done with the events up to a cursor.
  ///
  /// - Parameters:
  ///   - consumer: Who is done with them; the first time makes the consumer.
  ///   - cursor: The last event that is done with; "0" for none.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
    /// Who reads the events: a name of the reader's own choice, such as that of a worker.
    public let consumer: String
    /// Where the consumer stands: the greatest that it has acknowledged.
    public let cursor: String
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told, which is nothing.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
