package import IdentityCore

/// Tells what somebody may use.
package struct CheckEntitlements: ProjectMethod {
  package static let name: StaticString = "checkEntitlements"
  package static let parameters: [StaticString] =
    ["device", "userId", "entitlements", "at", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .checkEntitlements(self) }

  /// The most ids that may be asked for at once.
  package static let entitlementsMax = 1000

  package let subject: Subject
  /// Nil asks for all.
  package let entitlements: [EntitlementID]?
  package let at: Moment?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlements = try given.optional("entitlements")?.list(max: Self.entitlementsMax)
      .map { id throws(RPCError) in try id.identifier() }
    at = try given.optional("at")?.moment()
    project = try given.project()
  }

  /// Writes the result; with `ids`, it tells of each of them, also of what the user never had.
  package static func write(
    _ check: Draft.Check,
    narrowedTo ids: [EntitlementID]?,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.member("userId", check.user)
    var shown = check.access.entitlements
    var warnings: [Warning] = []
    if let ids {
      let asked = Set(ids).sorted()
      shown = asked.map { check.access[$0] ?? .none($0) }
      let known = catalogue.entitlements
      for id in asked where check.access[id] == nil && !known.contains(id) {
        warnings.append(.unknownEntitlement(id, known: known))
      }
    }
    writer.member("entitlements", shown)
    writer.member("at", check.at)
    writer.member("warnings", warnings)
  }
}
