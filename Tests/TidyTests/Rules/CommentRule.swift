/// What has to be said of what other targets use.
///
/// Everything `package` or `public` has a `///` comment, and so has every requirement of such a
/// protocol. Exempt is what says it itself: stored properties, `init`s that take anything, what has
/// its whole body on its line, further overloads of a name, and what the standard library asks for.
enum CommentRule {
  /// Requirements of the standard library's protocols.
  static let witnesses: Set = ["!=", "<", "==", "description", "hash", "makeIterator", "next"]

  static func findings(in file: SourceFile) -> [Finding] {
    let declarations = Declaration.all(in: file)
    let contracts = declarations.filter { $0.keyword == "protocol" && isShown($0) }
    var findings: [Finding] = []
    var commented = ""
    for declaration in declarations {
      let isRequired = contracts.contains { contract in
        contract.line < declaration.line && declaration.line < (contract.lastLine ?? 0)
      }
      guard isShown(declaration) || isRequired else { continue }
      if isCommented(declaration, in: file) {
        commented = declaration.name
      } else if isRequired || !saysItself(declaration, in: file), declaration.name != commented {
        findings.append(
          Finding(
            path: file.path,
            line: declaration.line,
            problem: "\(declaration.keyword) \(declaration.name) has no `///` comment",
            instead: "a sentence that adds something: why, unit, owner, order, limit"
          )
        )
      }
    }
    return findings
  }

  private static func isShown(_ declaration: Declaration) -> Bool {
    !declaration.modifiers.isDisjoint(with: ["package", "public", "open"])
  }

  private static func saysItself(_ declaration: Declaration, in file: SourceFile) -> Bool {
    if witnesses.contains(declaration.name) || declaration.lastLine == declaration.line {
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
