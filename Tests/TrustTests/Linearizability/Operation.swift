/// A request of a history and its outcome as the client observed it.
struct Operation<Model: SequentialModel>: Sendable {
  var label: String
  var request: Model.Request
  /// The answer; nil if a kill came first, so that the request took effect before it or never.
  var answer: Model.Answer?
  /// An instant before the request was sent.
  var asked: UInt64
  /// An instant after the reply arrived or the daemon was killed.
  var ended: UInt64
}

extension Operation: CustomStringConvertible {
  var description: String {
    "\(label) \(request) -> \(answer.map { "\($0)" } ?? "killed") in \(asked)...\(ended)"
  }
}
