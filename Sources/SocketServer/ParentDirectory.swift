// The parent directory of a file that is created and removed by name.
internal import Glibc
internal import Platform

/// An open directory and the name of a file in it.
///
/// Operations affect this directory even if its path changes meanwhile.
struct ParentDirectory: ~Copyable {
  let descriptor: Descriptor
  /// The file's name, without slashes.
  let name: String
  /// The directory's path when it was opened.
  private let path: String

  /// Opens the directory of `path`, and creates it (0700, with its parents) if it is missing.
  ///
  /// An existing directory keeps its mode.
  init(of path: String) throws(SystemError) {
    let parts = Self.parts(of: path)
    guard !parts.name.isEmpty else { throw SystemError(code: EISDIR, call: "open") }
    let refusal = try Self.create(parts.directory)
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    do throws(SystemError) {
      let number: CInt = try systemCall("open") { unsafe Glibc.open(parts.directory, flags) }
      descriptor = Descriptor(owning: number)
    } catch {
      // A missing directory is a consequence of the earlier error, which is more useful.
      throw error.code == ENOENT ? refusal ?? error : error
    }
    name = parts.name
    self.path = parts.directory
  }

  /// A short path to a name in this directory, for calls without an `…at` form.
  ///
  /// Without /proc it is the path that was opened, which may be too long.
  func shortPath(to name: String) -> String {
    let open = "/proc/self/fd/\(descriptor.number)"
    // SAFETY: the path is only read.
    return unsafe access(open, F_OK) == 0 ? "\(open)/\(name)" : "\(path)/\(name)"
  }

  /// Returns the status of a name without following a symbolic link; nil if it does not exist.
  func status(of name: String) throws(SystemError) -> stat? {
    var status = stat()
    do {
      // SAFETY: the structure outlives the call that fills it.
      try systemCall("stat") {
        unsafe fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW)
      }
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
    return status
  }

  /// Removes a file.
  func remove(_ name: String) throws(SystemError) {
    try systemCall("unlink") { unsafe unlinkat(descriptor.number, name, 0) }
  }

  /// Creates a directory and its parents, all 0700.
  ///
  /// - Returns: a permission error that matters only if the directory does not exist.
  private static func create(_ directory: String) throws(SystemError) -> SystemError? {
    do {
      try systemCall("mkdir") { unsafe mkdir(directory, 0o700) }
      return nil
    } catch {
      switch error.code {
      // `open` reports the error if the path is not a directory.
      case EEXIST, EISDIR: return nil
      case EROFS, EACCES, EPERM: return error
      case ENOENT where directory.contains("/"):
        if let refusal = try create(parts(of: directory).directory) { return refusal }
        do {
          try systemCall("mkdir") { unsafe mkdir(directory, 0o700) }
          return nil
        } catch {
          // Another daemon may create it at the same time.
          return error.code == EEXIST ? nil : error
        }
      default: throw error
      }
    }
  }

  /// The directory and the last component of a path.
  private static func parts(of path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    let directory = String(path[..<slash])
    return (directory.isEmpty ? "/" : directory, name)
  }
}
