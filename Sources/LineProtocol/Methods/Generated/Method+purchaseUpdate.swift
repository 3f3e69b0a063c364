// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension UpdatePurchase {
  package static let name: StaticString = "purchase.update"
  package static let parameters: [StaticString] = [
    "store", "originalTransactionId", "expiresAt", "autoRenew", "gracePeriodExpiresAt",
    "billingRetry", "pausedUntil", "refundedAt", "revokedAt", "product", "transactionId", "asOf",
    "endedAt", "paused", "renewsAs", "endReason", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  package consuming func asRequest() -> Request { .updatePurchase(self) }
}
