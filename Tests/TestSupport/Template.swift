import LineProtocol

/// A JSON text with placeholders.
///
/// `{{name}}` captures a value or stands for a captured value, `{{any}}` matches any value, and
/// `{{…}}` in an object allows further members.
package struct Template {
  private let tree: JSONTree

  /// Marks a placeholder; no string that the daemon sends begins with it.
  private static let mark = "\u{1}"

  package init(_ text: String) throws {
    var json = ""
    for piece in Self.pieces(of: text) {
      switch piece {
      case .text(let text): json += text
      case .placeholder("…"): json += "\"\\u0001…\":null"
      case .placeholder(let name): json += "\"\\u0001\(name)\""
      }
    }
    tree = try JSONTree(Array(json.utf8))
  }

  /// Creates a template in which placeholders are whole strings, as in the methods' examples.
  package init(quoted tree: JSONTree) {
    self.tree = Self.marked(tree)
  }

  private static func marked(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .object(let members):
      return .object(
        members.map { member in
          let name = placeholder(in: member.name)
          return JSONTree.Member(
            name: name.map { mark + $0 } ?? member.name,
            value: marked(member.value)
          )
        }
      )
    case .array(let elements): return .array(elements.map(marked))
    case .string(let text): return .string(placeholder(in: text).map { mark + $0 } ?? text)
    case .number, .bool, .null: return tree
    }
  }

  private static func placeholder(in text: String) -> String? {
    guard text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    return String(text.dropFirst(2).dropLast(2))
  }

  /// Returns the names of the captures that a line needs.
  package static func needs(of text: String) -> Set<String> {
    Set(
      pieces(of: text).compactMap { piece in
        if case .placeholder(let name) = piece { name } else { nil }
      }
    )
  }

  /// Returns the line to send, with the captured values inserted.
  package static func fill(_ text: String, with captures: [String: JSONTree]) throws -> String {
    try pieces(of: text).map { piece in
      switch piece {
      case .text(let text): return text
      case .placeholder(let name):
        guard let value = captures[name] else {
          throw ConversationError(name: "", line: 0, reason: "{{\(name)}} was not captured")
        }
        return value.description
      }
    }.joined()
  }

  /// Returns the difference from a value, or nil if it matches; adds to `captures`.
  package func mismatch(
    with value: JSONTree,
    captures: inout [String: JSONTree]
  ) -> String? {
    Self.mismatch(tree, value, at: "", &captures)
  }

  private static func mismatch(
    _ expected: JSONTree,
    _ found: JSONTree,
    at path: String,
    _ captures: inout [String: JSONTree]
  ) -> String? {
    if case .string(let text) = expected, text.hasPrefix(mark) {
      let name = String(text.dropFirst())
      if name == "any" { return nil }
      guard let captured = captures[name] else {
        captures[name] = found
        return nil
      }
      return captured == found ? nil : "\(path): expected \(captured) again, found \(found)"
    }
    switch (expected, found) {
    case (.object(let members), .object(let foundMembers)):
      return mismatch(members, foundMembers, at: path, &captures)
    case (.array(let elements), .array(let foundElements)):
      guard elements.count == foundElements.count else {
        return "\(path): expected \(elements.count) elements, found \(found)"
      }
      for (index, pair) in zip(elements, foundElements).enumerated() {
        if let reason = mismatch(pair.0, pair.1, at: "\(path)/\(index)", &captures) {
          return reason
        }
      }
      return nil
    default:
      return expected == found ? nil : "\(path): expected \(expected), found \(found)"
    }
  }

  private static func mismatch(
    _ members: [JSONTree.Member],
    _ found: [JSONTree.Member],
    at path: String,
    _ captures: inout [String: JSONTree]
  ) -> String? {
    let allowsMore = members.contains { $0.name == "\(mark)…" }
    let wanted = members.filter { $0.name != "\(mark)…" }
    for member in wanted {
      guard let value = JSONTree.object(found)[member.name] else {
        return "\(path): expected a member \(member.name), found \(JSONTree.object(found))"
      }
      let reason = mismatch(member.value, value, at: "\(path)/\(member.name)", &captures)
      if let reason { return reason }
    }
    guard !allowsMore else { return nil }
    let surplus = found.map(\.name).filter { name in
      !wanted.contains { $0.name.utf8.elementsEqual(name.utf8) }
    }
    return surplus.isEmpty ? nil : "\(path): unexpected members \(surplus)"
  }

  private enum ReceivedChunk {
    case text(String)
    case placeholder(String)
  }

  /// Splits a text at the placeholders outside of its strings.
  private static func pieces(of text: String) -> [ReceivedChunk] {
    var pieces: [ReceivedChunk] = []
    var current = ""
    var isInString = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if !isInString, rest.starts(with: "{{".unicodeScalars),
        let end = closing(of: rest)
      {
        pieces.append(.text(current))
        current = ""
        let inside = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
        pieces.append(.placeholder(String(String.UnicodeScalarView(inside))))
        rest = rest[rest.index(end, offsetBy: 2)...]
        continue
      }
      if isInString && scalar == "\\" {
        current.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
        guard let escaped = rest.first else { break }
        current.unicodeScalars.append(escaped)
      } else {
        if scalar == "\"" { isInString.toggle() }
        current.unicodeScalars.append(scalar)
      }
      rest = rest.dropFirst()
    }
    pieces.append(.text(current))
    return pieces
  }

  /// Returns the end of the placeholder that begins here; nil if it is a nested object.
  private static func closing(
    of text: Substring.UnicodeScalarView
  ) -> String.UnicodeScalarView.Index? {
    var index = text.index(text.startIndex, offsetBy: 2)
    while index < text.endIndex {
      let scalar = text[index]
      if scalar == "}" {
        let next = text.index(after: index)
        return next < text.endIndex && text[next] == "}" ? index : nil
      }
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "…"
      else { return nil }
      index = text.index(after: index)
    }
    return nil
  }
}
