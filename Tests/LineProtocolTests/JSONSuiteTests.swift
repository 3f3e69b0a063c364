import Foundation
import LineProtocol
import Testing

/// The public corpora, which stand outside of the repository.
private enum Suites {
  static let folder =
    ProcessInfo.processInfo.environment["ENTITLED_SUITES"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath).appending(path: "../../../../shared/suites").standardized

  static let areThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "JSONTestSuite/test_parsing").path
  )

  /// Set ENTITLED_SUITES to a folder with JSONTestSuite and blns in it.
  static let comment: Comment =
    "the suites are not in \(folder.path); ENTITLED_SUITES names another"

  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  static func names() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "JSONTestSuite/test_parsing").path
    )
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }
}

@Suite("The public JSON suites", .enabled(if: Suites.areThere, Suites.comment))
struct JSONSuiteTests {
  /// Fine by RFC 8259, and refused here as I-JSON wants it.
  private let duplicates: Set = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  @Test func `JSONTestSuite gets its answers`() throws {
    let document = JSONDocument()
    let names = try Suites.names()
    #expect(names.count > 300)
    for name in names {
      let bytes = try Suites.read("JSONTestSuite/test_parsing/\(name)")
      let isTaken = (try? document.read(bytes)) != nil
      switch name.prefix(2) {
      case "y_": #expect(isTaken == !duplicates.contains(name), "\(name)")
      case "n_": #expect(!isTaken, "\(name)")
      default:
        // Numbers of any size are taken; of the rest nothing is, for it is no UTF-8, or too deep.
        #expect(isTaken == name.hasPrefix("i_number"), "\(name)")
      }
    }
  }

  @Test func `every naughty string goes through reader and writer unharmed`() throws {
    let bytes = try Suites.read("blns/blns.json")
    let expected = try JSONDecoder().decode([String].self, from: Data(bytes))
    let read = try JSONDocument().read(bytes)
    #expect(read.count == expected.count)
    let document = JSONDocument()
    for (value, expected) in zip(read.elements, expected) {
      let string = try #require(value.string)
      #expect(string == Array(expected.utf8))
      var writer = JSONWriter()
      writer.string(string)
      #expect(try document.read(writer.bytes).string == string)
      #expect(
        try JSONDecoder().decode([String].self, from: Data("[".utf8 + writer.bytes + "]".utf8))
          .map { Array($0.utf8) } == [string]
      )
    }
  }
}
