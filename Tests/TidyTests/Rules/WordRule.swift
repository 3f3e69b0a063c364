/// Words that a room must never know.
enum WordRule {
  /// The systems whose rules are presets; one table knows them.
  static let systems = ["adapty", "purchasely", "qonversion", "revenuecat"]
  static let fileOfSystems = "Sources/IdentityCore/Preset.swift"

  /// Identifiers that tell of what another room does.
  static func identifiers(in file: SourceFile, of room: Room) -> [Finding] {
    guard !room.unknownWords.isEmpty || !room.unknownNames.isEmpty else { return [] }
    return file.code.enumerated().flatMap { index, line in
      identifiers(of: line).compactMap { identifier in
        let small = identifier.lowercased()
        guard
          room.unknownNames.contains(identifier)
            || room.unknownWords.contains(where: small.contains)
        else { return nil }
        return Finding(
          path: file.path,
          line: index + 1,
          problem: "\(room) knows of \(identifier)",
          instead: "the word of this room, or the code in the room that may know it"
        )
      }
    }
  }

  private static func identifiers(of line: Substring) -> [String] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Names of systems, in code, comments or texts.
  static func systems(in file: SourceFile) -> [Finding] {
    guard file.path != fileOfSystems else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      let small = line.lowercased()
      guard let system = systems.first(where: small.contains) else { return nil }
      return Finding(
        path: file.path,
        line: index + 1,
        problem: "it knows of \(system)",
        instead: "a rule by its own name, or Preset.standard; the table is \(fileOfSystems)"
      )
    }
  }
}
