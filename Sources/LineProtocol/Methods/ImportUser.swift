package import IdentityCore

/// `user.import`: takes in a customer as `user.export` shows it.
package struct ImportUser: WritingMethod {
  /// The most elements of each list.
  package static let elementsMax = 10_000

  package let entry: CustomerImport
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    var entry = CustomerImport()
    entry.ids = try given.required("ids").list(max: Self.elementsMax)
      .map { id throws(RPCError) in try id.importedID() }
    if let user = given.optional("user") {
      let user = try user.object(.userImportUser)
      entry.customerID = try user.optional("customerId")?.customerID()
      entry.createdAt = try user.optional("createdAt")?.moment()
    }
    if let id = given.optional("customerId") { entry.customerID = try id.customerID() }
    entry.firstID = try given.optional("firstId")?.userID()
    entry.lastID = try given.optional("lastId")?.userID()
    entry.devices = try given.elements("devices") { device throws(RPCError) in
      try device.importedDevice()
    }
    entry.accountTokens = try given.elements("accountTokens") { token throws(RPCError) in
      try token.accountToken()
    }
    entry.purchases = try given.elements("purchases") { purchase throws(RPCError) in
      try purchase.importedPurchase()
    }
    entry.claims = try given.elements("claims") { claim throws(RPCError) in
      try claim.purchaseRef()
    }
    entry.grants = try given.elements("grants") { grant throws(RPCError) in
      try grant.userImportGrantsItem()
    }
    entry.properties = try given.elements("properties") { property throws(RPCError) in
      try property.importedProperty(isRemoval: false)
    }
    entry.overridden = try given.elements("overridden") { property throws(RPCError) in
      try property.importedProperty(isRemoval: true)
    }
    entry.onConflict = try given.optional("onConflict")?.choice() ?? .refuse
    try Self.checkUnread(given)
    try Self.check(entry, given)
    self.entry = entry
    project = try given.project()
    writing = try Writing(given)
  }

  /// Refuses what no export shows in the params that the method accepts and does not use.
  private static func checkUnread(_ given: borrowing Parameters) throws(RPCError) {
    if let access = given.optional("entitlements") { _ = try access.members(max: .max) }
    _ = try given.optional("at")?.moment()
  }

  /// Refuses an import of purchases alone that names more, one of a customer without a user, and
  /// one that names an id twice, perhaps as two kinds.
  private static func check(
    _ entry: CustomerImport,
    _ given: borrowing Parameters
  ) throws(RPCError) {
    if entry.ids.isEmpty {
      let further: [StaticString] =
        (entry.customerID == nil ? [] : ["customerId"])
        + (entry.devices.isEmpty ? [] : ["devices"])
        + (entry.accountTokens.isEmpty ? [] : ["accountTokens"])
        + (entry.claims.isEmpty ? [] : ["claims"])
        + (entry.grants.isEmpty ? [] : ["grants"])
        + (entry.properties.isEmpty && entry.overridden.isEmpty ? [] : ["properties"])
      guard let name = further.first else { return }
      throw RPCError(
        .invalidParams,
        "\(name) is given, but no id of the customer",
        field: "/\(name)",
        hint: "without ids, give only purchases: nobody has claimed them"
      )
    }
    guard Set(entry.ids.map(\.id)).count == entry.ids.count else {
      throw RPCError(
        .invalidParams,
        "ids: an id occurs twice",
        field: "/ids",
        hint: "name each id of the customer once, with its kind"
      )
    }
    guard entry.ids.allSatisfy({ $0.kind == .customer }) else { return }
    throw RPCError(
      .invalidParams,
      "ids: no id is anonymous or identified",
      field: "/ids",
      hint: "name at least one user of the customer"
    )
  }

  /// Writes the result.
  package static func write(
    _ receipt: Draft.ImportReceipt,
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

extension Parameters {
  /// Reads each element of a list, which may be missing.
  fileprivate func elements<Element>(
    _ name: StaticString,
    _ read: (Parameter) throws(RPCError) -> Element
  ) throws(RPCError) -> [Element] {
    guard let list = optional(name) else { return [] }
    return try list.list(max: ImportUser.elementsMax).map { element throws(RPCError) in
      try read(element)
    }
  }
}

private enum IDKind: String, CaseIterable {
  case anonymous, identified, customer
}

extension Parameter {
  fileprivate func customerID() throws(RPCError) -> CustomerID {
    CustomerID(try userID())
  }

  fileprivate func importedID() throws(RPCError) -> CustomerImport.ID {
    let given = try object(.userImportIdsItem)
    let device: DeviceID? = try given.optional("device")?.identifier()
    let kind: CustomerImport.Kind =
      switch try given.required("kind").choice(of: IDKind.self) {
      case .anonymous: .anonymous(device)
      case .identified: .identified
      case .customer: .customer
      }
    return CustomerImport.ID(
      id: try given.required("id").userID(),
      kind: kind,
      createdAt: try given.optional("createdAt")?.moment()
    )
  }

  fileprivate func importedDevice() throws(RPCError) -> Device {
    let given = try object(.userImportDevicesItem)
    let platform = try given.optional("platform")?.word()
    return Device(
      id: try given.required("device").identifier(),
      anonymousUser: try given.required("anonymousId").userID(),
      identifiedUser: try given.optional("identityId")?.userID(),
      storeAccount: try given.optional("storeAccount")?.identifier(),
      platform: platform.map { Platform($0) },
      app: try given.optional("app")?.identifier(),
      createdAt: try given.required("createdAt").moment()
    )
  }

  /// Reads a property; an empty value is a removal, which only an overridden one may be.
  fileprivate func importedProperty(
    isRemoval: Bool
  ) throws(RPCError) -> CustomerImport.Property {
    let given = try object(.userImportPropertiesItem)
    let value = try given.required("value")
    let text = try value.string(scalarsMax: 500)
    guard isRemoval || !text.isEmpty else {
      throw value.invalid("the value is empty", hint: "leave out properties without a value")
    }
    return CustomerImport.Property(
      key: try given.required("key").propertyKey(),
      value: text,
      setAt: try given.optional("setAt")?.moment() ?? .oldest
    )
  }
}

extension Moment {
  /// When an import without a date was said: before anything that a store says.
  static let oldest = Moment(milliseconds: 0)
}
