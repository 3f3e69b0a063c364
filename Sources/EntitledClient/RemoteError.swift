/// The daemon's error reply to a request.
public struct RemoteError: Error, Hashable, Sendable {
  /// The numeric error code; its meaning never changes.
  public let code: Int64

  /// The kind of the error, such as `unknownDevice`; programs rely on it.
  public let kind: String

  /// A sentence for people.
  public let message: String

  /// A JSON pointer to the invalid parameter, such as `/userId`.
  public let field: String?

  /// Advice on what to do about the error, for people.
  public let hint: String?

  /// Whether the same request may succeed later.
  public let isRetryable: Bool

  /// The error's whole `data`, including members that only some kinds have.
  public let data: JSON

  /// Reads an error; nil if it has no code, no message or no kind.
  package init?(_ error: JSON) {
    guard let code = error["code"]?.int64, let message = error["message"]?.text,
      let data = error["data"], let kind = data["kind"]?.text
    else { return nil }
    self.code = code
    self.kind = kind
    self.message = message
    self.data = data
    field = data["field"]?.text
    hint = data["hint"]?.text
    isRetryable = data["retryable"]?.bool ?? false
  }

  /// Adds a hint about an older daemon if it lacks a method that this client knows.
  func inAnswer(to method: String) -> RemoteError {
    guard kind == "unknownMethod", Entitled.methods.contains(method) else { return self }
    return RemoteError(self, hint: "the daemon is older than this client, which knows \(method)")
  }

  private init(_ error: RemoteError, hint: String) {
    code = error.code
    kind = error.kind
    message = error.message
    field = error.field
    self.hint = error.hint.map { "\($0); \(hint)" } ?? hint
    isRetryable = error.isRetryable
    data = error.data
  }

  /// The error object of the reply.
  public var json: JSON {
    ["code": .number(JSON.Number(code)), "message": .string(message), "data": data]
  }
}
