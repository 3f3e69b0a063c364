package import IdentityCore

/// `events.read`: returns a range of a project's events.
package struct ReadEvents: ProjectMethod {
  package let selection: EventSelection
  package var project: ProjectID { selection.project }

  package init(_ given: Parameters) throws(RPCError) {
    selection = try EventSelection(given)
  }
}
