/// Finds a duplicate name in an object, comparing names after unescaping.
///
/// A few plain names are compared pairwise. Many names, or escaped ones, are hashed and sorted in
/// O(n log n). The hash is Swift's seeded hash, so that a peer cannot provoke collisions.
struct DuplicateNames {
  private static let comparedPairwiseMax = 16

  private var hashed: [(hash: Int, node: Int)] = []
  private var left: [UInt8] = []
  private var right: [UInt8] = []

  /// Returns the node of the first name that repeats an earlier name.
  mutating func first(
    inObjectAt object: Int,
    of nodes: Span<JSONNode>,
    _ text: Span<UInt8>
  ) -> Int? {
    guard nodes[object].count > 1 else { return nil }
    if nodes[object].count <= Self.comparedPairwiseMax {
      var name = object + 1
      var hasEscapes = false
      while name < nodes[object].next {
        if nodes[name].hasEscapes { hasEscapes = true }
        var earlier = object + 1
        while earlier < name {
          if Self.isSamePlain(nodes[earlier], nodes[name], text) { return name }
          earlier = Int(nodes[earlier + 1].next)
        }
        name = Int(nodes[name + 1].next)
      }
      guard hasEscapes else { return nil }
    }
    return firstByHash(inObjectAt: object, of: nodes, text)
  }

  private mutating func firstByHash(
    inObjectAt object: Int,
    of nodes: Span<JSONNode>,
    _ text: Span<UInt8>
  ) -> Int? {
    hashed.removeAll(keepingCapacity: true)
    var name = object + 1
    while name < nodes[object].next {
      read(nodes[name], text, into: &left)
      var hasher = Hasher()
      // SAFETY: the buffer belongs to the array and does not outlive the closure.
      unsafe left.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      hashed.append((hasher.finalize(), name))
      name = Int(nodes[name + 1].next)
    }
    hashed.sort { ($0.hash, $0.node) < ($1.hash, $1.node) }
    var found: Int?
    for index in hashed.indices.dropFirst() where hashed[index].hash == hashed[index - 1].hash {
      // Different names share a hash with a probability of 1 in 2^64, which may hide a duplicate.
      read(nodes[hashed[index - 1].node], text, into: &left)
      read(nodes[hashed[index].node], text, into: &right)
      if left == right { found = min(found ?? .max, hashed[index].node) }
    }
    return found
  }

  private func read(_ node: JSONNode, _ text: Span<UInt8>, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    let content = Int(node.start) + 1..<Int(node.end) - 1
    if node.hasEscapes {
      JSONText.unescape(text, content, into: &output)
    } else {
      output.append(copying: text.extracting(content))
    }
  }

  /// Returns whether two names consist of the same bytes, without unescaping them.
  private static func isSamePlain(
    _ one: JSONNode,
    _ other: JSONNode,
    _ text: Span<UInt8>
  ) -> Bool {
    let count = one.end - one.start
    guard count == other.end - other.start else { return false }
    return ByteComparison.isSame(
      text,
      from: Int(one.start),
      text,
      Int(other.start)..<Int(other.end)
    )
  }
}
