import Foundation
import TestSupport

/// A library that stands between the daemon and what it calls.
///
/// It is compiled when it is needed: nothing of it is in any program.
enum Interposed: String {
  /// A reply comes before its commit.
  case earlyReply
  /// The process is killed at the change of a file that `KILL_AT` counts to.
  case killAt
  /// The journal is written as any file is, and synced by nobody.
  case laxSync

  /// In which a daemon loads it, as long as the folder is there.
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
