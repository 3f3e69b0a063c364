import Foundation
import TestSupport

/// A preloaded library that intercepts the daemon's calls.
///
/// Tests compile it on demand; it is not part of any program.
enum Interposed: String {
  /// Reports a commit as written before it is.
  case earlyReply
  /// Kills the process at the file change with the number `KILL_AT`.
  case killAt
  /// Opens the journal without O_DIRECT and O_DSYNC, so that commits are not synced.
  case laxSync

  /// Returns the environment that loads it into a daemon; valid while the folder exists.
  func environment(in folder: ScratchFolder) throws -> [String: String] {
    let source = "Tests/TrustTests/Interposed/\(rawValue).c"
    let library = folder.file("\(rawValue).so")
    let (code, said) = try SystemProgram.run([
      "clang", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", library,
      Repository.root.appending(path: source).path,
    ])
    guard code == 0 else { throw ChildProcessError(reason: "\(source): \(said)") }
    return ["LD_PRELOAD": library]
  }
}
