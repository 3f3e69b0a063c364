/// Requires comments on declarations that other targets use.
///
/// Everything `package` or `public` has a `///` comment, and so has every requirement of such a
/// protocol. Exempt are stored properties, `init`s that cannot fail, declarations with their body
/// on the same line, further overloads, and implementations of a protocol's requirements.
enum CommentRule {
  /// Requirements of the standard library's protocols.
  private static let standard: Set = [
    "!=", "<", "==", "description", "hash", "makeIterator", "next",
  ]

  static func findings(in files: [SourceFile]) -> [Finding] {
    let declarations = files.map(Declaration.all)
    let required = Set(declarations.flatMap { requirements(among: $0) }.map(\.signature))
    return zip(files, declarations).flatMap { file, declarations in
      let requirements = requirements(among: declarations)
      var commented: String?
      return declarations.filter { declaration in
        let isRequirement = requirements.contains(declaration)
        guard isRequirement || isShown(declaration) else { return false }
        guard !isCommented(declaration, in: file) else {
          commented = declaration.name.isEmpty ? nil : declaration.name
          return false
        }
        if declaration.name == commented { return false }
        return isRequirement
          || !(saysItself(declaration, in: file) || required.contains(declaration.signature))
      }.map { declaration in
        Finding(
          path: file.path,
          line: declaration.line,
          problem: "\(declaration.keyword) \(declaration.name) has no `///` comment",
          instead: "a sentence that adds something: why, unit, owner, order, limit"
        )
      }
    }
  }

  private static func isShown(_ declaration: Declaration) -> Bool {
    !declaration.modifiers.isDisjoint(with: ["package", "public", "open"])
  }

  /// Returns the requirements of protocols that other targets see.
  private static func requirements(among declarations: [Declaration]) -> [Declaration] {
    let contracts = declarations.filter { $0.keyword == "protocol" && isShown($0) }
    return declarations.filter { declaration in
      contracts.contains { $0.line < declaration.line && declaration.line < $0.lastLine ?? 0 }
    }
  }

  private static func saysItself(_ declaration: Declaration, in file: SourceFile) -> Bool {
    if standard.contains(declaration.name) || declaration.lastLine == declaration.line {
      return true
    }
    return switch declaration.keyword {
    case "init": !mayRefuse(declaration, in: file)
    case "var": declaration.lastLine == nil
    case "let", "extension", "typealias": true
    default: false
    }
  }

  private static func mayRefuse(_ declaration: Declaration, in file: SourceFile) -> Bool {
    let lines = file.code[(declaration.line - 1)..<(declaration.lastLine ?? declaration.line)]
    let end = lines.firstIndex { $0.hasSuffix("{") } ?? lines.startIndex
    return lines[...end].contains { $0.contains("init?") || $0.contains(" throws") }
  }

  private static func isCommented(_ declaration: Declaration, in file: SourceFile) -> Bool {
    let above = file.lines[..<(declaration.line - 1)].reversed().map { $0.drop { $0 == " " } }
    return above.first { !$0.hasPrefix("@") }?.hasPrefix("///") ?? false
  }
}

extension Declaration {
  /// Identifies a requirement and its implementations.
  fileprivate var signature: String { "\(keyword) \(name)" }
}
