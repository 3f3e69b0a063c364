/// The grammar of JSON's tokens, over bytes.
enum JSONText {
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }

  @inline(__always)
  static func skipBlanks(_ text: Span<UInt8>, at position: inout Int) {
    while position < text.count, isBlank(text[position]) { position += 1 }
  }

  /// Skips a literal if it is next; returns whether it was.
  static func skip(_ word: StaticString, _ text: Span<UInt8>, at position: inout Int) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= text.count, word.matches(text, from: position, to: end) else { return false }
    position = end
    return true
  }

  /// Returns whether a byte needs an escape in a string.
  static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  /// Skips a number of any length.
  static func skipNumber(_ text: Span<UInt8>, at position: inout Int) throws(JSONError) {
    if text[position] == UInt8(ascii: "-") { position += 1 }
    if position < text.count, text[position] == UInt8(ascii: "0") {
      position += 1
      if position < text.count, isDigit(text[position]) {
        throw JSONError(offset: position, reason: "a number must not begin with zeros")
      }
    } else {
      try skipDigits(text, at: &position)
    }
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      try skipDigits(text, at: &position)
    }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < text.count,
        text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      try skipDigits(text, at: &position)
    }
  }

  private static func skipDigits(_ text: Span<UInt8>, at position: inout Int) throws(JSONError) {
    guard position < text.count, isDigit(text[position]) else {
      throw JSONError(offset: position, reason: "expected a digit")
    }
    repeat { position += 1 } while position < text.count && isDigit(text[position])
  }
}
