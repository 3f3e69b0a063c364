import EntitledClient
import Platform
import Presentation

/// What an import has done so far, and how it reports each line.
struct ImportReport {
  /// What became of a line.
  enum Outcome: String {
    case taken
    /// Taken without a value that could not be used.
    case changed
    case refused
  }

  /// What became of one line, and why.
  struct Line: Equatable {
    let number: Int
    let outcome: Outcome
    let reason: String?
    /// Whether the project had everything of it already.
    var isKnown = false

    /// The line as an entry of the report.
    var json: JSON {
      [
        "line": .number(JSON.Number(Int64(number))), "outcome": .string(outcome.rawValue),
        "reason": reason.map { .string($0) } ?? .null,
      ]
    }

    /// The line for a person.
    var text: String {
      let word = outcome == .changed ? "taken in part" : outcome.rawValue
      return ["\(number)", word, reason].compactMap { $0 }.joined(separator: "  ")
    }
  }

  private(set) var takenCount = 0
  private(set) var changedCount = 0
  private(set) var refusedCount = 0
  /// The lines among those taken that changed nothing.
  private(set) var knownCount = 0
  /// Whether the daemon only looks at the lines.
  var isDryRun = false
  /// The columns of the input that are not read.
  var unreadColumns: [String] = []
  /// How many bytes of the input are read.
  var bytesRead = 0
  /// The size of the input; nil if it is a pipe.
  var bytesCount: Int?

  private static let barWidth = 20

  var linesCount: Int { takenCount + changedCount + refusedCount }

  /// The kinds of errors that every further line would meet: they end the import.
  static let endingKinds: Set = [
    "permissionDenied", "unknownProject", "unknownMethod", "storageFull", "storageFailed",
    "storageUnavailable", "shuttingDown",
  ]

  mutating func count(_ line: Line) {
    switch line.outcome {
    case .taken: takenCount += 1
    case .changed: changedCount += 1
    case .refused: refusedCount += 1
    }
    if line.isKnown { knownCount += 1 }
  }

  /// Returns what became of a line that the daemon took in.
  static func line(_ number: Int, imported result: JSON, unused: [String] = []) -> Line {
    let skipped = (result["purchases"]?.elements ?? []).filter { $0["outcome"]?.text == "skipped" }
      .map { purchase in
        "another customer holds \(purchase["store"]?.text ?? "") "
          + "\(purchase["originalTransactionId"]?.text ?? ""), which stays as it is"
      }
    let warnings = result["warnings"]?.elements ?? []
    let reasons = unused + skipped + warnings.compactMap { $0["message"]?.text }
    let isChanged =
      !unused.isEmpty || !skipped.isEmpty || warnings.contains { $0["kind"]?.text == "keyTaken" }
    return Line(
      number: number,
      outcome: isChanged ? .changed : .taken,
      reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "),
      isKnown: result["outcome"]?.text == "unchanged"
    )
  }

  /// Returns the progress line: a bar and the share of the input, or the number of lines of a pipe.
  var progress: String {
    let counts = "\(Self.counted(linesCount, "line")), \(refusedCount) refused"
    guard let bytesCount, bytesCount > 0 else { return "\rimport: \(counts)\u{1B}[K" }
    let share = min(1, Double(bytesRead) / Double(bytesCount))
    let filled = Int(share * Double(Self.barWidth))
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: "-", count: Self.barWidth - filled)
    return "\rimport: [\(bar)] \(Int(share * 100)) %, \(counts)\u{1B}[K"
  }

  /// Returns a number with its noun: `1 line`, `2 lines`.
  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The end of the output.
  func summary(asText isText: Bool) -> String {
    guard isText else {
      let counts = [
        ("taken", takenCount), ("changed", changedCount), ("refused", refusedCount),
        ("unchanged", knownCount),
      ]
      var members = counts.map { JSON.Member($0.0, .number(JSON.Number(Int64($0.1)))) }
      if isDryRun { members.append(.init("dryRun", .bool(true))) }
      if !unreadColumns.isEmpty {
        members.append(.init("unreadColumns", .array(unreadColumns.map { .string($0) })))
      }
      return "\(JSON.object(members))\n"
    }
    var lines = [
      "\(Self.counted(takenCount, "line")) taken, \(changedCount) taken in part, "
        + "\(refusedCount) refused"
    ]
    if knownCount > 0 {
      lines.append(
        "\(Self.counted(knownCount, "line")) changed nothing: the project had all of it already"
      )
    }
    if isDryRun {
      lines.append(
        "dry run: nothing is imported. It looks at each line alone: it does not see, for example, "
          + "that two lines give one purchase to two customers"
      )
    }
    if !unreadColumns.isEmpty {
      let names = Printable.escaped(unreadColumns.joined(separator: ", "))
      let verb = unreadColumns.count == 1 ? "is" : "are"
      lines.append("\(Self.counted(unreadColumns.count, "column")) \(verb) not read: \(names)")
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
