internal import Platform

/// Why a call has no result.
public enum ClientError: Error, Hashable, Sendable {
  /// No daemon answers at any of the places that were tried, in this order.
  case noConnection([Attempt])

  /// A daemon's socket is there, and this process may not use it; all that was tried.
  case permission([Attempt])

  /// A step took longer than it may.
  case timeout(Step, after: Duration)

  /// The connection ended before the answer; whether the request was carried out is not known.
  case closed(reason: String)

  /// What came is no reply of this protocol.
  case protocolViolation(reason: String)

  /// The daemon answered that it did not do it, and why.
  case remote(RemoteError)

  /// What a timeout was waiting for.
  public enum Step: Hashable, Sendable {
    /// The daemon to take the connection.
    case connecting
    /// The daemon to read the request.
    case sending
    /// The daemon to answer.
    case receiving
  }
}

extension ClientError {
  /// The end of a connection by a system call that failed.
  static func closed(by error: SystemError) -> ClientError {
    .closed(reason: "the connection failed: \(error.call): \(SystemError.text(of: error.code))")
  }

  /// One sentence for people, without a full stop.
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

  /// What to do about it, for people.
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
  /// The message, and the hint where there is one.
  public var description: String { hint.map { "\(message) (\($0))" } ?? message }
}
