import IdentityCore

/// Writes compact JSON, and puts the commas.
///
/// It trusts its caller to open and close in pairs, to give every member a key, and to pass UTF-8.
package struct JSONWriter: ~Copyable {
  private var text: OutputBuffer
  private var isAfterValue = false
  private var recentMoments = RecentMoments()

  package init(capacity: Int = 256) {
    text = OutputBuffer(capacity: capacity)
  }

  /// What has been written.
  package var bytes: [UInt8] { text.bytes }

  /// Lends what has been written.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    text.withBytes(body)
  }

  /// How many bytes have been written.
  package var count: Int { text.count }

  /// How many bytes can be written before there is need of more storage.
  package var capacity: Int { text.capacity }

  /// Begins anew in the same storage.
  package mutating func removeAll() {
    text.removeAll()
    isAfterValue = false
  }

  /// Begins anew in less storage.
  package mutating func shrink(to capacity: Int) {
    text.shrink(to: capacity)
    isAfterValue = false
  }

  /// Ends a message: one LF, after which the next value stands by itself.
  package mutating func endLine() {
    text.add(atMost: 1) { $0.put(UInt8(ascii: "\n")) }
    isAfterValue = false
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  package mutating func endObject() { end(UInt8(ascii: "}")) }

  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// A member's name; its value comes next.
  @inline(__always)
  package mutating func key(_ name: StaticString) {
    let needsComma = isAfterValue
    isAfterValue = false
    text.add(atMost: name.utf8CodeUnitCount + 4) { $0.put(key: name, needsComma: needsComma) }
  }

  /// A member's name, and in the same piece its value, which has at most so many bytes.
  ///
  /// Compiled into every caller, where the name is a literal: it is then a few stores of words that
  /// are known, and only its value has to be looked at.
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

  /// A member whose value is UTF-8, escaped where need be.
  @inline(__always)
  mutating func member(_ name: StaticString, string value: Span<UInt8>) {
    var isPlain = true
    member(name, valueBytesMax: value.count + 2) { isPlain = $0.putQuoted(value) }
    if !isPlain { putEscaped(value) }
  }

  /// A member whose value is a moment.
  @inline(__always)
  mutating func member(_ name: StaticString, _ value: MomentBytes) {
    member(name, valueBytesMax: 26) { pen in
      pen.put(UInt8(ascii: "\""))
      pen.put(value)
      pen.put(UInt8(ascii: "\""))
    }
  }

  /// The text of a moment in `Moment.textRange`.
  mutating func text(of moment: Moment) -> MomentBytes { recentMoments.text(of: moment) }

  /// A member whose value is a word of JSON's own.
  @inline(__always)
  mutating func member(_ name: StaticString, word: StaticString) {
    member(name, valueBytesMax: word.utf8CodeUnitCount) { $0.put(word) }
  }

  /// A member's name; its value comes next.
  package mutating func key(_ name: [UInt8]) {
    string(name)
    text.add(atMost: 1) { $0.put(UInt8(ascii: ":")) }
    isAfterValue = false
  }

  /// UTF-8, escaped where need be.
  package mutating func string(_ value: [UInt8]) { string(value.span) }

  package mutating func string(_ value: String) { string(value.utf8.span) }

  private mutating func string(_ value: Span<UInt8>) {
    var isPlain = true
    piece(atMost: value.count + 2) { isPlain = $0.putQuoted(value) }
    if !isPlain { putEscaped(value) }
  }

  /// A string that is a literal of the program.
  package mutating func text(_ value: StaticString) {
    value.withBytes { string($0) }
  }

  /// In decimal digits.
  package mutating func int(_ value: Int64) {
    piece(atMost: 21) { $0.put(decimal: value) }
  }

  package mutating func int(_ value: Int) { int(Int64(value)) }

  package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func null() { word("null") }

  /// One value that is JSON already.
  package mutating func raw(_ json: [UInt8]) {
    piece(atMost: json.count) { $0.put(json.span) }
  }

  /// A value in one piece, with the comma before it.
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

  /// What follows the opening quote of a string in which something has to be escaped.
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
  /// A literal of the program, which needs no escapes, as a member's name.
  @inline(__always)
  fileprivate mutating func put(key name: StaticString, needsComma: Bool) {
    put(UInt8(ascii: ","), if: needsComma)
    put(UInt8(ascii: "\""))
    put(name)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// A string in its quotes; false, and no more than the first of them, if something in it has to
  /// be escaped.
  @inline(never)
  fileprivate mutating func putQuoted(_ value: Span<UInt8>) -> Bool {
    put(UInt8(ascii: "\""))
    guard putPlain(value) else { return false }
    put(UInt8(ascii: "\""))
    return true
  }

  /// At most 21 bytes.
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
