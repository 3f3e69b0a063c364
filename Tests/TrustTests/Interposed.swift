import Foundation
import TestSupport

/// A library that stands between the daemon and what it calls, and breaks a promise of that.
///
/// It is compiled when it is needed: nothing of it is in any program.
struct Interposed {
  /// A reply comes before its commit.
  static let earlyReply = "earlyReply"
  /// SQLite syncs at checkpoints alone.
  static let laxSync = "laxSync"

  private let library: String

  init(_ name: String, in folder: ScratchFolder) throws {
    let source = "Tests/TrustTests/Interposed/\(name).c"
    library = folder.file("\(name).so")
    let (code, said) = try SystemProgram.run([
      "clang", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", library,
      Repository.root.appending(path: source).path,
    ])
    guard code == 0 else { throw ChildProcessError(reason: "\(source): \(said)") }
  }

  /// In which a daemon loads it.
  var environment: [String: String] { ["LD_PRELOAD": library] }
}
