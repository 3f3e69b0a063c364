/// The targets that `Package.swift` declares, read as text.
struct Manifest {
  static let path = "Package.swift"

  struct Target: Equatable {
    /// The kind: `target`, `testTarget`, `executableTarget` or `systemLibrary`.
    var kind: String
    var name: String
    var dependencies: Set<String>
    /// From 1.
    var line: Int

    /// Whether it is for tests, which may also depend on targets that they do not import.
    var isForTests: Bool { kind == "testTarget" || ["CallCounter", "TestSupport"].contains(name) }
  }

  var targets: [Target]

  init(_ text: String) {
    let entry = /\.(target|testTarget|executableTarget|systemLibrary)\(\s*name: "(\w+)"/
    let list = /dependencies: \[([^\]]*)\]/
    let entries = text.matches(of: entry)
    targets = entries.enumerated().map { index, match in
      let end = index + 1 < entries.count ? entries[index + 1].range.lowerBound : text.endIndex
      let dependencies = text[match.range.upperBound..<end].firstMatch(of: list)?.output.1 ?? ""
      return Target(
        kind: String(match.output.1),
        name: String(match.output.2),
        dependencies: Set(dependencies.matches(of: /"(\w+)"/).map { String($0.output.1) }),
        line: text[..<match.range.lowerBound].split(
          separator: "\n",
          omittingEmptySubsequences: false
        ).count
      )
    }
  }

  /// Compares a target's dependencies with the imports of its files.
  func findings(in target: Target, imported: Set<String>) -> [Finding] {
    func finding(_ problem: String, _ instead: String) -> Finding {
      Finding(
        path: Self.path,
        line: target.line,
        problem: "\(target.name) \(problem)",
        instead: instead
      )
    }
    let ours = imported.intersection(targets.map(\.name))
    let unacknowledged = ours.subtracting(target.dependencies).sorted()
      .map { finding("imports \($0) and does not say so", "a dependency on it") }
    if target.isForTests { return unacknowledged }
    guard let room = ModuleRules.named(target.name) else {
      return [
        finding("is not in the picture of the house", "a row in ModuleRules.all, where it belongs")
      ]
    }
    return target.dependencies.subtracting(room.targets).sorted()
      .map { finding("depends on \($0)", "only what ModuleRules.all allows") }
      + target.dependencies.subtracting(ours).sorted()
      .map { finding("depends on \($0) and imports it nowhere", "no dependency on it") }
      + unacknowledged
  }
}
