// Locks that allow a single daemon for each socket and each store.
internal import Glibc
package import Platform

/// A kernel lock, held exactly as long as its owner lives: for a socket on `PATH.lock`, because a
/// daemon replaces the socket; for a store on the data file.
///
/// `PATH.lock` remains, because removing it could remove a file that the next holder has locked.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Locks `PATH.lock` without waiting, and writes this process's id into it.
  ///
  /// Creates the directory (0700) if it is missing.
  package init(guarding path: String) throws(FileLockError) {
    let path = path + ".lock"
    let descriptor = try Self.openFile(path, flags: O_CREAT)
    try Self.lock(descriptor, path: path)
    self.descriptor = descriptor
  }

  /// Locks an existing file itself without waiting, and changes nothing in it.
  ///
  /// The lock is on the file's inode, so a lost or forgotten file beside it doesn't matter, and it
  /// needs no right to write. It is independent of SQLite's POSIX locks on the file, but closing
  /// any descriptor of the file gives those up: take this lock before SQLite opens the file, and
  /// keep it until SQLite needs it no more.
  package init(on path: String) throws(FileLockError) {
    let file: Descriptor
    do throws(SystemError) {
      // SAFETY: the path is only read.
      let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
      let number: CInt = try systemCall("open") { unsafe open(path, flags) }
      file = Descriptor(owning: number)
    } catch {
      throw .system(error, path: path)
    }
    let number = file.number
    do throws(SystemError) {
      try systemCall("flock") { flock(number, LOCK_EX | LOCK_NB) }
    } catch {
      guard error.code == EAGAIN else { throw .system(error, path: path) }
      throw .held(path: path, holder: Self.holder(of: path))
    }
    descriptor = file
  }

  private static func openFile(
    _ path: String,
    flags: CInt
  ) throws(FileLockError) -> Descriptor {
    do throws(SystemError) {
      let directory = try ParentDirectory(of: path)
      // A symbolic link is not followed, because the pid would overwrite its target.
      let flags = flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let number: CInt = try systemCall("open") {
        unsafe openat(directory.descriptor.number, directory.name, flags, 0o600)
      }
      return Descriptor(owning: number)
    } catch {
      if error.code == EACCES, let uid = stranger(path: path) {
        throw .foreign(path: path, uid: uid)
      }
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
      // The file is written before it is truncated, so a reader never finds it empty.
      let line = Array("\(getpid())\n".utf8)
      // SAFETY: the array outlives the call, which only reads from it.
      try systemCall("pwrite") { unsafe pwrite(number, line, line.count, 0) }
      try systemCall("ftruncate") { ftruncate(number, line.count) }
    } catch {
      guard error.code == EAGAIN else { throw .system(error, path: path) }
      // Whoever made the file could have written any number into it.
      if let uid = stranger(in: number) { throw .foreign(path: path, uid: uid) }
      throw .held(path: path, holder: holder(in: number))
    }
  }

  /// Returns the pid that the kernel knows for a lock on a file; nil if it is in another namespace.
  ///
  /// https://man7.org/linux/man-pages/man5/proc_locks.5.html
  private static func holder(of path: String) -> Int? {
    var status = stat()
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe stat(path, &status) == 0, let locks = LockTable.read() else { return nil }
    return LockTable.holder(
      ofInode: UInt64(status.st_ino),
      onDevice: UInt64(status.st_dev),
      in: locks
    )
  }

  /// Returns the owner of an open file if it is neither root nor this user.
  private static func stranger(in number: CInt) -> UInt32? {
    var status = stat()
    // SAFETY: the structure outlives the call that fills it.
    return unsafe fstat(number, &status) == 0 ? stranger(status) : nil
  }

  /// Returns the owner of a file that cannot be opened.
  private static func stranger(path: String) -> UInt32? {
    var status = stat()
    // SAFETY: as above.
    return unsafe lstat(path, &status) == 0 ? stranger(status) : nil
  }

  private static func stranger(_ status: stat) -> UInt32? {
    [0, geteuid()].contains(status.st_uid) ? nil : status.st_uid
  }

  /// Returns the pid that the holder wrote; nil if it has not written it yet.
  private static func holder(in number: CInt) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 32)
    // SAFETY: the buffer is exclusive during the call, which receives its size.
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(number, $0.baseAddress, $0.count, 0)
    }
    let line = bytes.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }
    return Int(String(decoding: line, as: UTF8.self))
  }
}

/// The reason why a lock failed.
package enum FileLockError: Error, Hashable, Sendable {
  /// Another process holds the lock; its pid if it wrote it.
  case held(path: String, holder: Int?)
  /// The file belongs to a user who is neither root nor this one.
  case foreign(path: String, uid: UInt32)
  /// A system call failed.
  case system(SystemError, path: String)
}

extension FileLockError: CustomStringConvertible {
  private static func remedy(_ code: CInt) -> String {
    switch code {
    case EACCES, EPERM:
      "; give this user the right to write it and its folder, or name another path"
    case EROFS: "; the file system is read-only, name a path on another one"
    case ENOSPC, EDQUOT: "; free space on the disk"
    case ELOOP: "; it is a symbolic link, remove it"
    case ENOTDIR: "; a part of the path is not a directory"
    default: ""
    }
  }

  package var description: String {
    switch self {
    case .held(let path, let holder?):
      "process \(holder) uses \(path): stop it, or name another path"
    case .held(let path, nil):
      "another process uses \(path): stop it, or name another path"
    case .foreign(let path, let uid):
      "\(path) belongs to another user, with the uid \(uid): remove it, or name a path in a folder"
        + " in which no other user can make files"
    case .system(let error, let path):
      "cannot lock \(path): \(error)\(Self.remedy(error.code))"
    }
  }
}
