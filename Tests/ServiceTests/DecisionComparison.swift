import TestSupport

/// Compares two decisions of one request, whose generated ids differ.
struct DecisionComparison {
  private var forwards: [String: String] = [:]
  private var backwards: [String: String] = [:]

  /// Returns where the two differ; nil if they are alike.
  mutating func difference(_ left: JSONTree, _ right: JSONTree, at path: String = "") -> String? {
    switch (left, right) {
    case (.object(let ours), .object(let theirs)):
      guard ours.map(\.name) == theirs.map(\.name) else {
        return "\(path): \(left) and \(right)"
      }
      for (member, other) in zip(ours, theirs) {
        let place = "\(path)/\(member.name)"
        if let found = difference(member.value, other.value, at: place) { return found }
      }
      return nil
    case (.array(let ours), .array(let theirs)):
      guard ours.count == theirs.count else { return "\(path): \(left) and \(right)" }
      for (position, pair) in zip(aligned(ours), aligned(theirs)).enumerated() {
        if let found = difference(pair.0, pair.1, at: "\(path)/\(position)") { return found }
      }
      return nil
    case (.string(let ours), .string(let theirs)) where left != right:
      guard Self.isMadeUp(ours), Self.isMadeUp(theirs),
        forwards[ours, default: theirs] == theirs, backwards[theirs, default: ours] == ours
      else { return "\(path): \(ours) and \(theirs)" }
      forwards[ours] = theirs
      backwards[theirs] = ours
      return nil
    default: return left == right ? nil : "\(path): \(left) and \(right)"
    }
  }

  /// Moves generated ids to the end: lists of ids are sorted by bytes, so their places differ.
  private func aligned(_ elements: [JSONTree]) -> [JSONTree] {
    func isMadeUp(_ element: JSONTree) -> Bool { element.text.map(Self.isMadeUp) ?? false }
    return elements.filter { !isMadeUp($0) }
      + elements.filter(isMadeUp).sorted { isKnown($0) && !isKnown($1) }
  }

  /// Whether both sides have used it already.
  private func isKnown(_ element: JSONTree) -> Bool {
    guard let text = element.text else { return false }
    return forwards[text] != nil || backwards[text] != nil
  }

  /// Whether the text ends in 32 hexadecimal digits, or is a UUID.
  private static func isMadeUp(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isUUID = bytes.count == 36 && bytes[8] == UInt8(ascii: "-")
    let digits = bytes.suffix(isUUID ? 36 : 32).filter { !(isUUID && $0 == UInt8(ascii: "-")) }
    return digits.count == 32
      && digits.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
  }
}
