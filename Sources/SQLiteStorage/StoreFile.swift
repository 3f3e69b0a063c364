import Glibc
import Platform
import Storage

/// The data file in the file system, accessible only to its owner.
struct StoreFile {
  let path: String
  let names = FileNames()

  /// Creates the file and its parent directories if they are missing.
  ///
  /// It does not open an existing file, because closing it would drop SQLite's locks.
  func create() throws(StorageError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .unusable("a data file needs a path; this one is empty or has a NUL byte")
    }
    try makeDirectory(directory)
    // SAFETY: the path is only read.
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw Self.refusal("make the data file", path, errno) }
      return try check()
    }
    defer { _ = close(descriptor) }
    // The umask may have reduced the mode.
    guard fchmod(descriptor, 0o600) == 0, fsync(descriptor) == 0 else {
      throw Self.refusal("make the data file", path, errno)
    }
    try sync(directory)
  }

  /// The user and the group to whom a file belongs.
  struct Owner {
    let user: uid_t
    let group: gid_t
  }

  /// Returns the data file's owner; nil if there is no file yet.
  func owner() throws(StorageError) -> Owner? {
    try Self.status(path).map { Owner(user: $0.st_uid, group: $0.st_gid) }
  }

  /// Removes other users' permissions on the file and the files beside it, if this user owns them.
  func restrictAccess() throws(StorageError) {
    for name in (["", "-wal", "-shm"] + JournalVolume.suffixes).map({ path + $0 }) {
      guard let status = try Self.status(name), status.st_uid == geteuid(),
        status.st_mode & 0o077 != 0
      else { continue }
      // SAFETY: the path is only read.
      guard unsafe chmod(name, 0o600) == 0 else {
        throw Self.refusal("change the mode of", name, errno)
      }
    }
  }

  /// Whether a write-ahead log must be read with the file.
  func hasLog() throws(StorageError) -> Bool {
    try Self.status(path + "-wal").map { $0.st_size > 0 } ?? false
  }

  /// Refuses a data file that is missing or has no bytes, while files beside it have changes.
  ///
  /// A start would make an empty store, and remove them.
  func requireData() throws(StorageError) {
    guard try Self.status(path).map({ $0.st_size == 0 }) ?? true else { return }
    if let refusal = refusalOfRest(["-wal"] + JournalVolume.suffixes) { throw refusal }
  }

  /// Returns the reason to refuse an empty data file: files beside it that are not empty.
  func refusalOfRest(_ suffixes: [String]) -> StorageError? {
    let rest = suffixes.filter { byteCount(suffix: $0) > 0 }
    if rest.isEmpty { return nil }
    let names = rest.map { path + $0 }.joined(separator: " and ")
    return .unusable(
      "\(path) is missing or empty, but \(names) beside it \(rest.count == 1 ? "has" : "have")"
        + " changes of a data file; put that file back with all files beside it, or a backup"
        + " without them"
    )
  }

  /// Size of the file, or of a file beside it; 0 if it cannot be looked up.
  func byteCount(suffix: String = "") -> Int {
    do throws(StorageError) {
      return try Self.status(path + suffix).map { Int($0.st_size) } ?? 0
    } catch {
      return 0
    }
  }

  /// Number of bytes that the file system has left for this process; nil if it does not say.
  var freeByteCount: Int? {
    var system = statvfs()
    // SAFETY: the path and the structure outlive the call.
    guard unsafe statvfs(directory, &system) == 0 else { return nil }
    return Int(clamping: UInt64(system.f_bavail) &* UInt64(system.f_frsize))
  }

  var directory: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func check() throws(StorageError) {
    guard let status = try Self.status(path) else {
      throw .unusable("the data file \(path) is a link to nothing; remove the link")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unusable("\(path) is a directory; name a file in it")
    default: throw .unusable("\(path) is not a regular file; name another path")
    }
    // SAFETY: the path is only read.
    guard unsafe access(path, R_OK | W_OK) == 0 else {
      throw Self.refusal("read and write the data file", path, errno)
    }
  }

  private func makeDirectory(_ name: String) throws(StorageError) {
    if let status = try Self.status(name) {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw .unusable("\(name) is not a directory; the data file cannot be in it")
      }
      return
    }
    let parent = StoreFile(path: name).directory
    try makeDirectory(parent)
    // SAFETY: the path is only read.
    guard unsafe mkdir(name, 0o700) == 0 || errno == EEXIST else {
      throw Self.refusal("make the directory", name, errno)
    }
    try sync(parent)
  }

  /// Syncs a directory, which makes the names in it durable.
  func sync(_ directory: String) throws(StorageError) {
    // SAFETY: the path is only read.
    let descriptor = unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.refusal("open the directory", directory, errno) }
    defer { _ = close(descriptor) }
    // EINVAL: the file system does not support it.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw Self.refusal("sync the directory", directory, errno)
    }
  }

  /// Returns nil if the file does not exist.
  static func status(_ name: String) throws(StorageError) -> stat? {
    var status = stat()
    // SAFETY: the variable outlives the call.
    if unsafe stat(name, &status) == 0 { return status }
    guard errno == ENOENT else { throw refusal("look at", name, errno) }
    return nil
  }

  static func refusal(_ verb: String, _ name: String, _ code: CInt) -> StorageError {
    let reason = SystemError.text(of: code)
    let hint =
      switch code {
      case EACCES, EPERM: "; give this user access to it, or name another path"
      case EROFS: "; the file system is read-only, name a path on another one"
      case ENOSPC, EDQUOT: "; free space on the disk"
      case EMFILE, ENFILE: "; \(SystemError.moreDescriptors)"
      case ENOTDIR: "; a part of the path is not a directory"
      default: ""
      }
    return .unusable("cannot \(verb) \(name): \(reason)\(hint)")
  }
}
