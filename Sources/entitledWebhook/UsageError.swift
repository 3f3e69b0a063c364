/// The program was started in a way that makes no sense.
struct UsageError: Error, Equatable {
  var message: String
  var hint: String

  init(_ message: String, hint: String = "see entitled-webhook --help") {
    self.message = message
    self.hint = hint
  }
}
