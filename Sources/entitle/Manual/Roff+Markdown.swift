// Converts the contract's Markdown pages to manual pages.
extension Roff {
  /// Adds a page with its headings, paragraphs, lists, tables and code.
  ///
  /// Omits the first heading, which is the page's name. `isNested` turns sections into subsections.
  mutating func add(page: String, isNested: Bool) {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() {
      if line.isEmpty || line.hasPrefix("# ") { continue }
      if line.hasPrefix("#") {
        let title = String(line.drop { $0 == "#" }.dropFirst())
        if isNested || line.hasPrefix("###") { subsection(title) } else { section(title) }
      } else if line.hasPrefix("```") {
        let end = lines.firstIndex { $0.hasPrefix("```") } ?? lines.endIndex
        code(Array(lines[..<end]))
        lines = lines[end...].dropFirst()
      } else if line.hasPrefix("|") {
        let end = lines.firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
        table([line] + lines[..<end])
        lines = lines[end...]
      } else if line.hasPrefix("- ") {
        bullet(String(line.dropFirst(2)))
      } else {
        paragraph(line.hasPrefix("> ") ? String(line.dropFirst(2)) : line)
      }
    }
  }

  /// Adds each row as an item; with more than two columns, names each cell's column.
  private mutating func table(_ lines: [String]) {
    let rows = lines.map(Self.cells)
    let header = rows.first ?? []
    // The second line only separates the header.
    for row in rows.dropFirst(2) {
      let others = zip(header, row).dropFirst().filter { !$1.isEmpty }
      let isNamed = header.count > 2
      item(
        row.first.flatMap { $0.isEmpty ? nil : $0 } ?? "\u{2026}",
        others.map { name, cell in isNamed && !name.isEmpty ? "\(name): \(cell)" : cell }
      )
    }
  }

  /// Splits a row into cells; a backslash escapes a bar within a cell.
  private static func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|" && !isEscaped {
        cells.append(cell.trimmingBlanks)
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.map { $0.replacing("\\|", with: "|") }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " }
    return String(
      start[..<(start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex)]
    )
  }
}
