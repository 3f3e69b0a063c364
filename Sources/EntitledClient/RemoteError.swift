/// The daemon's answer that a request was not carried out.
public struct RemoteError: Error, Hashable, Sendable {
  /// A number that never changes its meaning.
  public let code: Int64

  /// The contract: what went wrong, as one word, such as `unknownDevice`.
  public let kind: String

  /// One sentence for people.
  public let message: String

  /// The parameter at fault as a JSON pointer, such as `/userId`.
  public let field: String?

  /// What to do about it, for people.
  public let hint: String?

  /// Whether the very same request may succeed a little later.
  public let isRetryable: Bool

  /// All of the error's `data`, what only some kinds have included.
  public let data: JSON

  /// Nil when it is no error of this protocol: without a code, a message or a kind.
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

  /// With a word about an older daemon, where it does not know what this client does.
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

  /// The error object as it stood in the reply.
  public var json: JSON {
    ["code": .number(JSON.Number(code)), "message": .string(message), "data": data]
  }
}
