/// Finds a duplicate name in an object, comparing names after unescaping.
///
/// A few plain names are compared pairwise. Many names, or escaped ones, go into a set, whose hash
/// is seeded, so that a peer cannot provoke collisions.
enum DuplicateNames {
  private static let comparedPairwiseMax = 16

  /// Returns the node of the first name that repeats an earlier name.
  static func first(
    inObjectAt object: Int,
    of nodes: Span<JSONNode>,
    _ text: Span<UInt8>
  ) -> Int? {
    guard nodes[object].count > 1 else { return nil }
    if nodes[object].count <= comparedPairwiseMax {
      var name = object + 1
      var hasEscapes = false
      while name < nodes[object].next {
        if nodes[name].hasEscapes { hasEscapes = true }
        var earlier = object + 1
        while earlier < name {
          if isSamePlain(nodes[earlier], nodes[name], text) { return name }
          earlier = Int(nodes[earlier + 1].next)
        }
        name = Int(nodes[name + 1].next)
      }
      guard hasEscapes else { return nil }
    }
    return firstInSet(inObjectAt: object, of: nodes, text)
  }

  private static func firstInSet(
    inObjectAt object: Int,
    of nodes: Span<JSONNode>,
    _ text: Span<UInt8>
  ) -> Int? {
    var names: Set<[UInt8]> = []
    var name = object + 1
    while name < nodes[object].next {
      guard names.insert(read(nodes[name], text)).inserted else { return name }
      name = Int(nodes[name + 1].next)
    }
    return nil
  }

  private static func read(_ node: JSONNode, _ text: Span<UInt8>) -> [UInt8] {
    let content = Int(node.start) + 1..<Int(node.end) - 1
    var name: [UInt8] = []
    if node.hasEscapes {
      JSONText.unescape(text, content, into: &name)
    } else {
      name.append(copying: text.extracting(content))
    }
    return name
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
