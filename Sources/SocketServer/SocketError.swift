// Why there is no listening socket, and what to do about it.
package import Platform

/// What stands in the way of listening at a path.
package enum SocketError: Error, Hashable, Sendable {
  /// Another program takes connections there.
  case inUse(path: String)
  /// Something else than a socket; it is left alone.
  case notASocket(path: String)
  /// The path is empty, or has a NUL in it.
  case noPath(path: String)
  /// More bytes than the kernel takes.
  case pathTooLong(path: String, bytes: Int)
  /// The system refused.
  case system(SystemError, path: String)
}

extension SocketError: CustomStringConvertible {
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
      "cannot listen at \(path): \(error)"
    }
  }
}
