// Notifications that the daemon sends to a subscriber, each on a line of its own.
extension JSONWriter {
  /// Writes an event as a notification; `event` is its JSON.
  package mutating func eventNotice(subscription: Int, _ event: [UInt8], cursor: Int64) {
    beginNotice("event", subscription, cursor)
    key("event")
    raw(event)
    endNotice()
  }

  /// Writes the last notification of a subscription; the client reads on from `cursor`.
  package mutating func gapNotice(subscription: Int, cursor: Int64) {
    beginNotice("gap", subscription, cursor)
    endNotice()
  }

  private mutating func beginNotice(_ method: StaticString, _ subscription: Int, _ cursor: Int64) {
    beginEnvelope()
    member("method", text: method)
    key("params")
    beginObject()
    member("subscription", String(subscription))
    member("cursor", String(cursor))
  }

  private mutating func endNotice() {
    endObject()
    endObject()
    endLine()
  }
}
