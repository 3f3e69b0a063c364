// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `EventsAcknowledgeResult`.
  mutating func members(ofEventsAcknowledgeResult value: Consumer) {
    member("consumer", value.id)
    member("cursor", String(value.cursor))
  }
}

extension AcknowledgeEvents {
  /// Writes the result.
  package static func write(_ result: Consumer, to writer: inout JSONWriter) {
    writer.members(ofEventsAcknowledgeResult: result)
  }
}
