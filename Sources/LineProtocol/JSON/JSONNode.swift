/// One value, or one member's name, on the tape of a `JSONDocument`.
///
/// The nodes are in the order of the text. A member is two adjacent nodes: its name, then its
/// value.
struct JSONNode {
  /// The offset of the token's first byte, which in a string is the opening quote.
  var start: UInt32

  /// The offset after the token's last byte.
  var end: UInt32

  /// The index of the node after this one and all that it contains.
  var next: UInt32

  /// The number of an object's members or an array's elements; otherwise 0.
  var count: UInt32 = 0

  var kind: JSONKind

  /// Whether a string contains escapes.
  var hasEscapes = false

  /// Completes a container whose closing bracket has been read.
  mutating func close(at end: Int, count: UInt32, next: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.count = count
  }

  /// The range between a string's quotes.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

/// The type of a JSON value.
package enum JSONKind: UInt8, Sendable {
  case object
  case array
  case string
  case number
  case `true`
  case `false`
  case null

  /// The name in a sentence, for example "expected a string, found *an object*".
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
