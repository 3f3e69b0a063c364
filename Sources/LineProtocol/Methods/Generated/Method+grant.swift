// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `grant`: Gives an entitlement without a purchase.
package struct GrantAccess: WritingMethod {
  package static let name: StaticString = "grant"
  package static let summary: StaticString = "Gives an entitlement without a purchase."
  package static let parameters: [StaticString] = [
    "device", "userId", "entitlement", "expiresAt", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  package let subject: Subject
  /// Id of an entitlement from the catalogue or from the project's `entitlements`.
  package let entitlement: EntitlementID
  /// Last millisecond of the grant, RFC 3339. Default: no end.
  package let expiresAt: Moment?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlement = try given.required("entitlement").identifier()
    expiresAt = try given.optional("expiresAt")?.moment()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .grantAccess(self) }
}
