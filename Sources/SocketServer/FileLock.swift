// Locks that allow a single daemon for each socket and each store.
internal import Glibc
package import Platform

/// A kernel lock, held exactly as long as its owner lives: for a socket on `PATH.lock`, because a
/// daemon replaces the socket; for a store on the data file.
///
/// `PATH.lock` remains, because removing it could remove a file that the next holder has locked.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Locks `PATH.lock` without waiting; creates it, and the directory (0700), if they are missing.
  package init(guarding path: String) throws(FileLockError) {
    let path = path + ".lock"
    let file = try Self.openFile(path)
    switch Self.lock(file, LOCK_EX) {
    case 0: descriptor = file
    case EAGAIN:
      let holder = Self.holder(of: path)
      guard let uid = Self.stranger(path: path) else { throw .held(path: path, holder: holder) }
      throw .heldByStranger(path: path, uid: uid, holder: holder)
    case let code: throw .system(SystemError(code: code, call: "flock"), path: path)
    }
  }

  /// Locks an existing file itself without waiting, and changes nothing in it.
  ///
  /// The lock is on the file's inode, so a lost or forgotten file beside it doesn't matter, and it
  /// needs no right to write. It is independent of SQLite's POSIX locks on the file, but closing
  /// any descriptor of the file gives those up: take this lock before SQLite opens the file, and
  /// keep it until SQLite needs it no more.
  package init(on path: String) throws(FileLockError) {
    let file = try Self.openForReading(path)
    switch Self.lock(file, LOCK_EX) {
    case 0: descriptor = file
    case EAGAIN:
      // Programs that only read share the lock, so that this succeeds.
      guard Self.lock(file, LOCK_SH) == 0 else {
        throw .held(path: path, holder: Self.holder(of: path))
      }
      // The kernel would name this process, too.
      flock(file.number, LOCK_UN)
      throw .examined(path: path, holder: Self.holder(of: path))
    case let code where Self.lacksLocks(code): throw .unlockable(path: path, code: code)
    case let code: throw .system(SystemError(code: code, call: "flock"), path: path)
    }
  }

  /// Locks an existing file against a daemon, to read it; several readers share the lock.
  ///
  /// Nil if the file system has no such locks.
  package init?(reading path: String) throws(FileLockError) {
    let file = try Self.openForReading(path)
    switch Self.lock(file, LOCK_SH) {
    case 0: descriptor = file
    case EAGAIN: throw .held(path: path, holder: Self.holder(of: path))
    case let code where Self.lacksLocks(code): return nil
    case let code: throw .system(SystemError(code: code, call: "flock"), path: path)
    }
  }

  private static func openForReading(_ path: String) throws(FileLockError) -> Descriptor {
    do throws(SystemError) {
      // SAFETY: the path is only read.
      let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
      let number: CInt = try systemCall("open") { unsafe open(path, flags) }
      return Descriptor(owning: number)
    } catch {
      throw .system(error, path: path)
    }
  }

  /// Locks a file without waiting; returns 0, or the `errno`.
  private static func lock(_ file: borrowing Descriptor, _ operation: CInt) -> CInt {
    while flock(file.number, operation | LOCK_NB) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// Whether an `errno` means a file system without these locks, or one over a network, where an
  /// exclusive lock needs a descriptor for writing (`EBADF`).
  ///
  /// https://man7.org/linux/man-pages/man2/flock.2.html
  private static func lacksLocks(_ code: CInt) -> Bool {
    [EBADF, ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL].contains(code)
  }

  private static func openFile(_ path: String) throws(FileLockError) -> Descriptor {
    do throws(SystemError) {
      let directory = try ParentDirectory(of: path)
      // A symbolic link is not followed: whoever made it would choose which file is locked.
      let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let number: CInt = try systemCall("open") {
        unsafe openat(directory.descriptor.number, directory.name, flags, 0o600)
      }
      return Descriptor(owning: number)
    } catch {
      if error.code == EACCES, let uid = stranger(path: path) {
        if let holder = holder(of: path) {
          throw .heldByStranger(path: path, uid: uid, holder: holder)
        }
        throw .foreign(path: path, uid: uid)
      }
      throw .system(error, path: path)
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

  /// Returns the owner of a file if it is neither root nor this user.
  private static func stranger(path: String) -> UInt32? {
    var status = stat()
    // SAFETY: as above.
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return [0, geteuid()].contains(status.st_uid) ? nil : status.st_uid
  }
}

/// The reason why a lock failed.
package enum FileLockError: Error, Hashable, Sendable {
  /// Another process holds the lock; its pid if the kernel knows it.
  case held(path: String, holder: Int?)
  /// Programs that only read the file hold the lock; the pid of one of them.
  case examined(path: String, holder: Int?)
  /// The file system has no such locks.
  case unlockable(path: String, code: CInt)
  /// A process has locked the file of a user who is neither root nor this one.
  case heldByStranger(path: String, uid: UInt32, holder: Int?)
  /// The file belongs to such a user, and no holder of its lock is known.
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

  private static func name(of holder: Int?) -> String {
    holder.map { "process \($0)" } ?? "another process"
  }

  package var description: String {
    switch self {
    case .held(let path, let holder):
      "\(Self.name(of: holder)) uses \(path): stop it, or name another path"
    case .examined(let path, let holder):
      "\(Self.name(of: holder)) examines \(path), as entitled doctor does; the daemon"
        + " can start when it ends"
    case .unlockable(let path, let code):
      "cannot lock \(path): \(SystemError(code: code, call: "flock")); it seems to be on a network"
        + " file system, name a path on a local disk"
    case .heldByStranger(let path, let uid, let holder):
      "\(Self.name(of: holder)) uses \(path), which belongs to another user, with the uid \(uid):"
        + " stop it, or name another path"
    case .foreign(let path, let uid):
      "\(path) belongs to another user, with the uid \(uid): remove it, or name a path in a folder"
        + " in which no other user can make files"
    case .system(let error, let path):
      "cannot lock \(path): \(error)\(Self.remedy(error.code))"
    }
  }
}
