// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `user.import`: Imports a customer, as `user.export` returns it, completely or not at all.
package struct ImportUser: WritingMethod {
  package static let name: StaticString = "user.import"
  package static let summary: StaticString = "Imports a customer, as `user.export` returns it, completely or not at all."
  package static let parameters: [StaticString] = [
    "user", "firstId", "lastId", "ids", "customerId", "devices", "accountTokens", "purchases",
    "claims", "grants", "properties", "overridden", "entitlements", "at", "onConflict", "project",
    "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin

  /// The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.
  package let user: UserImportUser?
  /// First id that the customer had; without it, the oldest of `ids`.
  package let first: UserID?
  /// Id of the customer that acted last. It has no effect if the project knows the customer.
  package let last: UserID?
  /// Every id of the customer. An empty list imports unclaimed purchases.
  package let ids: [CustomerImport.ID]
  /// The customerId, instead of that of `user`. Without both: that of the customer who has one of
  /// the ids, else the oldest anonymous id, else a new one.
  package let customer: CustomerID?
  /// Devices. A device is created once its anonymous user exists, and its user is logged in there
  /// once that user exists.
  package let devices: [Device]?
  /// Account tokens.
  package let accountTokens: [AccountTokenID]?
  /// Purchases with their transactions.
  package let purchases: [ImportedPurchase]?
  /// Purchases of which only the store and the name are known. The customer holds each one as
  /// soon as a store reports it; until then it gives no access.
  package let claims: [ChainKey]?
  /// Grants, including those that have ended.
  package let grants: [Grant]?
  /// Properties. The newer value of a key stays.
  package let properties: [CustomerImport.Property]?
  /// Earlier values of properties that another user of the customer replaced.
  package let overridden: [CustomerImport.Property]?
  /// Not used: access derives from purchases and grants.
  package let entitlements: [UInt8]?
  /// Not used.
  package let at: Change<Moment>
  /// What happens to a purchase with holders whom its `holders` does not name. `refuse`: the call
  /// is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are
  /// merged, and its holders stay.
  package let onConflict: CustomerImport.ConflictRule?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    user = try given.optional("user")?.userImportUser()
    first = try given.optional("firstId")?.userID()
    last = try given.optional("lastId")?.userID()
    ids = try given.required("ids").list(max: 10000) { each throws(RPCError) in
      try each.userImportIdsItem()
    }
    customer = try given.optional("customerId")?.customerID()
    devices = try given.optional("devices")?.list(max: 10000) { each throws(RPCError) in
      try each.userImportDevicesItem()
    }
    accountTokens = try given.optional("accountTokens")?.list(max: 10000) { each throws(RPCError) in
      try each.accountToken()
    }
    purchases = try given.optional("purchases")?.list(max: 10000) { each throws(RPCError) in
      try each.importedPurchase()
    }
    claims = try given.optional("claims")?.list(max: 10000) { each throws(RPCError) in
      try each.purchaseRef()
    }
    grants = try given.optional("grants")?.list(max: 10000) { each throws(RPCError) in
      try each.userImportGrantsItem()
    }
    properties = try given.optional("properties")?.list(max: 10000) { each throws(RPCError) in
      try each.userImportPropertiesItem()
    }
    overridden = try given.optional("overridden")?.list(max: 10000) { each throws(RPCError) in
      try each.userImportOverriddenItem()
    }
    entitlements = try given.optional("entitlements")?.anyObject()
    at = try given.change("at") { value throws(RPCError) in
      try value.moment()
    }
    onConflict = try given.optional("onConflict")?.choice()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .importUser(self) }
}
