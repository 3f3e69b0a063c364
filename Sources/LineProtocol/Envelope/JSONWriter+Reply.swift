/// Writes replies and notifications, each as one JSON text without its LF (see `endLine`).
///
/// Write the replies of a batch between `beginArray` and `endArray`.
extension JSONWriter {
  /// Writes a reply; `id` is the token of the request, and `result` an encoded JSON object.
  package mutating func reply(id: [UInt8], result: [UInt8]) {
    beginReply(id: id)
    raw(result)
    endReply()
  }

  /// Writes an error reply; an `id` of nil, for an unreadable request, is written as `null`.
  package mutating func reply(id: [UInt8]?, error: RPCError) {
    beginEnvelope()
    member("id", raw: id)
    key("error")
    error.write(to: &self)
    endObject()
  }

  /// Begins a reply; the caller then writes its result as one value.
  package mutating func beginReply(id: [UInt8]) {
    beginEnvelope()
    member("id", raw: id)
    key("result")
  }

  /// Ends a reply that `beginReply` began.
  package mutating func endReply() {
    endObject()
  }

  /// Begins a notification; the caller then writes its params as one value.
  package mutating func beginNotification(method: StaticString) {
    beginEnvelope()
    member("method", text: method)
    key("params")
  }

  /// Ends a notification that `beginNotification` began.
  package mutating func endNotification() {
    endObject()
  }

  private mutating func beginEnvelope() {
    beginObject()
    member("jsonrpc", text: "2.0")
  }
}
