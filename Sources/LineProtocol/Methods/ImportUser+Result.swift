package import IdentityCore

extension ImportUser {
  /// The customer for the core.
  package var entry: CustomerImport {
    var entry = CustomerImport()
    entry.ids = ids
    entry.customerID = customer ?? user?.customer
    (entry.createdAt, entry.firstID, entry.lastID) = (user?.createdAt, first, last)
    (entry.devices, entry.accountTokens) = (devices ?? [], accountTokens ?? [])
    (entry.purchases, entry.claims) = (purchases ?? [], claims ?? [])
    (entry.grants, entry.properties) = (grants ?? [], properties ?? [])
    entry.overridden = overridden ?? []
    entry.onConflict = onConflict ?? .refuse
    return entry
  }

  /// Refuses an import of purchases alone that names more, one of a customer without a user, one
  /// that names an id twice, perhaps as two kinds, and a removed property that was not overridden.
  func check() throws(RPCError) {
    for (position, property) in (properties ?? []).enumerated() where property.value.isEmpty {
      throw .invalid(
        "/properties/\(position)/value",
        "the value is empty",
        hint: "leave out properties without a value"
      )
    }
    if ids.isEmpty {
      let entry = entry
      let isGiven: [(StaticString, Bool)] = [
        ("customerId", entry.customerID != nil), ("devices", !entry.devices.isEmpty),
        ("accountTokens", !entry.accountTokens.isEmpty), ("claims", !entry.claims.isEmpty),
        ("grants", !entry.grants.isEmpty),
        ("properties", !entry.properties.isEmpty || !entry.overridden.isEmpty),
      ]
      guard let (name, _) = isGiven.first(where: \.1) else { return }
      throw RPCError(
        .invalidParams,
        "\(name) is given, but no id of the customer",
        field: "/\(name)",
        hint: "without ids, give only purchases: nobody has claimed them"
      )
    }
    guard Set(ids.map(\.id)).count == ids.count else {
      throw .invalid(
        "/ids",
        "an id occurs twice",
        hint: "name each id of the customer once, with its kind"
      )
    }
    guard ids.allSatisfy({ $0.kind == .customer }) else { return }
    throw .invalid(
      "/ids",
      "no id is anonymous or identified",
      hint: "name at least one user of the customer"
    )
  }

  /// Writes the result.
  package static func write(
    _ receipt: ImportReceipt,
    _ catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    if let user = receipt.user { writer.object("user") { $0.members(ofUser: user) } }
    writer.member("created", receipt.created)
    writer.member("outcome", receipt.isChanged ? "imported" : "unchanged")
    writer.list("purchases", receipt.purchases) { purchase, writer in
      writer.members(ofPurchaseRef: purchase.key)
      writer.member("outcome", purchase.outcome.rawValue)
    }
    writer.member("entitlements", receipt.access.entitlements)
    writer.member("warnings", Warning.about(receipt, catalogue))
  }
}

extension Parameter {
  func customerID() throws(RPCError) -> CustomerID { CustomerID(try userID()) }
}
