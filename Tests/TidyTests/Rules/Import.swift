/// An import declaration.
struct Import: Equatable {
  var module: String
  /// From 1.
  var line: Int

  /// Returns all imports of a file.
  static func all(in file: SourceFile) -> [Import] {
    file.code.enumerated().compactMap { index, line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
        words[..<at].allSatisfy({ $0.first == "@" || accesses.contains($0) })
      else { return nil }
      // `import struct Foundation.URL` names the module last, before the dot.
      let module = words.last?.split(separator: ".").first.map(String.init) ?? ""
      return Import(module: module, line: index + 1)
    }
  }

  private static let accesses: Set<Substring> = [
    "fileprivate", "internal", "package", "private", "public",
  ]

  /// Returns the imports of a file that its module does not allow.
  static func findings(in file: SourceFile, of room: ModuleRules) -> [Finding] {
    all(in: file).filter { !room.allows($0.module, in: file.name) }.map { found in
      let allowed = room.targets.union(room.modules).sorted().joined(separator: ", ")
      return Finding(
        path: file.path,
        line: found.line,
        problem: "\(room) imports \(found.module)",
        instead: allowed.isEmpty ? "nothing: it imports no module" : "one of \(allowed)"
      )
    }
  }
}
