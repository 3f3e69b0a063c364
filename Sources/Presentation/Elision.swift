/// Shortens text by omitting its middle, because IDs mostly differ at the ends.
package enum Elision {
  /// Returns text of at most `columns` columns of a monospaced font.
  package static func middle(_ text: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    let letters = Array(text)
    var (start, end) = (0, letters.count)
    var left = max(0, columns - 1)
    // Take letters from both ends alternately, starting at the beginning.
    var isFirst = true
    while start < end {
      let letter = isFirst ? letters[start] : letters[end - 1]
      let width = DisplayWidth.columns(of: letter)
      guard width <= left else { break }
      left -= width
      if isFirst { start += 1 } else { end -= 1 }
      isFirst.toggle()
    }
    return String(letters[..<start]) + "…" + String(letters[end...])
  }
}
