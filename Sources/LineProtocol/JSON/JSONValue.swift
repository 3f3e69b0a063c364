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

  /// The node, and the text in which it stands.
  private var token: (node: JSONNode, text: [UInt8]) { document.token(at: index, of: generation) }

  /// The whole tape that the value stands on; the value of the text itself is first.
  var nodesOfDocument: [JSONNode] { document.nodes(of: generation) }

  package var kind: JSONKind { node.kind }

  package var isNull: Bool { kind == .null }

  /// The token, or the whole array or object, byte for byte as it came.
  package var rawBytes: [UInt8] {
    let (node, text) = token
    return [UInt8](copying: text.span.extracting(Int(node.start)..<Int(node.end)))
  }

  /// The length of `rawBytes`.
  package var rawCount: Int {
    let node = node
    return Int(node.end - node.start)
  }

  /// The string's UTF-8 after unescaping; nil for anything but a string.
  package var string: [UInt8]? {
    let (node, text) = token
    guard node.kind == .string else { return nil }
    let content = Int(node.start) + 1..<Int(node.end) - 1
    guard node.hasEscapes else { return [UInt8](copying: text.span.extracting(content)) }
    var output: [UInt8] = []
    output.reserveCapacity(content.count)
    JSONText.unescape(text.span, content, into: &output)
    return output
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
    let (node, text) = token
    guard node.kind == .number else { return nil }
    return JSONNumber.int64(text.span, Int(node.start)..<Int(node.end))
  }

  /// The number, normalised; nil for anything but a number.
  var number: JSONNumber? {
    let (node, text) = token
    guard node.kind == .number else { return nil }
    return JSONNumber(text.span, Int(node.start)..<Int(node.end))
  }

  /// Whether this is a string, and this one.
  package func equals(_ text: StaticString) -> Bool {
    let token = token
    guard token.node.kind == .string else { return false }
    if token.node.hasEscapes {
      return string.map { text.matches($0.span, from: 0, to: $0.count) } ?? false
    }
    return text.matches(
      token.text.span,
      from: Int(token.node.start) + 1,
      to: Int(token.node.end) - 1
    )
  }

  /// Whether this is a string, and this one.
  package func equals(_ text: [UInt8]) -> Bool {
    let (node, bytes) = token
    guard node.kind == .string else { return false }
    guard node.hasEscapes else {
      return bytes[Int(node.start) + 1..<Int(node.end) - 1].elementsEqual(text)
    }
    return string == text
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
  /// All at once, without a value for each name: a request has some ten.
  func placeMembers(
    among names: [StaticString],
    mustKnow: Bool,
    _ take: (_ name: Int, _ place: Int) -> Void
  ) -> JSONValue? {
    let (nodes, text) = document.reading(of: generation)
    guard nodes[index].kind == .object else { return nil }
    let end = Int(nodes[index].next)
    var name = index + 1
    while name < end {
      let known =
        nodes[name].hasEscapes
        ? names.firstIndex { sibling(at: name).equals($0) }
        : names.firstIndex {
          $0.matches(
            text.span,
            from: nodes[name].content.lowerBound,
            to: nodes[name].content.upperBound
          )
        }
      if let known {
        take(known, name + 1)
      } else if mustKnow {
        return sibling(at: name)
      }
      name = Int(nodes[name + 1].next)
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
