import LineProtocol

/// What to say of a name that there is not.
enum Suggestion {
  /// The question for what may have been meant, then what there is.
  static func hint(for name: String, among names: [String], otherwise: String) -> String {
    let nearest = NearestNames.nearest(to: Array(name.utf8), among: names)
    return [NearestNames.question(nearest), otherwise].compactMap { $0 }.joined(separator: " ")
  }
}

extension String {
  /// A word of the command line in quotes, cut when it is very long.
  init(quotingWord word: String) {
    self.init(quoting: word)
  }
}
