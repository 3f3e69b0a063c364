import EntitledClient
import Platform
import Testing

@testable import entitle

@Suite("The types of a parameter's values")
struct ValueKindsTests {
  @Test(
    "A text is converted to the parameter's type",
    arguments: [
      (.string, "5", "5"), (.string, "true", "true"), (.string, "", ""), (.string, "{", "{"),
      (.string, "null", "null"), (.integer, "5", 5), (.integer, "1e2", nil), (.integer, "-3", -3),
      (.boolean, "true", true), (.boolean, "false", false), (.array, #"["a"]"#, ["a"]),
      (.object, #"{"a":1}"#, ["a": 1]), ([.string, .null], "null", .null),
      ([.string, .null], "\"null\"", "\"null\""), ([.string, .null], "2026", "2026"),
      ([.string, .object], "manual", "manual"), ([.string, .object], #"{"a":1}"#, ["a": 1]),
      ([.string, .object], "[1]", "[1]"), ([.string, .object], "5", "5"),
      (.any, "5", 5), (.any, "a b", "a b"), (.any, #"{"a":1}"#, ["a": 1]), (.any, "{", "{"),
      (.any, "", ""), (.any, "null", .null),
    ] as [(ValueKinds, String, JSON?)]
  )
  func conversion(kinds: ValueKinds, text: String, expected: JSON?) throws {
    let value = try kinds.value(of: text, for: "name")
    if let expected {
      #expect(value == expected)
    } else {
      #expect(value.description == text)
    }
  }

  @Test(
    "A value of another type is rejected with the expected types",
    arguments: [
      (.integer, "abc", "name: expected a whole number, found \"abc\"", "name=10"),
      (.integer, "1.5", "name: expected a whole number, found \"1.5\"", "name=10"),
      (.integer, "", "name: expected a whole number, found \"\"", "name=10"),
      (.integer, "\"5\"", "name: expected a whole number", "name=10"),
      (.boolean, "yes", "name: expected true or false, found \"yes\"", "name=true or name=false"),
      (.array, "a,b", "name: expected an array, found \"a,b\"", "name='[…]'; entitle help"),
      (.array, "{}", "name: expected an array, found \"{}\"", "name='[…]'; entitle help"),
      (.array, "[\"a\",]", "name: expected an array", "it is not JSON: byte 5"),
      (.object, "x", "name: expected an object, found \"x\"", "name='{…}'; entitle help"),
      ([.string, .object], "{a", "name: expected a string or an object", "it is not JSON: byte 1"),
    ] as [(ValueKinds, String, String, String)]
  )
  func refusal(kinds: ValueKinds, text: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) { try kinds.value(of: text, for: "name") }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }

  @Test("The types have texts for a sentence and for a list")
  func words() {
    #expect(ValueKinds.any.noun == "any JSON")
    #expect(ValueKinds.boolean.noun == "true or false")
    #expect(([.string, .object] as ValueKinds).noun == "a string or an object")
  }
}
