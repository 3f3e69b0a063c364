// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Updates a purchase, for example after a refund. Omitted params keep their value. Blocks.
  ///
  /// - Parameters:
  ///   - store: Store that took the payment.
  ///   - originalTransactionId: Id of the first transaction of the purchase.
  ///   - expiresAt: New last millisecond of the paid period, RFC 3339; null: no end.
  ///   - autoRenew: Whether the subscription renews automatically; null: true for a subscription,
  ///     else false.
  ///   - gracePeriodExpiresAt: Last millisecond of the grace period, RFC 3339; null: no grace
  ///     period.
  ///   - billingRetry: Whether the store retries a failed payment; null: false.
  ///   - pausedUntil: Time at which the pause ends, RFC 3339; null: no pause.
  ///   - refundedAt: Time of the refund, RFC 3339; null: no refund.
  ///   - revokedAt: Time at which the store withdrew access, RFC 3339, for example when family
  ///     sharing ends; null: not withdrawn.
  ///   - product: Id of the product from now on: a change of plan.
  ///   - transactionId: Transaction that the statement is about. Required with `asOf`. Default:
  ///     the latest; for a refund or a revocation, the latest that was bought at or before its
  ///     moment.
  ///   - asOf: Time at which the store made this statement, RFC 3339. Without it, this is a
  ///     statement of the caller, made now.
  ///   - endedAt: Time at which access ended before the end of the period, RFC 3339. Null clears
  ///     it.
  ///   - paused: Whether the subscription is paused, with or without a known end.
  ///   - renewsAs: Product of the next period. It gives no access. Null: the same product.
  ///   - endReason: Why the purchase ended, or will end. Null clears it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
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
    transactionId: String? = nil,
    asOf: Entitled.Moment? = nil,
    endedAt: Entitled.Maybe<Entitled.Moment> = .absent,
    paused: Entitled.Maybe<Bool> = .absent,
    renewsAs: Entitled.Maybe<String> = .absent,
    endReason: Entitled.Maybe<Entitled.EndReason> = .absent,
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
    params.add("transactionId", transactionId)
    params.add("asOf", asOf)
    params.add("endedAt", endedAt)
    params.add("paused", paused)
    params.add("renewsAs", renewsAs)
    params.add("endReason", endReason)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("purchase.update", params, timeout)
  }

  /// Updates a purchase, for example after a refund. Omitted params keep their value.
  ///
  /// - Parameters:
  ///   - store: Store that took the payment.
  ///   - originalTransactionId: Id of the first transaction of the purchase.
  ///   - expiresAt: New last millisecond of the paid period, RFC 3339; null: no end.
  ///   - autoRenew: Whether the subscription renews automatically; null: true for a subscription,
  ///     else false.
  ///   - gracePeriodExpiresAt: Last millisecond of the grace period, RFC 3339; null: no grace
  ///     period.
  ///   - billingRetry: Whether the store retries a failed payment; null: false.
  ///   - pausedUntil: Time at which the pause ends, RFC 3339; null: no pause.
  ///   - refundedAt: Time of the refund, RFC 3339; null: no refund.
  ///   - revokedAt: Time at which the store withdrew access, RFC 3339, for example when family
  ///     sharing ends; null: not withdrawn.
  ///   - product: Id of the product from now on: a change of plan.
  ///   - transactionId: Transaction that the statement is about. Required with `asOf`. Default:
  ///     the latest; for a refund or a revocation, the latest that was bought at or before its
  ///     moment.
  ///   - asOf: Time at which the store made this statement, RFC 3339. Without it, this is a
  ///     statement of the caller, made now.
  ///   - endedAt: Time at which access ended before the end of the period, RFC 3339. Null clears
  ///     it.
  ///   - paused: Whether the subscription is paused, with or without a known end.
  ///   - renewsAs: Product of the next period. It gives no access. Null: the same product.
  ///   - endReason: Why the purchase ended, or will end. Null clears it.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
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
    transactionId: String? = nil,
    asOf: Entitled.Moment? = nil,
    endedAt: Entitled.Maybe<Entitled.Moment> = .absent,
    paused: Entitled.Maybe<Bool> = .absent,
    renewsAs: Entitled.Maybe<String> = .absent,
    endReason: Entitled.Maybe<Entitled.EndReason> = .absent,
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
    params.add("transactionId", transactionId)
    params.add("asOf", asOf)
    params.add("endedAt", endedAt)
    params.add("paused", paused)
    params.add("renewsAs", renewsAs)
    params.add("endReason", endReason)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("purchase.update", params, timeout)
  }
}

extension Entitled {
  /// What `purchase.update` answers.
  public struct PurchaseUpdateResult: Hashable, Sendable {
    /// One product bought in one store, its transactions and its holders.
    public let purchase: Entitled.Purchase
    /// applied: a field changed. stale: the daemon had newer information about every field that
    /// differs. unchanged: no field differs.
    public let outcome: Entitled.PurchaseUpdateResultOutcome
    /// The params that lost against newer information; absent when there are none.
    public let stale: [String]?
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

extension Entitled.PurchaseUpdateResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.purchase = try members.required("purchase")
    self.outcome = try members.required("outcome")
    self.stale = try members.optional("stale")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
