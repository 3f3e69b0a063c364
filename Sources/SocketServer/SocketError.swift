// Errors of the listening socket, and what to do about them.
internal import Glibc
package import Platform

/// The reason why the server cannot listen at a path.
package enum SocketError: Error, Hashable, Sendable {
  /// Another program accepts connections there.
  case inUse(path: String)
  /// The path has another kind of file, which is left alone.
  case notASocket(path: String)
  /// The path is empty or has a NUL.
  case noPath(path: String)
  /// The path is longer than the kernel allows.
  case pathTooLong(path: String, bytes: Int)
  /// A system call failed.
  case system(SystemError, path: String)
}

extension SocketError: CustomStringConvertible {
  private static func remedy(_ error: SystemError) -> String {
    switch error.code {
    case EACCES where error.call == "connect":
      "; the socket there is another user's: if no program listens on it, remove it, or name"
        + " another path"
    case EACCES, EPERM: "; give this user the right to write the folder, or name another path"
    case EROFS: "; the file system is read-only, name a path on another one"
    case ENOENT: "; create the folder first"
    default: ""
    }
  }

  package var description: String {
    switch self {
    case .inUse(let path):
      "another program listens at \(path): stop it, or name another path"
    case .notASocket(let path):
      "\(path) exists and is not a socket: move it away, or name another path"
    case .noPath(let path):
      "\"\(path)\" cannot be a socket's path: it is empty or contains a NUL"
    case .pathTooLong(let path, let bytes):
      """
      the socket's path has \(bytes) bytes, and Linux allows at most \(UnixAddress.pathBytesMax): \
      use a shorter path, for example in $XDG_RUNTIME_DIR (\(path))
      """
    case .system(let error, let path):
      "cannot listen at \(path): \(error)" + Self.remedy(error)
    }
  }
}
