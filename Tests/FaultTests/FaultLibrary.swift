import Foundation
import TestSupport

/// The library that stands between a program and the system: `Interposed/faults.c`, compiled once
/// for a run of the tests.
struct FaultLibrary: Sendable {
  static let shared = Result { try FaultLibrary() }

  private let folder: ScratchFolder

  var path: String { folder.file("faults.so") }

  private init() throws {
    folder = try ScratchFolder()
    let source = Repository.root.appending(path: "Tests/FaultTests/Interposed/faults.c").path
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    // Swift's own toolchain brings the first; either will do.
    for compiler in ["clang", "cc"] {
      let child = try ChildProcess(
        "/usr/bin/env",
        [compiler, "-shared", "-fPIC", "-O1", "-o", path, source, "-ldl"],
        descriptors: [null, null, 2]
      )
      if child.wait() == 0 { return }
    }
    throw ChildProcessError(reason: "there is no C compiler: neither clang nor cc")
  }
}
