import Foundation

/// Programs that a test needs besides our own.
enum ProgramSearch {
  /// Whether a program of that name is in `$PATH`.
  static func finds(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }
}
