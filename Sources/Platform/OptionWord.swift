/// A command-line option: `--name` or `--name=value`.
package struct OptionWord: Equatable {
  /// The name with its dashes.
  package let name: String
  /// The value after `=` in the same word.
  package let value: String?

  /// Returns nil for a word without a dash, and for the dash alone.
  package init?(_ word: String) {
    guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else { return nil }
    if let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
      name = String(word[..<sign])
      value = String(word[word.utf8.index(after: sign)...])
    } else {
      name = word
      value = nil
    }
  }

  /// Returns the value, which may be the next word if that is not an option.
  package func value(orNextOf rest: inout ArraySlice<String>) throws(UsageError) -> String {
    if let value { return value }
    guard let next = rest.first, !next.utf8.starts(with: "--".utf8) else {
      throw UsageError(
        "\(name) needs a value",
        hint: "write a value that begins with a dash as \(name)=VALUE"
      )
    }
    rest.removeFirst()
    return next
  }

  /// Throws if the option has a value.
  package func flag() throws(UsageError) {
    guard value == nil else {
      throw UsageError(
        "\(name) takes no value",
        hint: "write \(name) alone, without a value"
      )
    }
  }
}
