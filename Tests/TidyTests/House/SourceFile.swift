import Foundation

/// A file of the repository: its text, its lines, and its code alone.
struct SourceFile: Sendable {
  /// Relative to the repository's top-level folder.
  let path: String
  let text: String
  /// The lines without their ends; a final newline begins no line.
  let lines: [Substring]
  /// The lines with comments and strings blanked; Swift only.
  let code: [Substring]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    lines = Self.lines(of: text)
    code = path.hasSuffix(".swift") ? Self.lines(of: CodeScanner.code(of: text)) : []
  }

  /// Whether a text occurs before any zero byte: many times as fast as a search by characters.
  func contains(_ words: String) -> Bool { unsafe strstr(text, words) != nil }

  /// Splits by bytes, because Swift treats a carriage return and a newline as one character.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { Substring($0) }
  }

  /// The last part of the path.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The part of the name after its last dot.
  var ending: Substring { name.split(separator: ".").last ?? "" }

  /// Whether the file belongs to a client in another language.
  var isForeign: Bool { path.hasPrefix("clients/") && ending != "swift" }

  /// The target of a Swift file: `Sources/<room>/…`, `Tests/<room>/…`.
  var room: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }
}
