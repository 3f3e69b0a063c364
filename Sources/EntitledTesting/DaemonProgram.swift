import Glibc
package import Platform

/// Where the daemon's program is.
package enum DaemonProgram {
  private static let name = "entitled"

  /// Finds it beside the program `own`, or else as the first in `path`, a list as `$PATH` is one.
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
    // SAFETY: path and structure outlive the calls.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
