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
      "another program serves \(path): stop it, or give another path"
    case .notASocket(let path):
      "\(path) exists and is no socket: it is left alone; give another path, or move it away"
    case .noPath(let path):
      "\"\(path)\" cannot be a socket's path: it is empty, or has a NUL in it"
    case .pathTooLong(let path, let bytes):
      """
      the socket's path has \(bytes) bytes, and Linux takes at most \(UnixAddress.pathBytesMax): \
      give a shorter one, for example in $XDG_RUNTIME_DIR (\(path))
      """
    case .system(let error, let path):
      "cannot listen at \(path): \(error)"
    }
  }
}
