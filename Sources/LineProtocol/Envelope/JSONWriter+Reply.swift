/// Replies and notifications, each one JSON text without its LF (see `endLine`).
///
/// The replies of a batch go between `beginArray` and `endArray`.
extension JSONWriter {
  /// `id` is the token that came; `result` is an object that is JSON already.
  package mutating func reply(id: [UInt8], result: [UInt8]) {
    beginReply(id: id)
    raw(result)
    endReply()
  }

  /// An `id` of nil, which is that of no request, is written as `null`.
  package mutating func reply(id: [UInt8]?, error: RPCError) {
    beginEnvelope()
    member("id", raw: id)
    key("error")
    error.write(to: &self)
    endObject()
  }

  /// Opens a reply up to where its result, one value, is written.
  package mutating func beginReply(id: [UInt8]) {
    beginEnvelope()
    member("id", raw: id)
    key("result")
  }

  /// Closes what `beginReply` opened.
  package mutating func endReply() {
    endObject()
  }

  /// Opens a notification up to where its params, one value, are written.
  package mutating func beginNotification(method: StaticString) {
    beginEnvelope()
    member("method", text: method)
    key("params")
  }

  /// Closes what `beginNotification` opened.
  package mutating func endNotification() {
    endObject()
  }

  private mutating func beginEnvelope() {
    beginObject()
    member("jsonrpc", text: "2.0")
  }
}
