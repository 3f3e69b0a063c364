// The socket that clients connect to, from its bind to its removal.
internal import CLinux
internal import Glibc
package import Platform

/// A listening Unix socket.
///
/// It appears at its path complete: with its mode, and listening. It disappears with its owner,
/// unless somebody else has put another file there meanwhile.
package struct ListeningSocket: ~Copyable {
  /// What the system knows it by, for whoever waits for clients.
  package let descriptor: Descriptor
  private let place: SocketPlace?

  /// The most bytes that a path may have.

  /// Who may connect, as far as the file's mode decides it.
  package enum Access: Sendable {
    /// 0600.
    case owner
    /// 0666: whoever reaches the directory; the credentials decide.
    case everybody

    var mode: mode_t {
      switch self {
      case .owner: 0o600
      case .everybody: 0o666
      }
    }
  }

  /// Listens at a path, in the place of a socket that nobody serves any more.
  ///
  /// The caller holds the `FileLock` of the path.
  package init(path: String, access: Access) throws(SocketError) {
    let bytes = path.utf8.count
    guard bytes <= UnixAddress.pathBytesMax else {
      throw .pathTooLong(path: path, bytes: bytes)
    }
    guard UnixAddress(path: path) != nil else { throw .noPath(path: path) }
    let directory = try Self.at(path) { () throws(SystemError) in try ParentDirectory(of: path) }
    try Self.checkVacancy(of: path, in: directory)
    let descriptor = try Self.at(path) { () throws(SystemError) in try Descriptor.unixSocket() }
    place = try Self.place(
      of: descriptor.number,
      in: directory,
      mode: access.mode,
      path: path
    )
    self.descriptor = descriptor
  }

  /// Takes over a socket that already listens, such as one that systemd passes.
  ///
  /// Its path, mode and removal remain with whoever made it.
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
    place = nil
  }

  /// Takes the next client that waits; nil when there is none.
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
        // The client went away while it waited; the next one may be there.
        guard error.code == ECONNABORTED else { throw error }
      }
    }
  }
}

extension ListeningSocket {
  private static func place(
    of number: CInt,
    in directory: consuming ParentDirectory,
    mode: mode_t,
    path: String
  ) throws(SocketError) -> SocketPlace {
    do {
      return try SocketPlace(binding: number, in: directory, mode: mode)
    } catch {
      throw .system(error, path: path)
    }
  }

  /// Refuses a path where something stands that is not ours to replace.
  private static func checkVacancy(
    of path: String,
    in directory: borrowing ParentDirectory
  ) throws(SocketError) {
    let name = directory.name
    let status = try at(path) { () throws(SystemError) in try directory.status(of: name) }
    guard let status else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path: path) }
    let shortPath = directory.shortPath(to: name)
    let isInUse = try at(path) { () throws(SystemError) in try isServed(shortPath) }
    guard !isInUse else { throw .inUse(path: path) }
  }

  /// Whether somebody takes connections at a socket's path.
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

  /// Names the path in what the system refuses.
  private static func at<Result: ~Copyable>(
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
