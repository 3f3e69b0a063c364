import LineProtocol
import Testing

/// U+FDD0, U+FFFF and U+10FFFF, which Swift literals cannot express.
private let nonCharacters = text([
  0xEF, 0xB7, 0x90, 0xEF, 0xBF, 0xBF, 0xF4, 0x8F, 0xBF, 0xBF,
])

@Suite("Strict JSON parsing")
struct JSONDocumentTests {
  @Test(
    "Everything that RFC 8259 allows is accepted",
    arguments: [
      "{}", "[]", "\"\"", "0", "-0", "true", "false", "null", " \t\r\n[ ] \t\r\n",
      "[1,2,3]", "{\"a\":1,\"b\":[{}]}", "1.5e+10", "-0.0E-7", "\"\\u0000\"", "\"\u{7F}\"",
      "\"\(nonCharacters)\"", "\"\\uFFFF\\ud83d\\ude00\"", "{\"\":0}",
      "{\"a\":1,\"A\":2}", "{\"e\u{301}\":1,\"\u{E9}\":2}", "\"\\/\\b\\f\\n\\r\\t\\\"\\\\\"",
    ]
  )
  func taken(source: String) throws {
    let value = try json(source)
    #expect(text(value.rawBytes) == source.trimmingBlanks)
  }

  @Test("A number may have any length")
  func longNumbers() throws {
    let number =
      "-" + String(repeating: "9", count: 5000) + ".5e" + String(repeating: "7", count: 99)
    #expect(text(try json("[\(number)]").elements.map(\.rawBytes)[0]) == number)
  }

  @Test(
    "Invalid JSON is rejected with the offset of the error",
    arguments: [
      ("", 0), ("  ", 2), ("[1,]", 3), ("[,1]", 1), ("[1 2]", 3), ("[1", 2), ("[", 1), ("]", 0),
      ("{\"a\":1,}", 7), ("{,}", 1), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{a:1}", 1), ("{1:1}", 1),
      ("{\"a\" 1}", 5), ("{\"a\":1 \"b\":2}", 7), ("{\"a\":1]", 6), ("[1}", 2), ("{", 1),
      ("{\"a\":1", 6), ("{} {}", 3), ("1 2", 2), ("nul", 0), ("nulL", 0), ("True", 0), ("NaN", 0),
      ("'a'", 0), ("01", 1), ("-", 1), ("-01", 2), ("1.", 2), (".5", 0), ("1e", 2), ("1e+", 3),
      ("+1", 0), ("0x1", 1), ("-Infinity", 1), ("\"a", 2), ("\"\t\"", 1), ("\"\\x\"", 1),
      ("\"\\u12G4\"", 1), ("\"\\u123", 1), ("\"\\", 1), ("// a\n1", 0), ("[1]x", 3),
      ("\u{FEFF}1", 0), ("[1,\u{FEFF}2]", 3), ("\u{A0}1", 0), ("\u{0B}1", 0), ("\"a\"\0", 3),
      ("\"\\uD800\"", 1), ("\"\\uDC00\"", 1), ("\"\\uDC00\\uD800\"", 1), ("\"\\uD800\\uD800\"", 1),
      ("\"\\uD800\\n\"", 1), ("\"\\uD800\\u0041\"", 1), ("\"\\uD83D\\uDE0\"", 1),
    ]
  )
  func refused(source: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try json(source) }
    #expect(error?.offset == offset, "\(error?.reason ?? "")")
  }

  @Test(
    "Invalid UTF-8 is rejected",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x9F, 0xBF],
      [0xE0, 0xA0], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x41],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE],
      [0xFF],
    ] as [[UInt8]]
  )
  func invalidUTF8(bytes: [UInt8]) {
    let quote = [UInt8(ascii: "\"")]
    for tail in [quote, Array("xyz\"".utf8), []] {
      let error = #expect(throws: JSONError.self) {
        try JSONDocument().read(quote + bytes + tail)
      }
      #expect(error?.offset == 1)
    }
  }

  @Test("Every Unicode scalar survives a round trip, plain and escaped")
  func allScalars() throws {
    let document = JSONDocument()
    for number in stride(from: UInt32(0x20), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(number), scalar != "\"", scalar != "\\" else { continue }
      let plain = String(Character(scalar))
      let escapes = plain.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      let value = try document.read(Array("[\"\(plain)\",\"\(escapes.joined())\"]".utf8))
      for element in value.elements { #expect(element.string == Array(plain.utf8)) }
    }
  }

  @Test("A special character is found at each position of a long string", arguments: 0..<160)
  func longStrings(position: Int) throws {
    let document = JSONDocument()
    func text(_ special: String) -> (before: String, json: [UInt8]) {
      let before = String(repeating: "x", count: position)
      let after = String(repeating: "y", count: 160 - position)
      return (before + after, Array("[\"\(before)\(special)\(after)\"]".utf8))
    }
    for (special, value) in [("\\n", "\n"), ("\\\"", "\""), ("\\\\", "\\"), ("é", "é")] {
      let (plain, json) = text(special)
      let expected = Array(plain.utf8.prefix(position)) + Array(value.utf8)
      let strings = try document.read(json).elements.map(\.string)
      #expect(strings == [expected + plain.utf8.dropFirst(position)])
    }
    for control in ["\u{1}", "\u{1F}", "\t"] {
      let error = #expect(throws: JSONError.self) { try document.read(text(control).json) }
      #expect(error?.offset == 2 + position)
    }
    // A quote ends the string, so what follows is an error.
    let error = #expect(throws: JSONError.self) { try document.read(text("\"").json) }
    #expect(error?.offset == 3 + position)
  }

  @Test("Nesting is accepted up to the limit", arguments: [1, 2, 64, 512])
  func depth(depthMax: Int) throws {
    for (opening, closing) in [("[", "]"), ("{\"a\":[", "]}")] {
      let levels = depthMax / (opening == "[" ? 1 : 2)
      func nested(_ count: Int) -> String {
        String(repeating: opening, count: count) + String(repeating: closing, count: count)
      }
      if levels > 0 { _ = try json(nested(levels), depthMax: depthMax) }
      let error = #expect(throws: JSONError.self) {
        try json(nested(levels + 1), depthMax: depthMax)
      }
      #expect(error?.reason.contains("\(depthMax) deep") == true)
    }
    #expect(throws: JSONError.self) { try json(String(repeating: "[", count: 1_000_000)) }
  }

  @Test(
    "A duplicate name in an object is rejected",
    arguments: [
      ("{\"a\":1,\"a\":1}", 7), ("{\"a\":1,\"b\":2,\"a\":3}", 13), ("{\"a\":1,\"\\u0061\":2}", 7),
      ("{\"\\u0061\":1,\"a\":2}", 12), ("{\"\":1,\"\":2}", 6), ("[{\"a\":{\"x\":1,\"x\":2}}]", 13),
      ("{\"\\n\":1,\"\\u000a\":2}", 8), ("{\"😀\":1,\"\\ud83d\\ude00\":2}", 10),
      ("{\"b\":1,\"a\\/\":{\"a/\":0},\"a/\":2}", 22),
    ]
  )
  func duplicateNames(source: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try json(source) }
    #expect(error?.offset == offset)
    #expect(error?.reason == "the object has this name twice")
  }

  /// Names with common prefixes, some of which differ only after their first eight bytes.
  @Test("Similar names stay different, wherever they are in the text")
  func namesAlike() throws {
    let alike = (0..<20).map { count in String(repeating: "x", count: count) }
    let longer = alike.flatMap { ["12345678\($0)a", "12345678\($0)b", "\($0)1", "\($0)2"] }
    for names in [alike, longer, ["transactionId", "transactionIs"], ["id", "ie"], ["", "i"]] {
      for blanks in ["", "          "] {
        let members = names.map { "\"\($0)\":1" }
        #expect(
          try json("{\(members.joined(separator: ","))}\(blanks)").count == names.count
        )
        for name in members {
          let twice = "{\((members + [name]).joined(separator: ","))}\(blanks)"
          let error = #expect(throws: JSONError.self) { try json(twice) }
          #expect(error?.reason == "the object has this name twice")
        }
      }
    }
  }

  @Test("A text with as many values as its bytes can hold is parsed")
  func densest() throws {
    let opened = String(repeating: "[", count: 64)
    let closed = String(repeating: "]", count: 64)
    let ones = Array(repeating: "1", count: 5000).joined(separator: ",")
    #expect(try json("\(opened)\(ones)\(closed)").kind == .array)
    #expect(try json("[\(ones)]").elements.reduce(0) { sum, one in sum + one.count + 1 } == 5000)
    let document = JSONDocument()
    for text in ["1", opened + closed, "[\(ones)]", "1", "{\"\":{\"\":1}}"] {
      #expect(try document.read(Array(text.utf8)).rawCount == text.utf8.count)
    }
    #expect(throws: JSONError.self) { try json(opened) }
    #expect(throws: JSONError.self) { try json(opened + ones) }
  }

  @Test("The same name may occur in different objects")
  func sameNameElsewhere() throws {
    let value = try json(
      "{\"a\":{\"a\":{\"a\":1}},\"b\":[{\"a\":1},{\"a\":2}],\"\\u0063\":{\"c\":0}}"
    )
    #expect(value.count == 3)
  }

  @Test("A duplicate is found among any number of names", arguments: [2, 15, 16, 17, 100, 20_000])
  func manyNames(count: Int) throws {
    let names = (0..<count).map { "\"name\($0)\":{\"name1\":\($0)}" }.joined(separator: ",")
    let value = try json("{\(names)}")
    #expect(value.count == count)
    let last = value.member(Array("name\(count - 1)".utf8))
    #expect(last?.member("name1")?.int64 == Int64(count - 1))
    #expect(throws: JSONError.self) { try json("{\(names),\"name\(count / 2)\":0}") }
    let escaped = #expect(throws: JSONError.self) { try json("{\(names),\"nam\\u00650\":0}") }
    #expect(escaped?.offset == names.utf8.count + 2)
  }

  @Test("A document can be reused, also after an error")
  func reuse() throws {
    let document = JSONDocument()
    #expect(try document.read(Array("[1,[2,3]]".utf8)).count == 2)
    #expect(throws: JSONError.self) { try document.read(Array("[[[{\"a\":".utf8)) }
    #expect(try document.read(Array("{\"a\":7}".utf8)).member("a")?.int64 == 7)
    #expect(text(document.bytes) == "{\"a\":7}")
  }

  @Test func `a value of an earlier text traps`() async {
    await #expect(processExitsWith: .failure) {
      let document = JSONDocument()
      let stale = try document.read(Array("1".utf8))
      _ = try document.read(Array("2".utf8))
      _ = stale.kind
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let isBlank: (Unicode.Scalar) -> Bool = { " \t\r\n".unicodeScalars.contains($0) }
    let start = unicodeScalars.drop(while: isBlank)
    return String(String.UnicodeScalarView(start.reversed().drop(while: isBlank).reversed()))
  }
}
