import Testing

@Suite("Declarations in a file")
struct DeclarationTests {
  @Test("A declaration's keyword, name, modifiers and last line are found")
  func found() {
    let file = SourceFile(
      "A.swift",
      """
      package final class Door<Value>: Equatable {
        package private(set) var count = 0
        @discardableResult package mutating func open(
          _ key: Key = { Key() }(),
          in hall: [Hall]
        ) throws(DoorError) -> Int
        where Value: Equatable {
          if true {
            return 1
          }
        }
        init?(_ text: String) { nil }
        package static func == (left: Door, right: Door) -> Bool { true }
      }
      protocol Lock {
        var isOpen: Bool { get }
        func turn(_ key: Key) throws
      }
      extension Door.Handle {}
      """
    )
    func declaration(
      _ keyword: String,
      _ name: String,
      _ modifiers: Set<String>,
      _ line: Int,
      _ lastLine: Int?
    ) -> Declaration {
      Declaration(
        keyword: keyword,
        name: name,
        modifiers: modifiers,
        line: line,
        lastLine: lastLine
      )
    }
    #expect(
      Declaration.all(in: file) == [
        declaration("class", "Door", ["package", "final"], 1, 14),
        declaration("var", "count", ["package", "private"], 2, nil),
        declaration("func", "open", ["package", "mutating"], 3, 11),
        declaration("init", "_ text", [], 12, 12),
        declaration("func", "==", ["package", "static"], 13, 13),
        declaration("protocol", "Lock", [], 15, 18),
        declaration("var", "isOpen", [], 16, 16),
        declaration("func", "turn", [], 17, nil),
        declaration("extension", "Door.Handle", [], 19, 19),
      ]
    )
  }
}
