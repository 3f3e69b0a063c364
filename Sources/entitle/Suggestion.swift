import LineProtocol

/// Suggests similar names for an unknown name.
enum Suggestion {
  /// Returns a question with the nearest names, followed by `otherwise`.
  static func hint(for name: String, among names: [String], otherwise: String) -> String {
    let nearest = NearestNames.nearest(to: Array(name.utf8), among: names)
    return [NearestNames.question(nearest), otherwise].compactMap { $0 }.joined(separator: " ")
  }
}

extension String {
  /// Quotes a word of the command line; cuts a very long word.
  init(quotingWord word: String) {
    self.init(quoting: word)
  }
}
