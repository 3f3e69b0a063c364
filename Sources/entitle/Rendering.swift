import EntitledClient
import Presentation

/// Formats a result for people: a member per line, values in a column, nested values indented.
///
///     user
///       id        ada
///       aliases   [ada, QON_3f…]
///     created   true
struct Rendering {
  /// The maximum width of a list on one line; longer lists have an element per line.
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
        // The dash replaces the indent of the first line.
        let rest = lines[start].unicodeScalars.dropFirst(indent.unicodeScalars.count + 2)
        lines[start] = "\(indent)- \(String(rest))"
      }
    case .string, .number, .bool, .null:
      preconditionFailure("Rendering: a scalar has its own line")
    }
  }

  /// Returns a value for its name's line; nil if it has members or is too long.
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
