// Errors of the listening socket, and what to do about them.
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
