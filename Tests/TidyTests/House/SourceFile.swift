/// A file of the repository: as text, by lines, and as code alone.
struct SourceFile: Sendable {
  /// From the repository's top.
  let path: String
  let text: String
  /// Without their ends; a final newline begins no line.
  let lines: [Substring]
  /// The lines with comments, and with what stands in quotes, made blank; of Swift only.
  let code: [Substring]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    lines = Self.lines(of: text)
    code = path.hasSuffix(".swift") ? Self.lines(of: CodeScanner.code(of: text)) : []
  }

  /// Split by the byte: to Swift, a carriage return and a newline are one character.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { Substring($0) }
  }

  /// The last part of the path.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// What follows the last dot of the name.
  var ending: Substring { name.split(separator: ".").last ?? "" }

  /// Whether it is in one of the other languages of the clients.
  var isForeign: Bool { path.hasPrefix("clients/") && ending != "swift" }

  /// The target that a Swift file belongs to: `Sources/<room>/…`, `Tests/<room>/…`.
  var room: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }
}
