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

    /// The line as an entry of the report.
    var json: JSON {
      [
        "line": .number(JSON.Number(Int64(number))), "outcome": .string(outcome.rawValue),
        "reason": reason.map { .string($0) } ?? .null,
      ]
    }

    /// The line for a person.
    var text: String {
      ["\(number)", outcome.rawValue, reason].compactMap { $0 }.joined(separator: "  ")
    }
  }

  private(set) var takenCount = 0
  private(set) var changedCount = 0
  private(set) var refusedCount = 0
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
    "shuttingDown",
  ]

  mutating func count(_ line: Line) {
    switch line.outcome {
    case .taken: takenCount += 1
    case .changed: changedCount += 1
    case .refused: refusedCount += 1
    }
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
      reason: reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    )
  }

  /// Returns the progress line: a bar and the share of the input, or the number of lines of a pipe.
  var progress: String {
    let counts = "\(linesCount) lines, \(refusedCount) refused"
    guard let bytesCount, bytesCount > 0 else { return "\rimport: \(counts)\u{1B}[K" }
    let share = min(1, Double(bytesRead) / Double(bytesCount))
    let filled = Int(share * Double(Self.barWidth))
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: "-", count: Self.barWidth - filled)
    return "\rimport: [\(bar)] \(Int(share * 100)) %, \(counts)\u{1B}[K"
  }

  /// The last line of the output.
  func summary(asText isText: Bool) -> String {
    guard isText else {
      let counts = [("taken", takenCount), ("changed", changedCount), ("refused", refusedCount)]
      var members = counts.map { JSON.Member($0.0, .number(JSON.Number(Int64($0.1)))) }
      if !unreadColumns.isEmpty {
        members.append(.init("unreadColumns", .array(unreadColumns.map { .string($0) })))
      }
      return "\(JSON.object(members))\n"
    }
    let unread =
      unreadColumns.isEmpty
      ? ""
      : "\(unreadColumns.count) columns are not read: "
        + Printable.escaped(unreadColumns.joined(separator: ", ")) + "\n"
    return "\(takenCount) taken, \(changedCount) changed, \(refusedCount) refused\n\(unread)"
  }
}
