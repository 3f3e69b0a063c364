/// A line that is being edited: a value, which a key changes.
///
/// What stands before and behind the cursor are two texts, so that the cursor is never within a
/// character, however many scalars that has.
struct LineEditor: Equatable {
  private(set) var before = ""
  private(set) var after = ""
  private var history: HistoryWalk
  private var search: HistorySearch?
  /// What was cut last, to be put back.
  private var killed = ""

  /// What a key comes to, beyond the line.
  enum Reaction: Equatable {
    /// The line may look different.
    case edited
    /// There is nothing that the key could do.
    case refused
    case submitted(String)
    /// The line is given up.
    case interrupted
    case ended
    case completionWanted
    case clearWanted
  }

  init(history: [String] = []) {
    self.history = HistoryWalk(history)
  }

  var text: String { before + after }

  /// What stands before the line: the prompt, or what is looked for.
  func prompt(_ prompt: String) -> String {
    search.map { "(\($0.isFound ? "search" : "no such line")) \($0.wanted): " } ?? prompt
  }

  mutating func take(_ key: Key) -> Reaction {
    if search != nil, let reaction = takeInSearch(key) { return reaction }
    switch key {
    case .text(let text): before += text
    case .enter: return .submitted(text)
    case .tab: return .completionWanted
    case .interrupt: return .interrupted
    case .clear: return .clearWanted
    case .abort: return .refused
    case .search: search = HistorySearch(from: history, before: before, after: after)
    case .endOrDelete:
      if text.isEmpty { return .ended }
      return delete()
    case .backspace: return before.popLast() == nil ? .refused : .edited
    case .delete: return delete()
    case .left, .right, .wordLeft, .wordRight, .home, .end: move(key)
    case .up, .down: return walk(key)
    case .killToEnd, .killToStart, .killWord, .killNextWord: return kill(key)
    case .yank: before += killed
    }
    return .edited
  }

  /// Puts a choice in the place of what stands between there and the cursor, and gives the choices
  /// that are left where there are several.
  mutating func complete(
    _ choices: [CommandCompletion.Choice],
    from start: String.Index
  ) -> [CommandCompletion.Choice] {
    guard let first = choices.first else { return [] }
    let common = choices.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    let typed = before[start...]
    guard choices.count > 1 else {
      before = before[..<start] + ShellWord.quoted(common) + (first.isWhole ? " " : "")
      return []
    }
    guard common.count > typed.count else { return choices }
    before = before[..<start] + common
    return []
  }

  private mutating func delete() -> Reaction {
    guard !after.isEmpty else { return .refused }
    after.removeFirst()
    return .edited
  }

  private mutating func move(_ key: Key) {
    let text = text
    let place = before.count
    switch key {
    case .left: put(text, cursor: max(0, place - 1))
    case .right: put(text, cursor: min(text.count, place + 1))
    case .home: put(text, cursor: 0)
    case .end: put(text, cursor: text.count)
    case .wordLeft: put(text, cursor: place - Self.wordLength(before.reversed()))
    default: put(text, cursor: place + Self.wordLength(Array(after)))
    }
  }

  /// Blanks, and then what is none.
  private static func wordLength(_ characters: [Character]) -> Int {
    let blanks = characters.prefix { $0.isWhitespace }.count
    return blanks + characters.dropFirst(blanks).prefix { !$0.isWhitespace }.count
  }

  private mutating func kill(_ key: Key) -> Reaction {
    let cut: String
    switch key {
    case .killToEnd: (cut, after) = (after, "")
    case .killToStart: (cut, before) = (before, "")
    case .killWord:
      cut = String(before.suffix(Self.wordLength(before.reversed())))
      before.removeLast(cut.count)
    default:
      cut = String(after.prefix(Self.wordLength(Array(after))))
      after.removeFirst(cut.count)
    }
    guard !cut.isEmpty else { return .refused }
    killed = cut
    return .edited
  }

  private mutating func walk(_ key: Key) -> Reaction {
    guard let line = key == .up ? history.older(than: text) : history.newer(than: text) else {
      return .refused
    }
    put(line, cursor: line.count)
    return .edited
  }

  /// Nil when the search is over, and the key is for the line that was found.
  private mutating func takeInSearch(_ key: Key) -> Reaction? {
    guard var search else { return nil }
    switch key {
    case .text(let text): search.want(search.wanted + text)
    case .backspace: search.want(String(search.wanted.dropLast()))
    case .search: search.goOn()
    case .abort:
      (before, after) = (search.before, search.after)
      self.search = nil
      return .edited
    default:
      self.search = nil
      return nil
    }
    self.search = search
    if let found = search.found { put(found.line, cursor: found.cursor) }
    return .edited
  }

  private mutating func put(_ text: String, cursor: Int) {
    before = String(text.prefix(cursor))
    after = String(text.dropFirst(cursor))
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
