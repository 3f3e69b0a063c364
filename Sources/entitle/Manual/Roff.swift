/// A manual page in the language of `man` (groff_man(7)), built line by line.
struct Roff {
  private var lines: [String] = []

  init(title: String, section: Int, version: String) {
    lines.append(".TH \(title.uppercased()) \(section) \"\" \"entitled \(version)\"")
  }

  var text: String { lines.map { "\($0)\n" }.joined() }

  mutating func section(_ title: String) {
    lines.append(".SH \(Self.argument(title.uppercased()))")
  }

  /// Adds the line that `whatis` and `apropos` read.
  mutating func name(_ name: String, _ about: String) {
    lines.append("\(Self.escaped(name)) \\- \(Self.escaped(about))")
  }

  mutating func subsection(_ title: String) {
    lines.append(".SS \(Self.argument(title))")
  }

  /// Adds a paragraph of inline Markdown.
  mutating func paragraph(_ markdown: String) {
    lines.append(".PP")
    lines.append(Self.inline(markdown))
  }

  /// Adds a tag with paragraphs below it.
  mutating func item(_ tag: String, _ paragraphs: [String]) {
    lines.append(".TP")
    lines.append(Self.inline(tag))
    // Without a paragraph, man would use the next tag as the text.
    guard let first = paragraphs.first else { return lines.append("\\&") }
    lines.append(Self.inline(first))
    for paragraph in paragraphs.dropFirst() {
      lines.append(".br")
      lines.append(Self.inline(paragraph))
    }
  }

  mutating func bullet(_ markdown: String) {
    lines.append(".IP \\(bu 2")
    lines.append(Self.inline(markdown))
  }

  /// Adds lines verbatim.
  mutating func code(_ code: [String]) {
    lines += [".PP", ".nf", ".RS 4"]
    lines += code.map { $0.isEmpty ? "" : Self.line(Self.escaped($0)) }.map {
      $0.isEmpty ? ".sp" : $0
    }
    lines += [".RE", ".fi"]
  }

  /// Quotes an argument of a macro.
  private static func argument(_ text: String) -> String {
    "\"\(escaped(text.replacing("`", with: "").replacing("**", with: "")))\""
  }

  /// Converts inline Markdown: code and strong text to bold, links to their text.
  static func inline(_ markdown: String) -> String {
    var output = ""
    var rest = markdown[...]
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        output += "\\fB\(escaped(String(rest[rest.index(after: rest.startIndex)..<end])))\\fR"
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**") {
        output += "\\fB\(inline(String(rest.dropFirst(2)[..<end.lowerBound])))\\fR"
        rest = rest[end.upperBound...]
      } else if character == "[", let link = link(rest) {
        output += inline(link.text)
        rest = link.rest
      } else if character == "\\", let next = rest.dropFirst().first,
        next.isPunctuation || next == "|"
      {
        output += escaped(String(next))
        rest = rest.dropFirst(2)
      } else {
        output += escaped(String(character))
        rest = rest.dropFirst()
      }
    }
    return line(output)
  }

  /// Reads `[text](address)`, and returns the rest.
  private static func link(_ text: Substring) -> (text: String, rest: Substring)? {
    guard let close = text.firstRange(of: "]("),
      let end = text[close.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (String(text[..<close.lowerBound].dropFirst()), text[text.index(after: end)...])
  }

  /// Escapes a leading dot or apostrophe, which would make the line a request.
  private static func line(_ text: String) -> String {
    text.first == "." || text.first == "'" ? "\\&\(text)" : text
  }

  /// Escapes the characters that groff interprets or has no glyph for.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "\\": output += "\\e"
      case "-": output += "\\-"
      case "'": output += "\\(aq"
      case "\"": output += "\\(dq"
      case "`": output += "\\(ga"
      case "^": output += "\\(ha"
      case "~": output += "\\(ti"
      case "…": output += "..."
      case "–", "—": output += "\\(en"
      case "›": output += ">"
      case "·": output += "\\(bu"
      case "\u{00A0}": output += "\\ "
      case _ where scalar.isASCII: output.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
  }
}
