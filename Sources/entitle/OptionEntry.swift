/// An option of all commands, or of all commands with a result.
struct OptionEntry {
  let name: String
  /// The placeholder of the value, in capitals; nil for a flag.
  let value: String?
  /// A sentence.
  let summary: String
  /// Whether the option applies only to commands with a result.
  var isOfResults = false

  static let all = [
    OptionEntry(
      name: "--socket",
      value: "PATH",
      summary: "Path of the daemon's socket. Default: entitle socket-path."
    ),
    OptionEntry(
      name: "--timeout",
      value: "SECONDS",
      summary: "Longest wait for the daemon. Default: 10."
    ),
    OptionEntry(
      name: "--wait",
      value: "[SECONDS]",
      summary: "Waits for a starting daemon, for 10 seconds by default."
    ),
    OptionEntry(
      name: "--json",
      value: nil,
      summary: "Prints results and errors as JSON on one line."
    ),
    OptionEntry(
      name: "--field",
      value: "PATH",
      summary: "Prints only this value of the result: user.id or /user/id.",
      isOfResults: true
    ),
    OptionEntry(
      name: "--flat",
      value: nil,
      summary: "Prints each value on a line: user.id = \"ada\".",
      isOfResults: true
    ),
    OptionEntry(name: "--help", value: nil, summary: "Shows this help, or the help of a command."),
    OptionEntry(name: "--version", value: nil, summary: "Shows the version."),
  ]

  /// The option with its value, such as `--socket PATH`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
