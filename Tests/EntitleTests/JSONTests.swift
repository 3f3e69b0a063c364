import EntitledClient
import Testing

@Suite("The client's JSON values")
struct JSONTests {
  @Test(
    "JSON keeps its content when it is parsed and written",
    arguments: [
      ("null", "null"), (" true ", "true"), ("1e400", "1e400"), ("-0.10", "-0.10"),
      ("[ 1 , \"a\" ]", "[1,\"a\"]"), ("{\"b\":1, \"a\":{}}", "{\"b\":1,\"a\":{}}"),
      (#""\u0041\n\"é""#, #""A\n\"é""#),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
    ]
  )
  func roundTrip(text: String, expected: String) throws {
    let value = try JSON(parsing: text)
    #expect(value.description == expected)
    #expect(try JSON(parsing: value.bytes) == value)
  }

  @Test(
    "The parser is as strict as the daemon's",
    arguments: [
      ("", 0), ("{\"a\":1,\"a\":2}", 7), ("[1,]", 3), ("01", 1), ("'a'", 0), ("{} x", 3),
      ("\"\u{1}\"", 1),
    ]
  )
  func strict(text: String, offset: Int) {
    let error = #expect(throws: JSON.ParsingError.self) { try JSON(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.reason.isEmpty == false)
  }

  @Test("The parser enforces the maximum depth")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSON(parsing: nested(JSON.depthMax)).description == nested(JSON.depthMax))
    #expect(throws: JSON.ParsingError.self) { try JSON(parsing: nested(JSON.depthMax + 1)) }
  }

  @Test("Values have literals and accessors")
  func literals() {
    let value: JSON = ["name": "ada", "n": 3, "list": [true, nil], "none": nil]
    #expect(value.description == #"{"name":"ada","n":3,"list":[true,null],"none":null}"#)
    #expect(value["name"]?.text == "ada")
    #expect(value["n"]?.int64 == 3)
    #expect(value["list"]?.elements?.first?.bool == true)
    #expect(value["none"]?.isNull == true)
    #expect(value["other"] == nil)
    #expect(value["name"]?["x"] == nil)
    #expect(value.members?.map(\.name) == ["name", "n", "list", "none"])
  }

  @Test("Names of members are compared byte by byte")
  func names() {
    // The names are canonically equivalent, but differ in their bytes.
    let value: JSON = ["caf\u{E9}": 1]
    #expect(value["cafe\u{301}"] == nil)
    #expect(value["caf\u{E9}"] == 1)
  }

  @Test(
    "A number follows the JSON grammar",
    arguments: [
      ("1", true), ("-1.5e+3", true), ("1e999", true), ("+1", false), (".5", false),
      ("1.", false), ("0x1", false), ("NaN", false), ("", false), (" 1", false), ("1 ", false),
      ("\"1\"", false),
    ]
  )
  func numbers(text: String, isNumber: Bool) {
    #expect((JSON.Number(text)?.text == text) == isNumber)
  }

  @Test(
    "int64 returns 64-bit integers only",
    arguments: [
      ("1e2", 100), ("5.0", 5), ("-9223372036854775808", Int64.min),
      ("9223372036854775808", nil), ("1.5", nil), ("1e400", nil),
    ] as [(String, Int64?)]
  )
  func wholeNumbers(text: String, expected: Int64?) {
    #expect(JSON.Number(text)?.int64 == expected)
  }
}
