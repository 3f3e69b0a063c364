/// An option of the daemon, for its help and its manual page.
package struct DaemonOption: Sendable {
  /// The name, for example `--socket`.
  package let name: String
  /// The placeholder of its value, in capitals; nil if the option takes no value.
  package let value: String?
  /// A summary in a few words.
  package let summary: String

  /// Returns all options in display order; `presets` lists the names of the rule presets.
  package static func all(presets: String) -> [DaemonOption] {
    [
      DaemonOption("--socket", "PATH", "path of the socket"),
      DaemonOption(
        "--store",
        "sqlite:PATH",
        "where to keep the data; memory: in memory only; postgres:CONNINFO: shared with others"
      ),
      DaemonOption("--rules", "PRESET", "rules of new projects: \(presets)"),
      DaemonOption(
        "--clock",
        "manual",
        "use a manual clock for new projects; it only moves when advanced"
      ),
      DaemonOption(
        "--log",
        "FORMAT",
        "format of the log: text, or json with an object on each line"
      ),
      DaemonOption("--log-level", "LEVEL", "log lines up to: error, warning, info or debug"),
      DaemonOption(
        "--log-slow",
        "MILLISECONDS",
        "log requests that take longer; 1000 by default, 0 for none"
      ),
      DaemonOption("--log-ids", nil, "show device and user ids in the log lines of requests"),
      DaemonOption("--config", "FILE", "read these options and the limits from a JSON file"),
      DaemonOption(
        "--allow-uid",
        "USER:ROLE",
        "give another user, by name or number, a role: read, write or admin (repeatable)"
      ),
      DaemonOption("--allow-gid", "GROUP:ROLE", "give a group a role (repeatable)"),
      DaemonOption(
        "--ready-fd",
        "N",
        "write a line feed to this descriptor when the socket is ready"
      ),
      DaemonOption(
        "--lifeline-fd",
        "N",
        "stop when the other end of this pipe or socket closes"
      ),
      DaemonOption("--help", nil, "show this help"),
      DaemonOption("--version", nil, "show the version"),
    ]
  }

  /// The names of all options.
  package static var names: [String] { all(presets: "").map(\.name) }

  /// The options that other daemons call by these names.
  package static let synonyms = [
    "--data": "--store", "--data-dir": "--store", "--database": "--store", "--db": "--store",
    "--dir": "--store", "--listen": "--socket", "--port": "--socket", "--path": "--socket",
    "--preset": "--rules", "--verbose": "--log-level", "--debug": "--log-level",
  ]

  /// The option as in a usage line: `--socket PATH`.
  package var usage: String { value.map { "\(name) \($0)" } ?? name }

  private init(_ name: String, _ value: String?, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}
