/// A field that a request changes, clears or keeps.
package enum Change<Value: Equatable & Sendable>: Equatable, Sendable {
  case keep
  case clear
  case set(Value)

  func apply(to field: inout Value?) {
    switch self {
    case .keep: break
    case .clear: field = nil
    case .set(let value): field = value
    }
  }
}

/// A store's update of a chain, apart from its transactions.
package struct PurchaseUpdate: Equatable, Sendable {
  package var chain: ChainKey
  package var expiresAt: Change<Moment> = .keep
  package var autoRenew: Change<Bool> = .keep
  package var gracePeriodExpiresAt: Change<Moment> = .keep
  package var billingRetry: Change<Bool> = .keep
  package var pausedUntil: Change<Moment> = .keep
  package var refundedAt: Change<Moment> = .keep
  package var revokedAt: Change<Moment> = .keep
  /// A change of plan.
  package var product: Change<ProductID> = .keep

  package init(chain: ChainKey) {
    self.chain = chain
  }
}

extension Draft {
  /// Changes the present state of a chain; its history stays.
  package mutating func update(_ update: PurchaseUpdate) throws(DecisionStop) -> PurchaseView {
    try checkStore(update.chain.store)
    if let known = try purchase(update.chain) { try emitPending(for: known.holders) }
    guard var purchase = try purchase(update.chain) else {
      throw .refused(.unknownPurchase(update.chain, position: nil))
    }
    let known = purchase
    update.expiresAt.apply(to: &purchase.expiresAt)
    update.gracePeriodExpiresAt.apply(to: &purchase.gracePeriodExpiresAt)
    update.pausedUntil.apply(to: &purchase.pausedUntil)
    update.refundedAt.apply(to: &purchase.refundedAt)
    update.revokedAt.apply(to: &purchase.revokedAt)
    switch update.autoRenew {
    case .keep: break
    case .clear, .set(true): purchase.autoRenewDisabledAt = nil
    case .set(false): purchase.autoRenewDisabledAt = purchase.autoRenewDisabledAt ?? now
    }
    switch update.billingRetry {
    case .keep: break
    case .clear: purchase.isInBillingRetry = false
    case .set(let isInRetry): purchase.isInBillingRetry = isInRetry
    }
    if case .set(let product) = update.product { purchase.product = product }
    if purchase != known {
      purchase.emittedUntil = max(purchase.emittedUntil, now)
      put(purchase)
      let facts = try facts(purchase)
      try emitHolder(.purchaseUpdated, of: purchase, facts)
      try emitAccess(of: purchase.holders, because: facts)
    }
    return try view(of: purchase)
  }
}
