import Platform
import Presentation

/// The meaning of a submitted line.
enum ReplLine: Equatable {
  case nothing
  /// `exit` or `quit`.
  case leave
  case words([String])
  case refused(UsageError)

  init(_ line: String) {
    do throws(ShellWord.Unfinished) {
      var words = try ShellWord.split(line)
      // Users may type the program's name, as in a shell.
      if words.first == "entitle" { words.removeFirst() }
      switch words.first {
      case nil: self = .nothing
      case "exit", "quit": self = .leave
      case "repl": self = .refused(UsageError("this is the repl already", hint: "exit leaves it"))
      default: self = .words(words)
      }
    } catch {
      self = .refused(
        UsageError("\(error.mark) has no end", hint: "a quote in a word is written \\' or \\\"")
      )
    }
  }

  /// Returns the values of parameters in earlier lines, newest first.
  static func values(in lines: [String]) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for line in lines.reversed() {
      guard let words = try? ShellWord.split(line) else { continue }
      for named in words.compactMap(NamedText.init) where !named.isJSON && !named.text.isEmpty {
        var texts = values[named.name] ?? []
        guard texts.count < 20, !texts.contains(named.text) else { continue }
        texts.append(named.text)
        values[named.name] = texts
      }
    }
    return values
  }

  /// Returns the choices for people: a line each if they have descriptions, else in columns.
  static func listing(_ choices: [CommandCompletion.Choice], columns: Int) -> [String] {
    let texts = choices.map { Printable.escaped($0.text) }
    if choices.contains(where: { !$0.about.isEmpty }) {
      let rows = zip(texts, choices).map { [$0, Printable.escaped($1.about)] }
      return TextTable(rows: rows).lines(indent: "  ").map { line in
        line.count > columns ? line.prefix(max(1, columns - 1)) + "…" : line
      }
    }
    let width = (texts.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 2
    let count = max(1, (columns - 2) / width)
    let rows = stride(from: 0, to: texts.count, by: count).map { start in
      (0..<count).map { start + $0 < texts.count ? texts[start + $0] : "" }
    }
    return TextTable(rows: rows).lines(indent: "  ")
  }
}
