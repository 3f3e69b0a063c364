/// Lines that hang below one another.
struct TextTree {
  let line: String
  var branches: [TextTree] = []

  init(_ line: String, _ branches: [TextTree] = []) {
    self.line = line
    self.branches = branches
  }

  /// With an LF after each line.
  var text: String { "\(line)\n" + below(indent: "") }

  private func below(indent: String) -> String {
    branches.enumerated().map { index, branch in
      let isLast = index == branches.count - 1
      return "\(indent)\(isLast ? "└─ " : "├─ ")\(branch.line)\n"
        + branch.below(indent: indent + (isLast ? "   " : "│  "))
    }.joined()
  }
}
