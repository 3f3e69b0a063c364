/// Lines that hang below one another, for people.
///
///     premium: yes, for ada
///     ├─ purchased: …
///     │  2026-01-01 00:00:00.000Z
///     └─ clock: …
package struct Tree: Equatable {
  /// Without a line feed.
  package var line: String
  /// What belongs to the line and has no branch of its own.
  package var notes: [String]
  /// What hangs below the line.
  package var branches: [Tree]

  /// A line with what belongs to it.
  package init(_ line: String, _ branches: [Tree] = [], notes: [String] = []) {
    self.line = line
    self.branches = branches
    self.notes = notes
  }

  /// With an LF at the end.
  package var text: String {
    lines(isLast: true, isRoot: true).map { "\($0)\n" }.joined()
  }

  private func lines(isLast: Bool, isRoot: Bool) -> [String] {
    let (mark, indent) = isRoot ? ("", "") : isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
    let stem = branches.isEmpty ? "" : isRoot ? "│  " : ""
    var lines = ["\(mark)\(line)"] + notes.map { "\(indent)\(stem)\($0)" }
    for (place, branch) in branches.enumerated() {
      let below = branch.lines(isLast: place == branches.count - 1, isRoot: false)
      lines += below.map { "\(indent)\($0)" }
    }
    return lines
  }
}
