import Foundation
import TestSupport

/// The library that stands between a program and the system: `Interposed/faults.c`, compiled once
/// for a run of the tests.
struct FaultLibrary: Sendable {
  static let shared = Result { try FaultLibrary() }

  /// Beside the programs, where it is no litter when the tests have ended.
  let path = DaemonProcess.program("faults.so")

  private init() throws {
    let source = Repository.root.appending(path: "Tests/FaultTests/Interposed/faults.c").path
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    // Another run of the tests may have the file loaded: its name is taken over, not its bytes.
    let made = "\(path).\(getpid())"
    // Swift's own toolchain brings the first; either will do.
    for compiler in ["clang", "cc"] {
      let child = try ChildProcess(
        "/usr/bin/env",
        [compiler, "-shared", "-fPIC", "-O1", "-o", made, source, "-ldl"],
        descriptors: [null, null, 2]
      )
      if child.wait() == 0 {
        guard unsafe rename(made, path) == 0 else {
          throw ChildProcessError(reason: "rename: errno \(errno)")
        }
        return
      }
    }
    throw ChildProcessError(reason: "there is no C compiler: neither clang nor cc")
  }
}
