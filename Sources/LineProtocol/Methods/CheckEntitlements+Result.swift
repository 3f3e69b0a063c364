package import IdentityCore

extension CheckEntitlements {
  func check() throws(RPCError) {
    guard ifUnknown != nil, case .device = subject else { return }
    throw RPCError(
      .invalidParams,
      "ifUnknown applies to userId only",
      field: "/ifUnknown",
      hint: "leave it out: a device has a user from its installation on"
    )
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
