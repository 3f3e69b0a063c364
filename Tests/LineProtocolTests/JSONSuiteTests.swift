import Foundation
import LineProtocol
import TestSupport
import Testing

@Suite(
  "The public JSON suites",
  .enabled(if: PublicSuites.areThere, Comment(rawValue: PublicSuites.absence))
)
struct JSONSuiteTests {
  @Test func `JSONTestSuite gets its answers`() throws {
    let document = JSONDocument()
    let names = try PublicSuites.names()
    #expect(names.count > 300)
    for name in names {
      let bytes = try PublicSuites.read("JSONTestSuite/test_parsing/\(name)")
      let isTaken = (try? document.read(bytes)) != nil
      #expect(isTaken == PublicSuites.isTaken(name), "\(name)")
    }
  }

  @Test func `every naughty string goes through reader and writer unharmed`() throws {
    let bytes = try PublicSuites.read("blns/blns.json")
    let expected = try PublicSuites.naughtyStrings()
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
