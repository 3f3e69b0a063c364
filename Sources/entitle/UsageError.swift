/// The command line makes no sense.
struct UsageError: Error, Equatable {
  /// One sentence for people, without a full stop.
  let message: String

  /// What to write instead.
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
