/// `events.wait`: returns a range of a project's events as soon as there are any.
package struct WaitForEvents: Method {
  package static let name: StaticString = "events.wait"
  package static let parameters = EventSelection.parameters + ["timeoutMs", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .waitForEvents(self) }
  package static let standsInBatch = false

  /// A minute; a client that waits longer repeats the call, and so notices a dead connection.
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
