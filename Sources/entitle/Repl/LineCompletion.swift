/// The effect of Tab on the text before the cursor.
enum LineCompletion: Equatable {
  /// No choice matches.
  case refused
  /// The text replaces the last `count` scalars.
  case replaced(count: Int, by: String)
  /// Several choices match, and the common prefix is already typed.
  case choices([CommandCompletion.Choice])

  init(of before: String, by completion: CommandCompletion) {
    guard let tail = ShellWord.tail(of: before) else {
      self = .refused
      return
    }
    self.init(of: before[tail.start...], completion.choices(for: tail.words))
  }

  /// Completes the word being typed up to the common prefix of all choices.
  init(of typed: Substring, _ choices: [CommandCompletion.Choice]) {
    guard let first = choices.first else {
      self = .refused
      return
    }
    let common = choices.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    let count = typed.unicodeScalars.count
    if choices.count == 1 {
      self = .replaced(count: count, by: ShellWord.quoted(common) + (first.isWhole ? " " : ""))
    } else {
      self =
        common.count > typed.count ? .replaced(count: count, by: common) : .choices(choices)
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
