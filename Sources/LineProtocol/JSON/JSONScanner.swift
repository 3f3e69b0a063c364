/// Turns a text into the tape of nodes, in one pass and without recursion.
///
/// Its buffers are kept from one text to the next.
struct JSONScanner {
  /// What stands around the innermost container that is not closed yet, outermost first: as many as
  /// there are open containers, for the text itself is the first of them.
  private var outer: [Container] = []

  private var duplicates = DuplicateNames()

  /// An array or an object that is not closed yet, or the whole text.
  private struct Container {
    /// Its place on the tape.
    var node: Int
    /// The bracket that closes it; 0 for the text, which ends by itself.
    var end: UInt8
    /// How many whole members or elements it has so far.
    var count: UInt32 = 0
    /// Whether what comes next is the name of a member.
    var expectsName = false
    var names = DuplicateNameFilter()

    var isObject: Bool { end == UInt8(ascii: "}") }
  }

  /// Puts a text in the place of what was among the nodes before; with an error, a part of it.
  mutating func scan(
    _ text: Span<UInt8>,
    depthMax: Int,
    into nodes: inout [JSONNode]
  ) throws(JSONError) {
    if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
    // A node takes two bytes with the comma or the bracket behind it, but for one that is opened
    // and not closed yet. Room for all at once costs no memory before nodes stand there.
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

  /// Reads a scalar or an empty container whole, or the beginning of any other container.
  ///
  /// False when it opened a container, so that its first value is what follows.
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
      _ = try readString(text, onto: &tape, at: &position)
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try open(text, onto: &tape, at: &position, in: &inner, depthMax: depthMax)
    default:
      try readWordOrNumber(text, onto: &tape, at: &position)
      return true
    }
  }

  /// Reads what follows a whole value: the ends of containers, and the comma before the next value.
  ///
  /// False when the text is at its end.
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

  /// Steps over the opening bracket; true where the closing one follows, and is stepped over too.
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

  /// The closing bracket has been stepped over.
  private mutating func close(
    _ inner: inout Container,
    of tape: inout OutputSpan<JSONNode>,
    _ text: Span<UInt8>,
    at position: Int
  ) throws(JSONError) {
    tape[inner.node].close(at: position, count: inner.count, next: tape.count)
    if inner.names.mayRepeat,
      let name = duplicates.first(inObjectAt: inner.node, of: tape.span, text)
    {
      throw JSONError(offset: Int(tape[name].start), reason: "the object has this name twice")
    }
    inner = outer.removeLast()
  }

  /// A member's name, and the colon behind it.
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
    let start = position + 1
    let hasEscapes = try readString(text, onto: &tape, at: &position)
    inner.names.add(text, start..<position - 1, hasEscapes: hasEscapes)
    inner.expectsName = false
    JSONText.skipBlanks(text, at: &position)
    guard position < text.count, text[position] == UInt8(ascii: ":") else {
      throw JSONError(offset: position, reason: "expected \":\" after a member's name")
    }
    position += 1
  }

  /// True when it has escapes.
  @inline(__always)
  private mutating func readString(
    _ text: Span<UInt8>,
    onto tape: inout OutputSpan<JSONNode>,
    at position: inout Int
  ) throws(JSONError) -> Bool {
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
    return hasEscapes
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

  /// Adds a node that contains nothing.
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
