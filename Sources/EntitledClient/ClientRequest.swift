/// A request of a `Client`, before it has a number.
struct ClientRequest: Sendable {
  let method: String
  /// JSON: one object, or one array.
  let params: [UInt8]
  /// Whether sending it twice does no more than sending it once.
  let mayBeRepeated: Bool
  /// Until when an answer is waited for, and how long that was.
  let deadline: Deadline
  let limit: Duration

  init(_ method: String, _ params: JSON, _ timeout: Duration?, _ timeouts: Timeouts) {
    self.method = method
    self.params = params.bytes
    mayBeRepeated =
      Entitled.readingMethods.contains(method) || params["dryRun"]?.bool == true
      || params["idempotencyKey"].map { !$0.isNull } ?? false
    // An answer that waits for events may take so much longer.
    let wait = method == "events.wait" ? params["timeoutMs"]?.int64 ?? 0 : 0
    limit = timeout ?? (timeouts.read + .milliseconds(wait))
    deadline = Deadline(after: limit)
  }

  /// What became of it.
  enum Outcome: Sendable {
    /// There is an answer, or an error that trying again does not help against.
    case done(Result<JSON, ClientError>)
    /// The connection ended; whether anything of the request had gone out.
    case lost(ClientError, wentOut: Bool)
  }

  typealias Done = @Sendable (Outcome) -> Void
}
