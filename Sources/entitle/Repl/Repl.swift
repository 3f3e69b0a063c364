import EntitledClient
import LineProtocol
import Platform
import Presentation

/// Reads commands from a terminal and runs them.
struct Repl {
  private static let prompt = "entitle> "

  let methods: MethodList
  let terminal: Terminal
  let file: HistoryFile?
  /// Runs the words of a command.
  let run: ([String]) -> Void
  let complain: (String) -> Void

  /// Runs until `exit` or the end of the input.
  func begin(_ greeting: String) {
    var lines = file?.read() ?? []
    var isKept = true
    let editor = terminal.isEditable ? LineEditor(prompt: Self.prompt, history: lines) : nil
    terminal.write(greeting + (editor == nil ? Self.plainHint : Self.editingHint))
    var input = try? InputLines("-")
    while let line = editor.map({ edited($0, lines) }) ?? plain(&input) {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      if let file, isKept, !file.append(line) {
        isKept = false
        complain(
          "entitle: the history is not kept: \(Printable.escaped(file.path)) cannot be written\n"
        )
      }
      if line != lines.last, line.first != " " {
        lines.append(line)
        editor?.remember(line)
      }
      switch ReplLine(line) {
      case .nothing: continue
      case .leave: return
      case .refused(let error): complain(Failure.usage(error).text)
      case .words(let words): run(words)
      }
    }
  }

  private static let editingHint =
    "Tab completes, Ctrl-R searches the history, help lists the commands, exit leaves\n"
  private static let plainHint =
    "help lists the commands, exit leaves; completion needs libedit (Debian: libedit2)\n"

  /// Reads the next line with completion; nil at the end.
  private func edited(_ editor: LineEditor, _ history: [String]) -> String? {
    let completion = CommandCompletion(methods, known: ReplLine.values(in: history))
    let line = editor.next { before in
      let found = LineCompletion(of: before, by: completion)
      if case .choices(let choices) = found {
        let listing = ReplLine.listing(choices, columns: terminal.columns)
        terminal.write("\n" + listing.map { "\($0)\n" }.joined())
      }
      return found
    }
    if line == nil || editor.isInterrupted { terminal.write("\n") }
    return line
  }

  /// Reads the next line without an editor; nil at the end.
  private func plain(_ input: inout InputLines?) -> String? {
    terminal.write(Self.prompt)
    guard let line = try? input?.next() else {
      terminal.write("\n")
      return nil
    }
    return String(decoding: line, as: UTF8.self)
  }
}
