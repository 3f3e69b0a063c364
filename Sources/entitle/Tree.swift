/// Lines that hang below one another, for people.
///
///     premium: yes, for ada
///     ├─ purchased: …
///     │  2026-01-01 00:00:00.000Z
///     └─ clock: …
struct Tree: Equatable {
  var line: String
  /// What belongs to the line and has no branch of its own.
  var notes: [String] = []
  var branches: [Tree] = []

  /// With an LF at the end.
  var text: String {
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
