// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `explain`: Explains why an entitlement is active or not, and lists calls that would give
/// access.
package struct Explain: ProjectMethod {
  package static let name: StaticString = "explain"
  package static let summary: StaticString = "Explains why an entitlement is active or not, and lists calls that would give access."
  package static let parameters: [StaticString] = [
    "device", "userId", "entitlement", "at", "project"
  ]
  package static let role = Role.read

  package let subject: Subject
  /// Id of the entitlement.
  package let entitlement: EntitlementID
  /// Moment to evaluate, RFC 3339, with today's holders. Default: now.
  package let at: Moment?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlement = try given.required("entitlement").identifier()
    at = try given.optional("at")?.moment()
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .explain(self) }
}
