// What is always derived from the whole history, in whatever order it came.
extension Purchase {
  /// When the chain began.
  package var firstPurchasedAt: Moment {
    guard let first = transactions.first else {
      preconditionFailure("Purchase: a chain without a transaction")
    }
    return first.purchasedAt
  }

  /// When its first trial began; nil where it had none.
  package var trialStartedAt: Moment? {
    transactions.first { $0.periodType == .trial }?.purchasedAt
  }

  /// The number of normal periods less one, never below none.
  package var renewsCount: Int {
    var normal = 0
    for transaction in transactions where transaction.periodType == .normal { normal += 1 }
    return max(0, normal - 1)
  }

  /// The kind: the purchase's own, else the catalogue's, else what having an end says.
  package func kind(in catalogue: Catalogue) -> PurchaseKind {
    ownKind ?? catalogue.products[product]?.kind
      ?? (expiresAt == nil ? .nonConsumable : .subscription)
  }
}
