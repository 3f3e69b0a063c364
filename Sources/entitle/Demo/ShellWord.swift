import Presentation

/// Quotes words for a shell.
enum ShellWord {
  /// Returns the word for a shell, in quotes if it has special characters.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar
          || "_-+=:,./@%".unicodeScalars.contains(scalar)
      }
    guard !isPlain else { return word }
    // Keep the name of `products={…}` before the quotes, for readability.
    if let sign = word.firstIndex(of: "="), word[..<sign].allSatisfy({ $0.isLetter || $0 == ":" }),
      sign > word.startIndex
    {
      return "\(word[...sign])\(inQuotes(word[word.index(after: sign)...]))"
    }
    return inQuotes(word[...])
  }

  private static func inQuotes(_ text: Substring) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }

  /// Breaks a command into lines of at most `columnsMax` columns, joined by backslashes.
  static func lines(of words: [String], columnsMax: Int, indent: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words.map(quoted) {
      if line.isEmpty {
        line = word
      } else if DisplayWidth.columns(of: line) + DisplayWidth.columns(of: word) + 3 > columnsMax {
        lines.append("\(line) \\")
        line = indent + word
      } else {
        line += " \(word)"
      }
    }
    return lines + [line]
  }
}
