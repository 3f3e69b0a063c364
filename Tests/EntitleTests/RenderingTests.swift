import EntitledClient
import Testing

@testable import Presentation
@testable import entitle

@Suite("A result for people")
struct RenderingTests {
  @Test("Values are in a column, and nested values below their name")
  func nested() {
    let value: JSON = [
      "user": ["id": "ada", "aliases": ["ada", "QON_1"], "device": nil],
      "created": true,
      "purchases": [
        ["store": "appStore", "from": []],
        ["store": "web", "period": ["days": 3]],
      ],
      "none": [:],
    ]
    #expect(
      Rendering.text(of: value) == """
        user
          id       ada
          aliases  [ada, QON_1]
          device   null
        created    true
        purchases
          - store  appStore
            from   []
          - store   web
            period
              days  3
        none       {}

        """
    )
  }

  @Test("A long list has one element per line")
  func longLists() {
    let names = (0..<12).map { "entitlement-\($0)" }
    let text = Rendering.text(of: ["list": .array(names.map { .string($0) })])
    #expect(text == "list\n" + names.map { "  - \($0)\n" }.joined())
  }

  @Test(
    "Any JSON value can be shown",
    arguments: [("{}", "{}\n"), ("[]", "[]\n"), ("5", "5\n"), ("[[1],[]]", "")]
  )
  func odd(json: String, expected: String) throws {
    let text = Rendering.text(of: try JSON(parsing: json))
    #expect(text == (expected.isEmpty ? "- [1]\n- []\n" : expected))
  }

  @Test(
    "A string that could be mistaken for another value is quoted",
    arguments: [
      ("ada", "ada"), ("a b", "a b"), ("é日", "é日"), ("", "\"\""), ("true", "\"true\""),
      ("null", "\"null\""), ("12", "\"12\""), ("-", "\"-\""), ("1a", "\"1a\""), (" a", "\" a\""),
      ("a ", "\"a \""), ("a,b", "\"a,b\""), ("a]", "\"a]\""), ("[a", "\"[a\""), ("{}", "\"{}\""),
      ("\"a\"", #""\"a\"""#), ("a\\b", "a\\b"),
      ("2026-11-21T07:47:00.000Z", "2026-11-21T07:47:00.000Z"), ("2026-11-21", "\"2026-11-21\""),
      ("a\u{1B}[2J", #""a\u001B[2J""#), ("a\nb", #""a\u000Ab""#), ("a\u{9B}b", #""a\u009Bb""#),
      ("a\u{202E}b", #""a\u202Eb""#), ("a\u{E0001}b", #""a\uDB40\uDC01b""#),
    ]
  )
  func plain(text: String, expected: String) {
    #expect(Printable.plain(text) == expected)
  }

  @Test("An error cannot control the terminal")
  func escaped() {
    #expect(Printable.escaped("no device \"a\u{1B}[2J\"") == #"no device "a\u001B[2J""#)
    #expect(Printable.escaped("plain “é”") == "plain “é”")
  }
}
