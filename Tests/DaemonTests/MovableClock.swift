import Foundation
import TestSupport

/// A library that moves the clock of the programs that load it, and the file that says by how much.
final class MovableClock {
  private let folder: ScratchFolder
  private let file: FileHandle
  /// What the programs need in their environment.
  let environment: [String: String]

  init() throws {
    folder = try ScratchFolder()
    let (library, path) = (folder.file("clock.so"), folder.file("ahead"))
    try PreloadedLibrary.compile("Tests/DaemonTests/Interposed/clock.c", to: library)
    try Data(count: 8).write(to: URL(filePath: path))
    // A server may run as another user.
    for (path, mode) in [(folder.path, 0o755), (library, 0o755), (path, 0o644)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    file = try FileHandle(forUpdating: URL(filePath: path))
    environment = ["LD_PRELOAD": library, "CLOCK_FILE": path]
  }

  func move(aheadBy seconds: Int64) throws {
    try file.seek(toOffset: 0)
    // SAFETY: the bytes of an integer, which are copied.
    try file.write(contentsOf: unsafe withUnsafeBytes(of: seconds) { unsafe Data($0) })
  }
}
