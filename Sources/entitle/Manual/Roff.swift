/// A page of the manual in the language of `man` (groff_man(7)), made line by line.
struct Roff {
  private var lines: [String] = []

  init(title: String, section: Int, version: String) {
    lines.append(".TH \(title.uppercased()) \(section) \"\" \"entitled \(version)\"")
  }

  var text: String { lines.map { "\($0)\n" }.joined() }

  mutating func section(_ title: String) {
    lines.append(".SH \(Self.argument(title.uppercased()))")
  }

  /// What `whatis` and `apropos` read.
  mutating func name(_ name: String, _ about: String) {
    lines.append("\(Self.escaped(name)) \\- \(Self.escaped(about))")
  }

  mutating func subsection(_ title: String) {
    lines.append(".SS \(Self.argument(title))")
  }

  /// A paragraph of Markdown's inline text.
  mutating func paragraph(_ markdown: String) {
    lines.append(".PP")
    lines.append(Self.inline(markdown))
  }

  /// Something, and what is said of it below.
  mutating func item(_ tag: String, _ paragraphs: [String]) {
    lines.append(".TP")
    lines.append(Self.inline(tag))
    // Without a paragraph the next tag would stand in its place.
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

  /// Lines that stay as they are.
  mutating func code(_ code: [String]) {
    lines += [".PP", ".nf", ".RS 4"]
    lines += code.map { $0.isEmpty ? "" : Self.line(Self.escaped($0)) }.map {
      $0.isEmpty ? ".sp" : $0
    }
    lines += [".RE", ".fi"]
  }

  /// An argument of a macro.
  private static func argument(_ text: String) -> String {
    "\"\(escaped(text.replacing("`", with: "").replacing("**", with: "")))\""
  }

  /// Markdown's code and strong text in bold, its emphasis in italics, its links as their text.
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

  /// `[text](address)`, and what follows.
  private static func link(_ text: Substring) -> (text: String, rest: Substring)? {
    guard let close = text.firstRange(of: "]("),
      let end = text[close.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (String(text[..<close.lowerBound].dropFirst()), text[text.index(after: end)...])
  }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func line(_ text: String) -> String {
    text.first == "." || text.first == "'" ? "\\&\(text)" : text
  }

  /// With everything that groff reads something into, or has no glyph for, by its name.
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
