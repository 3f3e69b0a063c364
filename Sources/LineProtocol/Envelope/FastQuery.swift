/// A `checkEntitlements` request about one device or user, read without building a JSON tree.
///
/// It recognizes what clients commonly send, with the members in any order and at most one blank
/// after a colon or a comma, for example
/// `{"id":1,"method":"checkEntitlements","params":{"device":"iphone"}}`. It is nil for everything
/// else, valid or not: such a line takes the normal path, which also says what is wrong with it.
package struct FastQuery: Sendable {
  /// The token of the request's `id`, quotes included.
  package private(set) var id = 0..<0
  /// The device's or user's id, without quotes.
  package private(set) var subject = 0..<0
  package private(set) var isAboutDevice = false
  /// The project's id; empty where the request names none.
  package private(set) var project = 0..<0
  /// The index behind the closing brace.
  package private(set) var end: Int
  private var hasVersion = false
  private var hasMethod = false

  /// Reads a request that begins at an index of `text`.
  package init?(in text: Span<UInt8>, from start: Int = 0) {
    end = start
    guard skip("{", text) else { return nil }
    repeat {
      guard readMember(text) else { return nil }
    } while skipComma(text)
    guard skip("}", text), !id.isEmpty, hasMethod, !subject.isEmpty else { return nil }
  }

  @inline(__always)
  private mutating func readMember(_ text: Span<UInt8>) -> Bool {
    switch firstLetter(text) {
    case UInt8(ascii: "i") where id.isEmpty:
      return skip(key: "\"id\":", text) && readID(text)
    case UInt8(ascii: "p") where subject.isEmpty:
      return skip(key: "\"params\":", text) && readParams(text)
    case UInt8(ascii: "m") where !hasMethod:
      hasMethod = true
      return skip(key: "\"method\":", text) && skip("\"checkEntitlements\"", text)
    case UInt8(ascii: "j") where !hasVersion:
      hasVersion = true
      return skip(key: "\"jsonrpc\":", text) && skip("\"2.0\"", text)
    default: return false
    }
  }

  @inline(__always)
  private mutating func readParams(_ text: Span<UInt8>) -> Bool {
    guard skip("{", text) else { return false }
    repeat {
      switch firstLetter(text) {
      case UInt8(ascii: "d") where subject.isEmpty:
        isAboutDevice = true
        guard skip(key: "\"device\":", text), let value = readString(text) else { return false }
        subject = value
      case UInt8(ascii: "u") where subject.isEmpty:
        guard skip(key: "\"userId\":", text), let value = readString(text) else { return false }
        subject = value
      case UInt8(ascii: "p") where project.isEmpty:
        guard skip(key: "\"project\":", text), let value = readString(text) else { return false }
        project = value
      default: return false
      }
    } while skipComma(text)
    return skip("}", text) && !subject.isEmpty
  }

  /// The letter behind a key's quote; zero at the end.
  @inline(__always)
  private func firstLetter(_ text: Span<UInt8>) -> UInt8 {
    text.count - end > 1 ? text[end + 1] : 0
  }

  /// Reads a whole number of at most 18 digits, or a string.
  @inline(__always)
  private mutating func readID(_ text: Span<UInt8>) -> Bool {
    let start = end
    if start < text.count, text[start] == UInt8(ascii: "\"") {
      guard readString(text) != nil else { return false }
      id = start..<end
      return id.count <= RequestEntry.idBytesMax
    }
    while end < text.count, JSONText.isDigit(text[end]) { end += 1 }
    id = start..<end
    return 1...18 ~= id.count && (text[start] != UInt8(ascii: "0") || id.count == 1)
  }

  /// Reads a string of printable ASCII without escapes that is not empty.
  @inline(__always)
  private mutating func readString(_ text: Span<UInt8>) -> Range<Int>? {
    guard skip("\"", text) else { return nil }
    let start = end
    end = Self.endOfPlain(in: text, from: start)
    let content = start..<end
    return !content.isEmpty && skip("\"", text) ? content : nil
  }

  /// The index of the first byte that is not printable ASCII, or is a quote or a backslash.
  private static func endOfPlain(in text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    JSONText.skipPlain(text, at: &end)
    while end < text.count, 0x20..<0x80 ~= text[end], text[end] != UInt8(ascii: "\""),
      text[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  @inline(__always)
  private mutating func skip(key: StaticString, _ text: Span<UInt8>) -> Bool {
    guard skip(key, text) else { return false }
    skipBlank(text)
    return true
  }

  @inline(__always)
  private mutating func skipComma(_ text: Span<UInt8>) -> Bool {
    guard skip(",", text) else { return false }
    skipBlank(text)
    return true
  }

  @inline(__always)
  private mutating func skipBlank(_ text: Span<UInt8>) {
    if end < text.count, text[end] == UInt8(ascii: " ") { end += 1 }
  }

  @inline(__always)
  private mutating func skip(_ word: StaticString, _ text: Span<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count - end >= count else { return false }
    // SAFETY: so many bytes lie in the span from here on; a literal's live as long as the program.
    let isHere = unsafe text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe ByteComparison.isSame(start + end, word.utf8Start, count: count)
    }
    if isHere { end += count }
    return isHere
  }
}
