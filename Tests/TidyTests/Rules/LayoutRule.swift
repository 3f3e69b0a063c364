/// How a file lies on the screen.
enum LayoutRule {
  static let columnsMax = 100
  /// In the other languages of the clients, each of which has its own measure.
  static let foreignColumnsMax = 120

  private static let codeEndings: Set<Substring> = [
    "go", "h", "java", "js", "modulemap", "php", "pl", "pm", "py", "rb", "rs", "sh", "swift", "ts",
  ]

  /// Tabs, trailing blanks, and how a file ends.
  ///
  /// The contract's texts may hold any blanks: a line there is what is sent, byte for byte. Go is
  /// indented by tabs; its own formatter says so.
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

  /// Lines of code past the last column, counted in Unicode scalars.
  ///
  /// Prose is exempt: a paragraph and a table's row are one line each, which every viewer wraps.
  /// So are JSON and conversations, where a line is one sentence or one message. Commands shown in
  /// prose are not: nothing wraps them.
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
