import Foundation

/// Runs the program as a user who owns nothing, which only root can do.
enum Nobody {
  private static let setpriv = "/usr/bin/setpriv"

  /// Whether it can be done here: by root, and where others may reach the built program.
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
