import Presentation

/// Splits and quotes words as a shell does.
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

  /// The error when a quote or a backslash has no end.
  struct Unfinished: Error, Equatable {
    /// The quote without an end, or a backslash.
    let mark: Character
  }

  /// Splits a line as a POSIX shell does: by blanks, with quotes, backslashes and comments.
  static func split(_ line: String) throws(Unfinished) -> [String] {
    var scan = Scan(line)
    try scan.run()
    return scan.words + (scan.open.map { [$0.text] } ?? [])
  }

  /// Splits a line that is being typed, and returns where its last word begins.
  ///
  /// The last word may be empty. Returns nil within quotes and in a comment.
  static func tail(of line: String) -> (words: [String], start: String.Index)? {
    var scan = Scan(line)
    do throws(Unfinished) {
      try scan.run()
    } catch {
      return nil
    }
    guard !scan.isComment else { return nil }
    return (scan.words + [scan.open?.text ?? ""], scan.open?.start ?? line.endIndex)
  }
}

/// The state of splitting a line into words.
private struct Scan {
  private(set) var words: [String] = []
  /// The unfinished word, and where it begins.
  private(set) var open: (start: String.Index, text: String)?
  private(set) var isComment = false
  private let line: String.UnicodeScalarView
  private var place: String.Index

  init(_ line: String) {
    self.line = line.unicodeScalars
    place = line.startIndex
  }

  mutating func run() throws(ShellWord.Unfinished) {
    while let (start, scalar) = next() {
      switch scalar {
      case " ", "\t", "\n":
        if let open { words.append(open.text) }
        open = nil
      case "#" where open == nil:
        isComment = true
        return
      case "'", "\"": add(try quotation(closing: scalar), from: start)
      case "\\":
        guard let (_, escaped) = next() else { throw ShellWord.Unfinished(mark: "\\") }
        add(String(escaped), from: start)
      default: add(String(scalar), from: start)
      }
    }
  }

  private mutating func next() -> (place: String.Index, scalar: Unicode.Scalar)? {
    guard place < line.endIndex else { return nil }
    defer { line.formIndex(after: &place) }
    return (place, line[place])
  }

  private mutating func add(_ text: String, from start: String.Index) {
    open = (open?.start ?? start, (open?.text ?? "") + text)
  }

  /// Reads up to the closing mark and over it, and returns the text before it.
  private mutating func quotation(
    closing mark: Unicode.Scalar
  ) throws(ShellWord.Unfinished) -> String {
    var text = String.UnicodeScalarView()
    while let (_, scalar) = next() {
      if scalar == mark { return String(text) }
      let isEscape =
        scalar == "\\" && mark == "\"" && place < line.endIndex
        && "\"\\$`".unicodeScalars.contains(line[place])
      text.append(isEscape ? next()?.scalar ?? scalar : scalar)
    }
    throw ShellWord.Unfinished(mark: Character(mark))
  }
}
