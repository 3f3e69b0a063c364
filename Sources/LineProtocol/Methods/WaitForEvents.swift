package import IdentityCore

/// `events.wait`: returns a range of a project's events as soon as there are any.
package struct WaitForEvents: ProjectMethod {
  package let selection: EventSelection
  package let timeout: Duration
  package var project: ProjectID { selection.project }

  package init(_ given: Parameters) throws(RPCError) {
    selection = try EventSelection(given)
    timeout = .milliseconds(try given.required("timeoutMs").integer(0...Self.timeoutMsMax))
  }
}
