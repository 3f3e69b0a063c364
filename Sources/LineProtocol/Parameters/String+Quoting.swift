extension String {
  /// Quotes a peer's text for a message, truncated after `scalarsMax` scalars.
  package init(quoting text: [UInt8], scalarsMax: Int = 64) {
    self.init(
      quoting: String(decoding: text.prefix(4 * scalarsMax + 4), as: UTF8.self),
      scalarsMax: scalarsMax
    )
  }

  /// Quotes a peer's text for a message, truncated after `scalarsMax` scalars.
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
