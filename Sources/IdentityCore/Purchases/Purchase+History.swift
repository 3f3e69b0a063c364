// Values that derive from the whole history, in any order of arrival.
extension Purchase {
  /// When the chain began.
  package var firstPurchasedAt: Moment { earlier.first?.purchasedAt ?? latest.purchasedAt }

  /// When the first trial began, if there was one.
  package var trialStartedAt: Moment? {
    if let first = earlier.first(where: { $0.periodType == .trial }) { return first.purchasedAt }
    return latest.periodType == .trial ? latest.purchasedAt : nil
  }

  /// The number of normal periods after the first, without unpaid periods.
  package var renewsCount: Int {
    var normal = latest.isRenewal ? 1 : 0
    for index in earlier.indices where earlier[index].isRenewal { normal += 1 }
    return max(0, normal - 1)
  }

  /// Returns the purchase's own kind, else the catalogue's, else a kind by its end.
  package func kind(in catalogue: Catalogue) -> PurchaseKind {
    ownKind ?? catalogue.products[product]?.kind
      ?? (expiresAt == nil ? .nonConsumable : .subscription)
  }
}

extension Transaction {
  /// Whether it counts as a normal period.
  fileprivate var isRenewal: Bool { periodType == .normal && isPaid }
}
