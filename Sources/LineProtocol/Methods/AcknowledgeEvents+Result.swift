package import IdentityCore

extension AcknowledgeEvents {
  /// Writes the result: the consumer's cursor.
  package static func write(_ consumer: Consumer, to writer: inout JSONWriter) {
    writer.member("consumer", consumer.id)
    writer.member("cursor", String(consumer.cursor))
  }
}
