// The directory of a file that is made and removed by name.
internal import Glibc
internal import Platform

/// An open directory and a name in it.
///
/// What is done through it happens in that very directory, even when the path to it changes
/// meanwhile.
struct ParentDirectory: ~Copyable {
  let descriptor: Descriptor
  /// The file's name, without slashes.
  let name: String

  /// Opens the directory of `path`, and makes it (0700, with its parents) when there is none.
  ///
  /// One that exists keeps its mode.
  init(of path: String) throws(SystemError) {
    let parts = Self.parts(of: path)
    guard !parts.name.isEmpty else { throw SystemError(code: EISDIR, call: "open") }
    let refusal = try Self.make(parts.directory)
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    do throws(SystemError) {
      let number: CInt = try systemCall("open") { unsafe Glibc.open(parts.directory, flags) }
      descriptor = Descriptor(owning: number)
    } catch {
      // That it is not there is only what comes of not having been allowed to make it.
      throw error.code == ENOENT ? refusal ?? error : error
    }
    name = parts.name
  }

  /// A short path to a name in this directory, for calls without an `…at` form.
  func shortPath(to name: String) -> String {
    "/proc/self/fd/\(descriptor.number)/\(name)"
  }

  /// What stands at a name, a symbolic link being itself; nil when there is nothing.
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

  /// Removes a name.
  func remove(_ name: String) throws(SystemError) {
    try systemCall("unlink") { unsafe unlinkat(descriptor.number, name, 0) }
  }

  /// Makes a directory and what is missing above it, all 0700.
  ///
  /// - Returns: what the system refused, where the directory may be there all the same.
  private static func make(_ directory: String) throws(SystemError) -> SystemError? {
    do {
      try systemCall("mkdir") { unsafe mkdir(directory, 0o700) }
      return nil
    } catch {
      switch error.code {
      // `open` says what is wrong when it is no directory.
      case EEXIST, EISDIR: return nil
      case EROFS, EACCES, EPERM: return error
      case ENOENT where directory.contains("/"):
        if let refusal = try make(parts(of: directory).directory) { return refusal }
        do {
          try systemCall("mkdir") { unsafe mkdir(directory, 0o700) }
          return nil
        } catch {
          // Another daemon may start at the same moment.
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
