package import IdentityCore

/// `events.unsubscribe`: ends a subscription of the same connection.
package struct UnsubscribeFromEvents: ProjectMethod {
  package static let name: StaticString = "events.unsubscribe"
  package static let parameters: [StaticString] = ["subscription", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .unsubscribeFromEvents(self) }

  /// The id that `events.subscribe` returned.
  package let subscription: [UInt8]
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subscription = try given.required("subscription").string(scalarsMax: 255)
    project = try given.project()
  }

  /// The error for a subscription that the connection does not have.
  package var unknown: RPCError {
    RPCError(
      .invalidParams,
      "subscription: this connection has no subscription \(String(quoting: subscription))",
      field: "/subscription",
      hint: "a subscription ends with its connection, and with the notification gap"
    )
  }
}
