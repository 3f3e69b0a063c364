/// Rows whose cells stand below one another.
enum TextTable {
  /// With an LF after each row, and no blank before it.
  static func text(of rows: [[String]], gap: Int = 2) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? Elision.width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - Elision.width(of: cell) + gap)
      }
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
