package import IdentityCore

/// `events.subscribe`: sends a project's new events until the connection ends.
package struct SubscribeToEvents: ProjectMethod {
  package static let name: StaticString = "events.subscribe"
  package static let parameters: [StaticString] = ["after", "kinds", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .subscribeToEvents(self) }
  package static let standsInBatch = false

  /// The cursor to begin after; nil for the newest event.
  package let after: Int64?
  package let kinds: [Event.Kind]?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    after = try given.optional("after")?.cursor()
    kinds = try given.optional("kinds")?.eventKinds()
    project = try given.project()
  }

  /// Writes the result: the subscription's id, and the cursor at which it begins.
  package static func write(_ id: Int, cursor: Int64, to writer: inout JSONWriter) {
    writer.member("subscription", String(id))
    writer.member("cursor", String(cursor))
  }
}
