// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Records a store transaction, and sets the holders of a new purchase. Blocks.
  ///
  /// - Parameters:
  ///   - device: Id of the device on which the customer bought.
  ///   - userId: Id of the buyer, instead of `device`. The daemon creates an unknown user, so
  ///     that no payment is lost.
  ///   - product: Id of the product. The daemon also records a product that the catalogue does
  ///     not have.
  ///   - store: Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
  ///     samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
  ///   - transactionId: The store's id of this transaction.
  ///   - originalTransactionId: Id of the first transaction of the same purchase. Default:
  ///     `transactionId`.
  ///   - kind: Kind of the product. It overrides the kind in the catalogue.
  ///   - purchasedAt: Purchase time, RFC 3339. Default: `asOf`, or now.
  ///   - expiresAt: Last millisecond of the paid period, RFC 3339. Default: no end.
  ///   - periodType: Price of the period: full (normal), a trial, or introductory (intro).
  ///   - environment: Environment of the store: production, or sandbox for test purchases.
  ///   - isFamilyShared: Whether a family member bought it and shares it.
  ///   - price: Price that the customer paid: a decimal number in a string, for example "9.99".
  ///   - currency: Currency of the price: an ISO 4217 code, for example EUR.
  ///   - country: Country of the purchase: an ISO 3166 code, for example DE.
  ///   - offerCode: Offer code that the customer redeemed.
  ///   - attributes: Up to 20 strings of your own, which the events of this purchase repeat.
  ///   - asOf: Time at which the store made this statement, RFC 3339. Without it, this is a
  ///     statement of the caller, made now.
  ///   - replaces: Purchase of the same store that this one takes over: its
  ///     `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.
  ///   - keys: Up to ten further names of the purchase, for example a Google order id. Each finds
  ///     it wherever `originalTransactionId` is a param. If the daemon does not know
  ///     `originalTransactionId`, the first key that names a purchase does.
  ///   - accountToken: Account token of the purchase. When the call names a user or a device, it
  ///     is registered for that user.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func purchase(
    device: String? = nil,
    userId: String? = nil,
    product: String,
    store: String,
    transactionId: String,
    originalTransactionId: String? = nil,
    kind: Entitled.ProductKind? = nil,
    purchasedAt: Entitled.Moment? = nil,
    expiresAt: Entitled.Moment? = nil,
    periodType: Entitled.PeriodType? = nil,
    environment: Entitled.PurchaseEnvironment? = nil,
    isFamilyShared: Bool? = nil,
    price: String? = nil,
    currency: String? = nil,
    country: String? = nil,
    offerCode: String? = nil,
    attributes: Entitled.Map<String>? = nil,
    asOf: Entitled.Moment? = nil,
    replaces: String? = nil,
    keys: [String]? = nil,
    accountToken: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.PurchaseResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("product", product)
    params.add("store", store)
    params.add("transactionId", transactionId)
    params.add("originalTransactionId", originalTransactionId)
    params.add("kind", kind)
    params.add("purchasedAt", purchasedAt)
    params.add("expiresAt", expiresAt)
    params.add("periodType", periodType)
    params.add("environment", environment)
    params.add("isFamilyShared", isFamilyShared)
    params.add("price", price)
    params.add("currency", currency)
    params.add("country", country)
    params.add("offerCode", offerCode)
    params.add("attributes", attributes)
    params.add("asOf", asOf)
    params.add("replaces", replaces)
    params.add("keys", keys)
    params.add("accountToken", accountToken)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("purchase", params, timeout)
  }

  /// Records a store transaction, and sets the holders of a new purchase.
  ///
  /// - Parameters:
  ///   - device: Id of the device on which the customer bought.
  ///   - userId: Id of the buyer, instead of `device`. The daemon creates an unknown user, so
  ///     that no payment is lost.
  ///   - product: Id of the product. The daemon also records a product that the catalogue does
  ///     not have.
  ///   - store: Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
  ///     samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
  ///   - transactionId: The store's id of this transaction.
  ///   - originalTransactionId: Id of the first transaction of the same purchase. Default:
  ///     `transactionId`.
  ///   - kind: Kind of the product. It overrides the kind in the catalogue.
  ///   - purchasedAt: Purchase time, RFC 3339. Default: `asOf`, or now.
  ///   - expiresAt: Last millisecond of the paid period, RFC 3339. Default: no end.
  ///   - periodType: Price of the period: full (normal), a trial, or introductory (intro).
  ///   - environment: Environment of the store: production, or sandbox for test purchases.
  ///   - isFamilyShared: Whether a family member bought it and shares it.
  ///   - price: Price that the customer paid: a decimal number in a string, for example "9.99".
  ///   - currency: Currency of the price: an ISO 4217 code, for example EUR.
  ///   - country: Country of the purchase: an ISO 3166 code, for example DE.
  ///   - offerCode: Offer code that the customer redeemed.
  ///   - attributes: Up to 20 strings of your own, which the events of this purchase repeat.
  ///   - asOf: Time at which the store made this statement, RFC 3339. Without it, this is a
  ///     statement of the caller, made now.
  ///   - replaces: Purchase of the same store that this one takes over: its
  ///     `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.
  ///   - keys: Up to ten further names of the purchase, for example a Google order id. Each finds
  ///     it wherever `originalTransactionId` is a param. If the daemon does not know
  ///     `originalTransactionId`, the first key that names a purchase does.
  ///   - accountToken: Account token of the purchase. When the call names a user or a device, it
  ///     is registered for that user.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func purchase(
    device: String? = nil,
    userId: String? = nil,
    product: String,
    store: String,
    transactionId: String,
    originalTransactionId: String? = nil,
    kind: Entitled.ProductKind? = nil,
    purchasedAt: Entitled.Moment? = nil,
    expiresAt: Entitled.Moment? = nil,
    periodType: Entitled.PeriodType? = nil,
    environment: Entitled.PurchaseEnvironment? = nil,
    isFamilyShared: Bool? = nil,
    price: String? = nil,
    currency: String? = nil,
    country: String? = nil,
    offerCode: String? = nil,
    attributes: Entitled.Map<String>? = nil,
    asOf: Entitled.Moment? = nil,
    replaces: String? = nil,
    keys: [String]? = nil,
    accountToken: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.PurchaseResult {
    var params = Params()
    params.add("device", device)
    params.add("userId", userId)
    params.add("product", product)
    params.add("store", store)
    params.add("transactionId", transactionId)
    params.add("originalTransactionId", originalTransactionId)
    params.add("kind", kind)
    params.add("purchasedAt", purchasedAt)
    params.add("expiresAt", expiresAt)
    params.add("periodType", periodType)
    params.add("environment", environment)
    params.add("isFamilyShared", isFamilyShared)
    params.add("price", price)
    params.add("currency", currency)
    params.add("country", country)
    params.add("offerCode", offerCode)
    params.add("attributes", attributes)
    params.add("asOf", asOf)
    params.add("replaces", replaces)
    params.add("keys", keys)
    params.add("accountToken", accountToken)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("purchase", params, timeout)
  }
}

extension Entitled {
  /// What `purchase` answers.
  public struct PurchaseResult: Hashable, Sendable {
    /// One product bought in one store, its transactions and its holders.
    public let purchase: Entitled.Purchase
    /// True when the purchase is new.
    public let created: Bool
    /// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
    /// claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
    /// transaction with another product. renewed: any other new transaction. updated: a fact with
    /// `asOf` changed a known transaction. stale: the daemon had newer information about every
    /// field that differs. unchanged: no field differs, the transaction is known and the call has
    /// no `asOf`, or the transaction is new and older than the latest.
    public let outcome: Entitled.PurchaseOutcome
    /// The params that lost against newer information; absent when there are none.
    public let stale: [String]?
    /// The buyer's entitlements after the call. Without `device` and `userId`: those of the
    /// holder, or none if the purchase has no holder.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// Absent when there are no warnings.
    public let warnings: [Entitled.Warning]?
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.PurchaseResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.purchase = try members.required("purchase")
    self.created = try members.required("created")
    self.outcome = try members.required("outcome")
    self.stale = try members.optional("stale")
    self.entitlements = try members.required("entitlements")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
