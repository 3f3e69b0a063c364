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
      DaemonOption("--socket", "PATH", "listen here"),
      DaemonOption("--store", "sqlite:PATH", "keep the data here; memory: keeps nothing"),
      DaemonOption("--rules", "PRESET", "of new projects: \(presets)"),
      DaemonOption("--clock", "manual", "of new projects: it stands still until it is advanced"),
      DaemonOption("--config", "FILE", "a JSON object of these options, and of limits"),
      DaemonOption(
        "--allow-uid",
        "UID:ROLE",
        "let another user in as read, write or admin (repeatable)"
      ),
      DaemonOption("--allow-gid", "GID:ROLE", "the same for a group"),
      DaemonOption(
        "--ready-fd",
        "N",
        "write a line feed to this descriptor when the socket listens"
      ),
      DaemonOption(
        "--lifeline-fd",
        "N",
        "end when nobody holds the other end of this pipe or socket any more"
      ),
      DaemonOption("--certify", "COMMAND", "serve nobody: test the client that this drives"),
      DaemonOption("--check", "NAME", "with --certify, this check alone (repeatable)"),
      DaemonOption("--report", "FILE", "with --certify, write the report here as JSON"),
      DaemonOption("--help", nil, "what there is"),
      DaemonOption("--version", nil, "the version of the program"),
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
