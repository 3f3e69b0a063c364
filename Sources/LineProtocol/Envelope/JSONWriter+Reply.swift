/// Writes replies and notifications, each as one JSON text without its LF (see `endLine`).
///
/// Write the replies of a batch between `beginArray` and `endArray`.
extension JSONWriter {
  /// Writes a reply; `id` is the token of the request, and `result` an encoded JSON object.
  package mutating func reply(id: [UInt8], result: [UInt8]) {
    beginEnvelope()
    member("id", raw: id)
    member("result", raw: result)
    endObject()
  }

  /// Writes an error reply; an `id` of nil, for an unreadable request, is written as `null`.
  package mutating func reply(id: [UInt8]?, error: RPCError) {
    beginEnvelope()
    member("id", raw: id)
    key("error")
    error.write(to: &self)
    endObject()
  }

  /// Begins a reply or a notification, an object.
  mutating func beginEnvelope() {
    beginObject()
    member("jsonrpc", text: "2.0")
  }
}
