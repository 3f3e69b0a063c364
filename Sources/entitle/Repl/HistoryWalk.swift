/// The lines of before, the oldest first, and where among them somebody is.
struct HistoryWalk: Equatable {
  private(set) var lines: [String]
  /// The number of lines where it is none of them, but the new one.
  private(set) var place: Int
  /// What was changed on the way, and not submitted.
  private var drafts: [Int: String] = [:]

  init(_ lines: [String]) {
    self.lines = lines
    place = lines.count
  }

  /// The line before, keeping what is left; nil at the oldest.
  mutating func older(than text: String) -> String? {
    guard place > 0 else { return nil }
    return move(to: place - 1, leaving: text)
  }

  /// The line behind; nil at the new one.
  mutating func newer(than text: String) -> String? {
    guard place < lines.count else { return nil }
    return move(to: place + 1, leaving: text)
  }

  private mutating func move(to other: Int, leaving text: String) -> String {
    drafts[place] = text
    place = other
    return drafts[place] ?? lines[place]
  }
}

/// A search back through the lines of before.
struct HistorySearch: Equatable {
  /// What the line was, for when the search is given up.
  let before: String
  let after: String
  private(set) var wanted = ""
  /// The newest line that has it, from where the search is.
  private(set) var found: Found?
  private let lines: [String]
  /// Only lines before this one are looked at.
  private var end: Int

  struct Found: Equatable {
    let line: String
    /// In characters, where the wanted text begins.
    let cursor: Int
    fileprivate let place: Int
  }

  init(from history: HistoryWalk, before: String, after: String) {
    self.before = before
    self.after = after
    lines = history.lines
    end = lines.count
  }

  var isFound: Bool { wanted.isEmpty || found != nil }

  /// Looks for another text, from the newest line on.
  mutating func want(_ text: String) {
    wanted = text
    end = lines.count
    look()
  }

  /// Looks for the same in older lines; the last one found stays where there is none.
  mutating func goOn() {
    guard let found else { return }
    end = found.place
    look()
    if self.found == nil { self.found = found }
  }

  private mutating func look() {
    found = nil
    guard !wanted.isEmpty else { return }
    for place in lines[..<end].indices.reversed() {
      guard let range = lines[place].firstRange(of: wanted) else { continue }
      let cursor = lines[place].distance(from: lines[place].startIndex, to: range.lowerBound)
      found = Found(line: lines[place], cursor: cursor, place: place)
      return
    }
  }
}
