import Glibc
import Platform

/// The terminal of the input and the output.
struct Terminal: Sendable {
  /// Whether the cursor can be moved, which line editing needs.
  let isEditable: Bool
  /// The settings at the program's start.
  private var original = termios()

  /// Saves the settings; nil if the input or the output is not a terminal.
  init?(variable: (String) -> String?) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    isEditable = variable("TERM").map { $0 != "dumb" } ?? false
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
  }

  /// The current width.
  var columns: Int {
    var size = winsize()
    // SAFETY: TIOCGWINSZ fills the structure, which outlives the call.
    let code = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return code == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Restores the settings of the program's start.
  func restore() {
    var original = original
    // SAFETY: the structure outlives the call.
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
  }

  func write(_ text: String) {
    _ = StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO)
  }
}
