import Glibc
package import Platform

/// Locates the daemon's program.
package enum DaemonProgram {
  private static let name = "entitled"

  /// Returns the program beside `own`, or else the first in `path`, a list such as `$PATH`.
  package static func find(
    beside own: String?,
    path: String?,
    hint: String
  ) throws(UsageError) -> String {
    var folders: [String] = []
    if let own, let slash = own.lastIndex(of: "/") { folders.append(String(own[..<slash])) }
    let beside = folders.first.map { "neither in \($0) nor" } ?? "not"
    folders += (path ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    if let folder = folders.first(where: { isProgram("\($0)/\(name)") }) {
      return "\(folder)/\(name)"
    }
    throw UsageError("the daemon's program \(name) is \(beside) on the PATH", hint: hint)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the path and the structure outlive the calls.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
