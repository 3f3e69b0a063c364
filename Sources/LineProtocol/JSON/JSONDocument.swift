/// Parses one JSON text after another, reusing its buffers.
///
/// A strict parser of RFC 8259 with the restrictions of I-JSON (RFC 7493). It rejects trailing
/// commas, a BOM, invalid UTF-8, lone surrogates, duplicate names, raw control characters, and
/// anything after the value. A `JSONValue` is valid until the next `read`; the use of an older one
/// traps.
package final class JSONDocument {
  /// The deepest nesting of arrays and objects.
  package let depthMax: Int

  /// The current text and its tape.
  ///
  /// No method of `Reading` calls back into the document, so that the accesses cannot overlap.
  @exclusivity(unchecked) private var reading = Reading()

  /// The text that was read last, and its tape.
  private struct Reading {
    /// Counts the reads, to detect values of an earlier text.
    var generation: UInt32 = 0
    var bytes: [UInt8] = []
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

  /// Creates a document; with a `depthMax` of 1 it accepts `[]` and rejects `[[]]`.
  package init(depthMax: Int = 64) {
    // Writing a value's canonical form recurses; 512 levels fit on any thread's stack.
    precondition(1...512 ~= depthMax, "JSONDocument: a depth of \(depthMax) is not in 1...512")
    self.depthMax = depthMax
  }

  /// The bytes of the text that was read last.
  package var bytes: [UInt8] { unsafe reading.bytes }

  /// Returns the tape and the bytes of the last reading.
  func reading(of generation: UInt32) -> (nodes: [JSONNode], text: [UInt8]) {
    unsafe reading.check(generation)
    return unsafe (reading.nodes, reading.bytes)
  }

  func node(at index: Int, of generation: UInt32) -> JSONNode {
    unsafe reading.check(generation)
    return unsafe reading.nodes[index]
  }

  /// Calls `body` with a node and the text that contains it.
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

  /// Parses a whole text, which may have blanks around it, and returns its value.
  package func read(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
    try unsafe reading.read(text, depthMax: depthMax)
    return unsafe JSONValue(document: self, place: 0, generation: reading.generation)
  }

  /// Parses a whole text, which may have blanks around it, and returns its value.
  package func read(_ text: [UInt8]) throws(JSONError) -> JSONValue {
    try read(text.span)
  }
}
