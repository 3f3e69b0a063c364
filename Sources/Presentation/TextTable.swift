/// A table whose columns are aligned on a terminal.
package struct TextTable {
  /// The rows; each has as many cells as the first.
  package var rows: [[String]]

  /// Creates a table; each row has as many cells as the first.
  package init(rows: [[String]]) {
    self.rows = rows
  }

  /// Returns the rows as lines; does not pad the last column.
  ///
  /// With numbers, all columns but the first are aligned to the right. `paint` styles a cell, given
  /// its row and column; it must not change the cell's width.
  package func lines(
    indent: String,
    gap: Int = 2,
    ofNumbers: Bool = false,
    paint: (Int, Int, String) -> String = { _, _, cell in cell }
  ) -> [String] {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.enumerated().map { place, row in
      // Omit empty cells at the end of a row, to leave no trailing spaces.
      let shown = row.lastIndex { !$0.isEmpty }.map { row[...$0] } ?? []
      let cells = shown.enumerated().map { column, cell in
        let missing = widths[column] - DisplayWidth.columns(of: cell)
        let blanks = String(repeating: " ", count: missing)
        let text = paint(place, column, cell)
        if ofNumbers, column > 0 { return blanks + text }
        return column == shown.count - 1 ? text : text + blanks
      }
      return indent + cells.joined(separator: String(repeating: " ", count: gap))
    }
  }
}
