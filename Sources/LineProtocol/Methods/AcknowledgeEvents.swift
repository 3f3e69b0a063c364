package import IdentityCore

/// `events.acknowledge`: records that a consumer has processed all events up to a cursor.
package struct AcknowledgeEvents: WritingMethod {
  package static let name: StaticString = "events.acknowledge"
  package static let parameters: [StaticString] = ["consumer", "cursor"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .acknowledgeEvents(self) }

  package let consumer: ConsumerID
  package let cursor: Int64
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    consumer = try given.required("consumer").identifier()
    cursor = try given.required("cursor").cursor()
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the consumer's cursor.
  package static func write(_ consumer: Consumer, to writer: inout JSONWriter) {
    writer.member("consumer", consumer.id)
    writer.member("cursor", String(consumer.cursor))
  }
}
