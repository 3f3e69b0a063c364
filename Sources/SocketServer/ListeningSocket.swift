// The listening socket, from its creation to its removal.
internal import CLinux
internal import Glibc
package import Platform

/// A listening Unix socket.
///
/// It appears at its path complete, with its mode and already listening. It disappears with its
/// owner, unless another file has replaced it.
package struct ListeningSocket: ~Copyable {
  /// The descriptor to poll for clients.
  package let descriptor: Descriptor
  private let boundPath: BoundSocketPath?

  /// The users who may connect, as far as the file's mode decides that.
  package enum Access: Sendable {
    /// Mode 0600.
    case owner
    /// Mode 0666: every user who can reach the directory; the service checks credentials.
    case everybody

    var mode: mode_t {
      switch self {
      case .owner: 0o600
      case .everybody: 0o666
      }
    }
  }

  /// Listens at a path, and replaces a socket that no process serves any more.
  ///
  /// The caller holds the `FileLock` of the path.
  package init(path: String, access: Access) throws(SocketError) {
    let bytes = path.utf8.count
    guard bytes <= UnixAddress.pathBytesMax else {
      throw .pathTooLong(path: path, bytes: bytes)
    }
    guard UnixAddress(path: path) != nil else { throw .noPath(path: path) }
    let directory = try Self.naming(path) { () throws(SystemError) in try ParentDirectory(of: path)
    }
    try Self.checkPathIsFree(of: path, in: directory)
    let descriptor = try Self.naming(path) { () throws(SystemError) in try Descriptor.unixSocket() }
    boundPath = try Self.bind(
      of: descriptor.number,
      in: directory,
      mode: access.mode,
      path: path
    )
    self.descriptor = descriptor
  }

  /// Takes ownership of a listening socket, such as one from systemd.
  ///
  /// The process that created it remains responsible for its path, mode and removal.
  package init(adopting descriptor: consuming Descriptor) throws(SystemError) {
    let number = descriptor.number
    var isListening: CInt = 0
    var length = socklen_t(MemoryLayout<CInt>.size)
    // SAFETY: the option is one int, and both variables outlive the call.
    try systemCall("getsockopt") {
      unsafe getsockopt(number, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length)
    }
    guard isListening != 0 else { throw SystemError(code: EINVAL, call: "accept") }
    let flags: CInt = try systemCall("fcntl") { fcntl(number, F_GETFL) }
    try systemCall("fcntl") { fcntl(number, F_SETFL, flags | O_NONBLOCK) }
    try systemCall("fcntl") { fcntl(number, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    boundPath = nil
  }

  /// Accepts the next waiting client; returns nil if none waits.
  package func accept() throws(SystemError) -> Descriptor? {
    let flags = CInt(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    while true {
      do {
        let result = try nonblockingCall("accept4") {
          Int(clinux_accept(descriptor.number, flags))
        }
        guard case .value(let number) = result else { return nil }
        return Descriptor(owning: CInt(number))
      } catch {
        // The client disconnected while it waited; another may be waiting.
        guard error.code == ECONNABORTED else { throw error }
      }
    }
  }
}

extension ListeningSocket {
  private static func bind(
    of number: CInt,
    in directory: consuming ParentDirectory,
    mode: mode_t,
    path: String
  ) throws(SocketError) -> BoundSocketPath {
    do {
      return try BoundSocketPath(binding: number, in: directory, mode: mode)
    } catch {
      throw .system(error, path: path)
    }
  }

  /// Rejects a path with a file that must not be replaced.
  private static func checkPathIsFree(
    of path: String,
    in directory: borrowing ParentDirectory
  ) throws(SocketError) {
    let name = directory.name
    let status = try naming(path) { () throws(SystemError) in try directory.status(of: name) }
    guard let status else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path: path) }
    let shortPath = directory.shortPath(to: name)
    let isInUse = try naming(path) { () throws(SystemError) in try isServed(shortPath) }
    guard !isInUse else { throw .inUse(path: path) }
  }

  /// Whether a process accepts connections at a socket's path.
  private static func isServed(_ shortPath: String) throws(SystemError) -> Bool {
    guard let address = UnixAddress(path: shortPath) else {
      throw SystemError(code: ENAMETOOLONG, call: "connect")
    }
    do {
      _ = try Descriptor.unixSocket().connect(to: address)
      return true
    } catch {
      switch error.code {
      case ECONNREFUSED, ENOENT: return false
      case EPROTOTYPE: return true
      default: throw error
      }
    }
  }

  /// Adds the path to system errors.
  private static func naming<Result: ~Copyable>(
    _ path: String,
    _ body: () throws(SystemError) -> Result
  ) throws(SocketError) -> Result {
    do {
      return try body()
    } catch {
      throw .system(error, path: path)
    }
  }
}
