/// What a terminal has to show of a line, so that the cursor is in sight.
struct LineView: Equatable {
  /// The part of the line that is shown.
  let text: String
  /// How many columns stand before the cursor, the prompt's among them.
  let cursor: Int

  init(prompt: String, before: String, after: String, columns: Int) {
    let promptColumns = DisplayWidth.columns(of: prompt)
    // One is left for the cursor behind the last character.
    let room = max(4, columns - promptColumns - 1)
    let left = before.map(Cell.init)
    let right = after.map(Cell.init)
    var width = left.reduce(0) { $0 + $1.columns }
    var shown = left[...]
    // A line that is too long is shown from where the cursor has the last columns.
    while width > room, let first = shown.popFirst() { width -= first.columns }
    cursor = promptColumns + width
    for cell in right {
      guard width + cell.columns <= room else { break }
      width += cell.columns
      shown.append(cell)
    }
    text = shown.map(\.text).joined()
  }

  /// One character as it is shown: nothing in it controls the terminal.
  private struct Cell {
    let text: String
    let columns: Int

    init(_ character: Character) {
      // Within a character, a joiner only joins, and a selector only selects.
      let isJoined = character.unicodeScalars.count > 1
      let kept = character.unicodeScalars.filter { !(isJoined && $0 == "\u{200D}") }
      if Printable.escaped(String(String.UnicodeScalarView(kept))).unicodeScalars.count
        == kept.count
      {
        text = String(character)
        columns = DisplayWidth.columns(of: character)
      } else {
        text = Printable.escaped(String(character))
        columns = DisplayWidth.columns(of: text)
      }
    }
  }
}
