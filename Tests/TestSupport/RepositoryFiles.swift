package import Foundation

/// The repository that the tests were built from.
package enum Repository {
  /// Its top level.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file's bytes, by its path from the top.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// The files in a folder with that ending, by name, sorted.
  package static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }
}
