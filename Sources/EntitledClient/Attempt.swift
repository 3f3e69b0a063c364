internal import Glibc
internal import Platform

/// A socket path at which no daemon answered.
public struct Attempt: Hashable, Sendable {
  /// The path of the socket.
  public let path: String

  /// Why the connection failed.
  public let reason: Reason

  /// Why no daemon could be reached at a path.
  public enum Reason: Hashable, Sendable {
    /// The path is empty, or contains a NUL byte.
    case notAPath
    /// The path is longer than `SocketSearch.pathBytesMax`.
    case tooLong(bytes: Int)
    /// The kernel refused the connection with this `errno`.
    case refused(code: Int32)
    /// The daemon did not accept the connection in time.
    case timedOut
  }

  var isTooLong: Bool {
    if case .tooLong = reason { true } else { false }
  }

  var isForbidden: Bool { reason == .refused(code: EACCES) || reason == .refused(code: EPERM) }
}

extension Attempt: CustomStringConvertible {
  /// The path and the reason, for example `/run/entitled/entitled.sock: no such file`.
  public var description: String { "\(path): \(reason)" }
}

extension Attempt.Reason: CustomStringConvertible {
  /// A phrase for people, for example `connection refused`.
  public var description: String {
    switch self {
    case .notAPath: "not a valid path"
    case .tooLong(let bytes):
      "the path has \(bytes) bytes, and a socket's has at most \(SocketSearch.pathBytesMax)"
    case .refused(ENOENT): "no such file"
    case .refused(ECONNREFUSED): "connection refused"
    case .refused(EACCES), .refused(EPERM): "permission denied"
    case .refused(let code): "\(SystemError.text(of: code)) (errno \(code))"
    case .timedOut: "the daemon did not accept the connection in time"
    }
  }
}
