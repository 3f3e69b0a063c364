// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Imports a customer, as `user.export` returns it, completely or not at all. Blocks.
  ///
  /// - Parameters:
  ///   - user: The user as `user.export` shows it. The daemon reads only `customerId` and
  ///     `createdAt`.
  ///   - firstId: First id that the customer had; without it, the oldest of `ids`.
  ///   - lastId: Id of the customer that acted last. It has no effect if the project knows the
  ///     customer.
  ///   - ids: Every id of the customer. An empty list imports unclaimed purchases.
  ///   - customerId: The customerId, instead of that of `user`. Without both: that of the
  ///     customer who has one of the ids, else the oldest anonymous id, else a new one.
  ///   - devices: Devices. A device is created once its anonymous user exists, and its user is
  ///     logged in there once that user exists.
  ///   - accountTokens: Account tokens.
  ///   - purchases: Purchases with their transactions.
  ///   - claims: Purchases of which only the store and the name are known. The customer holds
  ///     each one as soon as a store reports it; until then it gives no access.
  ///   - grants: Grants, including those that have ended.
  ///   - properties: Properties. The newer value of a key stays.
  ///   - overridden: Earlier values of properties that another user of the customer replaced.
  ///   - entitlements: Not used: access derives from purchases and grants.
  ///   - at: Not used.
  ///   - onConflict: What happens to a purchase with holders whom its `holders` does not name.
  ///     `refuse`: the call is purchaseHeldByAnother. `skip`: the purchase stays as it is.
  ///     `merge`: its transactions are merged, and its holders stay.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userImport(
    user: Entitled.User? = nil,
    firstId: String? = nil,
    lastId: String? = nil,
    ids: [Entitled.KnownId],
    customerId: String? = nil,
    devices: [Entitled.Device]? = nil,
    accountTokens: [String]? = nil,
    purchases: [Entitled.Purchase]? = nil,
    claims: [Entitled.PurchaseRef]? = nil,
    grants: [Entitled.Grant]? = nil,
    properties: [Entitled.Property]? = nil,
    overridden: [Entitled.Property]? = nil,
    entitlements: Entitled.Map<JSON>? = nil,
    at: Entitled.Maybe<Entitled.Moment> = .absent,
    onConflict: Entitled.UserImportOnConflict? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserImportResult {
    var params = Params()
    params.add("user", user)
    params.add("firstId", firstId)
    params.add("lastId", lastId)
    params.add("ids", ids)
    params.add("customerId", customerId)
    params.add("devices", devices)
    params.add("accountTokens", accountTokens)
    params.add("purchases", purchases)
    params.add("claims", claims)
    params.add("grants", grants)
    params.add("properties", properties)
    params.add("overridden", overridden)
    params.add("entitlements", entitlements)
    params.add("at", at)
    params.add("onConflict", onConflict)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("user.import", params, timeout)
  }

  /// Imports a customer, as `user.export` returns it, completely or not at all.
  ///
  /// - Parameters:
  ///   - user: The user as `user.export` shows it. The daemon reads only `customerId` and
  ///     `createdAt`.
  ///   - firstId: First id that the customer had; without it, the oldest of `ids`.
  ///   - lastId: Id of the customer that acted last. It has no effect if the project knows the
  ///     customer.
  ///   - ids: Every id of the customer. An empty list imports unclaimed purchases.
  ///   - customerId: The customerId, instead of that of `user`. Without both: that of the
  ///     customer who has one of the ids, else the oldest anonymous id, else a new one.
  ///   - devices: Devices. A device is created once its anonymous user exists, and its user is
  ///     logged in there once that user exists.
  ///   - accountTokens: Account tokens.
  ///   - purchases: Purchases with their transactions.
  ///   - claims: Purchases of which only the store and the name are known. The customer holds
  ///     each one as soon as a store reports it; until then it gives no access.
  ///   - grants: Grants, including those that have ended.
  ///   - properties: Properties. The newer value of a key stays.
  ///   - overridden: Earlier values of properties that another user of the customer replaced.
  ///   - entitlements: Not used: access derives from purchases and grants.
  ///   - at: Not used.
  ///   - onConflict: What happens to a purchase with holders whom its `holders` does not name.
  ///     `refuse`: the call is purchaseHeldByAnother. `skip`: the purchase stays as it is.
  ///     `merge`: its transactions are merged, and its holders stay.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userImport(
    user: Entitled.User? = nil,
    firstId: String? = nil,
    lastId: String? = nil,
    ids: [Entitled.KnownId],
    customerId: String? = nil,
    devices: [Entitled.Device]? = nil,
    accountTokens: [String]? = nil,
    purchases: [Entitled.Purchase]? = nil,
    claims: [Entitled.PurchaseRef]? = nil,
    grants: [Entitled.Grant]? = nil,
    properties: [Entitled.Property]? = nil,
    overridden: [Entitled.Property]? = nil,
    entitlements: Entitled.Map<JSON>? = nil,
    at: Entitled.Maybe<Entitled.Moment> = .absent,
    onConflict: Entitled.UserImportOnConflict? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserImportResult {
    var params = Params()
    params.add("user", user)
    params.add("firstId", firstId)
    params.add("lastId", lastId)
    params.add("ids", ids)
    params.add("customerId", customerId)
    params.add("devices", devices)
    params.add("accountTokens", accountTokens)
    params.add("purchases", purchases)
    params.add("claims", claims)
    params.add("grants", grants)
    params.add("properties", properties)
    params.add("overridden", overridden)
    params.add("entitlements", entitlements)
    params.add("at", at)
    params.add("onConflict", onConflict)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("user.import", params, timeout)
  }
}

extension Entitled {
  /// What `user.import` answers.
  public struct UserImportResult: Hashable, Sendable {
    /// The customer's user. Missing when `ids` is empty.
    public let user: Entitled.User?
    /// Whether the customer is new.
    public let created: Bool
    /// `unchanged` when everything was there already.
    public let outcome: Entitled.UserImportResultOutcome
    /// What happened to each purchase, in the given order, and then to each claim.
    public let purchases: [Entitled.UserImportResultPurchasesItem]
    /// Entitlements by their ids, including inactive entitlements.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// See `UserImportResult` in Protocol.
    public let warnings: [Entitled.Warning]?
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.UserImportResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.user = try members.optional("user")
    self.created = try members.required("created")
    self.outcome = try members.required("outcome")
    self.purchases = try members.required("purchases")
    self.entitlements = try members.required("entitlements")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
