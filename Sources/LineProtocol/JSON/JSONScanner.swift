/// Turns a text into the tape of nodes, without recursion.
///
/// Its buffers are kept from one text to the next.
struct JSONScanner {
  private(set) var nodes: [JSONNode] = []

  /// The containers that are not closed yet, outermost first, as indexes into `nodes`.
  private var open: [Int] = []

  private var position = 0
  private var duplicates = DuplicateNames()

  mutating func scan(_ text: Span<UInt8>, depthMax: Int) throws(JSONError) {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    position = 0
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
      throw JSONError(offset: 0, reason: "a byte order mark is not allowed")
    }
    while true {
      skipBlanks(text)
      guard try readValue(text, depthMax: depthMax) else { continue }
      guard try readSeparators(text) else { return }
    }
  }

  /// Reads a scalar or an empty container whole, or the beginning of any other container.
  ///
  /// False when it opened a container, so that its first value is what follows.
  private mutating func readValue(
    _ text: Span<UInt8>,
    depthMax: Int
  ) throws(JSONError) -> Bool {
    guard position < text.count else { throw failure("the text ends where a value should stand") }
    switch text[position] {
    case UInt8(ascii: "{"):
      try openContainer(.object, depthMax: depthMax)
      skipBlanks(text)
      if position < text.count, text[position] == UInt8(ascii: "}") {
        return try closeContainer(text)
      }
      try readName(text)
      return false
    case UInt8(ascii: "["):
      try openContainer(.array, depthMax: depthMax)
      skipBlanks(text)
      if position < text.count, text[position] == UInt8(ascii: "]") {
        return try closeContainer(text)
      }
      return false
    case UInt8(ascii: "\""):
      try readString(text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber(text)
    case UInt8(ascii: "t"):
      try readWord("true", .true, text)
    case UInt8(ascii: "f"):
      try readWord("false", .false, text)
    case UInt8(ascii: "n"):
      try readWord("null", .null, text)
    default:
      throw failure(noValueReason(text))
    }
    return true
  }

  /// Reads what follows a whole value: the ends of containers, and the comma before the next value.
  ///
  /// False when the text is at its end.
  private mutating func readSeparators(_ text: Span<UInt8>) throws(JSONError) -> Bool {
    while true {
      skipBlanks(text)
      guard let container = open.last else {
        guard position == text.count else {
          throw failure("nothing may follow the value")
        }
        return false
      }
      let kind = nodes[container].kind
      guard position < text.count else {
        throw failure("the text ends inside \(kind.noun)")
      }
      nodes[container].count += 1
      switch (text[position], kind) {
      case (UInt8(ascii: ","), .object):
        position += 1
        skipBlanks(text)
        try readName(text)
        return true
      case (UInt8(ascii: ","), _):
        position += 1
        return true
      case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array):
        _ = try closeContainer(text)
      case (_, .object):
        throw failure("expected \",\" or \"}\" after a member's value")
      default:
        throw failure("expected \",\" or \"]\" after an element")
      }
    }
  }

  private mutating func openContainer(_ kind: JSONKind, depthMax: Int) throws(JSONError) {
    guard open.count < depthMax else {
      throw failure("arrays and objects are nested more than \(depthMax) deep")
    }
    open.append(nodes.count)
    append(kind, from: position)
    position += 1
  }

  /// Steps over the closing bracket; true, for a whole value has been read.
  private mutating func closeContainer(_ text: Span<UInt8>) throws(JSONError) -> Bool {
    let container = open.removeLast()
    position += 1
    nodes[container].end = UInt32(position)
    nodes[container].next = UInt32(nodes.count)
    if nodes[container].kind == .object,
      let name = duplicates.first(inObjectAt: container, of: nodes, text)
    {
      throw JSONError(offset: Int(nodes[name].start), reason: "the name stands twice in one object")
    }
    return true
  }

  private mutating func readName(_ text: Span<UInt8>) throws(JSONError) {
    guard position < text.count, text[position] == UInt8(ascii: "\"") else {
      throw failure("expected a member's name, a string in double quotes")
    }
    try readString(text)
    skipBlanks(text)
    guard position < text.count, text[position] == UInt8(ascii: ":") else {
      throw failure("expected \":\" after a member's name")
    }
    position += 1
  }

  private mutating func readString(_ text: Span<UInt8>) throws(JSONError) {
    let start = position
    let hasEscapes = try JSONText.skipString(text, at: &position)
    append(.string, from: start, hasEscapes: hasEscapes)
  }

  private mutating func readNumber(_ text: Span<UInt8>) throws(JSONError) {
    let start = position
    try JSONText.skipNumber(text, at: &position)
    append(.number, from: start)
  }

  private mutating func readWord(
    _ word: StaticString,
    _ kind: JSONKind,
    _ text: Span<UInt8>
  ) throws(JSONError) {
    let end = position + word.utf8CodeUnitCount
    guard end <= text.count, word.matches(text, from: position, to: end) else {
      throw failure(noValueReason(text))
    }
    let start = position
    position = end
    append(kind, from: start)
  }

  /// Adds a node that reaches to where the scanner stands, and contains nothing.
  private mutating func append(_ kind: JSONKind, from start: Int, hasEscapes: Bool = false) {
    nodes.append(
      JSONNode(
        start: UInt32(start),
        end: UInt32(position),
        next: UInt32(nodes.count + 1),
        kind: kind,
        hasEscapes: hasEscapes
      )
    )
  }

  private mutating func skipBlanks(_ text: Span<UInt8>) {
    while position < text.count, JSONText.isBlank(text[position]) { position += 1 }
  }

  private func failure(_ reason: String) -> JSONError {
    JSONError(offset: position, reason: reason)
  }

  private func noValueReason(_ text: Span<UInt8>) -> String {
    switch text[position] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      "expected a value before the closing bracket; no comma may stand last"
    case UInt8(ascii: "'"):
      "expected a value: strings stand in double quotes"
    default:
      "expected a value: an object, an array, a string, a number, true, false or null"
    }
  }
}
