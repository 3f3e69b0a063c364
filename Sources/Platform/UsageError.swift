/// The program was started, or configured, in a way that makes no sense.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// One sentence for people, without a full stop.
  package let message: String
  /// What to write instead.
  package let hint: String?

  /// The message should say what was found, and what was expected.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message and the hint on one line.
  package var description: String { hint.map { "\(message); \($0)" } ?? message }
}
