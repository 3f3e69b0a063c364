import EntitledClient
import Presentation

/// A result for people: one member a line, values in a column, what it contains below it, indented.
///
///     user
///       id        ada
///       aliases   [ada, QON_3f…]
///     created   true
struct Rendering {
  /// Lists that are longer stand below their name, one element a line.
  private static let listWidthMax = 72

  private var lines: [String] = []

  /// Returns the lines, each with an LF at the end.
  static func text(of value: JSON) -> String {
    var rendering = Rendering()
    rendering.add(value, indent: "")
    return rendering.lines.map { "\($0)\n" }.joined()
  }

  private mutating func add(_ value: JSON, indent: String) {
    if let line = Self.inline(value) {
      lines.append("\(indent)\(line)")
      return
    }
    switch value {
    case .object(let members):
      let names = members.map { Printable.plain($0.name) }
      let width = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
      for (name, member) in zip(names, members) {
        if let line = Self.inline(member.value) {
          let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: name) + 2)
          lines.append("\(indent)\(name)\(gap)\(line)")
        } else {
          lines.append("\(indent)\(name)")
          add(member.value, indent: "\(indent)  ")
        }
      }
    case .array(let elements):
      for element in elements {
        let start = lines.count
        add(element, indent: "\(indent)  ")
        // The mark takes the place of the first line's indent.
        let rest = lines[start].unicodeScalars.dropFirst(indent.unicodeScalars.count + 2)
        lines[start] = "\(indent)- \(String(rest))"
      }
    case .string, .number, .bool, .null:
      preconditionFailure("Rendering: a scalar has its own line")
    }
  }

  /// What fits on the line of its name; nil for what has members, or is too long.
  private static func inline(_ value: JSON) -> String? {
    switch value {
    case .object(let members): return members.isEmpty ? "{}" : nil
    case .array(let elements):
      guard !elements.isEmpty else { return "[]" }
      let scalars = elements.compactMap { scalar($0) }
      guard scalars.count == elements.count else { return nil }
      let line = "[\(scalars.joined(separator: ", "))]"
      return line.unicodeScalars.count <= listWidthMax ? line : nil
    case .string, .number, .bool, .null: return scalar(value)
    }
  }

  private static func scalar(_ value: JSON) -> String? {
    switch value {
    case .object, .array: nil
    case .string(let text): Printable.plain(text)
    case .number(let number): number.text
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }
}
