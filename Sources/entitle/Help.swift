import LineProtocol
import Platform
import Presentation

/// What `--help` says.
enum Help {
  static func text(_ topic: HelpTopic, _ methods: MethodList) -> String {
    switch topic {
    case .program: program(methods)
    case .method(let method): text(of: method)
    case .builtIn(let builtIn): text(of: builtIn)
    }
  }

  /// How the program is called, and what for.
  static let uses: [(usage: String, about: String)] = [
    ("entitle [options] METHOD [name=value]…", ""),
    ("entitle check ENTITLEMENT device=ID", "yes (exit code 0) or no (1)"),
    ("entitle why ENTITLEMENT device=ID", "what that comes of, and what would help"),
    ("entitle call METHOD [name=value]… [name:=json]… | -", ""),
    ("entitle watch [name=value]…", "what happens, as it happens"),
    ("entitle graph USER | device=ID", "a picture: devices, users, what they hold"),
    ("entitle timeline USER | device=ID", "what was told of a customer"),
    ("entitle simulate HISTORY --rules A --rules B", "the same under other rules"),
    ("entitle bench [--socket PATH]", "how fast a daemon answers"),
    ("entitle repl", "commands, with history and completion by Tab"),
    ("entitle demo [NUMBER]", "six examples; the first thing to run"),
    ("entitle socket-path", "where the daemon answers"),
    ("entitle completion bash|zsh|fish", "for the shell to read"),
    ("entitle man [PAGE]", "the manual"),
    ("entitle help METHOD", "its parameters"),
  ]

  static let parametersNote =
    "Parameters are written name=value, name:=json, --name value or --name=value; userId may be "
    + "written user-id. A value is a string, or what the parameter takes."

  static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitCode.done.rawValue, "done, or yes"), (ExitCode.no.rawValue, "no"),
    (ExitCode.usage.rawValue, "usage: nothing was done"),
    (ExitCode.refused.rawValue, "the daemon answered with an error, or without the --field"),
    (ExitCode.noConnection.rawValue, "no connection"), (ExitCode.timeout.rawValue, "timeout"),
    (ExitCode.permission.rawValue, "permission denied"),
    (ExitCode.writeFailed.rawValue, "the output cannot be written"),
  ]

  private static func program(_ methods: MethodList) -> String {
    let width = methods.methods.map(\.name.utf8.count).max() ?? 0
    let listed = methods.methods.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
    let usesText = TextTable(rows: uses.map { [$0.usage, $0.about] }).lines(indent: "  ")
    let options = OptionEntry.all.map { [$0.usage, $0.summary] }
    let codes = exitCodes.map { ["\($0.code)", $0.meaning] }
    return """
      entitle: asks the daemon entitled who somebody is, and what they may use

      \(usesText.joined(separator: "\n"))

      Methods:
      \(listed)
      Options:
      \(TextTable(rows: options).lines(indent: "  ").joined(separator: "\n"))

      The socket is that of --socket, of $ENTITLED_SOCKET, or the first that answers of
      $RUNTIME_DIRECTORY, $XDG_RUNTIME_DIR, /run/entitled, ~/.local/state/entitled.

      Parameters are written name=value, name:=json, --name value or --name=value; userId may be
      written user-id. On a terminal a result is shown as text, and elsewhere as JSON.

      Exit codes:
      \(TextTable(rows: codes).lines(indent: "  ").joined(separator: "\n"))

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
    return """
      \(method.summary)

      usage: entitle \(method.name)\(required)\(choices)\(hasOthers ? " [name=value]…" : "")

      \(parameters(of: method))The daemon asks for the role \(method.role).

      """
  }

  private static func parameters(of method: MethodEntry) -> String {
    guard !method.parameters.isEmpty else { return "It takes no parameters.\n\n" }
    let names = method.parameters.map(\.name.utf8.count).max() ?? 0
    let kinds = method.parameters.map(\.kinds.label.utf8.count).max() ?? 0
    return method.parameters.map { parameter in
      var line = "  \(padded(parameter.name, names))  \(padded(parameter.kinds.label, kinds))  "
      line += parameter.isRequired ? "Required. \(parameter.summary)" : parameter.summary
      if let text = parameter.defaultText { line += " Default: \(text)" }
      return line + "\n"
    }.joined() + "\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
