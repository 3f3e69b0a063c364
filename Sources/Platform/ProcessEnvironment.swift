internal import CLinux
internal import Glibc

/// The environment and the user of this process.
package enum ProcessEnvironment {
  /// Returns an environment variable, which may be empty.
  package static func variable(_ name: String) -> String? {
    // SAFETY: the text is copied at once, and no thread changes the environment.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// All variables, as `NAME=value`.
  package static var all: [String] {
    var variables: [String] = []
    // SAFETY: the list ends with a null pointer, and no thread changes it.
    guard var next = unsafe clinux_environment() else { return [] }
    while let text = unsafe next.pointee {
      variables.append(unsafe String(cString: text))
      unsafe next += 1
    }
    return variables
  }

  /// The home directory of the process's user in the user database.
  package static var userHome: String? {
    var entry = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    var text = [CChar](repeating: 0, count: 1 << 14)
    // SAFETY: the buffers outlive the call and the copy, and the call receives their size.
    return unsafe text.withUnsafeMutableBufferPointer { text in
      guard let start = text.baseAddress,
        unsafe getpwuid_r(getuid(), &entry, start, text.count, &found) == 0,
        unsafe found != nil, let home = unsafe entry.pw_dir
      else { return nil }
      return unsafe String(cString: home)
    }
  }

  /// The path of this process's program.
  package static var programPath: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the array outlives the call, which receives its size.
    let count = unsafe readlink(ownLink, &bytes, bytes.count)
    if count > 0 {
      return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    // Without /proc: what the kernel was asked to execute.
    // SAFETY: the array has the room that realpath may fill; the name lives as long as the process.
    guard let name = unsafe clinux_executed_name(), unsafe realpath(name, &bytes) != nil else {
      return nil
    }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A path that starts this process's program again, even after another file has replaced it; only
  /// without /proc it is the file's own path.
  package static var ownProgram: String {
    // SAFETY: the path is only read.
    unsafe access(ownLink, X_OK) == 0 ? ownLink : programPath ?? ownLink
  }

  private static let ownLink = "/proc/self/exe"
}
