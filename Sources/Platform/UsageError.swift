/// The command line or the configuration is invalid.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// A sentence for users, without a full stop.
  package let message: String
  /// A hint what to write instead.
  package let hint: String?

  /// Takes a message that says what was found and what was expected.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message and the hint on one line.
  package var description: String { hint.map { "\(message); \($0)" } ?? message }
}
