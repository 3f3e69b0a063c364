package import IdentityCore

/// One value in the params, with its path for error messages.
package struct Parameter {
  package let value: JSONValue

  /// The JSON pointer of the enclosing object or list.
  private let path: String

  private let key: Key

  /// The last step of a JSON pointer.
  enum Key {
    case name(StaticString)
    case position(Int)
    case text([UInt8])

    /// The key with its slash, escaped as in RFC 6901, and truncated if it is very long.
    var pointer: String {
      switch self {
      case .name(let name): return "/\(name)"
      case .position(let index): return "/\(index)"
      case .text(let bytes):
        var pointer = "/"
        for scalar in String(decoding: bytes.prefix(1024), as: UTF8.self).unicodeScalars {
          switch scalar {
          case "~": pointer += "~0"
          case "/": pointer += "~1"
          default: pointer.unicodeScalars.append(scalar)
          }
        }
        return pointer
      }
    }
  }

  init(value: JSONValue, path: String, key: Key) {
    self.value = value
    self.path = path
    self.key = key
  }

  /// The JSON pointer within the params, for example `/purchases/0/store`.
  package var field: String { path + key.pointer }

  /// Returns an error about this parameter: "userId: " and the message.
  package func invalid(_ message: String, hint: String? = nil) -> RPCError {
    .invalid(field, message, hint: hint)
  }

  /// Returns a type error, for example "userId: expected a string, found a number".
  package func unexpected(_ expected: String, hint: String? = nil) -> RPCError {
    invalid("expected \(expected), found \(value.kind.noun)", hint: hint)
  }

  /// Returns a member's pointer without the first slash, for a message.
  static func label(_ path: String, _ name: StaticString) -> String {
    path.isEmpty ? "\(name)" : "\(path.dropFirst())/\(name)"
  }

  /// Reads a string of any length.
  package func bytes() throws(RPCError) -> [UInt8] {
    guard let bytes = value.string else { throw unexpected("a string", hint: quotedHint) }
    return bytes
  }

  /// The hint to quote a number where a string is expected: `write "9.99"`.
  private var quotedHint: String? {
    guard value.kind == .number, value.rawCount <= 40 else { return nil }
    return "write \(String(quoting: value.rawBytes))"
  }

  /// Reads a string of at most `scalarsMax` Unicode scalars.
  package func string(scalarsMax: Int) throws(RPCError) -> [UInt8] {
    let bytes = try bytes()
    // Each scalar takes at least a byte.
    guard bytes.count > scalarsMax else { return bytes }
    let count = Self.scalarCount(bytes)
    guard count <= scalarsMax else {
      throw invalid("\(count) characters, and at most \(scalarsMax) are allowed")
        .with("limit", scalarsMax)
    }
    return bytes
  }

  /// Reads an opaque id of 1 to 255 Unicode scalars.
  package func identifier<Kind>(
    of kind: Kind.Type = Kind.self
  ) throws(RPCError) -> Identifier<Kind> {
    let bytes = try string(scalarsMax: Self.identifierScalarsMax)
    guard !bytes.isEmpty else {
      throw invalid("the id is empty: expected 1 to \(Self.identifierScalarsMax) characters")
        .with("limit", Self.identifierScalarsMax)
    }
    return Identifier(bytes)
  }

  /// Reads an account token; one in the form of a UUID is read in lower case.
  package func accountToken() throws(RPCError) -> AccountTokenID {
    AccountTokenID(normalizing: try identifier(of: AccountTokenKind.self).bytes)
  }

  /// Reads a user id; the project's rules judge whether it is empty or too long.
  package func userID() throws(RPCError) -> UserID {
    UserID(try bytes())
  }

  /// Reads 1 to 64 ASCII letters, digits, `_`, `-` and `.`.
  package func word() throws(RPCError) -> [UInt8] { try word(with: ["_", "-", "."], max: 64) }

  /// Reads 1 to 80 ASCII letters, digits, `_`, `.`, `:`, `-` and `$`.
  func propertyKey() throws(RPCError) -> [UInt8] {
    try word(with: ["_", ".", ":", "-", "$"], max: 80)
  }

  /// Reads ASCII letters, digits and some marks.
  private func word(with marks: [Unicode.Scalar], max: Int) throws(RPCError) -> [UInt8] {
    let bytes = try bytes()
    let isWord = bytes.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: marks.contains(Unicode.Scalar(byte))
      }
    }
    guard isWord, 1...max ~= bytes.count else {
      let all = marks.map { "\"\($0)\"" }
      throw invalid(
        "expected 1 to \(max) letters, digits, \(all.dropLast().joined(separator: ", "))"
          + " or \(all.last ?? ""), found \(String(quoting: bytes))"
      )
    }
    return bytes
  }

  /// Reads the name of a platform.
  func platform() throws(RPCError) -> Platform { Platform(try word()) }

  /// Reads `true` or `false`; numbers and strings are rejected.
  package func bool() throws(RPCError) -> Bool {
    guard let bool = value.bool else { throw unexpected("true or false") }
    return bool
  }

  /// Reads an integer within `range`, which may also be written as `1e2` or `1.0`.
  package func int(_ range: ClosedRange<Int64>) throws(RPCError) -> Int64 {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard value.kind == .number else { throw unexpected(expected) }
    guard let number = value.int64, range.contains(number) else {
      let raw = value.rawBytes
      let found = String(decoding: raw.prefix(40), as: UTF8.self) + (raw.count > 40 ? "…" : "")
      throw invalid("expected \(expected), found \(found)")
    }
    return number
  }

  /// Reads an integer within `range`, which may also be written as `1e2` or `1.0`.
  func integer(_ range: ClosedRange<Int>) throws(RPCError) -> Int {
    Int(try int(Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// Reads an object, without the blanks between its tokens.
  func anyObject() throws(RPCError) -> [UInt8] {
    guard value.kind == .object else { throw unexpected("an object") }
    return value.compactBytes
  }

  /// Reads any value but null, without the blanks between its tokens.
  func anything() throws(RPCError) -> [UInt8] { value.compactBytes }

  /// Reads an RFC 3339 timestamp with any offset and precision.
  package func moment() throws(RPCError) -> Moment {
    if let plain = value.withPlainString({ Moment(plain: $0) }) { return plain }
    guard let bytes = value.string else {
      throw invalid(
        "expected a timestamp in a string, found \(value.kind.noun)",
        hint: TimestampHint.text(for: value.rawBytes)
      )
    }
    do throws(TimeTextError) {
      return try Moment(text: bytes)
    } catch {
      throw invalid(
        "invalid timestamp \(String(quoting: bytes)): \(error.reason)",
        hint: TimestampHint.text(for: bytes)
      )
    }
  }

  /// Reads an ISO 8601 duration.
  package func duration() throws(RPCError) -> CalendarDuration {
    let hint = "write ISO 8601, for example P1M, P7D or PT1H30M"
    guard let bytes = value.string else {
      throw invalid("expected a duration in a string, found \(value.kind.noun)", hint: hint)
    }
    do throws(TimeTextError) {
      return try CalendarDuration(text: bytes)
    } catch {
      throw invalid("invalid duration \(String(quoting: bytes)): \(error.reason)", hint: hint)
    }
  }

  /// Reads a raw value of an enumeration.
  package func choice<Choice>(
    of choices: Choice.Type = Choice.self
  ) throws(RPCError) -> Choice where Choice: CaseIterable & RawRepresentable<String> {
    let bytes = value.string
    if let bytes,
      let choice = Choice.allCases.first(where: { $0.rawValue.utf8.elementsEqual(bytes) })
    {
      return choice
    }
    let words = Choice.allCases.map(\.rawValue)
    let list = words.joined(separator: ", ")
    guard let bytes else { throw unexpected("one of \(list)") }
    let nearest = NearestNames.nearest(to: bytes, among: words)
    let error = invalid(
      "expected one of \(list), found \(String(quoting: bytes))",
      hint: NearestNames.question(nearest)
    )
    throw nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  private static let identifierScalarsMax = 255

  /// Counts Unicode scalars: all bytes of UTF-8 except continuation bytes.
  static func scalarCount(_ bytes: [UInt8]) -> Int {
    bytes.reduce(into: 0) { count, byte in
      if byte & 0xC0 != 0x80 { count += 1 }
    }
  }
}
