/// Turns a text into a tape of nodes, in one pass and without recursion.
///
/// The scanner reuses its buffers from one text to the next.
struct JSONScanner {
  /// The open containers around the innermost one, outermost first.
  ///
  /// The first of them is the text itself, so that there are as many as there are open brackets.
  private var outer: [Container] = []

  private var duplicates = DuplicateNames()

  /// An open array or object, or the whole text.
  private struct Container {
    /// The index of its node on the tape.
    var node: Int
    /// The closing bracket; 0 for the text, which has none.
    var end: UInt8
    /// The number of complete members or elements so far.
    var count: UInt32 = 0
    /// Whether the next token is the name of a member.
    var expectsName = false

    var isObject: Bool { end == UInt8(ascii: "}") }
  }

  /// Replaces the nodes by those of `text`; after an error they are incomplete.
  mutating func scan(
    _ text: Span<UInt8>,
    depthMax: Int,
    into nodes: inout [JSONNode]
  ) throws(JSONError) {
    if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
    // A node takes at least two bytes with the comma or bracket after it, except a container that
    // is still open. Reserving the room costs no memory before nodes are stored there.
    try nodes.append(addingCapacity: text.count / 2 + depthMax + 1) {
      (tape: inout OutputSpan<JSONNode>) throws(JSONError) in
      try scan(text, depthMax: depthMax, onto: &tape)
    }
  }

  private mutating func scan(
    _ text: Span<UInt8>,
    depthMax: Int,
    onto tape: inout OutputSpan<JSONNode>
  ) throws(JSONError) {
    if !outer.isEmpty { outer.removeAll(keepingCapacity: true) }
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
      throw JSONError(offset: 0, reason: "a byte order mark is not allowed")
    }
    var at = 0
    var inner = Container(node: 0, end: 0)
    while true {
      JSONText.skipBlanks(text, at: &at)
      if inner.expectsName {
        try readName(text, onto: &tape, at: &at, of: &inner)
        JSONText.skipBlanks(text, at: &at)
      }
      guard try readValue(text, onto: &tape, at: &at, in: &inner, depthMax: depthMax) else {
        continue
      }
      guard try readSeparators(text, onto: &tape, at: &at, in: &inner) else { return }
    }
  }

  /// Reads a scalar, an empty container, or the opening bracket of any other container.
  ///
  /// Returns false after an opening bracket: the container's first value comes next.
  @inline(__always)
  private mutating func readValue(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int,
    in inner: inout Container,
    depthMax: Int
  ) throws(JSONError) -> Bool {
    guard position < text.count else {
      throw JSONError(offset: position, reason: "the text ends where a value is expected")
    }
    switch text[position] {
    case UInt8(ascii: "\""):
      try readString(text, onto: &tape, at: &position)
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try open(text, onto: &tape, at: &position, in: &inner, depthMax: depthMax)
    default:
      try readWordOrNumber(text, onto: &tape, at: &position)
      return true
    }
  }

  /// Reads what follows a value: closing brackets, and the comma before the next value.
  ///
  /// Returns false at the end of the text.
  @inline(__always)
  private mutating func readSeparators(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int,
    in inner: inout Container
  ) throws(JSONError) -> Bool {
    while true {
      JSONText.skipBlanks(text, at: &position)
      guard position < text.count, inner.end != 0 else { break }
      inner.count += 1
      if text[position] == UInt8(ascii: ",") {
        position += 1
        inner.expectsName = inner.isObject
        return true
      }
      guard text[position] == inner.end else {
        throw JSONError(
          offset: position,
          reason: inner.isObject
            ? "expected \",\" or \"}\" after a member's value"
            : "expected \",\" or \"]\" after an element"
        )
      }
      position += 1
      try close(&inner, of: &tape, text, at: position)
    }
    guard inner.end == 0 else {
      let kind = inner.isObject ? JSONKind.object : .array
      throw JSONError(offset: position, reason: "the text ends inside \(kind.noun)")
    }
    guard position == text.count else {
      throw JSONError(offset: position, reason: "nothing may follow the value")
    }
    return false
  }

  /// Skips the opening bracket; returns true if it also skipped the closing bracket after it.
  private mutating func open(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int,
    in inner: inout Container,
    depthMax: Int
  ) throws(JSONError) -> Bool {
    guard outer.count < depthMax else {
      throw JSONError(
        offset: position,
        reason: "arrays and objects are nested more than \(depthMax) deep"
      )
    }
    let isObject = text[position] == UInt8(ascii: "{")
    let opened = Container(
      node: tape.count,
      end: UInt8(ascii: isObject ? "}" : "]"),
      expectsName: isObject
    )
    append(isObject ? .object : .array, to: &tape, from: position, to: position)
    position += 1
    JSONText.skipBlanks(text, at: &position)
    if position < text.count, text[position] == opened.end {
      position += 1
      tape[opened.node].close(at: position, count: 0, next: tape.count)
      return true
    }
    outer.append(inner)
    inner = opened
    return false
  }

  /// Completes a container after its closing bracket.
  private mutating func close(
    _ inner: inout Container,
    of tape: inout OutputSpan<JSONNode>,
    _ text: Span<UInt8>,
    at position: Int
  ) throws(JSONError) {
    tape[inner.node].close(at: position, count: inner.count, next: tape.count)
    if inner.isObject, let name = duplicates.first(inObjectAt: inner.node, of: tape.span, text) {
      throw JSONError(offset: Int(tape[name].start), reason: "the object has this name twice")
    }
    inner = outer.removeLast()
  }

  /// Reads a member's name and the colon after it.
  @inline(__always)
  private mutating func readName(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int,
    of inner: inout Container
  ) throws(JSONError) {
    guard position < text.count, text[position] == UInt8(ascii: "\"") else {
      throw JSONError(
        offset: position,
        reason: "expected a member's name, a string in double quotes"
      )
    }
    try readString(text, onto: &tape, at: &position)
    inner.expectsName = false
    JSONText.skipBlanks(text, at: &position)
    guard position < text.count, text[position] == UInt8(ascii: ":") else {
      throw JSONError(offset: position, reason: "expected \":\" after a member's name")
    }
    position += 1
  }

  @inline(__always)
  private mutating func readString(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int
  ) throws(JSONError) {
    let start = position
    var hasEscapes = false
    position += 1
    JSONText.skipPlain(text, at: &position)
    if position < text.count, text[position] == UInt8(ascii: "\"") {
      position += 1
    } else {
      hasEscapes = try JSONText.skipString(text, at: &position)
    }
    append(.string, to: &tape, from: start, to: position, hasEscapes: hasEscapes)
  }

  private mutating func readWordOrNumber(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int
  ) throws(JSONError) {
    let start = position
    let kind: JSONKind
    switch text[position] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try JSONText.skipNumber(text, at: &position)
      kind = .number
    case UInt8(ascii: "t") where JSONText.skip("true", text, at: &position): kind = .true
    case UInt8(ascii: "f") where JSONText.skip("false", text, at: &position): kind = .false
    case UInt8(ascii: "n") where JSONText.skip("null", text, at: &position): kind = .null
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw JSONError(
        offset: position,
        reason: "expected a value before the closing bracket; a trailing comma is not allowed"
      )
    case UInt8(ascii: "'"):
      throw JSONError(offset: position, reason: "expected a value; strings need double quotes")
    default:
      throw JSONError(
        offset: position,
        reason: "expected a value: an object, an array, a string, a number, true, false or null"
      )
    }
    append(kind, to: &tape, from: start, to: position)
  }

  /// Appends a node without children.
  @inline(__always)
  private func append(
    _ kind: JSONKind,
    to tape: inout OutputSpan<JSONNode>,
    from start: Int,
    to end: Int,
    hasEscapes: Bool = false
  ) {
    tape.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: tape.count + 1),
        kind: kind,
        hasEscapes: hasEscapes
      )
    )
  }
}
