/// Appends compact JSON to `bytes`, and puts the commas.
///
/// It trusts its caller to open and close in pairs, to give every member a key, and to pass UTF-8.
package struct JSONWriter {
  /// What has been written; the owner may take it, or clear it with `removeAll`.
  package var bytes: [UInt8] = []

  private var isAfterValue = false

  package init() {}

  package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Begins anew in the same buffer.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isAfterValue = false
  }

  /// Ends a message: one LF, after which the next value stands by itself.
  package mutating func endLine() {
    bytes.append(0x0A)
    isAfterValue = false
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  package mutating func endObject() { end(UInt8(ascii: "}")) }

  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// A member's name; its value comes next.
  package mutating func key(_ name: StaticString) {
    let needsComma = isAfterValue
    isAfterValue = false
    bytes.append(addingCapacity: name.utf8CodeUnitCount + 4) { output in
      output.append(key: name, needsComma: needsComma)
    }
  }

  /// A member's name, and in the same piece its value, which has at most so many bytes.
  mutating func member(
    _ name: StaticString,
    valueBytesMax: Int,
    _ appendValue: (inout OutputSpan<UInt8>) -> Void
  ) {
    let needsComma = isAfterValue
    isAfterValue = true
    bytes.append(addingCapacity: name.utf8CodeUnitCount + 4 + valueBytesMax) { output in
      output.append(key: name, needsComma: needsComma)
      appendValue(&output)
    }
  }

  /// A member whose value is UTF-8, escaped where need be.
  mutating func member(_ name: StaticString, string value: [UInt8]) {
    guard Self.isPlain(value.span) else {
      key(name)
      return string(value)
    }
    member(name, valueBytesMax: value.count + 2) { output in
      output.append(UInt8(ascii: "\""))
      output.append(copying: value.span)
      output.append(UInt8(ascii: "\""))
    }
  }

  /// A member whose value is a word of JSON's own.
  mutating func member(_ name: StaticString, word: StaticString) {
    member(name, valueBytesMax: word.utf8CodeUnitCount) { $0.append(copying: word) }
  }

  /// A member's name; its value comes next.
  package mutating func key(_ name: [UInt8]) {
    string(name)
    endKey()
  }

  /// UTF-8, escaped where need be.
  package mutating func string(_ value: [UInt8]) {
    separate()
    appendQuoted(value.span)
  }

  package mutating func string(_ value: String) {
    separate()
    appendQuoted(value.utf8.span)
  }

  /// A string that is a literal of the program.
  package mutating func text(_ value: StaticString) {
    separate()
    value.withBytes { appendQuoted($0) }
  }

  /// In decimal digits.
  package mutating func int(_ value: Int64) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(value.magnitude)
  }

  package mutating func int(_ value: Int) { int(Int64(value)) }

  package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func null() { word("null") }

  /// One value that is JSON already.
  package mutating func raw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// A value whose bytes `append` adds, and which need no escapes: it gets its quotes here.
  mutating func quoted(_ append: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    isAfterValue = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = true
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// The comma before a value or a key that is not the first.
  private mutating func separate() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
    isAfterValue = true
  }

  private mutating func word(_ word: StaticString) {
    separate()
    word.withBytes { bytes.append(copying: $0) }
  }

  private mutating func appendDigits(_ value: UInt64) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func appendQuoted(_ value: Span<UInt8>) {
    guard Self.isPlain(value) else { return appendEscaped(value) }
    bytes.append(addingCapacity: value.count + 2) { output in
      output.append(UInt8(ascii: "\""))
      output.append(copying: value)
      output.append(UInt8(ascii: "\""))
    }
  }

  /// Plain bytes go in runs; only quotes, backslashes and control characters are escaped.
  private mutating func appendEscaped(_ value: Span<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var runStart = 0
    for index in value.indices where Self.isEscaped(value[index]) {
      bytes.append(copying: value.extracting(runStart..<index))
      appendEscape(value[index])
      runStart = index + 1
    }
    bytes.append(copying: value.extracting(runStart..<value.count))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether nothing in it has to be escaped.
  private static func isPlain(_ value: Span<UInt8>) -> Bool {
    var plainCount = 0
    JSONText.skipPlain(value, at: &plainCount)
    while plainCount < value.count, !isEscaped(value[plainCount]) { plainCount += 1 }
    return plainCount == value.count
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x20...: bytes.append(byte)
    default:
      let low = byte & 0xF
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}

extension OutputSpan<UInt8> {
  /// A literal of the program, which needs no escapes, as a member's name.
  @inline(__always)
  fileprivate mutating func append(key name: StaticString, needsComma: Bool) {
    if needsComma { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\""))
    append(copying: name)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
  }
}
