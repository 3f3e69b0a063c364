import LineProtocol
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test("Each accessor returns nil for values of other types")
  func kinds() throws {
    let value = try json(
      "{\"o\":{},\"a\":[],\"s\":\"x\",\"n\":7,\"t\":true,\"f\":false,\"z\":null}"
    )
    let nouns = value.members.map { "\($0.value.kind.noun)" }
    #expect(
      nouns == [
        "an object", "an array", "a string", "a number", "a boolean", "a boolean", "null",
      ]
    )
    #expect(value.members.map(\.value.bool) == [nil, nil, nil, nil, true, false, nil])
    #expect(value.members.map(\.value.int64) == [nil, nil, nil, 7, nil, nil, nil])
    #expect(value.members.map(\.value.string) == [nil, nil, [0x78], nil, nil, nil, nil])
    #expect(value.members.map(\.value.isNull) == [false, false, false, false, false, false, true])
    #expect(value.members.allSatisfy { $0.value.members.first(where: { _ in true }) == nil })
    #expect(value.elements.map(\.kind) == [])
  }

  @Test("Members and elements keep their order, whatever they contain")
  func order() throws {
    let value = try json("[{\"b\":[1,[2]],\"a\":{\"c\":{}}}, 3 ,[[]],\"x\"]")
    #expect(
      value.elements.map { text($0.rawBytes) } == [
        "{\"b\":[1,[2]],\"a\":{\"c\":{}}}", "3", "[[]]", "\"x\"",
      ]
    )
    let object = try #require(value.elements.first { _ in true })
    #expect(object.members.map { text($0.name.string ?? []) } == ["b", "a"])
    #expect(object.member("a")?.member("c")?.kind == .object)
    #expect(object.member("c") == nil)
    #expect(object.member(Array("b".utf8))?.count == 2)
    #expect(value.member("b") == nil)
  }

  @Test("Strings are compared byte by byte after unescaping")
  func comparison() throws {
    let value = try json("[\"abc\",\"a\\u0062c\",\"e\u{301}\",\"\",12]")
    #expect(value.elements.map { $0.equals("abc") } == [true, true, false, false, false])
    #expect(value.elements.map { $0.equals("\u{E9}") } == [false, false, false, false, false])
    #expect(value.elements.map { $0.equals("") } == [false, false, false, true, false])
    #expect(
      value.elements.map { $0.equals(Array("abc".utf8)) } == [true, true, false, false, false]
    )
    #expect(value.elements.map { $0.equals("12") } == [false, false, false, false, false])
  }

  @Test("Escapes and characters beyond ASCII are read wherever they stand")
  func escapesAnywhere() throws {
    for count in 0..<40 {
      let letters = String(repeating: "a", count: count)
      for (source, expected) in [("\\u00e9", "é"), ("é", "é"), ("\\\"", "\""), ("\\/", "/")] {
        for rest in ["", "b", "bbbbbbbb", "bbbbbbbbbbb", source] {
          let after = rest == source ? expected : rest
          let value = try json("\"\(letters)\(source)\(rest)\"")
          #expect(value.string == Array("\(letters)\(expected)\(after)".utf8))
        }
      }
    }
  }

  @Test("A member is found under an escaped name")
  func escapedName() throws {
    #expect(try json("{\"us\\u0065rId\":1}").member("userId")?.int64 == 1)
  }

  @Test(
    "An integer of 64 bits is recognized however it is written",
    arguments: [
      ("0", 0), ("-0", 0), ("0.0", 0), ("0e99999999999999999999", 0), ("7", 7), ("-7", -7),
      ("1e2", 100), ("1E+2", 100), ("1.0", 1), ("1.50e1", 15), ("1200e-2", 12), ("-2.5e1", -25),
      ("999999999999999999", 999_999_999_999_999_999), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("9223372036854775807.000", Int64.max),
      ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("1e99999999999999999999", nil), ("0.5", nil), ("1e-1", nil),
      ("1e-99999999999999999999", nil), ("100000000000000000000e-2", 1_000_000_000_000_000_000),
      ("0.00000000000000000000000000012e29", 12),
    ] as [(String, Int64?)]
  )
  func int64(source: String, expected: Int64?) throws {
    #expect(try json(source).int64 == expected)
  }

  @Test(
    "Equal values have the same canonical form",
    arguments: [
      ["1", "1.0", "1e0", "10e-1", "0.1E+1", "1.000", "1e00"], ["100", "1e2", "100.0", "0.1e3"],
      ["0", "-0", "0.0", "0e5", "0e-99999999999999999999999"], ["-1.5", "-15e-1", "-0.15e1"],
      ["1e99999999999999999999", "10e99999999999999999998", "0.1e100000000000000000000"],
      ["1e-100000000000000000000", "10e-100000000000000000001", "0.1e-99999999999999999999"],
      ["1e1000000000000000000", "10e999999999999999999"],
      ["1e-1000000000000000000", "0.1e-999999999999999999"],
      ["\"a/b\"", "\"a\\/b\"", "\"\\u0061\\u002Fb\""], ["\"\\n\"", "\"\\u000A\"", "\"\\u000a\""],
      ["\"😀\"", "\"\\uD83D\\ude00\""], ["{}", "{ }"], ["[]", "[ ]"],
      ["{\"a\":1,\"b\":[true,null]}", "{ \"b\":[true, null] ,\"\\u0061\":1.0}"],
      ["{\"a\":{\"x\":1,\"y\":2}}", "{\"a\":{\"y\":2,\"x\":1}}"],
    ]
  )
  func equalForms(sources: [String]) throws {
    #expect(Set(try sources.map { canonical(try json($0)) }).count == 1)
  }

  @Test("Different values have different canonical forms")
  func differentForms() throws {
    let sources = [
      "0", "1", "-1", "10", "0.1", "1e99999999999999999999", "1e99999999999999999998",
      "1e-99999999999999999999", "12345678901234567890", "12345678901234567891", "\"1\"", "\"\"",
      "null", "true", "false", "[]", "{}", "[1]", "[[1]]", "[1,2]", "[2,1]", "{\"a\":1}",
      "{\"a\":2}", "{\"b\":1}", "{\"a\":null}", "[\"a\",1]", "\"e\u{301}\"", "\"\u{E9}\"",
    ]
    #expect(Set(try sources.map { Array(canonical(try json($0)).utf8) }).count == sources.count)
  }

  @Test("The canonical form is sorted JSON, appended to existing bytes")
  func canonicalForm() throws {
    var bytes = Array("key:".utf8)
    try json("{\"b\":[120.50,\"\\u0001\"],\"a\":-3e-2,\"\":{}}").canonicalBytes(into: &bytes)
    #expect(text(bytes) == "key:{\"\":{},\"a\":-3e-2,\"b\":[1205e-1,\"\\u0001\"]}")
  }
}
