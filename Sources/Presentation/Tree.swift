/// A tree of lines for people.
///
///     premium: yes, for ada
///     ├─ purchased: …
///     │  2026-01-01 00:00:00.000Z
///     └─ clock: …
package struct Tree: Equatable {
  /// The text of the node, without a line feed.
  package var line: String
  /// Further lines of the node, without branches of their own.
  package var notes: [String]
  /// The child nodes.
  package var branches: [Tree]

  /// Creates a node.
  package init(_ line: String, _ branches: [Tree] = [], notes: [String] = []) {
    self.line = line
    self.branches = branches
    self.notes = notes
  }

  /// The whole tree as text, with an LF at the end of each line.
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
