package import Foundation

/// Public corpora of JSON texts and naughty strings, stored outside the repository.
package enum PublicSuites {
  /// The folder that `ENTITLED_SUITES` names, or `shared/suites` next to the repository.
  package static let folder =
    ProcessInfo.processInfo.environment["ENTITLED_SUITES"].map { URL(filePath: $0) }
    ?? Repository.root.deletingLastPathComponent().appending(path: "shared/suites")

  package static let areThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "JSONTestSuite/test_parsing").path
  )

  /// The reason for skipping tests that need the corpora.
  package static let absence =
    "the suites are not in \(folder.path); ENTITLED_SUITES names another folder"

  /// Valid by RFC 8259, but rejected by the daemon, as I-JSON requires.
  package static let duplicates: Set = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  package static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// Returns the names of the texts of JSONTestSuite.
  package static func names() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "JSONTestSuite/test_parsing").path
    )
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// Whether the daemon accepts a text of JSONTestSuite.
  package static func isTaken(_ name: String) -> Bool {
    switch name.prefix(2) {
    case "y_": !duplicates.contains(name)
    case "n_": false
    // Optional texts: numbers of any size are valid; the rest is invalid UTF-8 or too deep.
    default: name.hasPrefix("i_number")
    }
  }

  package static func naughtyStrings() throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(try read("blns/blns.json")))
  }
}
