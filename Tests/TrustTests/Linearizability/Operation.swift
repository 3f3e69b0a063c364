/// A request of a history, and what its client knows of it.
struct Operation<Model: SequentialModel>: Sendable {
  var label: String
  var request: Model.Request
  /// Nil where the daemon was killed before it answered: it was done before the kill, or never.
  var answer: Model.Answer?
  /// Before the request was sent.
  var asked: UInt64
  /// After the answer had come, or the daemon was gone.
  var ended: UInt64
}

extension Operation: CustomStringConvertible {
  var description: String {
    "\(label) \(request) -> \(answer.map { "\($0)" } ?? "killed") in \(asked)...\(ended)"
  }
}
