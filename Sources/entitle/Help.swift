import EntitledClient
import LineProtocol
import Platform
import Presentation

/// The text of `--help`.
enum Help {
  static func text(_ topic: HelpTopic, _ methods: MethodList) -> String {
    switch topic {
    case .program: program(methods)
    case .method(let method): text(of: method)
    case .builtIn(let builtIn): text(of: builtIn)
    }
  }

  /// The first commands to try, for `--help` and the manual.
  static let uses: [(usage: String, about: String)] = [
    ("entitle demo", "play six examples on a temporary daemon"),
    ("entitle check premium device=iphone", "print yes (exit code 0) or no (1)"),
    ("entitle why premium device=iphone", "explain the answer"),
    ("entitle help purchase", "show what a command does and takes"),
  ]

  /// The usage of every command.
  static let usage = "entitle COMMAND [name=value]… [options]"

  static let parametersNote =
    "Parameters are written name=value, name:=json, --name value or --name=value. A name such as "
    + "userId can be written user-id. name=value sends what the parameter takes: a string, or a "
    + "number, a boolean or JSON."

  static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitCode.done.rawValue, "done, or yes"), (ExitCode.no.rawValue, "no"),
    (ExitCode.usage.rawValue, "wrong usage, or a file cannot be read"),
    (ExitCode.refused.rawValue, "the daemon's reply is an error, or lacks the --field"),
    (ExitCode.noConnection.rawValue, "no connection, or it ended before the reply"),
    (ExitCode.timeout.rawValue, "timeout"),
    (ExitCode.permission.rawValue, "permission denied"),
    (ExitCode.writeFailed.rawValue, "the output cannot be written"),
  ]

  /// The width of a terminal that shows help without breaking its lines.
  static let width = 80

  private static func program(_ methods: MethodList) -> String {
    let examples = TextTable(rows: uses.map { [$0.usage, $0.about] }).lines(indent: "  ")
    // A reader of this help already knows `--help`.
    let entries = OptionEntry.all.filter { $0.name != "--help" }
    let options = TextTable(rows: entries.map { [$0.usage, $0.summary] })
    return """
      entitle: the command line of the daemon entitled
      usage: \(usage)

      \(examples.joined(separator: "\n"))

      \(CommandGroup.lines(CommandGroup.all(methods)).joined(separator: "\n"))

      \(options.lines(indent: "  ").joined(separator: "\n"))

      Exit codes: 0 yes or done, 1 no, 2 usage, 3 error; for 4, 5, 6, 74: entitle man

      """
  }

  private static func text(of method: MethodEntry) -> String {
    let required = method.parameters.filter(\.isRequired).map { " \($0.name)=…" }.joined()
    let choices =
      method.choices.isEmpty
      ? ""
      : " ("
        + method.choices.map { $0.map { "\($0)=…" }.joined(separator: " ") }.joined(
          separator: " | "
        )
        + ")"
    let hasOthers = method.parameters.contains { parameter in
      !parameter.isRequired && !method.choices.joined().contains(parameter.name)
    }
    let example = method.example.map { "for example:\n\(folded($0))\n\n" } ?? ""
    return """
      \(method.summary)

      usage: entitle \(method.name)\(required)\(choices)\(hasOthers ? " [name=value]…" : "")

      \(parameters(of: method))\(example)The caller needs the role \(method.role).

      """
  }

  /// Returns a command on one line, or with a line per parameter.
  ///
  /// Shortens a value that people do not type, such as a signed notification.
  private static func folded(_ words: [String]) -> String {
    let words = words.map { $0.count <= wordMax ? $0 : "\($0.prefix(width - 8))…'" }
    let line = "  entitle \(words.joined(separator: " "))"
    return line.count <= width ? line : "  entitle " + words.joined(separator: " \\\n    ")
  }

  private static let wordMax = 500

  private static func parameters(of method: MethodEntry) -> String {
    guard !method.parameters.isEmpty else { return "It takes no parameters.\n\n" }
    let width = method.parameters.map(\.name.utf8.count).max() ?? 0
    let lines = method.parameters.flatMap { parameter in
      let members = parameter.members
      let memberWidth = members.map(\.name.utf8.count).max() ?? 0
      return row(parameter.name, width, indent: 2, parameter.about)
        + members.flatMap { row($0.name, memberWidth, indent: width + 6, $0.about) }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Returns a name with a text beside it, wrapped to several lines.
  static func row(
    _ name: String,
    _ nameWidth: Int,
    indent: Int,
    _ text: String
  ) -> [String] {
    let gap = String(repeating: " ", count: max(0, nameWidth - name.utf8.count) + 2)
    let start = indent + nameWidth + 2
    let plain = text.replacing("`", with: "")
    return wrapped(plain, to: max(30, width - start)).enumerated().map { place, line in
      place == 0
        ? String(repeating: " ", count: indent) + name + gap + line
        : String(repeating: " ", count: start) + line
    }
  }

  /// Breaks a text at spaces into lines of at most `width` columns.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
