// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Takes in what a store tells of a purchase besides its transactions. Blocks.
  ///
  /// - Parameters:
  ///   - store: Where it was bought.
  ///   - originalTransactionId: The first transaction of its chain.
  ///   - expiresAt: Another last moment of the period; null: no end.
  ///   - autoRenew: Whether it renews by itself; null is true.
  ///   - gracePeriodExpiresAt: The last moment of the grace period; null: there is none.
  ///   - billingRetry: Whether the store still tries to get its money; null is false.
  ///   - pausedUntil: The moment at which a pause is over; null: there is none.
  ///   - refundedAt: When the money was given back; null: it was not.
  ///   - revokedAt: When it was taken away, as when family sharing ends; null: it was not.
  ///   - product: The product from now on: a change of plan.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func purchaseUpdate(
    store: String,
    originalTransactionId: String,
    expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
    autoRenew: Entitled.Maybe<Bool> = .absent,
    gracePeriodExpiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
    billingRetry: Entitled.Maybe<Bool> = .absent,
    pausedUntil: Entitled.Maybe<Entitled.Moment> = .absent,
    refundedAt: Entitled.Maybe<Entitled.Moment> = .absent,
    revokedAt: Entitled.Maybe<Entitled.Moment> = .absent,
    product: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.PurchaseUpdateResult {
    var params = Params()
    params.add("store", store)
    params.add("originalTransactionId", originalTransactionId)
    params.add("expiresAt", expiresAt)
    params.add("autoRenew", autoRenew)
    params.add("gracePeriodExpiresAt", gracePeriodExpiresAt)
    params.add("billingRetry", billingRetry)
    params.add("pausedUntil", pausedUntil)
    params.add("refundedAt", refundedAt)
    params.add("revokedAt", revokedAt)
    params.add("product", product)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("purchase.update", params, timeout)
  }

  /// Takes in what a store tells of a purchase besides its transactions.
  ///
  /// - Parameters:
  ///   - store: Where it was bought.
  ///   - originalTransactionId: The first transaction of its chain.
  ///   - expiresAt: Another last moment of the period; null: no end.
  ///   - autoRenew: Whether it renews by itself; null is true.
  ///   - gracePeriodExpiresAt: The last moment of the grace period; null: there is none.
  ///   - billingRetry: Whether the store still tries to get its money; null is false.
  ///   - pausedUntil: The moment at which a pause is over; null: there is none.
  ///   - refundedAt: When the money was given back; null: it was not.
  ///   - revokedAt: When it was taken away, as when family sharing ends; null: it was not.
  ///   - product: The product from now on: a change of plan.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func purchaseUpdate(
    store: String,
    originalTransactionId: String,
    expiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
    autoRenew: Entitled.Maybe<Bool> = .absent,
    gracePeriodExpiresAt: Entitled.Maybe<Entitled.Moment> = .absent,
    billingRetry: Entitled.Maybe<Bool> = .absent,
    pausedUntil: Entitled.Maybe<Entitled.Moment> = .absent,
    refundedAt: Entitled.Maybe<Entitled.Moment> = .absent,
    revokedAt: Entitled.Maybe<Entitled.Moment> = .absent,
    product: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.PurchaseUpdateResult {
    var params = Params()
    params.add("store", store)
    params.add("originalTransactionId", originalTransactionId)
    params.add("expiresAt", expiresAt)
    params.add("autoRenew", autoRenew)
    params.add("gracePeriodExpiresAt", gracePeriodExpiresAt)
    params.add("billingRetry", billingRetry)
    params.add("pausedUntil", pausedUntil)
    params.add("refundedAt", refundedAt)
    params.add("revokedAt", revokedAt)
    params.add("product", product)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("purchase.update", params, timeout)
  }
}

extension Entitled {
  /// What `purchase.update` answers.
  public struct PurchaseUpdateResult: Hashable, Sendable {
    /// One chain of store transactions, and who holds it.
    public let purchase: Entitled.Purchase
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

extension Entitled.PurchaseUpdateResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.purchase = try members.required("purchase")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
