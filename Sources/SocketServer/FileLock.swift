// One daemon for each socket, and one for each store.
internal import Glibc
package import Platform

/// A kernel lock on `PATH.lock`, held as long as its owner lives and not a moment longer.
///
/// The file stays when the lock goes: whoever removed it could remove the one that the next holder
/// has just locked.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Locks `path` + `.lock`, without waiting, and writes this process's id into it.
  ///
  /// Makes the directory (0700) when there is none.
  package init(guarding path: String) throws(FileLockError) {
    let path = path + ".lock"
    let descriptor = try Self.opened(path, flags: O_CREAT)
    try Self.lock(descriptor, path: path)
    self.descriptor = descriptor
  }

  /// The same where there is such a file, and nothing where nobody ever made one: for somebody who
  /// only looks, and leaves nothing behind.
  package init?(guardingIfAny path: String) throws(FileLockError) {
    let path = path + ".lock"
    // Looked at first: opening makes the directory.
    do throws(SystemError) {
      // SAFETY: the path is only read.
      try systemCall("access") { unsafe access(path, F_OK) }
    } catch {
      if [ENOENT, ENOTDIR].contains(error.code) { return nil }
      throw .system(error, path: path)
    }
    let descriptor = try Self.opened(path, flags: 0)
    try Self.lock(descriptor, path: path)
    self.descriptor = descriptor
  }

  private static func opened(
    _ path: String,
    flags: CInt
  ) throws(FileLockError) -> Descriptor {
    do throws(SystemError) {
      let directory = try ParentDirectory(of: path)
      // Not through a symbolic link: the pid would be written to whatever it points at.
      let flags = flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let number: CInt = try systemCall("open") {
        unsafe openat(directory.descriptor.number, directory.name, flags, 0o600)
      }
      return Descriptor(owning: number)
    } catch {
      throw .system(error, path: path)
    }
  }

  private static func lock(
    _ descriptor: borrowing Descriptor,
    path: String
  ) throws(FileLockError) {
    let number = descriptor.number
    do throws(SystemError) {
      try systemCall("flock") { flock(number, LOCK_EX | LOCK_NB) }
      // Written before the rest is cut off, so that a reader never finds the file empty.
      let line = Array("\(getpid())\n".utf8)
      // SAFETY: the array outlives the call, which only reads from it.
      try systemCall("pwrite") { unsafe pwrite(number, line, line.count, 0) }
      try systemCall("ftruncate") { ftruncate(number, line.count) }
    } catch {
      guard error.code == EAGAIN else { throw .system(error, path: path) }
      throw .held(path: path, holder: holder(in: number))
    }
  }

  /// The pid that the holder wrote; nil when it has not come to that yet.
  private static func holder(in number: CInt) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 32)
    // SAFETY: the buffer is ours for the length of the call, and its count goes along with it.
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(number, $0.baseAddress, $0.count, 0)
    }
    let line = bytes.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }
    return Int(String(decoding: line, as: UTF8.self))
  }
}

/// Why a lock could not be had.
package enum FileLockError: Error, Hashable, Sendable {
  /// A process has it; its pid as it wrote it.
  case held(path: String, holder: Int?)
  /// The system refused.
  case system(SystemError, path: String)
}

extension FileLockError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .held(let path, let holder?):
      "process \(holder) uses \(path): stop it, or name another path"
    case .held(let path, nil):
      "another process uses \(path): stop it, or name another path"
    case .system(let error, let path):
      "cannot lock \(path): \(error)"
    }
  }
}
