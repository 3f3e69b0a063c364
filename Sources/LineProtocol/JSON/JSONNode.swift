/// One value, or one member's name, on the tape of a `JSONDocument`.
///
/// The nodes stand in the order of the text. A member is two neighbours: its name, then its value.
struct JSONNode {
  /// The token's first byte; of a string, its opening quote.
  var start: UInt32

  /// One past the token's last byte.
  var end: UInt32

  /// The node after this one and all that it contains.
  var next: UInt32

  /// Of an object its members, of an array its elements, of the rest 0.
  var count: UInt32 = 0

  var kind: JSONKind

  /// Whether a string has to be unescaped to be read.
  var hasEscapes = false

  /// Of a container whose end has been found, and of which all is on the tape.
  mutating func close(at end: Int, count: UInt32, next: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.count = count
  }

  /// What stands between a string's quotes.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

/// The seven things that a JSON value can be.
package enum JSONKind: UInt8, Sendable {
  case object
  case array
  case string
  case number
  case `true`
  case `false`
  case null

  /// As it stands in a sentence: "expected a string, found *an object*".
  package var noun: StaticString {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }
}
