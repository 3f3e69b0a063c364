/// How text is set off on a terminal; elsewhere, and where `NO_COLOR` is set, not at all.
struct Style: Equatable {
  let isColoured: Bool

  /// Nothing is set off.
  static let plain = Style(isColoured: false)

  init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// What suits the output, by https://no-color.org.
  init(isTerminal: Bool, variable: (String) -> String?) {
    isColoured = isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
  }

  /// A heading.
  func bold(_ text: String) -> String { set(text, "1") }

  /// What may be passed over.
  func dim(_ text: String) -> String { set(text, "2") }

  /// Something gained.
  func green(_ text: String) -> String { set(text, "32") }

  /// Something lost.
  func red(_ text: String) -> String { set(text, "31") }

  private func set(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
