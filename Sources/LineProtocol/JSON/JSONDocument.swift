/// Reads one JSON text after another into the same two buffers.
///
/// A strict reader of RFC 8259 with the bans of I-JSON (RFC 7493). What is refused here, and taken
/// by others, or read by two of them in two ways, is trailing commas, a BOM, invalid UTF-8, lone
/// surrogates, duplicate names, raw control characters, and anything after the value.
/// Its `JSONValue`s are good until the next `read`; a stale one traps.
package final class JSONDocument {
  /// How deep arrays and objects may stand in one another.
  package let depthMax: Int

  /// One value: whoever looks at a node of it asks once.
  ///
  /// Nothing that it is asked comes back to it, so that nobody has to keep watch over who is in it.
  @exclusivity(unchecked) private var reading = Reading()

  /// What was read last.
  private struct Reading {
    /// Counts the reads, so that a value of an earlier one is recognised.
    var generation: UInt32 = 0
    /// The text, as it came.
    var bytes: [UInt8] = []
    /// Its tape.
    var nodes: [JSONNode] = []
    var scanner = JSONScanner()

    mutating func read(_ text: Span<UInt8>, depthMax: Int) throws(JSONError) {
      generation &+= 1
      bytes.removeAll(keepingCapacity: true)
      guard text.count < UInt32.max else {
        throw JSONError(offset: 0, reason: "the text is longer than 4 GiB")
      }
      bytes.append(copying: text)
      try scanner.scan(text, depthMax: depthMax, into: &nodes)
    }

    @inline(__always)
    func check(_ generation: UInt32) {
      precondition(generation == self.generation, "JSONValue: its document has read another text")
    }
  }

  /// A `depthMax` of 1 takes `[]` and refuses `[[]]`.
  package init(depthMax: Int = 64) {
    // Writing a value's canonical form recurses; 512 levels fit on any thread's stack.
    precondition(1...512 ~= depthMax, "JSONDocument: a depth of \(depthMax) is not in 1...512")
    self.depthMax = depthMax
  }

  /// The text that was read last, as it came.
  package var bytes: [UInt8] { unsafe reading.bytes }

  /// The whole tape of that reading, which must be the last one; the text's own value is first.
  func nodes(of generation: UInt32) -> [JSONNode] { reading(of: generation).nodes }

  /// That tape, and the text.
  func reading(of generation: UInt32) -> (nodes: [JSONNode], text: [UInt8]) {
    unsafe reading.check(generation)
    return unsafe (reading.nodes, reading.bytes)
  }

  func node(at index: Int, of generation: UInt32) -> JSONNode {
    unsafe reading.check(generation)
    return unsafe reading.nodes[index]
  }

  /// Lends a node, and the text in which it stands.
  @inline(__always)
  func withToken<Result>(
    at index: Int,
    of generation: UInt32,
    _ body: (JSONNode, Span<UInt8>) -> Result
  ) -> Result {
    unsafe reading.check(generation)
    let (node, text) = unsafe (reading.nodes[index], reading.bytes)
    return body(node, text.span)
  }

  /// Reads a whole text, blanks around it allowed, and gives its value.
  package func read(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
    try unsafe reading.read(text, depthMax: depthMax)
    return unsafe JSONValue(document: self, index: 0, generation: reading.generation)
  }

  /// Reads a whole text, blanks around it allowed, and gives its value.
  package func read(_ text: [UInt8]) throws(JSONError) -> JSONValue {
    try read(text.span)
  }
}
