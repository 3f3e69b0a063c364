package import IdentityCore

/// `purchase.update`: records a store's changes to a chain that are not transactions.
package struct UpdatePurchase: WritingMethod {
  package let update: PurchaseUpdate
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    var update = PurchaseUpdate(
      chain: ChainKey(
        store: try given.required("store").store(),
        originalTransaction: try given.required("originalTransactionId").identifier()
      )
    )
    update.transaction = try given.optional("transactionId")?.identifier()
    update.asOf = try given.optional("asOf")?.moment()
    guard update.asOf == nil || update.transaction != nil else {
      throw RPCError(
        .invalidParams,
        "asOf is given, but not the transaction of which the store speaks",
        field: "/transactionId",
        hint: "name the transaction: the latest one may be another when an old message arrives"
      )
    }
    update.expiresAt = try given.change("expiresAt") { value throws(RPCError) in
      try value.moment()
    }
    update.endedAt = try given.change("endedAt") { value throws(RPCError) in try value.moment() }
    update.gracePeriodExpiresAt = try given.change("gracePeriodExpiresAt") {
      value throws(RPCError) in try value.moment()
    }
    update.pausedUntil = try given.change("pausedUntil") { value throws(RPCError) in
      try value.moment()
    }
    update.refundedAt = try given.change("refundedAt") { value throws(RPCError) in
      try value.moment()
    }
    update.revokedAt = try given.change("revokedAt") { value throws(RPCError) in
      try value.moment()
    }
    update.autoRenew = try given.change("autoRenew") { value throws(RPCError) in try value.bool() }
    update.billingRetry = try given.change("billingRetry") { value throws(RPCError) in
      try value.bool()
    }
    update.paused = try given.change("paused") { value throws(RPCError) in try value.bool() }
    update.renewsAs = try given.change("renewsAs") { value throws(RPCError) in
      try value.identifier()
    }
    update.endReason = try given.change("endReason") { value throws(RPCError) in
      try value.choice()
    }
    if let product = given.optional("product") { update.product = .set(try product.identifier()) }
    self.update = update
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the purchase after the update, and what became of it.
  package static func write(
    _ receipt: Draft.UpdateReceipt,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.member("purchase", receipt.purchase)
    writer.member("outcome", receipt.outcome.rawValue)
    writer.member("stale", receipt.notes.stale)
    writer.member(
      "warnings",
      Warning.about(receipt.purchase, catalogue) + Warning.about(receipt.notes)
    )
  }
}
