package import Foundation

/// The repository from which the tests were built.
package enum Repository {
  /// The top-level folder.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a file's bytes; the path is relative to the top-level folder.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// Returns the sorted names of the files in a folder with that ending.
  package static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }
}
