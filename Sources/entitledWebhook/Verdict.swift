/// The outcome of one attempt to deliver.
enum Verdict: Equatable, Sendable {
  case delivered
  case failed(Failure)

  /// The reason of a failure, and its scope.
  struct Failure: Equatable, Sendable {
    var reason: String
    /// Whether the URL itself failed, so that all its events wait.
    ///
    /// Otherwise only later events of the same customers wait.
    var isOfAddress = false
    /// For how long the server wants no posts, in milliseconds.
    var asked: Int64?
  }

  /// Upper limit of a pause that a server requests.
  static let askedMax: Int64 = 3_600_000

  /// Judges an attempt; `problem` is the transfer error, nil if a response arrived.
  init(problem: String?, wasReached: Bool, status: Int, retryAfterSeconds: Int64) {
    if let problem {
      self = .failed(
        Failure(
          reason: wasReached ? problem : "not reached: \(problem)",
          isOfAddress: !wasReached
        )
      )
      return
    }
    if 200...299 ~= status {
      self = .delivered
      return
    }
    var failure = Failure(reason: "HTTP \(status)\(Self.advice(for: status))")
    if [429, 503].contains(status), retryAfterSeconds > 0 {
      failure.asked = min(Self.askedMax, min(retryAfterSeconds, Self.askedMax) * 1000)
    }
    self = .failed(failure)
  }

  private static func advice(for status: Int) -> String {
    switch status {
    case 300...399: ", and redirects are not followed: define the webhook with its new URL"
    case 401, 403: ": does the server verify the signature with the same secret?"
    case 404, 410: ": if the URL is gone for good, remove the webhook with project.define"
    default: ""
    }
  }
}
