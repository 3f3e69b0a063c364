extension JSONTree {
  /// Returns the text in the style of `Protocol/`: indented by two, short values on a line.
  package func pretty(indent: Int = 0, widthMax: Int = 100) -> String {
    let flat = spaced
    if flat.utf8.count + indent <= widthMax { return flat }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let name = JSONTree.string(member.name).description
        return "\(inner)\(name): \(member.value.pretty(indent: indent + 2, widthMax: widthMax))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.pretty(indent: indent + 2, widthMax: widthMax) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    default: return flat
    }
  }

  /// The text on a line, with a blank after colons and commas.
  private var spaced: String {
    switch self {
    case .object(let members):
      let parts = members.map { "\(JSONTree.string($0.name).description): \($0.value.spaced)" }
      return "{\(parts.joined(separator: ", "))}"
    case .array(let elements): return "[\(elements.map(\.spaced).joined(separator: ", "))]"
    default: return description
    }
  }
}
