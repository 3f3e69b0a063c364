internal import Glibc
internal import Platform

/// One place where no daemon answered.
public struct Attempt: Hashable, Sendable {
  /// The path of the socket.
  public let path: String

  /// Why it is not it.
  public let reason: Reason

  /// Why nobody could be reached at a path.
  public enum Reason: Hashable, Sendable {
    /// The path has no bytes, or a NUL among them.
    case notAPath
    /// The path has so many bytes; a socket's has at most `SocketSearch.pathBytesMax`.
    case tooLong(bytes: Int)
    /// The kernel said so, with this `errno`.
    case refused(code: Int32)
    /// Nobody took the connection in time.
    case timedOut
  }

  var isTooLong: Bool {
    if case .tooLong = reason { true } else { false }
  }

  var isForbidden: Bool { reason == .refused(code: EACCES) || reason == .refused(code: EPERM) }
}

extension Attempt: CustomStringConvertible {
  /// The path, and why: `/run/entitled/entitled.sock: no such file`.
  public var description: String { "\(path): \(reason)" }
}

extension Attempt.Reason: CustomStringConvertible {
  /// Half a sentence for people.
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
