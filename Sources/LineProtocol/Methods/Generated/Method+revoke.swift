// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `revoke`: Ends a grant.
package struct RevokeAccess: WritingMethod {
  package static let name: StaticString = "revoke"
  package static let summary: StaticString = "Ends a grant."
  package static let parameters: [StaticString] = [
    "device", "userId", "entitlement", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  package let subject: Subject
  /// Id of the entitlement that was granted.
  package let entitlement: EntitlementID
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlement = try given.required("entitlement").identifier()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .revokeAccess(self) }
}
