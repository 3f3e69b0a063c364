package import Foundation

/// The public corpora of JSON texts and naughty strings, which stand outside of the repository.
package enum PublicSuites {
  /// What `ENTITLED_SUITES` names, or `shared/suites` beside the repository.
  package static let folder =
    ProcessInfo.processInfo.environment["ENTITLED_SUITES"].map { URL(filePath: $0) }
    ?? Repository.root.deletingLastPathComponent().appending(path: "shared/suites")

  package static let areThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "JSONTestSuite/test_parsing").path
  )

  /// Why tests are skipped that need them.
  package static let absence =
    "the suites are not in \(folder.path); ENTITLED_SUITES names another folder"

  /// Fine by RFC 8259, and refused here as I-JSON wants it.
  package static let duplicates: Set = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  package static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The names of the texts of JSONTestSuite.
  package static func names() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "JSONTestSuite/test_parsing").path
    )
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// Whether a text of JSONTestSuite is taken here.
  package static func isTaken(_ name: String) -> Bool {
    switch name.prefix(2) {
    case "y_": !duplicates.contains(name)
    case "n_": false
    // Numbers of any size are taken; of the rest nothing is, for it is no UTF-8, or too deep.
    default: name.hasPrefix("i_number")
    }
  }

  package static func naughtyStrings() throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(try read("blns/blns.json")))
  }
}
