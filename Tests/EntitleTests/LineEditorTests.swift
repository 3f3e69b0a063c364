import Testing

@testable import entitle

@Suite("A line that is being edited")
struct LineEditorTests {
  /// What was typed, as a terminal sends it, and the line it comes to, `|` being the cursor.
  private static let table: [(typed: String, line: String)] = [
    ("abc", "abc|"), ("abc\u{02}", "ab|c"), ("abc\u{01}x", "x|abc"), ("abc\u{01}\u{05}x", "abcx|"),
    ("abc\u{1B}[D\u{1B}[D\u{1B}[C", "ab|c"), ("a\u{1B}[D\u{1B}[D", "|a"), ("a\u{1B}[C", "a|"),
    ("abc\u{7F}", "ab|"), ("\u{7F}", "|"), ("abc\u{01}\u{1B}[3~", "|bc"),
    ("abc\u{01}\u{04}", "|bc"),
    ("abc\u{04}", "abc|"), ("ab cd\u{17}", "ab |"), ("ab cd  \u{17}", "ab |"),
    ("ab cd\u{02}\u{0B}", "ab c|"), ("ab cd\u{02}\u{15}", "|d"),
    ("ab cd\u{17}\u{01}\u{19}\u{19}", "cdcd|ab "), ("ab cd\u{1B}b", "ab |cd"),
    ("ab cd\u{1B}b\u{1B}b", "|ab cd"), ("ab cd\u{01}\u{1B}f", "ab| cd"),
    ("ab cd\u{01}\u{1B}d", "| cd"), ("ab cd\u{01}\u{1B}[1;5C\u{1B}[1;5C", "ab cd|"),
    // A character is one step, however many scalars and columns it has.
    ("e\u{301}日👨‍👩‍👧x\u{02}\u{02}", "e\u{301}日|👨‍👩‍👧x"), ("e\u{301}\u{7F}", "|"),
    ("日本\u{02}\u{7F}", "|本"), ("👍🏽\u{02}a", "a|👍🏽"),
    // The history: one, two, three.
    ("\u{10}", "three|"), ("\u{10}\u{10}\u{10}\u{10}", "one|"), ("x\u{10}\u{0E}", "x|"),
    ("\u{10}!\u{10}\u{0E}", "three!|"), ("\u{10}\u{0E}\u{0E}", "|"),
    // A search: the newest line that has it, an older one, and what a key does with it.
    ("\u{12}e", "thr|ee"), ("\u{12}e\u{12}", "on|e"), ("\u{12}e\u{12}\u{12}", "on|e"),
    ("\u{12}on\u{7F}", "tw|o"), ("a\u{12}tw\u{07}", "a|"), ("\u{12}tw\u{05}!", "two!|"),
    ("a\u{12}zzz", "a|"), ("\u{12}tw\u{1B}[D", "|two"),
  ]

  private func type(_ text: String, into editor: inout LineEditor) -> [LineEditor.Reaction] {
    var decoder = KeyDecoder()
    return decoder.take(Array(text.utf8)).map { editor.take($0) }
  }

  @Test("is what the keys make of it", arguments: table)
  func keys(typed: String, line: String) {
    var editor = LineEditor(history: ["one", "two", "three"])
    _ = type(typed, into: &editor)
    #expect("\(editor.before)|\(editor.after)" == line)
    #expect(editor.text == editor.before + editor.after)
  }

  @Test("is submitted whole, given up, or the end")
  func reactions() {
    var editor = LineEditor(history: ["one"])
    #expect(type("ab\u{02}\r", into: &editor).last == .submitted("ab"))
    #expect(type("\u{03}", into: &editor) == [.interrupted])
    #expect(type("\t\u{0C}", into: &editor) == [.completionWanted, .clearWanted])
    var empty = LineEditor()
    #expect(type("\u{04}", into: &empty) == [.ended])
    #expect(
      type("\u{7F}\u{10}\u{0E}\u{0B}\u{15}\u{17}\u{07}", into: &empty)
        == Array(repeating: .refused, count: 7)
    )
    var found = LineEditor(history: ["one"])
    #expect(type("\u{12}n\r", into: &found).last == .submitted("one"))
    #expect(type("\u{12}n\u{03}", into: &found).last == .interrupted)
  }

  @Test("says what it looks for")
  func prompt() {
    var editor = LineEditor(history: ["one"])
    #expect(editor.prompt("> ") == "> ")
    _ = type("\u{12}o", into: &editor)
    #expect(editor.prompt("> ") == "(search) o: ")
    _ = type("x", into: &editor)
    #expect(editor.prompt("> ") == "(no such line) ox: ")
  }

  @Test(
    "is completed as far as all choices agree",
    arguments: [
      ("ident", ["identify"], "identify |", 0), ("x devi", ["device="], "x device=|", 0),
      ("ch", ["check", "checkEntitlements"], "check|", 0),
      ("check", ["check", "checkEntitlements"], "check|", 2),
      ("x a=", ["a=b c"], "x a='b c' |", 0), ("x a='", [], "x a='|", 0), ("", [], "|", 0),
    ]
  )
  func completion(typed: String, choices: [String], line: String, leftCount: Int) {
    var editor = LineEditor()
    _ = type(typed, into: &editor)
    let start = ShellWord.tail(of: editor.before)?.start ?? editor.before.endIndex
    let left = editor.complete(choices.map { .init($0) }, from: start)
    #expect("\(editor.before)|\(editor.after)" == line)
    #expect(left.count == leftCount)
  }
}

@Suite("What is shown of a line")
struct LineViewTests {
  private func view(_ before: String, _ after: String = "", columns: Int = 20) -> LineView {
    LineView(prompt: "> ", before: before, after: after, columns: columns)
  }

  @Test("is all of it, where there is room, and the cursor by columns")
  func whole() {
    #expect(view("ab", "c").text == "abc")
    #expect(view("ab", "c").cursor == 4)
    #expect(view("日e\u{301}", "本").cursor == 5)
    #expect(view("👨‍👩‍👧").cursor == 4)
    #expect(view("👨‍👩‍👧").text == "👨‍👩‍👧")
  }

  @Test("is never wider than the terminal, and never cuts a character")
  func scrolled() {
    let long = String(repeating: "日本", count: 20)
    for columns in 8...30 {
      for cut in 0...long.count {
        let view = view(String(long.prefix(cut)), String(long.dropFirst(cut)), columns: columns)
        #expect(DisplayWidth.columns(of: view.text) + 2 < columns)
        #expect(view.cursor < columns)
        #expect(long.contains(view.text))
      }
    }
  }

  @Test("controls nothing")
  func controls() {
    let view = view("a\u{1B}[31m\u{202E}b")
    #expect(view.text == #"a\u001B[31m\u202Eb"#.suffix(17))
    #expect(view.cursor <= 19)
  }

  @Test(
    "counts columns as terminals do",
    arguments: [
      ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🇩🇪", 2), ("\u{301}", 0),
      ("аб", 2), ("ก", 1), ("✓", 1), ("✅", 2), ("—", 1), ("𠀋", 2),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }
}
