// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Records a transaction of a store, and who holds it. Blocks.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device; made when there is none, for the money is real.
  ///   - product: What was bought; one that the catalogue does not know is kept all the same.
  ///   - store: Where it was bought.
  ///   - transactionId: This transaction.
  ///   - originalTransactionId: The first transaction of its chain; this one when left out.
  ///   - kind: What the product is; wins over the catalogue.
  ///   - purchasedAt: When; now when left out.
  ///   - expiresAt: The last moment of the period; no end when left out.
  ///   - periodType: What the customer pays for the period.
  ///   - environment: Where the store took the money.
  ///   - isFamilyShared: Bought by somebody else in the family.
  ///   - price: What was paid.
  ///   - currency: In which currency.
  ///   - country: In which country.
  ///   - offerCode: The offer that was redeemed.
  ///   - attributes: Told again in the events of this purchase.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("purchase", params, timeout)
  }

  /// Records a transaction of a store, and who holds it.
  ///
  /// Exactly one is given: `device` or `userId`.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - userId: A user, instead of a device; made when there is none, for the money is real.
  ///   - product: What was bought; one that the catalogue does not know is kept all the same.
  ///   - store: Where it was bought.
  ///   - transactionId: This transaction.
  ///   - originalTransactionId: The first transaction of its chain; this one when left out.
  ///   - kind: What the product is; wins over the catalogue.
  ///   - purchasedAt: When; now when left out.
  ///   - expiresAt: The last moment of the period; no end when left out.
  ///   - periodType: What the customer pays for the period.
  ///   - environment: Where the store took the money.
  ///   - isFamilyShared: Bought by somebody else in the family.
  ///   - price: What was paid.
  ///   - currency: In which currency.
  ///   - country: In which country.
  ///   - offerCode: The offer that was redeemed.
  ///   - attributes: Told again in the events of this purchase.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
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
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("purchase", params, timeout)
  }
}

extension Entitled {
  /// What `purchase` answers.
  public struct PurchaseResult: Hashable, Sendable {
    /// One chain of store transactions, and who holds it.
    public let purchase: Entitled.Purchase
    /// True when the chain was not known before.
    public let created: Bool
    /// recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
    /// planChanged: a new transaction with another product. renewed: any other new transaction.
    /// unchanged: nothing new.
    public let outcome: Entitled.PurchaseResultOutcome
    /// What the buyer may use now.
    public let entitlements: Entitled.Map<Entitled.Entitlement>
    /// Only there when there are any.
    public let warnings: [Entitled.Warning]?
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
    public let replayed: Bool?
  }
}

extension Entitled.PurchaseResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.purchase = try members.required("purchase")
    self.created = try members.required("created")
    self.outcome = try members.required("outcome")
    self.entitlements = try members.required("entitlements")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
