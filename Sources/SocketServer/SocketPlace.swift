// A socket's name in the file system, from its binding to its removal.
internal import Glibc
internal import Platform

/// A path that a socket of ours is bound to; it is removed with its owner, if it is still ours.
struct SocketPlace: ~Copyable {
  /// How many clients may wait to be accepted.
  private static let backlogMax: CInt = 4096

  private let directory: ParentDirectory
  private let identity: Identity

  /// Which file a name stood for.
  private struct Identity: Equatable {
    let device: dev_t
    let inode: ino_t

    init(_ status: stat) {
      device = status.st_dev
      inode = status.st_ino
    }
  }

  /// Binds a socket under another name, and gives it the real one when it listens.
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
      // A socket file that stays refuses clients, and is replaced by the next daemon.
    }
  }

  /// Binds under another name, and takes the real one when everything is in order.
  private static func bind(
    _ number: CInt,
    in directory: borrowing ParentDirectory,
    mode: mode_t
  ) throws(SystemError) -> Identity {
    let name = ".entitled-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    guard let address = UnixAddress(path: directory.shortPath(to: name)) else {
      throw SystemError(code: ENAMETOOLONG, call: "bind")
    }
    // The new file takes the socket's own mode, so that there is no moment at which others may
    // connect. The umask takes bits away from it, which are given back under the other name.
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
      // The first error is the one that explains; a second one in clearing up adds nothing.
      _ = unsafe unlinkat(directory.descriptor.number, name, 0)
      throw error
    }
  }
}
