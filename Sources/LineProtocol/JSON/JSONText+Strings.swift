extension JSONText {
  /// Skips the rest of a string and its closing quote; returns whether it found escapes.
  static func skipString(_ text: Span<UInt8>, at position: inout Int) throws(JSONError) -> Bool {
    var hasEscapes = false
    var at = position
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\""):
        position = at + 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape(text, at: &at)
      case 0x20...0x7F:
        at += 1
        skipPlain(text, at: &at)
      case 0x80...0xFF:
        let length = scalarLength(text, at: at)
        guard length > 0 else { throw JSONError(offset: at, reason: "the bytes are not UTF-8") }
        at += length
      default:
        throw JSONError(
          offset: at,
          reason: "a control character in a string must be escaped, for example \\n or \\u0000"
        )
      }
    }
    throw JSONError(offset: text.count, reason: "the text ends inside a string")
  }

  /// Appends the unescaped string to `output`; `range` lies between the quotes.
  ///
  /// The scanner has checked the text.
  static func unescape(_ text: Span<UInt8>, _ range: Range<Int>, into output: inout [UInt8]) {
    var at = range.lowerBound
    while at < range.upperBound {
      guard text[at] == UInt8(ascii: "\\") else {
        // The closing quote ends the plain characters, if nothing before it does.
        var end = at + 1
        skipPlain(text, at: &end)
        output.append(copying: text.extracting(at..<end))
        at = end
        continue
      }
      let letter = text[at + 1]
      guard letter == UInt8(ascii: "u") else {
        output.append(character(ofShortEscape: letter))
        at += 2
        continue
      }
      var scalar = UInt32(hexadecimal(text, at: at + 2) ?? 0)
      at += 6
      if 0xD800...0xDBFF ~= scalar {
        scalar = 0x10000 + (scalar - 0xD800) << 10
        scalar += UInt32(hexadecimal(text, at: at + 2) ?? 0xDC00) - 0xDC00
        at += 6
      }
      append(scalar, to: &output)
    }
  }

  /// Returns the length of the UTF-8 sequence at `position`, or 0 if it is invalid.
  ///
  /// The table of well-formed sequences (Unicode 3.9) excludes overlong forms, surrogates, and
  /// anything above U+10FFFF.
  private static func scalarLength(_ text: Span<UInt8>, at position: Int) -> Int {
    let length: Int
    let second: ClosedRange<UInt8>
    switch text[position] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    default: return 0
    }
    guard position + length <= text.count, second ~= text[position + 1] else { return 0 }
    for offset in 2..<max(length, 2) where text[position + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  private static func skipEscape(_ text: Span<UInt8>, at position: inout Int) throws(JSONError) {
    guard position + 1 < text.count else {
      throw JSONError(offset: position, reason: "the string has no end")
    }
    switch text[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(text, at: position + 2) else {
        throw JSONError(offset: position, reason: "expected four hexadecimal digits after \\u")
      }
      guard 0xD800...0xDFFF ~= unit else {
        position += 6
        return
      }
      guard unit < 0xDC00, position + 7 < text.count,
        text[position + 6] == UInt8(ascii: "\\"), text[position + 7] == UInt8(ascii: "u"),
        let low = hexadecimal(text, at: position + 8), 0xDC00...0xDFFF ~= low
      else {
        throw JSONError(offset: position, reason: "a surrogate escape must be one of a pair")
      }
      position += 12
    default:
      throw JSONError(offset: position, reason: "unknown escape sequence")
    }
  }

  /// Returns the value of four hexadecimal digits, or nil.
  private static func hexadecimal(_ text: Span<UInt8>, at position: Int) -> UInt16? {
    guard position + 4 <= text.count else { return nil }
    var value: UInt16 = 0
    for offset in 0..<4 {
      let byte = text[position + offset]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt16((byte | 0x20) - UInt8(ascii: "a") + 10)
      default:
        return nil
      }
    }
    return value
  }

  private static func character(ofShortEscape letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80:
      output.append(UInt8(scalar))
    case ..<0x800:
      output.append(0xC0 | UInt8(scalar >> 6))
      output.append(continuation(0))
    case ..<0x10000:
      output.append(0xE0 | UInt8(scalar >> 12))
      output.append(continuation(6))
      output.append(continuation(0))
    default:
      output.append(0xF0 | UInt8(scalar >> 18))
      output.append(continuation(12))
      output.append(continuation(6))
      output.append(continuation(0))
    }
  }
}
