import IdentityCore
import LineProtocol
import Testing

@Suite("Parameter types")
struct ParameterTests {
  private enum Period: String, CaseIterable {
    case normal
    case trial
    case intro
  }

  private func parameter(_ value: String) throws -> Parameter {
    try Parameters(try json("{\"x\":\(value)}"), of: "m", names: ["x"]).required("x")
  }

  /// Returns the error message of `read`, or "none".
  private func message<Value>(
    _ value: String,
    _ read: (Parameter) throws(RPCError) -> Value
  ) throws -> String {
    let parameter = try parameter(value)
    do throws(RPCError) {
      _ = try read(parameter)
      return "none"
    } catch {
      #expect(error.kind == .invalidParams)
      #expect(error.field == "/x")
      return error.message
    }
  }

  @Test("An id has 1 to 255 scalars of any length", arguments: ["a", "é", "😀", "\u{301}"])
  func identifiers(scalar: String) throws {
    func read(_ count: Int) throws -> String {
      try message("\"\(String(repeating: scalar, count: count))\"") { parameter throws(RPCError) in
        try parameter.identifier(of: DeviceKind.self)
      }
    }
    #expect(try read(0) == "x: the id is empty: expected 1 to 255 characters")
    #expect(try read(1) == "none")
    #expect(try read(255) == "none")
    #expect(try read(256) == "x: 256 characters, and at most 255 are allowed")
    let device: DeviceID = try parameter("\" \(scalar)\\n\"").identifier()
    #expect(device.bytes == Array(" \(scalar)\n".utf8))
  }

  @Test("A user id of any length is accepted at this level", arguments: [0, 1, 255, 256, 5000])
  func userIDs(count: Int) throws {
    let id = String(repeating: "u", count: count)
    #expect(try parameter("\"\(id)\"").userID() == UserID(id))
    #expect(
      try message("7") { parameter throws(RPCError) in try parameter.userID() }
        == "x: expected a string, found a number"
    )
  }

  @Test("A string is limited in length")
  func strings() throws {
    #expect(text(try parameter("\"héé\"").string(scalarsMax: 3)) == "héé")
    #expect(
      try message("\"abcd\"") { parameter throws(RPCError) in try parameter.string(scalarsMax: 3) }
        == "x: 4 characters, and at most 3 are allowed"
    )
    #expect(try parameter("\"\"").string(scalarsMax: 0) == [])
  }

  @Test("A word consists of letters, digits and three punctuation characters")
  func words() throws {
    func read(_ word: String) throws -> String {
      try message("\"\(word)\"") { parameter throws(RPCError) in try parameter.word() }
    }
    let long = String(repeating: "a", count: 64)
    for word in ["a", "appStore", "Z-9_.", long] { #expect(try read(word) == "none") }
    for word in ["", "a b", "é", "a/b", "a\\u0000", long + "a"] {
      #expect(try read(word).hasPrefix("x: expected 1 to 64 letters, digits, "))
    }
  }

  @Test("A boolean is true or false only")
  func bools() throws {
    #expect(try parameter("true").bool())
    #expect(try !parameter("false").bool())
    for value in ["0", "\"true\"", "[]"] {
      let message = try message(value) { parameter throws(RPCError) in try parameter.bool() }
      #expect(message.hasPrefix("x: expected true or false, found "))
    }
  }

  @Test("An integer must lie within its range")
  func ints() throws {
    func read(_ value: String) throws -> String {
      try message(value) { parameter throws(RPCError) in try parameter.int(1...1000) }
    }
    for value in ["1", "1000", "1e2", "5.0"] { #expect(try read(value) == "none") }
    #expect(try read("0") == "x: expected a whole number from 1 to 1000, found 0")
    #expect(try read("1001") == "x: expected a whole number from 1 to 1000, found 1001")
    #expect(try read("1.5") == "x: expected a whole number from 1 to 1000, found 1.5")
    #expect(try read("\"1\"") == "x: expected a whole number from 1 to 1000, found a string")
    let long = String(repeating: "9", count: 41)
    #expect(try read(long).hasSuffix("found \(long.dropLast())…"))
  }

  @Test(
    "An invalid timestamp gets a hint with a valid one",
    arguments: [
      ("\"2027-01-01\"", "add a time: 2027-01-01T00:00:00Z"),
      ("\"2027-02-30\"", "write the date, T, the time, and Z or an offset: 2026-11-21T09:30:00Z"),
      ("\"1798761600\"", "Unix time is not accepted: write 2027-01-01T00:00:00.000Z"),
      ("1798761600", "Unix time is not accepted: write 2027-01-01T00:00:00.000Z"),
      ("1798761600123", "Unix time is not accepted: write 2027-01-01T00:00:00.123Z"),
      ("99999999999999", "Unix time is not accepted: write 5138-11-16T09:46:39.999Z"),
      ("999999999999999", "write the date, T, the time, and Z or an offset: 2026-11-21T09:30:00Z"),
      ("true", "write the date, T, the time, and Z or an offset: 2026-11-21T09:30:00Z"),
    ]
  )
  func timestampHints(json: String, hint: String) throws {
    let value = try parameter(json)
    let error = #expect(throws: RPCError.self) { try value.moment() }
    #expect(error?.hint == hint)
  }

  @Test("A number in place of a string gets a hint to quote it")
  func quotedHint() throws {
    let value = try parameter("9.99")
    let error = #expect(throws: RPCError.self) { try value.string(scalarsMax: 10) }
    #expect(error?.message == "x: expected a string, found a number")
    #expect(error?.hint == "write \"9.99\"")
  }

  @Test("Timestamps and durations are parsed")
  func times() throws {
    #expect(
      try parameter("\"1970-01-01T00:00:01+00:00\"").moment() == Moment(milliseconds: 1000)
    )
    #expect(try parameter("\"P1DT1S\"").duration() == CalendarDuration(milliseconds: 86_401_000))
    let noMoment = try message("\"yesterday\"") { parameter throws(RPCError) in
      try parameter.moment()
    }
    #expect(
      noMoment
        == "x: invalid timestamp \"yesterday\": expected RFC 3339, for example 2026-11-21T09:30:00Z"
    )
    #expect(
      try message("17") { parameter throws(RPCError) in try parameter.moment() }
        == "x: expected a timestamp in a string, found a number"
    )
    #expect(
      try message("\"1h\"") { parameter throws(RPCError) in try parameter.duration() }
        == "x: invalid duration \"1h\": expected ISO 8601, for example P1M or PT1H"
    )
    #expect(
      try message("{}") { parameter throws(RPCError) in try parameter.duration() }
        == "x: expected a duration in a string, found an object"
    )
  }

  @Test("A choice must be one of its words")
  func choices() throws {
    #expect(try parameter("\"trial\"").choice(of: Period.self) == .trial)
    let error = #expect(throws: RPCError.self) {
      try parameter("\"Trail\"").choice(of: Period.self)
    }
    #expect(error?.message == "x: expected one of normal, trial, intro, found \"Trail\"")
    #expect(error?.hint == "did you mean \"trial\"?")
    let far = #expect(throws: RPCError.self) { try parameter("\"zzz\"").choice(of: Period.self) }
    #expect(far?.hint == "server.describe shows the params of a method")
    #expect(
      try message("1") { parameter throws(RPCError) in try parameter.choice(of: Period.self) }
        == "x: expected one of normal, trial, intro, found a number"
    )
  }

  @Test("A list is limited in length, and its elements know their paths")
  func lists() throws {
    let list = try parameter("[\"a\",2]").list(max: 2)
    #expect(list.map(\.field) == ["/x/0", "/x/1"])
    let inside = #expect(throws: RPCError.self) { try list[1].bytes() }
    #expect(inside?.message == "x/1: expected a string, found a number")
    #expect(try parameter("[]").list(max: 0).isEmpty)
    #expect(
      try message("[1,2,3]") { parameter throws(RPCError) in try parameter.list(max: 2) }
        == "x: 3 elements, and at most 2 are allowed"
    )
    #expect(
      try message("\"a\"") { parameter throws(RPCError) in try parameter.list(max: 2) }
        == "x: expected a list, found a string"
    )
  }
}
