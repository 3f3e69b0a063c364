// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `events.acknowledge`: Records that a consumer has processed the events up to a cursor.
package struct AcknowledgeEvents: WritingMethod {
  package static let name: StaticString = "events.acknowledge"
  package static let summary: StaticString = "Records that a consumer has processed the events up to a cursor."
  package static let parameters: [StaticString] = [
    "consumer", "cursor", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  /// Name of the consumer. Its first acknowledgement creates it.
  package let consumer: ConsumerID
  /// Cursor of the last processed event; "0" for none.
  package let cursor: Int64
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    consumer = try given.required("consumer").identifier()
    cursor = try given.required("cursor").cursor()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .acknowledgeEvents(self) }
}
