import IdentityCore

/// Writes compact JSON, including the commas.
///
/// The caller must pair every begin with its end, give every member a key, and pass valid UTF-8.
package struct JSONWriter: ~Copyable {
  private var text: OutputBuffer
  private var isAfterValue = false
  private var recentMoments = RecentMoments()

  package init(capacity: Int = 256) {
    text = OutputBuffer(capacity: capacity)
  }

  /// The bytes written so far.
  package var bytes: [UInt8] { text.bytes }

  /// Calls `body` with the bytes written so far.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    text.withBytes(body)
  }

  /// The number of bytes written so far.
  package var count: Int { text.count }

  /// The number of bytes that fit into the storage.
  package var capacity: Int { text.capacity }

  /// Discards the content and keeps the storage.
  package mutating func removeAll() {
    text.removeAll()
    isAfterValue = false
  }

  /// Discards the content and replaces the storage by a smaller one.
  package mutating func shrink(to capacity: Int) {
    text.shrink(to: capacity)
    isAfterValue = false
  }

  /// Ends a line with an LF; the next value begins a new text.
  package mutating func endLine() {
    text.add(atMost: 1) { $0.put(UInt8(ascii: "\n")) }
    isAfterValue = false
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  package mutating func endObject() { end(UInt8(ascii: "}")) }

  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a member's name; its value comes next.
  @inline(__always)
  package mutating func key(_ name: StaticString) {
    let needsComma = isAfterValue
    isAfterValue = false
    text.add(atMost: name.utf8CodeUnitCount + 4) { $0.put(key: name, needsComma: needsComma) }
  }

  /// Writes a member's name and value in one piece; the value has at most `valueBytesMax` bytes.
  ///
  /// This is inlined into every caller, where the name is a literal. The name then compiles to a
  /// few stores of constants.
  @inline(__always)
  mutating func member(
    _ name: StaticString,
    valueBytesMax: Int,
    _ putValue: (inout UncheckedWriter) -> Void
  ) {
    let needsComma = isAfterValue
    isAfterValue = true
    text.add(atMost: name.utf8CodeUnitCount + 4 + valueBytesMax) { pen in
      pen.put(key: name, needsComma: needsComma)
      putValue(&pen)
    }
  }

  /// Writes a member whose value is UTF-8, with escapes where necessary.
  @inline(__always)
  mutating func member(_ name: StaticString, string value: Span<UInt8>) {
    var isPlain = true
    member(name, valueBytesMax: value.count + 2) { isPlain = $0.putQuoted(value) }
    if !isPlain { putEscaped(value) }
  }

  /// Writes a member whose value is a moment.
  @inline(__always)
  mutating func member(_ name: StaticString, _ value: MomentBytes) {
    member(name, valueBytesMax: 26) { pen in
      pen.put(UInt8(ascii: "\""))
      pen.put(value)
      pen.put(UInt8(ascii: "\""))
    }
  }

  /// Returns the text of a moment, which must lie in `Moment.textRange`.
  mutating func text(of moment: Moment) -> MomentBytes { recentMoments.text(of: moment) }

  /// Writes a member whose value is `true`, `false` or `null`.
  @inline(__always)
  mutating func member(_ name: StaticString, word: StaticString) {
    member(name, valueBytesMax: word.utf8CodeUnitCount) { $0.put(word) }
  }

  /// Writes a member's name; its value comes next.
  package mutating func key(_ name: [UInt8]) {
    string(name)
    text.add(atMost: 1) { $0.put(UInt8(ascii: ":")) }
    isAfterValue = false
  }

  /// Writes a string from UTF-8, with escapes where necessary.
  package mutating func string(_ value: [UInt8]) { string(value.span) }

  package mutating func string(_ value: String) { string(value.utf8.span) }

  private mutating func string(_ value: Span<UInt8>) {
    var isPlain = true
    piece(atMost: value.count + 2) { isPlain = $0.putQuoted(value) }
    if !isPlain { putEscaped(value) }
  }

  /// Writes a literal as a string.
  package mutating func text(_ value: StaticString) {
    value.withBytes { string($0) }
  }

  /// Writes an integer.
  package mutating func int(_ value: Int64) {
    piece(atMost: 21) { $0.put(decimal: value) }
  }

  package mutating func int(_ value: Int) { int(Int64(value)) }

  package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func null() { word("null") }

  /// Writes a value that is encoded JSON.
  package mutating func raw(_ json: [UInt8]) {
    piece(atMost: json.count) { $0.put(json.span) }
  }

  /// Writes a value in one piece, preceded by a comma where necessary.
  @inline(__always)
  private mutating func piece(atMost limit: Int, _ put: (inout UncheckedWriter) -> Void) {
    let needsComma = isAfterValue
    isAfterValue = true
    text.add(atMost: limit + 1) { pen in
      pen.put(UInt8(ascii: ","), if: needsComma)
      put(&pen)
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    piece(atMost: 1) { $0.put(bracket) }
    isAfterValue = false
  }

  private mutating func end(_ bracket: UInt8) {
    text.add(atMost: 1) { $0.put(bracket) }
    isAfterValue = true
  }

  private mutating func word(_ word: StaticString) {
    piece(atMost: word.utf8CodeUnitCount) { $0.put(word) }
  }

  /// Writes the rest of a string that needs escapes, after its opening quote.
  @inline(never)
  private mutating func putEscaped(_ value: Span<UInt8>) {
    var runStart = 0
    for index in value.indices where JSONText.isEscaped(value[index]) {
      let run = value.extracting(runStart..<index)
      text.add(atMost: run.count + 6) { pen in
        pen.put(run)
        pen.put(escapeOf: value[index])
      }
      runStart = index + 1
    }
    let run = value.extracting(runStart..<value.count)
    text.add(atMost: run.count + 1) { pen in
      pen.put(run)
      pen.put(UInt8(ascii: "\""))
    }
  }
}

extension UncheckedWriter {
  /// Writes a literal, which needs no escapes, as a member's name.
  @inline(__always)
  fileprivate mutating func put(key name: StaticString, needsComma: Bool) {
    put(UInt8(ascii: ","), if: needsComma)
    put(UInt8(ascii: "\""))
    put(name)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// Writes a quoted string; writes only the opening quote and returns false if it needs escapes.
  @inline(never)
  fileprivate mutating func putQuoted(_ value: Span<UInt8>) -> Bool {
    put(UInt8(ascii: "\""))
    guard putPlain(value) else { return false }
    put(UInt8(ascii: "\""))
    return true
  }

  /// Writes at most 21 bytes.
  mutating func put(decimal value: Int64) {
    if value < 0 { put(UInt8(ascii: "-")) }
    put(decimal: value.magnitude)
  }

  fileprivate mutating func put(escapeOf byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    case 0x20...: put(byte)
    default:
      let low = byte & 0xF
      put("u00")
      put(UInt8(ascii: "0") + byte >> 4)
      put(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}
