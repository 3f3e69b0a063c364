extension SubscribeToEvents {
  /// Writes the result: the subscription's id, and the cursor at which it begins.
  package static func write(_ id: Int, cursor: Int64, to writer: inout JSONWriter) {
    writer.member("subscription", String(id))
    writer.member("cursor", String(cursor))
  }
}
