// The path of a socket, from its binding to its removal.
internal import Glibc
internal import Platform

/// A path that our socket is bound to, removed with this value if the file is still ours.
struct BoundSocketPath: ~Copyable {
  /// Number of clients that may wait to be accepted.
  private static let backlogMax: CInt = 4096

  private let directory: ParentDirectory
  private let identity: Identity

  /// Identifies the file that a name refers to.
  private struct Identity: Equatable {
    let device: dev_t
    let inode: ino_t

    init(_ status: stat) {
      device = status.st_dev
      inode = status.st_ino
    }
  }

  /// Binds a socket under a temporary name, and renames it once it listens.
  init(
    binding number: CInt,
    in directory: consuming ParentDirectory,
    mode: mode_t
  ) throws(SystemError) {
    identity = try Self.bind(number, in: directory, mode: mode)
    self.directory = directory
  }

  deinit {
    do {
      guard let status = try directory.status(of: directory.name) else { return }
      guard Identity(status) == identity else { return }
      try directory.remove(directory.name)
    } catch {
      // A leftover socket file rejects clients, and the next daemon replaces it.
    }
  }

  /// Binds under a temporary name, and renames the file when it is ready.
  private static func bind(
    _ number: CInt,
    in directory: borrowing ParentDirectory,
    mode: mode_t
  ) throws(SystemError) -> Identity {
    let name = ".entitled-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    guard let address = UnixAddress(path: directory.shortPath(to: name)) else {
      throw SystemError(code: ENAMETOOLONG, call: "bind")
    }
    // The new file inherits the socket's mode, so other users can never connect in between. The
    // umask clears bits of it, which are restored under the temporary name.
    try systemCall("fchmod") { fchmod(number, mode) }
    // SAFETY: the pointer is used during the call only.
    try systemCall("bind") { unsafe address.withPointer { unsafe Glibc.bind(number, $0, $1) } }
    do throws(SystemError) {
      try systemCall("fchmodat") { unsafe fchmodat(directory.descriptor.number, name, mode, 0) }
      try systemCall("listen") { Glibc.listen(number, backlogMax) }
      guard let status = try directory.status(of: name) else {
        throw SystemError(code: ENOENT, call: "stat")
      }
      try systemCall("rename") {
        unsafe renameat(
          directory.descriptor.number,
          name,
          directory.descriptor.number,
          directory.name
        )
      }
      return Identity(status)
    } catch {
      // The first error explains the failure; an error in the cleanup would add nothing.
      _ = unsafe unlinkat(directory.descriptor.number, name, 0)
      throw error
    }
  }
}
