/// The colors of text on a terminal; none elsewhere, and none if `NO_COLOR` is set.
struct Style: Equatable {
  let isColoured: Bool

  /// No colors.
  static let plain = Style(isColoured: false)

  init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// Chooses the style for the output, following https://no-color.org.
  init(isTerminal: Bool, variable: (String) -> String?) {
    isColoured = isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
  }

  /// Formats a heading.
  func bold(_ text: String) -> String { set(text, "1") }

  /// Formats text of less importance.
  func dim(_ text: String) -> String { set(text, "2") }

  /// Formats a gain.
  func green(_ text: String) -> String { set(text, "32") }

  /// Formats a loss.
  func red(_ text: String) -> String { set(text, "31") }

  private func set(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
