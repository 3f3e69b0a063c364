import Presentation

/// Writes SVG elements and their attributes; escapes all text.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []

  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    text += indent + "<\(name)\(Self.written(attributes))>\n"
    open.append(name)
  }

  mutating func end() {
    guard let name = open.popLast() else { preconditionFailure("SVGWriter: nothing is open") }
    text += indent + "</\(name)>\n"
  }

  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    text += indent + "<\(name)\(Self.written(attributes))/>\n"
  }

  /// Writes an element that contains text.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text content: String)
  {
    text +=
      indent + "<\(name)\(Self.written(attributes))>\(Self.escaped(content))</\(name)>\n"
  }

  /// Writes lines that are already SVG.
  mutating func raw(_ lines: String) {
    for line in lines.split(separator: "\n") { text += indent + line + "\n" }
  }

  private var indent: String { String(repeating: "  ", count: open.count) }

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Escapes text; keeps its line feeds.
  ///
  /// Characters that XML 1.0 cannot represent, such as control characters, become `\u001B` and the
  /// like.
  static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { escaped(line: String($0)) }.joined(separator: "\n")
  }

  private static func escaped(line: String) -> String {
    var output = ""
    for scalar in Printable.escaped(line).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
