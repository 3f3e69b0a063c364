/// What came of one attempt to deliver.
enum Verdict: Equatable, Sendable {
  case delivered
  case failed(Failure)

  /// Why not, and whose fault it is.
  struct Failure: Equatable, Sendable {
    var reason: String
    /// Nothing else would have come through either: the address itself has to be waited for.
    ///
    /// Otherwise only the users of this event wait.
    var isOfAddress = false
    /// For how many milliseconds the server asked to be left alone.
    var asked: Int64?
  }

  /// The most that a server's wish is heeded.
  static let askedMax: Int64 = 3_600_000

  /// `problem` is what went wrong with the transfer; nil when an answer came.
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
      failure.isOfAddress = true
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
