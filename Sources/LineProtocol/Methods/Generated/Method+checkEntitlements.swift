// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `checkEntitlements`: Returns the entitlements of a user, active and inactive.
package struct CheckEntitlements: ProjectMethod {
  package static let name: StaticString = "checkEntitlements"
  package static let summary: StaticString = "Returns the entitlements of a user, active and inactive."
  package static let parameters: [StaticString] = [
    "device", "userId", "entitlements", "at", "ifUnknown", "project"
  ]
  package static let role = Role.read

  package let subject: Subject
  /// Ids of the entitlements to return, including those that the user does not have. The warning
  /// `unknownEntitlement` names those that the project does not define either. Default: every
  /// entitlement of the products that the user's purchases have then, and of the grants.
  package let entitlements: [EntitlementID]?
  /// Moment to evaluate, RFC 3339, with today's holders. Default: now.
  package let at: Moment?
  /// Reply for a userId that the project does not have: `error`, or `none` for a result with no
  /// active entitlement and `known` false. The daemon does not create the user.
  package let ifUnknown: IfUnknown?
  package let project: ProjectID

  /// Reply for a userId that the project does not have: `error`, or `none` for a result with no
  /// active entitlement and `known` false. The daemon does not create the user.
  package enum IfUnknown: String, CaseIterable, Sendable {
    case error, none
  }

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlements = try given.optional("entitlements")?.list(max: 1000) { each throws(RPCError) in
      try each.identifier()
    }
    at = try given.optional("at")?.moment()
    ifUnknown = try given.optional("ifUnknown")?.choice()
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .checkEntitlements(self) }
}
