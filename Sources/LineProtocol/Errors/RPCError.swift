package import IdentityCore

/// The error object of a reply.
package struct RPCError: Error, Hashable, Sendable {
  package let kind: ErrorKind

  /// One sentence for humans, without a full stop.
  package var message: String

  /// A JSON pointer into `params`, for example `/userId` or `/purchases/0/store`.
  package var field: String?

  /// What the caller can do, for humans.
  package var hint: String?

  /// Whether the same request may succeed a little later.
  package var isRetryable: Bool

  /// Further members of `data`, in this order.
  package private(set) var details: [Detail] = []

  /// A further member of `data`, for example `holder`, `rule`, `nearest` or `limit`.
  package struct Detail: Hashable, Sendable {
    package let name: String

    /// A value of encoded JSON.
    package let json: [UInt8]
  }

  /// Creates an error; without a hint it uses the hint of its kind.
  package init(_ kind: ErrorKind, _ message: String, field: String? = nil, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.field = field
    self.hint = hint ?? kind.hint
    isRetryable = kind.isRetryable
  }

  /// Returns an error about a param, with which its message begins: "ids: an id occurs twice".
  package static func invalid(_ field: String, _ message: String, hint: String? = nil) -> RPCError {
    RPCError(.invalidParams, "\(field.dropFirst()): \(message)", field: field, hint: hint)
  }

  /// Returns the error with one more detail, whose value `write` writes.
  package func with(_ name: StaticString, _ write: (inout JSONWriter) -> Void) -> RPCError {
    var writer = JSONWriter()
    write(&writer)
    var copy = self
    copy.details.append(Detail(name: "\(name)", json: writer.bytes))
    return copy
  }

  package func with(_ name: StaticString, _ value: Int) -> RPCError {
    with(name) { $0.int(value) }
  }

  package func with(_ name: StaticString, _ value: String) -> RPCError {
    with(name) { $0.string(value) }
  }

  package func with<Kind>(_ name: StaticString, _ value: Identifier<Kind>) -> RPCError {
    with(name) { $0.identifier(value) }
  }

  package func with(_ name: StaticString, _ values: [String]) -> RPCError {
    with(name) { writer in
      writer.beginArray()
      for value in values { writer.string(value) }
      writer.endArray()
    }
  }

  /// Writes the error object: `code`, `message` and `data`.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", kind.code)
    writer.member("message", message)
    writer.key("data")
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    if let field { writer.member("field", field) }
    if let hint { writer.member("hint", hint) }
    writer.member("retryable", isRetryable)
    for detail in details {
      writer.key(Array(detail.name.utf8))
      writer.raw(detail.json)
    }
    writer.endObject()
    writer.endObject()
  }
}
