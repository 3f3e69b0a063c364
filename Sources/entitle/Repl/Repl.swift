import EntitledClient
import LineProtocol

/// Commands that somebody types on a terminal, one after the other.
struct Repl {
  private static let prompt = "entitle> "

  let methods: MethodList
  let terminal: Terminal
  let file: HistoryFile?
  /// Carries out the words of a command.
  let run: ([String]) -> Void
  let complain: (String) -> Void

  /// Until there are no more.
  func begin() {
    var lines = file?.read() ?? []
    var isKept = true
    var typed = TypedKeys()
    while let line = read(&typed, lines) {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      if let file, isKept, !file.append(line) {
        isKept = false
        complain(
          "entitle: the history is not kept: \(Printable.escaped(file.path)) cannot be written\n"
        )
      }
      if line != lines.last, line.first != " " { lines.append(line) }
      switch ReplLine(line) {
      case .nothing: continue
      case .leave: return
      case .refused(let error): complain(Failure.usage(error).text)
      case .words(let words): run(words)
      }
    }
  }

  /// The next line; nil at the end.
  private func read(_ typed: inout TypedKeys, _ history: [String]) -> String? {
    let completion = CommandCompletion(methods, known: ReplLine.values(in: history))
    return terminal.raw {
      var editor = LineEditor(history: history)
      show(editor)
      while let key = terminal.nextKey(&typed) {
        switch editor.take(key) {
        case .edited: break
        case .refused: terminal.write("\u{07}")
        case .submitted(let line):
          leave(editor)
          return line
        case .interrupted:
          leave(editor)
          editor = LineEditor(history: history)
        case .ended:
          terminal.write("\n")
          return nil
        case .completionWanted: complete(&editor, completion)
        case .clearWanted: terminal.write("\u{1B}[H\u{1B}[2J")
        }
        if typed.isEmpty { show(editor) }
      }
      return nil
    }
  }

  private func show(_ editor: LineEditor) {
    let prompt = editor.prompt(Self.prompt)
    let view = LineView(
      prompt: prompt,
      before: editor.before,
      after: editor.after,
      columns: terminal.columns
    )
    terminal.write("\r\(Printable.escaped(prompt))\(view.text)\u{1B}[K\r\u{1B}[\(view.cursor)C")
  }

  /// Shows the line once more from its beginning, and goes below it.
  private func leave(_ editor: LineEditor) {
    var left = editor
    _ = left.take(.end)
    show(left)
    terminal.write("\n")
  }

  private func complete(_ editor: inout LineEditor, _ completion: CommandCompletion) {
    guard let tail = ShellWord.tail(of: editor.before) else { return terminal.write("\u{07}") }
    let choices = completion.choices(for: tail.words)
    guard !choices.isEmpty else { return terminal.write("\u{07}") }
    let left = editor.complete(choices, from: tail.start)
    guard !left.isEmpty else { return }
    terminal.write("\n")
    for line in ReplLine.listing(left, columns: terminal.columns) { terminal.write("\(line)\n") }
  }
}
