import Glibc
import Platform

/// Where the daemon's program is.
enum DaemonProgram {
  static let name = "entitled"

  /// Beside this program, or else the first of `$PATH`.
  static func find() throws(StartError) -> String {
    try find(beside: ProcessEnvironment.programPath, path: ThisProcess.variable("PATH"))
  }

  static func find(beside own: String?, path: String?) throws(StartError) -> String {
    var folders: [String] = []
    if let own, let slash = own.lastIndex(of: "/") { folders.append(String(own[..<slash])) }
    let beside = folders.first
    folders += (path ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    if let folder = folders.first(where: { isProgram("\($0)/\(name)") }) {
      return "\(folder)/\(name)"
    }
    throw StartError(
      "the daemon's program is neither in \(beside ?? "this program's folder") nor on the PATH",
      hint: "put \(name) beside entitle, or into a folder of $PATH"
    )
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: path and structure outlive the calls.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
