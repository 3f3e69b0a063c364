/// Columns that stand one below the other, by what a terminal shows.
package struct TextTable {
  /// Each with as many cells as the first.
  package var rows: [[String]]

  /// Each row has as many cells as the first.
  package init(rows: [[String]]) {
    self.rows = rows
  }

  /// The rows as lines; the last column is as long as it is.
  ///
  /// `paint` sets a finished cell off, by its row and column; it must not change its width.
  package func lines(
    indent: String,
    gap: Int = 2,
    paint: (Int, Int, String) -> String = { _, _, cell in cell }
  ) -> [String] {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.enumerated().map { place, row in
      // Nothing stands behind the last cell that says something.
      let shown = row.lastIndex { !$0.isEmpty }.map { row[...$0] } ?? []
      let cells = shown.enumerated().map { column, cell in
        let isLast = column == shown.count - 1
        let missing = isLast ? 0 : widths[column] + gap - DisplayWidth.columns(of: cell)
        return paint(place, column, cell) + String(repeating: " ", count: missing)
      }
      return indent + cells.joined()
    }
  }
}
