/// What types and files are called.
enum NameRule {
  /// Words that say nothing of what a type is.
  static let banned: Set = [
    "Base", "Data", "Handler", "Helper", "Info", "Manager", "Processor", "Util",
  ]

  /// Named after methods of the wire, whose names are a promise: `server.info`, `userInfo`.
  static let allowed: Set = ["ServerInfo", "UserInfo"]

  /// Types with a banned word in their name.
  static func types(in file: SourceFile) -> [Finding] {
    Declaration.all(in: file).compactMap { declaration in
      guard declaration.isType, !allowed.contains(declaration.name) else { return nil }
      let word = words(of: declaration.name).first { word in
        banned.contains(word) || (word.last == "s" && banned.contains(String(word.dropLast())))
      }
      guard let word else { return nil }
      return Finding(
        path: file.path,
        line: declaration.line,
        problem: "\(declaration.name) is named \(word)",
        instead: "a noun of the domain that says what it is, as in WriteQueue"
      )
    }
  }

  /// The words of a name in camel case: `JSONDataReader` is JSON, Data, Reader.
  static func words(of name: String) -> [String] {
    name.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z]+|[a-z]+|[0-9]+/).map { String($0.output) }
  }

  /// Files of programs that are not named after what stands in them.
  ///
  /// `Draft.swift` declares the type `Draft`, `SystemCall.swift` the function `systemCall`;
  /// `Draft+Logout.swift` extends `Draft`; `main.swift` is the language's name for where a program
  /// begins.
  static func files(_ file: SourceFile) -> [Finding] {
    guard file.ending == "swift", file.name != "main.swift" else { return [] }
    let parts = file.name.dropLast(".swift".count).split(separator: "+", maxSplits: 1)
    let type = String(parts.first ?? "")
    let function = type.prefix(1).lowercased() + type.dropFirst()
    let isNamed = Declaration.all(in: file).contains { declaration in
      // `extension Draft.Receipt` is a theme of either.
      declaration.name.split(separator: ".").map(String.init).contains(type)
        && (declaration.isType || (parts.count == 2 && declaration.keyword == "extension"))
        || declaration.keyword == "func" && declaration.name == function
    }
    guard !isNamed else { return [] }
    return [
      Finding(
        path: file.path,
        line: 0,
        problem: "it neither declares nor extends \(type)",
        instead: "the name of its main type, or Type+Theme.swift for an extension"
      )
    ]
  }
}
