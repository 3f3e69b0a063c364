/// Words that a module must not use.
enum WordRule {
  /// The systems whose rules are presets.
  static let systems = ["adapty", "purchasely", "qonversion", "revenuecat"]

  /// The files that may name the systems.
  ///
  /// They hold the presets and the webhook formats, their codes on disk, and a system's payloads
  /// and exports.
  static let filesOfSystems = [
    "Sources/IdentityCore/Rules/Preset.swift", "Sources/IdentityCore/Projects/WebhookFormat.swift",
    "Sources/IdentityCore/Coding/StableCode.swift",
    "Sources/entitledWebhook/PurchaselyPayload.swift",
    "Sources/entitledWebhook/RevenueCatPayload+Replacements.swift",
    "Sources/entitledWebhook/RevenueCatPayload.swift",
    "Sources/entitledWebhook/QonversionPayload.swift",
    "Sources/entitledWebhook/WebhookFormat+Posts.swift",
    "Sources/entitle/Import/ImportFormat.swift", "Sources/entitle/Import/TransactionRow.swift",
    "Sources/entitle/Import/CSVValues+Transaction.swift",
  ]

  /// Finds identifiers that belong to another layer.
  static func identifiers(in file: SourceFile, of room: ModuleRules) -> [Finding] {
    file.code.enumerated().flatMap { index, line in
      paths(of: line).flatMap { unknown($0, to: room) }.map { identifier in
        Finding(
          path: file.path,
          line: index + 1,
          problem: "\(room) knows of \(identifier)",
          instead: "the word of this room, or the code in the room that may know it"
        )
      }
    }
  }

  /// Returns the identifiers, split at their dots.
  private static func paths(of line: Substring) -> [[Substring]] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map { $0.split(separator: ".") }
  }

  private static func unknown(_ path: [Substring], to room: ModuleRules) -> [Substring] {
    path.indices.filter { index in
      let small = path[index].lowercased()
      if room.unknownWords.contains(where: small.contains) { return true }
      let isNest = path[(index + 1)...].first?.first?.isUppercase ?? false
      return room.unknownNames.contains(String(path[index])) && !isNest
    }.map { path[$0] }
  }

  /// Finds names of systems in code, comments and strings.
  static func systems(in file: SourceFile) -> [Finding] {
    guard !filesOfSystems.contains(file.path) else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      let small = line.lowercased()
      guard let system = systems.first(where: small.contains) else { return nil }
      return Finding(
        path: file.path,
        line: index + 1,
        problem: "it knows of \(system)",
        instead: "a rule by its own name, or Preset.standard"
      )
    }
  }
}
