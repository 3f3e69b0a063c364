import TestSupport

/// The library that intercepts system calls: `Interposed/faults.c`, compiled once for a test run.
struct FaultLibrary: Sendable {
  static let shared = Result { try FaultLibrary() }

  /// Placed beside the programs, so that it leaves no other files.
  let path = DaemonProcess.program("faults.so")

  private init() throws {
    try PreloadedLibrary.compile("Tests/FaultTests/Interposed/faults.c", to: path)
  }
}
