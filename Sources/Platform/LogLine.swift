internal import Glibc

/// Writes log lines to standard error.
package enum LogLine {
  /// Writes a single line; control characters in a path or an error become blanks, so that the text
  /// cannot forge another line.
  package static func write(_ text: String, of program: String) {
    let words = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : Character(scalar)
    }
    let line = Array("\(program): \(String(words))\n".utf8)
    // SAFETY: the array outlives the call. A failed write to the log is ignored.
    _ = unsafe Glibc.write(STDERR_FILENO, line, line.count)
  }
}
