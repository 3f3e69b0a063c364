internal import Platform

/// The reason that a call has no result.
public enum ClientError: Error, Hashable, Sendable {
  /// No daemon answers at any of these paths, in the order of the attempts.
  case noConnection([Attempt])

  /// A daemon's socket exists, but this process may not use it; holds all attempts.
  case permission([Attempt])

  /// A step exceeded its timeout.
  case timeout(Step, after: Duration)

  /// The connection ended before the reply; the daemon may have carried out the request.
  case closed(reason: String)

  /// The daemon sent a line that is not a valid reply.
  case protocolViolation(reason: String)

  /// The daemon rejected the request, with this error.
  case remote(RemoteError)

  /// The step that timed out.
  public enum Step: Hashable, Sendable {
    /// Waiting for the daemon to accept the connection.
    case connecting
    /// Waiting for the daemon to read the request.
    case sending
    /// Waiting for the daemon's reply.
    case receiving
  }
}

extension ClientError {
  /// Whether a retry may succeed, because the daemon may be away only temporarily.
  package var isPassing: Bool {
    switch self {
    case .closed: self != Client.closedByUs
    case .noConnection, .timeout: true
    case .remote(let error): error.isRetryable
    case .permission, .protocolViolation: false
    }
  }

  /// Returns the error for a connection that a failed system call ended.
  static func closed(by error: SystemError) -> ClientError {
    .closed(reason: "the connection failed: \(error.call): \(SystemError.text(of: error.code))")
  }

  /// A sentence for people, without a full stop.
  public var message: String {
    switch self {
    case .noConnection(let tried):
      "cannot connect to the daemon\(Self.list(tried))"
    case .permission(let tried):
      "this user has no access to the daemon's socket\(Self.list(tried))"
    case .timeout(.connecting, let limit):
      "the daemon did not accept the connection within \(limit)"
    case .timeout(.sending, let limit):
      "the daemon did not read the request within \(limit)"
    case .timeout(.receiving, let limit):
      "the daemon did not answer within \(limit)"
    case .closed(let reason), .protocolViolation(let reason): reason
    case .remote(let error): error.message
    }
  }

  /// Advice on what to do about the error, for people.
  public var hint: String? {
    switch self {
    case .noConnection(let tried):
      if tried.contains(where: { $0.isTooLong }) {
        "choose a shorter path with --socket or $ENTITLED_SOCKET, for the daemon too"
      } else {
        "start the daemon with: entitled; or name its socket with --socket or $ENTITLED_SOCKET"
      }
    case .permission:
      "be the daemon's own user, or let the daemon be started with --allow-uid or --allow-gid"
    case .timeout(.receiving, _), .timeout(.sending, _), .closed:
      "the daemon may have done it; an idempotencyKey makes it safe to send it again"
    case .timeout(.connecting, _): "use a longer timeout, or check the daemon"
    case .protocolViolation: "check that the program at this socket is entitled"
    case .remote(let error): error.hint
    }
  }

  private static func list(_ tried: [Attempt]) -> String {
    let lines = tried.map { "\($0)" }
    return lines.count > 1
      ? ":\n" + lines.map { "  \($0)" }.joined(separator: "\n")
      : lines.map { ": \($0)" }.joined()
  }
}

extension ClientError: CustomStringConvertible {
  /// The message, followed by the hint if there is one.
  public var description: String { hint.map { "\(message) (\($0))" } ?? message }
}
