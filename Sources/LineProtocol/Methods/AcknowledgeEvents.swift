package import IdentityCore

/// `events.acknowledge`: a consumer is done with every event up to a place.
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

  /// The result: where the consumer stands now.
  package static func write(_ consumer: Consumer, to writer: inout JSONWriter) {
    writer.member("consumer", consumer.id)
    writer.member("cursor", String(consumer.cursor))
  }
}
