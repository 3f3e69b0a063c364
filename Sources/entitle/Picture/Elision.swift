/// Text that is made to fit, by leaving out its middle: the ends tell ids apart.
enum Elision {
  /// At most so many columns of a font whose letters are all as wide.
  static func middle(_ text: String, columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    let letters = Array(text)
    var (start, end) = (0, letters.count)
    var left = max(0, columns - 1)
    // From both ends in turn, the beginning first.
    var isFirst = true
    while start < end {
      let letter = isFirst ? letters[start] : letters[end - 1]
      let width = width(of: letter)
      guard width <= left else { break }
      left -= width
      if isFirst { start += 1 } else { end -= 1 }
      isFirst.toggle()
    }
    return String(letters[..<start]) + "…" + String(letters[end...])
  }

  /// In columns: a letter of East Asian writing, and an emoji, takes two.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  private static func width(of letter: Character) -> Int {
    guard let first = letter.unicodeScalars.first else { return 0 }
    let isPicture = letter.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F
    }
    return isPicture || isWide(first.value) ? 2 : 1
  }

  /// The blocks that Unicode's EastAsianWidth calls wide, roughly.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
