import EntitledClient
import Presentation

/// Formats a result as one line per value, each after its path, for `grep` and `diff`.
///
///     user.id = "ada"
///     user.aliases[0] = "ada"
///
/// `--field` accepts these paths.
struct FlatText {
  private var lines: [String] = []

  /// Returns the lines, each with an LF at the end.
  static func text(of value: JSON) -> String {
    var text = FlatText()
    text.add(value, at: [])
    return text.lines.map { "\($0)\n" }.joined()
  }

  private mutating func add(_ value: JSON, at steps: [String]) {
    switch value {
    case .object(let members) where !members.isEmpty:
      for member in members { add(member.value, at: steps + [member.name]) }
    case .array(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() { add(element, at: steps + ["\(index)"]) }
    case .object: put("{}", at: steps)
    case .array: put("[]", at: steps)
    case .string(let text): put(Printable.quoted(text), at: steps)
    case .number, .bool, .null: put("\(value)", at: steps)
    }
  }

  private mutating func put(_ text: String, at steps: [String]) {
    lines.append(steps.isEmpty ? text : "\(FieldPath.dotted(steps)) = \(text)")
  }
}
