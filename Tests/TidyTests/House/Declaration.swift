/// A declaration as the formatter leaves it: at the start of its line.
struct Declaration: Equatable {
  /// The keyword: `struct`, `func`, `init`, `var` and so on.
  var keyword: String
  /// The name; for an `init`, its first parameter.
  var name: String
  /// The words before the keyword: access, `static`, `mutating` and the like.
  var modifiers: Set<String>
  /// The keyword's line, from 1.
  var line: Int
  /// The line of the brace that closes the body; nil without a body.
  var lastLine: Int?

  var isType: Bool { Self.typeKeywords.contains(keyword) }

  static let typeKeywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]
  private static let otherKeywords: Set = [
    "func", "init", "deinit", "subscript", "var", "let", "extension",
  ]
  private static let modifiers: Set = [
    "borrowing", "class", "consuming", "convenience", "fileprivate", "final", "indirect",
    "infix", "internal", "lazy", "mutating", "nonisolated", "nonmutating", "open", "override",
    "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// Returns all declarations of a file in order, including nested ones.
  static func all(in file: SourceFile) -> [Declaration] {
    file.code.indices.compactMap { declaration(at: $0, in: file.code) }
  }

  private static func declaration(at index: Int, in code: [Substring]) -> Declaration? {
    var rest = code[index].drop { $0 == " " }
    var modifiers: Set<String> = []
    while true {
      rest = withoutAttributes(rest)
      let word = rest.prefix { $0.isLetter }
      let after = rest[word.endIndex...]
      let isModifier = Self.modifiers.contains(String(word))
      if isModifier, let next = following(after) {
        modifiers.insert(String(word))
        rest = next
        continue
      }
      guard typeKeywords.contains(String(word)) || otherKeywords.contains(String(word)) else {
        return nil
      }
      return Declaration(
        keyword: String(word),
        name: name(after: word, after),
        modifiers: modifiers,
        line: index + 1,
        lastLine: Body.lastLine(of: word, at: index, in: code)
      )
    }
  }

  private static func name(after keyword: Substring, _ text: Substring) -> String {
    if keyword == "init" {
      return String(text.drop { $0 == "?" || $0 == "(" }.prefix { !":)".contains($0) })
    }
    let name = text.drop { $0 == " " }.prefix { !" (<:{=".contains($0) }
    // An operator's name consists of such signs.
    return String(name.isEmpty ? text.dropFirst().prefix { $0 != " " } : name)
  }

  /// Returns the text after a modifier; nil for `class Foo`, where `class` is the keyword.
  private static func following(_ text: Substring) -> Substring? {
    var text = text
    if text.first == "(" { text = text.drop { $0 != ")" }.dropFirst() }
    guard text.first == " " else { return nil }
    let rest = text.drop { $0 == " " }
    let word = String(withoutAttributes(rest).prefix { $0.isLetter })
    let isMore =
      modifiers.contains(word) || typeKeywords.contains(word) || otherKeywords.contains(word)
    return isMore ? rest : nil
  }

  private static func withoutAttributes(_ text: Substring) -> Substring {
    var rest = text
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.first == "(" {
        var depth = 0
        let arguments = rest.prefix { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth > 0
        }
        rest = rest[arguments.endIndex...].dropFirst()
      }
      rest = rest.drop { $0 == " " }
    }
    return rest
  }
}
