/// `events.read`: returns a range of a project's events.
package struct ReadEvents: Method {
  package static let name: StaticString = "events.read"
  package static let parameters = EventSelection.parameters + ["project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .readEvents(self) }

  package let selection: EventSelection

  package init(_ given: Parameters) throws(RPCError) {
    selection = try EventSelection(given)
  }
}
