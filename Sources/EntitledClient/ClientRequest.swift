/// A request that has no ID yet.
struct ClientRequest: Sendable {
  let method: String
  /// The params as JSON: one object or one array.
  let params: [UInt8]
  /// Whether the request is idempotent.
  let mayBeRepeated: Bool
  /// When the wait for the reply ends; nil if the caller waits itself.
  let deadline: Deadline?
  let limit: Duration

  init(_ method: String, _ params: JSON, _ timeout: Duration?, _ timeouts: Timeouts) {
    self.method = method
    self.params = params.bytes
    mayBeRepeated =
      Entitled.readingMethods.contains(method) || params["dryRun"]?.bool == true
      || params["idempotencyKey"].map { !$0.isNull } ?? false
    // The daemon holds back the reply of `events.wait` for up to `timeoutMs`.
    let wait = method == "events.wait" ? params["timeoutMs"]?.int64 ?? 0 : 0
    let given = timeout ?? timeouts.read
    limit = given > .zero ? given + .milliseconds(wait) : given
    deadline = Deadline(after: limit)
  }

  /// Creates a request of a `Connection`.
  init(_ method: String, json params: [UInt8]) {
    self.method = method
    self.params = params
    (mayBeRepeated, deadline, limit) = (false, nil, .zero)
  }

  /// The outcome of a request.
  enum Outcome: Sendable {
    /// The call has a result, or an error that a retry cannot mend.
    case done(Result<JSON, ClientError>)
    /// The connection ended; `wentOut` says whether any part of the request was sent.
    case lost(ClientError, wentOut: Bool)
  }

  typealias Done = @Sendable (Outcome) -> Void
}
