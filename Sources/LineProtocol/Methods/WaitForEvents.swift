/// `events.wait`: a stretch of a project's events, as soon as there is something in it.
package struct WaitForEvents: Method {
  package static let name: StaticString = "events.wait"
  package static let parameters = EventSelection.parameters + ["timeoutMs", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .waitForEvents(self) }
  package static let standsInBatch = false

  /// A minute: whoever waits longer asks again, and so notices a connection that is dead.
  package static let timeoutMillisecondsMax: Int64 = 60_000

  package let selection: EventSelection
  package let timeout: Duration

  package init(_ given: Parameters) throws(RPCError) {
    selection = try EventSelection(given)
    timeout = .milliseconds(
      try given.required("timeoutMs").int(0...Self.timeoutMillisecondsMax)
    )
  }
}
