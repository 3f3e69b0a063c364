import Foundation

/// Finds programs of the system that a test needs.
enum ProgramSearch {
  /// Returns whether a program is on `$PATH`.
  static func finds(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }
}
