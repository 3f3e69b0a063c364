internal import Glibc

/// A line of a program's log, on standard error.
package enum LogLine {
  /// Writes one line, whatever a path or an error in the text holds: control characters become
  /// blanks, so that no other line can be forged.
  package static func write(_ text: String, of program: String) {
    let words = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : Character(scalar)
    }
    let line = Array("\(program): \(String(words))\n".utf8)
    // SAFETY: the array outlives the call. A log that cannot be written is no reason to stop.
    _ = unsafe Glibc.write(STDERR_FILENO, line, line.count)
  }
}
