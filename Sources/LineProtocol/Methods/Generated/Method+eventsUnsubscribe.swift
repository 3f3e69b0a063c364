// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `events.unsubscribe`: Ends a subscription of this connection.
package struct UnsubscribeFromEvents: ProjectMethod {
  package static let name: StaticString = "events.unsubscribe"
  package static let summary: StaticString = "Ends a subscription of this connection."
  package static let parameters: [StaticString] = [
    "subscription", "project"
  ]
  package static let role = Role.read

  /// Id of the subscription, as events.subscribe returned it.
  package let subscription: [UInt8]
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subscription = try given.required("subscription").string(scalarsMax: 255)
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .unsubscribeFromEvents(self) }
}
