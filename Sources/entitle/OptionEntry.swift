/// An option that any sub-command takes, or each that has a result.
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
      summary: "The daemon's socket, which is looked for in no other place then."
    ),
    OptionEntry(
      name: "--timeout",
      value: "SECONDS",
      summary: "How long the daemon may take; 10 when left out."
    ),
    OptionEntry(
      name: "--wait",
      value: "[SECONDS]",
      summary: "Waits for a daemon that is being started, 10 seconds when no number follows."
    ),
    OptionEntry(
      name: "--json",
      value: nil,
      summary: "Results and errors as JSON, on one line of standard output."
    ),
    OptionEntry(
      name: "--field",
      value: "PATH",
      summary: "Only that value of the result, a string without quotes: user.id, or /user/id.",
      isOfResults: true
    ),
    OptionEntry(
      name: "--flat",
      value: nil,
      summary: "Each value of the result on a line of its own: user.id = \"ada\".",
      isOfResults: true
    ),
    OptionEntry(name: "--help", value: nil, summary: "What there is, or what a sub-command takes."),
    OptionEntry(name: "--version", value: nil, summary: "The version of the program."),
  ]

  /// As it is written: `--socket PATH`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
