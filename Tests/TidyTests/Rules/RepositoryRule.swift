/// Checks which files are in the repository.
enum RepositoryRule {
  static let top: Set = [
    "LICENSE", "Package.swift", "Protocol", "README.md", "Sources", "Tests", "clients",
  ]

  /// Finds unexpected top-level files and folders; names that begin with a dot belong to tools.
  static func strangers(among paths: [String]) -> [Finding] {
    let names = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
    return names.subtracting(top).filter { $0.first != "." }.sorted().map { name in
      Finding(
        path: name,
        line: 0,
        problem: "it stands at the top level",
        instead: "a place in \(top.sorted().joined(separator: ", "))"
      )
    }
  }

  /// Finds absolute paths of build machines.
  static func machinePaths(in file: SourceFile) -> [Finding] {
    file.lines.enumerated().compactMap { index, line in
      guard line.contains("work/") || line.contains("farm/"),
        line.firstMatch(of: /(^|[^A-Za-z0-9_.])\/(work|farm)\//) != nil
      else { return nil }
      return Finding(
        path: file.path,
        line: index + 1,
        problem: "a path of a machine that we build on",
        instead: "a path from the repository's top, or what the caller passes in"
      )
    }
  }
}
