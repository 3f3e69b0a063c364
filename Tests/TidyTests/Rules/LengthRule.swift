/// Limits the length of files, types and functions.
enum LengthRule {
  static let fileLinesMax = 500
  static let fileLinesAsked = 300
  static let functionLinesMax = 60
  static let typeLinesMax = 1500
  static let draftLinesMax = 3500

  /// Finds files that are too long.
  ///
  /// JSON is exempt: a file is one table, with as many lines as rows.
  static func files(_ file: SourceFile) -> [Finding] {
    guard file.ending != "json", file.lines.count > fileLinesMax else { return [] }
    return [
      Finding(
        path: file.path,
        line: 0,
        problem: "\(file.lines.count) lines",
        instead: "one idea a file, at most \(fileLinesMax) lines; a theme goes to Type+Theme.swift"
      )
    ]
  }

  /// Finds types that own too much: lines of their declarations and extensions in all files.
  static func types(_ files: [SourceFile]) -> [Finding] {
    var counts: [String: Int] = [:]
    for file in files {
      for declaration in Declaration.all(in: file)
      where declaration.isType || declaration.keyword == "extension" {
        guard let last = declaration.lastLine, file.code[declaration.line - 1].first != " ",
          let type = declaration.name.split(separator: ".").first
        else { continue }
        counts[String(type), default: 0] += last - declaration.line + 1
      }
    }
    return counts.sorted { $0.key < $1.key }.compactMap { type, count in
      let linesMax = type == "Draft" ? draftLinesMax : typeLinesMax
      guard count > linesMax else { return nil }
      return Finding(
        path: "Sources/IdentityCore",
        line: 0,
        problem: "\(type) has \(count) lines",
        instead: "at most \(linesMax): a topic with its own state is a type, as `LinkUndo` is"
      )
    }
  }

  /// The most words of a page and of all pages together, and the most lines of a page.
  private static let wordsMax = ["Protocol/stores.md": 3600]
  private static let allWordsMax = 52_000
  private static let linesMax = ["README.md": 150, "Protocol/guide.md": 200]

  /// Finds pages that have grown.
  static func pages(_ pages: [SourceFile]) -> [Finding] {
    let counts = pages.map { page in
      (page.path, page.lines.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count })
    }
    let limited =
      counts.map { ($0, $1, wordsMax[$0], "words") }
      + pages.map { ($0.path, $0.lines.count, linesMax[$0.path], "lines") }
      + [("", counts.map(\.1).reduce(0, +), allWordsMax, "words in all pages")]
    return limited.compactMap { path, count, limit, unit in
      guard let limit, count > limit else { return nil }
      return Finding(
        path: path,
        line: 0,
        problem: "\(count) \(unit)",
        instead: "at most \(limit): what is said elsewhere goes"
      )
    }
  }

  /// Finds functions, initializers and computed properties that do not fit on a screen.
  static func functions(in file: SourceFile) -> [Finding] {
    Declaration.all(in: file).compactMap { declaration in
      guard ["func", "init", "deinit", "subscript", "var"].contains(declaration.keyword),
        let last = declaration.lastLine
      else { return nil }
      let count = last - declaration.line + 1
      guard count > functionLinesMax else { return nil }
      return Finding(
        path: file.path,
        line: declaration.line,
        problem: "\(declaration.keyword) \(declaration.name) has \(count) lines",
        instead: "at most \(functionLinesMax): the parent holds the branches, helpers are straight"
      )
    }
  }
}
