package import IdentityCore

/// `grant`: gives an entitlement without a purchase.
package struct GrantAccess: WritingMethod {
  package static let name: StaticString = "grant"
  package static let parameters: [StaticString] =
    ["device", "userId", "entitlement", "expiresAt"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .grant(self) }

  package let subject: Subject
  package let entitlement: EntitlementID
  package let expiresAt: Moment?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlement = try given.required("entitlement").identifier()
    expiresAt = try given.optional("expiresAt")?.moment()
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result, which `revoke` shares.
  package static func write(_ entitlement: Entitlement, to writer: inout JSONWriter) {
    writer.key("entitlement")
    writer.entitlement(entitlement)
  }
}

/// `revoke`: ends a granted entitlement.
package struct RevokeAccess: WritingMethod {
  package static let name: StaticString = "revoke"
  package static let parameters: [StaticString] =
    ["device", "userId", "entitlement"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .revoke(self) }

  package let subject: Subject
  package let entitlement: EntitlementID
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlement = try given.required("entitlement").identifier()
    project = try given.project()
    writing = try Writing(given)
  }
}
