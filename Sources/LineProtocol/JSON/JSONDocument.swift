/// Reads one JSON text after another into the same two buffers.
///
/// A strict reader of RFC 8259 with the bans of I-JSON (RFC 7493). What is refused here, and taken
/// by others, or read by two of them in two ways, is trailing commas, a BOM, invalid UTF-8, lone
/// surrogates, duplicate names, raw control characters, and anything after the value.
/// Its `JSONValue`s are good until the next `read`; a stale one traps.
package final class JSONDocument {
  /// The text that was read last, as it came.
  package private(set) var bytes: [UInt8] = []

  /// How deep arrays and objects may stand in one another.
  package let depthMax: Int

  /// Counts the reads, so that a value of an earlier one is recognised.
  private(set) var generation: UInt32 = 0

  private var scanner = JSONScanner()

  /// A `depthMax` of 1 takes `[]` and refuses `[[]]`.
  package init(depthMax: Int = 64) {
    // Writing a value's canonical form recurses; 512 levels fit on any thread's stack.
    precondition(1...512 ~= depthMax, "JSONDocument: a depth of \(depthMax) is not in 1...512")
    self.depthMax = depthMax
  }

  var nodes: [JSONNode] { scanner.nodes }

  /// Reads a whole text, blanks around it allowed, and gives its value.
  package func read(_ text: Span<UInt8>) throws(JSONError) -> JSONValue {
    generation &+= 1
    bytes.removeAll(keepingCapacity: true)
    guard text.count < UInt32.max else {
      throw JSONError(offset: 0, reason: "the text is longer than 4 GiB")
    }
    bytes.append(copying: text)
    try scanner.scan(text, depthMax: depthMax)
    return JSONValue(document: self, index: 0)
  }

  /// Reads a whole text, blanks around it allowed, and gives its value.
  package func read(_ text: [UInt8]) throws(JSONError) -> JSONValue {
    try read(text.span)
  }
}
