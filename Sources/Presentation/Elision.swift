/// Text that is made to fit, by leaving out its middle: the ends tell ids apart.
package enum Elision {
  /// At most so many columns of a font whose letters are all as wide.
  package static func middle(_ text: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    let letters = Array(text)
    var (start, end) = (0, letters.count)
    var left = max(0, columns - 1)
    // From both ends in turn, the beginning first.
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
