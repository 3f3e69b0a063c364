/// A text that must not appear in some folders.
struct BannedText: Sendable, CustomStringConvertible {
  enum Place: Sendable {
    /// Code without comments and strings.
    case code
    case anywhere
  }

  var text: String
  var place = Place.code
  /// Prefixes of paths.
  var folders = ["Sources/", "Tests/"]
  /// Prefixes of paths that are exempt.
  var exempt: [String] = []
  /// Whether a letter, digit or dot before the text makes it another word, as in `println(`.
  var isWord = false
  var instead: String

  var description: String { text }

  static let all = [
    BannedText(text: "try!", instead: "do and catch, and preconditionFailure with a sentence"),
    BannedText(text: "as!", isWord: true, instead: "a type that says it, or `as?` and a guard"),
    BannedText(
      text: "fatalError(",
      isWord: true,
      instead: "preconditionFailure with a sentence for a bug, throw for the weather"
    ),
    BannedText(
      text: "print(",
      folders: ["Sources/"],
      // Output that the user asked for on the command line, such as help, version and replies.
      exempt: [
        "Sources/entitle/", "Sources/entitled/Program",
        "Sources/entitledWebhook/Program.swift",
      ],
      isWord: true,
      instead: "Log, which writes to the daemon's standard error"
    ),
    BannedText(
      text: "CommandLine.",
      folders: ["Sources/"],
      isWord: true,
      instead: "ProcessArguments, which has them even if a library has changed the environment"
    ),
    BannedText(text: "@unchecked", instead: "Mutex<State>, or one thread that owns the value"),
    BannedText(
      text: "nonisolated(unsafe)",
      instead: "Mutex<State>, or one thread that owns the value"
    ),
    BannedText(text: "@_exported", instead: "an import in each file that uses the module"),
    BannedText(
      text: "@testable",
      folders: ["Sources/"],
      instead: "package access for what another target needs"
    ),
    BannedText(
      text: "DispatchQueue",
      folders: ["Sources/"],
      instead: "the loop, or the commit thread and a Waker"
    ),
    BannedText(
      text: "sleep(",
      folders: ["Sources/"],
      // This task waits for the daemon without a loop, and must end when it is cancelled.
      exempt: ["Sources/EntitledClient/ClientEvents.swift"],
      instead: "a deadline of the loop's next wait"
    ),
    BannedText(
      text: "SELECT *",
      place: .anywhere,
      folders: ["Sources/"],
      instead: "the columns by their names"
    ),
  ]

  /// Marks of unfinished work, assembled from parts so that this file contains none.
  static let leftovers = ["TO" + "DO", "FIX" + "ME", "XX" + "X"].map { mark in
    BannedText(
      text: mark,
      place: .anywhere,
      folders: ["Sources/", "Tests/", "Protocol/", "clients/"],
      isWord: true,
      instead: "the work itself, or an issue"
    )
  }

  func findings(in file: SourceFile) -> [Finding] {
    guard folders.contains(where: file.path.hasPrefix),
      !exempt.contains(where: file.path.hasPrefix), file.contains(text)
    else { return [] }
    let lines = place == .code ? file.code : file.lines
    return lines.indices.filter { stands(in: lines[$0]) }.map { index in
      Finding(path: file.path, line: index + 1, problem: "\(text) is banned", instead: instead)
    }
  }

  private func stands(in line: Substring) -> Bool {
    line.ranges(of: text).contains { range in
      guard isWord else { return true }
      let before = line[..<range.lowerBound].last
      let after = text.last == "(" ? nil : line[range.upperBound...].first
      return ![before, after].contains { neighbour in
        neighbour.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      }
    }
  }
}
