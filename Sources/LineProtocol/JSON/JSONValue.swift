/// A value in a `JSONDocument`, valid until the document's next `read`.
package struct JSONValue {
  private let document: JSONDocument
  /// The index of the value's node on the tape.
  let place: Int
  private let generation: UInt32

  /// Returns the value of another node of the same text.
  func sibling(at place: Int) -> JSONValue {
    JSONValue(document: document, place: place, generation: generation)
  }

  init(document: JSONDocument, place: Int, generation: UInt32) {
    self.document = document
    self.place = place
    self.generation = generation
  }

  var node: JSONNode { document.node(at: place, of: generation) }

  @inline(__always)
  private func withToken<Result>(_ body: (JSONNode, Span<UInt8>) -> Result) -> Result {
    document.withToken(at: place, of: generation, body)
  }

  package var kind: JSONKind { node.kind }

  package var isNull: Bool { kind == .null }

  /// The bytes of the token, or of the whole array or object, exactly as received.
  package var rawBytes: [UInt8] {
    withToken { node, text in
      [UInt8](copying: text.extracting(Int(node.start)..<Int(node.end)))
    }
  }

  /// The bytes without the blanks between tokens.
  package var compactBytes: [UInt8] {
    var isInString = false
    var isEscaped = false
    return rawBytes.filter { byte in
      guard isInString else {
        isInString = byte == UInt8(ascii: "\"")
        return !JSONText.isBlank(byte)
      }
      if !isEscaped && byte == UInt8(ascii: "\"") { isInString = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return true
    }
  }

  /// The number of `rawBytes`.
  package var rawCount: Int {
    let node = node
    return Int(node.end - node.start)
  }

  /// The unescaped UTF-8 of a string; nil for any other type.
  package var string: [UInt8]? {
    withToken { node, text in
      guard node.kind == .string else { return nil }
      guard node.hasEscapes else { return [UInt8](copying: text.extracting(node.content)) }
      var output: [UInt8] = []
      output.reserveCapacity(node.content.count)
      JSONText.unescape(text, node.content, into: &output)
      return output
    }
  }

  /// Calls `body` with the bytes of a string without escapes; returns nil for anything else.
  @inline(__always)
  func withPlainString<Result>(_ body: (Span<UInt8>) -> Result?) -> Result? {
    withToken { node, text in
      guard node.kind == .string, !node.hasEscapes else { return nil }
      return body(text.extracting(node.content))
    }
  }

  /// The value of `true` or `false`; nil for any other type.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .object, .array, .string, .number, .null: nil
    }
  }

  /// The number if it is an integer of 64 bits, however it is written (`1e2`, `1.0`).
  package var int64: Int64? {
    withToken { node, text in
      guard node.kind == .number else { return nil }
      return JSONNumber.int64(text, Int(node.start)..<Int(node.end))
    }
  }

  /// The normalized number; nil for any other type.
  var number: JSONNumber? {
    withToken { node, text in
      guard node.kind == .number else { return nil }
      return JSONNumber(text, Int(node.start)..<Int(node.end))
    }
  }

  /// Returns whether this is a string equal to `text`.
  package func equals(_ text: StaticString) -> Bool {
    withToken { node, bytes in
      guard node.kind == .string else { return false }
      if node.hasEscapes {
        return string.map { text.matches($0.span, from: 0, to: $0.count) } ?? false
      }
      return text.matches(bytes, from: node.content.lowerBound, to: node.content.upperBound)
    }
  }

  /// Returns whether this is a string equal to `text`.
  package func equals(_ text: [UInt8]) -> Bool {
    withToken { node, bytes in
      guard node.kind == .string else { return false }
      guard !node.hasEscapes else { return string == text }
      return node.content.count == text.count
        && ByteComparison.isSame(text.span, from: 0, bytes, node.content)
    }
  }
}

extension JSONValue {
  /// The number of an object's members or an array's elements; otherwise 0.
  package var count: Int { Int(node.count) }

  /// The members of an object in the order of the text; empty for any other type.
  package var members: Members { Members(self) }

  /// Finds the values of an object's members, and reports each with the index of its name.
  ///
  /// Returns the first unknown name if all must be known. A single pass avoids a value for each
  /// name. Members mostly come in the order of `names`, so each search begins after the previous
  /// match.
  @inline(__always)
  func placeMembers(
    among names: [StaticString],
    mustKnow: Bool,
    _ take: (_ name: Int, _ place: Int) -> Void
  ) -> JSONValue? {
    let (nodes, text) = document.reading(of: generation)
    guard nodes[place].kind == .object else { return nil }
    let end = Int(nodes[place].next)
    var name = place + 1
    var expected = 0
    while name < end {
      let node = nodes[name]
      let known =
        node.hasEscapes
        ? names.firstIndex { sibling(at: name).equals($0) }
        : Self.index(of: node.content, of: text.span, among: names, from: expected)
      if let known {
        take(known, name + 1)
        expected = known + 1
      } else if mustKnow {
        return sibling(at: name)
      }
      name = Int(nodes[name + 1].next)
    }
    return nil
  }

  /// Returns the index of a matching name; searches from a given index on, then from the first.
  private static func index(
    of range: Range<Int>,
    of text: Span<UInt8>,
    among names: [StaticString],
    from expected: Int
  ) -> Int? {
    var place = expected
    for _ in 0..<names.count {
      if place >= names.count { place = 0 }
      if names[place].matches(text, from: range.lowerBound, to: range.upperBound) { return place }
      place += 1
    }
    return nil
  }

  /// The elements of an array; empty for any other type.
  package var elements: Elements { Elements(self) }

  /// Returns the member with that name, in O(members).
  package func member(_ name: StaticString) -> JSONValue? {
    members.first { $0.name.equals(name) }?.value
  }

  /// Returns the member with that name, in O(members).
  package func member(_ name: [UInt8]) -> JSONValue? {
    members.first { $0.name.equals(name) }?.value
  }

  /// One member of an object.
  package struct Member {
    /// The name, a value of the kind `string`.
    package let name: JSONValue
    package let value: JSONValue
  }

  /// Iterates over an object's members once, in the order of the text.
  package struct Members: Sequence, IteratorProtocol {
    private var nodes: Elements

    init(_ object: JSONValue) {
      nodes = Elements(object, of: .object)
    }

    package mutating func next() -> Member? {
      guard let name = nodes.next(), let value = nodes.next() else { return nil }
      return Member(name: name, value: value)
    }
  }

  /// Iterates once over an array's elements, or over an object's names and values in turn.
  package struct Elements: Sequence, IteratorProtocol {
    private let container: JSONValue
    private var index: Int
    private let end: Int

    init(_ container: JSONValue, of kind: JSONKind = .array) {
      self.container = container
      let node = container.node
      index = container.place + 1
      end = node.kind == kind ? Int(node.next) : index
    }

    package mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      let value = container.sibling(at: index)
      index = Int(value.node.next)
      return value
    }
  }
}
