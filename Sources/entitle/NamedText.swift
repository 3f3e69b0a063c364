import EntitledClient
import Platform

/// A word of the form `name=text`, or `name:=json`.
struct NamedText: Equatable {
  let name: String
  let text: String
  /// Whether the text is JSON regardless of the parameter's type.
  let isJSON: Bool

  init(name: String, text: String, isJSON: Bool) {
    self.name = name
    self.text = text
    self.isJSON = isJSON
  }

  /// Splits a word; nil without a name or without a `=`.
  init?(_ word: String) {
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let before = word[..<sign]
    isJSON = before.utf8.last == UInt8(ascii: ":")
    name = String(isJSON ? before.dropLast() : before)
    text = String(word[word.utf8.index(after: sign)...])
    guard !name.isEmpty else { return nil }
  }

  /// Parses the text as JSON.
  static func json(_ text: String, for name: String) throws(UsageError) -> JSON {
    do throws(JSON.ParsingError) {
      return try JSON(parsing: text)
    } catch {
      throw UsageError(
        "\(name): byte \(error.offset): \(error.reason)",
        hint: "a value after := is JSON; for a string, write \(name)=VALUE"
      )
    }
  }
}
