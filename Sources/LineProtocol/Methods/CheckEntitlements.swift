package import IdentityCore

/// `checkEntitlements`: which entitlements a user has.
package struct CheckEntitlements: ProjectMethod {
  package static let name: StaticString = "checkEntitlements"
  package static let parameters: [StaticString] =
    ["device", "userId", "entitlements", "at", "ifUnknown", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .checkEntitlements(self) }

  /// The most ids in one request.
  package static let entitlementsMax = 1000

  package let subject: Subject
  /// The requested entitlements; nil for all.
  package let entitlements: [EntitlementID]?
  package let at: Moment?
  /// The requested answer for an unknown user; nil if the request does not choose one.
  package let ifUnknown: IfUnknown?
  package let project: ProjectID

  /// The answer for a user id that the project does not have.
  package enum IfUnknown: String, CaseIterable, Sendable {
    case error, none
  }

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlements = try given.optional("entitlements")?.list(max: Self.entitlementsMax)
      .map { id throws(RPCError) in try id.identifier() }
    at = try given.optional("at")?.moment()
    ifUnknown = try given.optional("ifUnknown")?.choice()
    if ifUnknown != nil, case .device = subject {
      throw RPCError(
        .invalidParams,
        "ifUnknown applies to userId only",
        field: "/ifUnknown",
        hint: "leave it out: a device has a user from its installation on"
      )
    }
    project = try given.project()
  }

  /// Writes the result; with `ids`, it contains each of them, even those the user never had.
  package static func write(
    _ check: Draft.Check,
    narrowedTo ids: [EntitlementID]?,
    showsKnown: Bool = false,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.member("userId", check.user)
    if showsKnown { writer.member("known", check.isKnown) }
    var shown = check.access.entitlements
    var warnings: [Warning] = []
    if let ids {
      let asked = Set(ids).sorted()
      shown = asked.map { check.access[$0] ?? .none($0) }
      let unknown = catalogue.undefined(among: asked.filter { check.access[$0] == nil })
      let known = unknown.isEmpty ? [] : catalogue.entitlements
      warnings = unknown.map { .unknownEntitlement($0, known: known) }
    }
    writer.member("entitlements", shown)
    writer.member("at", check.at)
    writer.member("warnings", warnings)
  }
}
