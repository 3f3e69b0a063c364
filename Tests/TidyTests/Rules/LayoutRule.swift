/// Checks the layout of files.
enum LayoutRule {
  static let columnsMax = 100
  /// The limit for the clients in other languages, which have their own conventions.
  static let foreignColumnsMax = 120

  private static let codeEndings: Set<Substring> = [
    "go", "h", "java", "js", "modulemap", "php", "pl", "pm", "py", "rb", "rs", "sh", "swift", "ts",
  ]

  /// Finds tabs, trailing blanks and wrong endings.
  ///
  /// The contract's texts may contain any blanks, because a line is sent byte for byte. Go is
  /// indented with tabs, as its own formatter requires.
  static func blanks(in file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    var isGoInProse = false
    for (index, line) in file.lines.enumerated() where file.ending != "txt" {
      if file.ending == "md" && line.hasPrefix("```") { isGoInProse = line == "```go" }
      let last = line.unicodeScalars.last
      if file.ending != "go" && !isGoInProse && line.utf8.contains(0x09) {
        findings.append(
          Finding(path: file.path, line: index + 1, problem: "a tab", instead: "two spaces")
        )
      }
      if last == " " || last == "\t" || last == "\r" {
        findings.append(
          Finding(
            path: file.path,
            line: index + 1,
            problem: "a blank at the end",
            instead: "nothing there, and a newline alone"
          )
        )
      }
    }
    if !file.text.utf8.reversed().starts(with: [0x0A]) || (file.lines.last?.isEmpty ?? true) {
      findings.append(
        Finding(
          path: file.path,
          line: file.lines.count,
          problem: "the end is not one newline after a line",
          instead: "exactly one"
        )
      )
    }
    return findings
  }

  /// Finds lines of code that are too long, counted in Unicode scalars.
  ///
  /// Prose is exempt: a paragraph or table row is one line, which viewers wrap. JSON and
  /// conversations are exempt too, because a line is one sentence or message. Commands in prose are
  /// not exempt, because viewers do not wrap them.
  static func widths(in file: SourceFile) -> [Finding] {
    var isCode = codeEndings.contains(file.ending)
    let isProse = file.ending == "md"
    var findings: [Finding] = []
    for (index, line) in file.lines.enumerated() {
      if isProse && line.hasPrefix("```") { isCode = line == "```sh" }
      let columns = line.unicodeScalars.count
      let columnsMax = file.isForeign ? foreignColumnsMax : columnsMax
      guard isCode && columns > columnsMax else { continue }
      findings.append(
        Finding(
          path: file.path,
          line: index + 1,
          problem: "\(columns) columns",
          instead: "at most \(columnsMax)"
        )
      )
    }
    return findings
  }
}
