// What is always derived from the whole history, in whatever order it came.
extension Purchase {
  /// When the chain began.
  package var firstPurchasedAt: Moment { earlier.first?.purchasedAt ?? latest.purchasedAt }

  /// When its first trial began; nil where it had none.
  package var trialStartedAt: Moment? {
    if let first = earlier.first(where: { $0.periodType == .trial }) { return first.purchasedAt }
    return latest.periodType == .trial ? latest.purchasedAt : nil
  }

  /// The number of normal periods less one, never below none.
  package var renewsCount: Int {
    var normal = latest.periodType == .normal ? 1 : 0
    for transaction in earlier where transaction.periodType == .normal { normal += 1 }
    return max(0, normal - 1)
  }

  /// The kind: the purchase's own, else the catalogue's, else what having an end says.
  package func kind(in catalogue: Catalogue) -> PurchaseKind {
    ownKind ?? catalogue.products[product]?.kind
      ?? (expiresAt == nil ? .nonConsumable : .subscription)
  }
}
