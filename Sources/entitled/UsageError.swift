/// The daemon was started, or configured, in a way that makes no sense.
struct UsageError: Error, Equatable, CustomStringConvertible {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  var description: String {
    hint.map { "\(message); \($0)" } ?? message
  }
}
