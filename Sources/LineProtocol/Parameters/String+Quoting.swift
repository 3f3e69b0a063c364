extension String {
  /// A peer's text in quotes for a message, cut after `scalarsMax`.
  package init(quoting text: [UInt8], scalarsMax: Int = 64) {
    self.init(
      quoting: String(decoding: text.prefix(4 * scalarsMax + 4), as: UTF8.self),
      scalarsMax: scalarsMax
    )
  }

  /// A peer's text in quotes for a message, cut after `scalarsMax`.
  package init(quoting text: String, scalarsMax: Int = 64) {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: scalarsMax, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else {
      self = "\"\(text)\""
      return
    }
    self = "\"\(String(scalars[..<end]))…\""
  }
}
