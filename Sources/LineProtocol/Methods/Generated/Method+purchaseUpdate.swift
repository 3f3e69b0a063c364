// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `purchase.update`: Updates a purchase, for example after a refund. Omitted params keep their
/// value.
package struct UpdatePurchase: WritingMethod {
  package static let name: StaticString = "purchase.update"
  package static let summary: StaticString = "Updates a purchase, for example after a refund. Omitted params keep their value."
  package static let parameters: [StaticString] = [
    "store", "originalTransactionId", "expiresAt", "autoRenew", "gracePeriodExpiresAt",
    "billingRetry", "pausedUntil", "refundedAt", "revokedAt", "product", "transactionId", "asOf",
    "endedAt", "paused", "renewsAs", "endReason", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  private static let fields = StatedField.all(among: parameters)

  /// Store that took the payment.
  package let store: StoreName
  /// Id of the first transaction of the purchase.
  package let originalTransaction: TransactionID
  /// Transaction that the statement is about. Required with `asOf`. Default: the latest; for a
  /// refund or a revocation, the latest that was bought at or before its moment.
  package let transaction: TransactionID?
  /// Time at which the store made this statement, RFC 3339. Without it, this is a statement of
  /// the caller, made now.
  package let asOf: Moment?
  /// What it says of the fields of the transaction; null is `none`.
  package let statements: [Fact.Entry]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    store = try given.required("store").store()
    originalTransaction = try given.required("originalTransactionId").identifier()
    transaction = try given.optional("transactionId")?.identifier()
    asOf = try given.optional("asOf")?.moment()
    statements = try given.statements(Self.fields)
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .updatePurchase(self) }
}
