/// A value in a `JSONDocument`: a place on its tape, good until the document's next `read`.
package struct JSONValue {
  private let document: JSONDocument
  /// Its place on the tape.
  var place: Int { index }

  private let index: Int
  private let generation: UInt32

  /// Another value of the same text.
  func sibling(at place: Int) -> JSONValue {
    JSONValue(document: document, index: place, generation: generation)
  }

  init(document: JSONDocument, index: Int, generation: UInt32) {
    self.document = document
    self.index = index
    self.generation = generation
  }

  var node: JSONNode { document.node(at: index, of: generation) }

  @inline(__always)
  private func withToken<Result>(_ body: (JSONNode, Span<UInt8>) -> Result) -> Result {
    document.withToken(at: index, of: generation, body)
  }

  /// The whole tape that the value stands on; the value of the text itself is first.
  var nodesOfDocument: [JSONNode] { document.nodes(of: generation) }

  package var kind: JSONKind { node.kind }

  package var isNull: Bool { kind == .null }

  /// The token, or the whole array or object, byte for byte as it came.
  package var rawBytes: [UInt8] {
    withToken { node, text in
      [UInt8](copying: text.extracting(Int(node.start)..<Int(node.end)))
    }
  }

  /// As `rawBytes`, without the blanks between tokens.
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

  /// The length of `rawBytes`.
  package var rawCount: Int {
    let node = node
    return Int(node.end - node.start)
  }

  /// The string's UTF-8 after unescaping; nil for anything but a string.
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

  /// Lends what stands between a string's quotes, where it is the string; nil for all else.
  @inline(__always)
  func withPlainString<Result>(_ body: (Span<UInt8>) -> Result?) -> Result? {
    withToken { node, text in
      guard node.kind == .string, !node.hasEscapes else { return nil }
      return body(text.extracting(node.content))
    }
  }

  /// Nil for anything but `true` and `false`.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .object, .array, .string, .number, .null: nil
    }
  }

  /// The number, if it is a whole one of 64 bits, however it is written (`1e2`, `1.0`).
  package var int64: Int64? {
    withToken { node, text in
      guard node.kind == .number else { return nil }
      return JSONNumber.int64(text, Int(node.start)..<Int(node.end))
    }
  }

  /// The number, normalised; nil for anything but a number.
  var number: JSONNumber? {
    withToken { node, text in
      guard node.kind == .number else { return nil }
      return JSONNumber(text, Int(node.start)..<Int(node.end))
    }
  }

  /// Whether this is a string, and this one.
  package func equals(_ text: StaticString) -> Bool {
    withToken { node, bytes in
      guard node.kind == .string else { return false }
      if node.hasEscapes {
        return string.map { text.matches($0.span, from: 0, to: $0.count) } ?? false
      }
      return text.matches(bytes, from: node.content.lowerBound, to: node.content.upperBound)
    }
  }

  /// Whether this is a string, and this one.
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
  /// The number of an object's members or an array's elements; 0 for the rest.
  package var count: Int { Int(node.count) }

  /// An object's members in the order of the text; none for the rest.
  package var members: Members { Members(self) }

  /// Where the values of an object's members are, of each with the place of its name among `names`;
  /// returns the first name that is none of them, where one has to be.
  ///
  /// All at once, without a value for each name: a request has some ten. Members mostly come in the
  /// order of the names, and so each is looked for from behind the one before it on.
  @inline(__always)
  func placeMembers(
    among names: [StaticString],
    mustKnow: Bool,
    _ take: (_ name: Int, _ place: Int) -> Void
  ) -> JSONValue? {
    let (nodes, text) = document.reading(of: generation)
    guard nodes[index].kind == .object else { return nil }
    let end = Int(nodes[index].next)
    var name = index + 1
    var expected = 0
    while name < end {
      let node = nodes[name]
      let known =
        node.hasEscapes
        ? names.firstIndex { sibling(at: name).equals($0) }
        : Self.place(of: node.content, of: text.span, among: names, from: expected)
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

  /// Which of the names stands there, looked for from one of them on, and then from the first.
  private static func place(
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

  /// An array's elements; none for the rest.
  package var elements: Elements { Elements(self) }

  /// The member of that name; O(members).
  package func member(_ name: StaticString) -> JSONValue? {
    members.first { $0.name.equals(name) }?.value
  }

  /// The member of that name; O(members).
  package func member(_ name: [UInt8]) -> JSONValue? {
    members.first { $0.name.equals(name) }?.value
  }

  /// One member of an object.
  package struct Member {
    /// A value of the kind `string`.
    package let name: JSONValue
    package let value: JSONValue
  }

  /// Goes over an object once, from its first member on.
  package struct Members: Sequence, IteratorProtocol {
    private var walk: Walk

    init(_ object: JSONValue) {
      walk = Walk(over: object, if: .object)
    }

    package mutating func next() -> Member? {
      guard let name = walk.next(), let value = walk.next() else { return nil }
      return Member(name: name, value: value)
    }
  }

  /// Goes over an array once, from its first element on.
  package struct Elements: Sequence, IteratorProtocol {
    private var walk: Walk

    init(_ array: JSONValue) {
      walk = Walk(over: array, if: .array)
    }

    package mutating func next() -> JSONValue? { walk.next() }
  }

  /// From node to node inside a container, stepping over what they contain.
  private struct Walk {
    private let container: JSONValue
    private var index: Int
    private let end: Int

    init(over container: JSONValue, if kind: JSONKind) {
      self.container = container
      let node = container.node
      index = container.index + 1
      end = node.kind == kind ? Int(node.next) : index
    }

    mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      let value = JSONValue(
        document: container.document,
        index: index,
        generation: container.generation
      )
      index = Int(value.node.next)
      return value
    }
  }
}
