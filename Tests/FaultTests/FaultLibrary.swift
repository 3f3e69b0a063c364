import Foundation
import TestSupport

/// The library that intercepts system calls: `Interposed/faults.c`, compiled once for a test run.
struct FaultLibrary: Sendable {
  static let shared = Result { try FaultLibrary() }

  /// Placed beside the programs, so that it leaves no other files.
  let path = DaemonProcess.program("faults.so")

  private init() throws {
    let source = Repository.root.appending(path: "Tests/FaultTests/Interposed/faults.c").path
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    // Another test run may have loaded the file, so it is replaced rather than overwritten.
    let made = "\(path).\(getpid())"
    // Swift's toolchain has the first; either compiler works.
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
