/// An option that any command takes, or each command that has a result.
struct OptionEntry {
  let name: String
  /// What follows, in capitals; nil where nothing does.
  let value: String?
  /// One sentence.
  let summary: String
  /// Whether it only goes with methods, `call` and `check`.
  var isOfResults = false

  static let all = [
    OptionEntry(
      name: "--socket",
      value: "PATH",
      summary: "Path of the daemon's socket. Default: $ENTITLED_SOCKET."
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

  /// As it is written: `--socket PATH`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
