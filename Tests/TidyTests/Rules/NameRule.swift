/// Checks the names of files.
enum NameRule {
  /// Finds source files that are not named after a declaration in them.
  ///
  /// `Draft.swift` declares the type `Draft`, and `SystemCall.swift` the function `systemCall`.
  /// `Draft+Logout.swift` extends `Draft`. `main.swift` is the language's name for a program's
  /// entry.
  static func files(_ file: SourceFile) -> [Finding] {
    guard file.ending == "swift", file.name != "main.swift" else { return [] }
    let parts = file.name.dropLast(".swift".count).split(separator: "+", maxSplits: 1)
    let type = String(parts.first ?? "")
    let function = type.prefix(1).lowercased() + type.dropFirst()
    let isNamed = Declaration.all(in: file).contains { declaration in
      // `extension Draft.Receipt` fits a file named after either type.
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
