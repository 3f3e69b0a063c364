import Foundation

/// Runs the program as a user without rights, which only root can do.
enum Nobody {
  private static let setpriv = "/usr/bin/setpriv"

  /// Whether this works here: as root, and if other users can reach the built program.
  static let canRun: Bool = {
    guard getuid() == 0, FileManager.default.isExecutableFile(atPath: setpriv) else { return false }
    return (try? run(["--version"]))?.code == 0
  }()

  static func run(_ words: [String]) throws -> EntitleRun {
    let program = EntitleRun.folder.appending(path: "entitle").path
    return try EntitleRun(
      ["--reuid=65534", "--regid=65534", "--clear-groups", program] + words,
      program: URL(filePath: setpriv)
    )
  }
}
