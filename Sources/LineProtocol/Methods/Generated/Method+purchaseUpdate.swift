// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `purchase.update`: Updates a purchase, for example after a refund. Omitted params keep their
/// value.
package struct UpdatePurchase: WritingMethod {
  package static let name: StaticString = "purchase.update"
  package static let parameters: [StaticString] = [
    "store", "originalTransactionId", "expiresAt", "autoRenew", "gracePeriodExpiresAt",
    "billingRetry", "pausedUntil", "refundedAt", "revokedAt", "product", "transactionId", "asOf",
    "endedAt", "paused", "renewsAs", "endReason", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  /// Store that took the payment.
  package let store: StoreName
  /// Id of the first transaction of the purchase.
  package let originalTransaction: TransactionID
  /// New last millisecond of the paid period, RFC 3339; null: no end.
  package let expiresAt: Change<Moment>
  /// Whether the subscription renews automatically; null: true for a subscription, else false.
  package let autoRenew: Change<Bool>
  /// Last millisecond of the grace period, RFC 3339; null: no grace period.
  package let gracePeriodExpiresAt: Change<Moment>
  /// Whether the store retries a failed payment; null: false.
  package let billingRetry: Change<Bool>
  /// Time at which the pause ends, RFC 3339; null: no pause.
  package let pausedUntil: Change<Moment>
  /// Time of the refund, RFC 3339; null: no refund.
  package let refundedAt: Change<Moment>
  /// Time at which the store withdrew access, RFC 3339, for example when family sharing ends;
  /// null: not withdrawn.
  package let revokedAt: Change<Moment>
  /// Id of the product from now on: a change of plan.
  package let product: ProductID?
  /// Transaction that the statement is about. Required with `asOf`. Default: the latest; for a
  /// refund or a revocation, the latest that was bought at or before its moment.
  package let transaction: TransactionID?
  /// Time at which the store made this statement, RFC 3339. Without it, this is a statement of
  /// the caller, made now.
  package let asOf: Moment?
  /// Time at which access ended before the end of the period, RFC 3339. Null clears it.
  package let endedAt: Change<Moment>
  /// Whether the subscription is paused, with or without a known end.
  package let paused: Change<Bool>
  /// Product of the next period. It gives no access. Null: the same product.
  package let renewsAs: Change<ProductID>
  /// Why the purchase ended, or will end. Null clears it.
  package let endReason: Change<EndReason>
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    store = try given.required("store").store()
    originalTransaction = try given.required("originalTransactionId").identifier()
    expiresAt = try given.change("expiresAt") { value throws(RPCError) in
      try value.moment()
    }
    autoRenew = try given.change("autoRenew") { value throws(RPCError) in
      try value.bool()
    }
    gracePeriodExpiresAt = try given.change("gracePeriodExpiresAt") { value throws(RPCError) in
      try value.moment()
    }
    billingRetry = try given.change("billingRetry") { value throws(RPCError) in
      try value.bool()
    }
    pausedUntil = try given.change("pausedUntil") { value throws(RPCError) in
      try value.moment()
    }
    refundedAt = try given.change("refundedAt") { value throws(RPCError) in
      try value.moment()
    }
    revokedAt = try given.change("revokedAt") { value throws(RPCError) in
      try value.moment()
    }
    product = try given.optional("product")?.identifier()
    transaction = try given.optional("transactionId")?.identifier()
    asOf = try given.optional("asOf")?.moment()
    endedAt = try given.change("endedAt") { value throws(RPCError) in
      try value.moment()
    }
    paused = try given.change("paused") { value throws(RPCError) in
      try value.bool()
    }
    renewsAs = try given.change("renewsAs") { value throws(RPCError) in
      try value.identifier()
    }
    endReason = try given.change("endReason") { value throws(RPCError) in
      try value.choice()
    }
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .updatePurchase(self) }
}
