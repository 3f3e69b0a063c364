/// The daemon's options, for its own help and for its page of the manual.
package struct DaemonOption: Sendable {
  /// As it is written, without what follows: `--socket`.
  package let name: String
  /// What follows, in capitals; nil where nothing does.
  package let value: String?
  /// A few words.
  package let summary: String

  /// In the order in which they are shown; `presets` are the rules' names.
  package static func all(presets: String) -> [DaemonOption] {
    [
      DaemonOption("--socket", "PATH", "path of the socket"),
      DaemonOption(
        "--store",
        "sqlite:PATH",
        "where to keep the data; memory: keeps it in memory only"
      ),
      DaemonOption("--rules", "PRESET", "rules of new projects: \(presets)"),
      DaemonOption(
        "--clock",
        "manual",
        "use a manual clock for new projects; it only moves when advanced"
      ),
      DaemonOption("--config", "FILE", "read these options and the limits from a JSON file"),
      DaemonOption(
        "--allow-uid",
        "UID:ROLE",
        "give another user a role: read, write or admin (repeatable)"
      ),
      DaemonOption("--allow-gid", "GID:ROLE", "give a group a role (repeatable)"),
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
      DaemonOption(
        "--certify",
        "COMMAND",
        "test a client instead of serving; this command drives it"
      ),
      DaemonOption("--check", "NAME", "with --certify: run only this check (repeatable)"),
      DaemonOption("--report", "FILE", "with --certify: write the report to this file, as JSON"),
      DaemonOption("--help", nil, "show this help"),
      DaemonOption("--version", nil, "show the version"),
    ]
  }

  /// Their names alone.
  package static var names: [String] { all(presets: "").map(\.name) }

  /// As it is written: `--socket PATH`.
  package var usage: String { value.map { "\(name) \($0)" } ?? name }

  private init(_ name: String, _ value: String?, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}
