/// A `checkEntitlements` request about one device or user, read without building a JSON tree.
///
/// It recognizes the form that clients write: without blanks, and with the members in this order,
/// for example
/// `{"jsonrpc":"2.0","id":1,"method":"checkEntitlements","params":{"device":"iphone"}}`. `jsonrpc`
/// may be missing, and the params may include `project` and come in any order. It is nil for
/// everything else, valid or not: such a line takes the normal path, which also says what is wrong
/// with it.
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

  /// Reads a request that begins at an index of `text`.
  package init?(in text: Span<UInt8>, from start: Int = 0) {
    end = start
    guard skip(#"{"jsonrpc":"2.0","id":"#, text) || skip(#"{"id":"#, text), readID(text),
      skip(#","method":"checkEntitlements","params":{"#, text)
    else { return nil }
    repeat {
      guard readParam(text) else { return nil }
    } while skip(",", text)
    guard skip("}}", text), !subject.isEmpty else { return nil }
  }

  /// Reads a whole number of at most 18 digits, or a string.
  @inline(__always)
  private mutating func readID(_ text: Span<UInt8>) -> Bool {
    let start = end
    if skip("\"", text) {
      guard !readString(text).isEmpty else { return false }
      id = start..<end
      return id.count <= RequestEntry.idBytesMax
    }
    while end < text.count, JSONText.isDigit(text[end]) { end += 1 }
    id = start..<end
    return 1...18 ~= id.count && (text[start] != UInt8(ascii: "0") || id.count == 1)
  }

  @inline(__always)
  private mutating func readParam(_ text: Span<UInt8>) -> Bool {
    if project.isEmpty, skip(#""project":""#, text) {
      project = readString(text)
      return !project.isEmpty
    }
    guard subject.isEmpty else { return false }
    isAboutDevice = skip(#""device":""#, text)
    guard isAboutDevice || skip(#""userId":""#, text) else { return false }
    subject = readString(text)
    return !subject.isEmpty
  }

  /// Reads printable ASCII without escapes up to a quote, which it skips; empty for anything else.
  @inline(__always)
  private mutating func readString(_ text: Span<UInt8>) -> Range<Int> {
    let start = end
    JSONText.skipPlain(text, at: &end)
    // Fewer than eight bytes of the text are left.
    while end < text.count, 0x20..<0x80 ~= text[end], text[end] != UInt8(ascii: "\""),
      text[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    let content = start..<end
    return skip("\"", text) ? content : start..<start
  }

  @inline(__always)
  private mutating func skip(_ word: StaticString, _ text: Span<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count &- end >= count else { return false }
    // SAFETY: the span has `count` more bytes; a literal's bytes live as long as the program.
    let isHere = unsafe text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe ByteComparison.isSame(start + end, word.utf8Start, count: count)
    }
    if isHere { end &+= count }
    return isHere
  }
}
