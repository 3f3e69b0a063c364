// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `events.subscribe`: Subscribes this connection to events; they arrive as notifications.
package struct SubscribeToEvents: ProjectMethod {
  package static let name: StaticString = "events.subscribe"
  package static let summary: StaticString = "Subscribes this connection to events; they arrive as notifications."
  package static let parameters: [StaticString] = [
    "after", "kinds", "project"
  ]
  package static let role = Role.read
  package static let standsInBatch = false

  /// Cursor from an earlier reply. The subscription starts with the event after it. Default: new
  /// events only.
  package let after: Int64?
  /// Sends only events of these kinds.
  package let kinds: [Event.Kind]?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    after = try given.optional("after")?.cursor()
    kinds = try given.optional("kinds")?.list(max: 100) { each throws(RPCError) in
      try each.choice()
    }
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .subscribeToEvents(self) }
}
