package import IdentityCore

/// `events.subscribe`: a project's events as they come, until the connection ends.
package struct SubscribeToEvents: ProjectMethod {
  package static let name: StaticString = "events.subscribe"
  package static let parameters: [StaticString] = ["after", "kinds", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .subscribeToEvents(self) }
  package static let standsInBatch = false

  /// Nil is from now on.
  package let after: Int64?
  package let kinds: [Event.Kind]?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    after = try given.optional("after")?.cursor()
    kinds = try given.optional("kinds")?.eventKinds()
    project = try given.project()
  }

  /// The result: the subscription's id, and the place behind which it tells.
  package static func write(_ id: Int, cursor: Int64, to writer: inout JSONWriter) {
    writer.member("subscription", String(id))
    writer.member("cursor", String(cursor))
  }
}
