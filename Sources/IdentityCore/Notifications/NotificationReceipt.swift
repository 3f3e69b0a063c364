/// The result of a notification.
package struct NotificationReceipt: Equatable, Sendable {
  package var report: StoreReport
  package var outcome: NotificationOutcome
  package var whyIgnored: WhyIgnored?
  package var question: StoreQuestion?
  package var purchases: [NotifiedPurchase] = []

  /// Derives the outcome from what happened to the chains.
  mutating func conclude() {
    if question != nil {
      (outcome, whyIgnored, purchases) = (.ask, nil, [])
      return
    }
    guard !purchases.isEmpty else { return }
    whyIgnored = nil
    let changed = purchases.filter(\.isChanged)
    if changed.isEmpty {
      outcome = .stale
    } else {
      outcome = changed.allSatisfy(\.view.purchase.isUnclaimed) ? .unclaimed : .applied
    }
  }
}

/// What a notification did to one chain.
package struct NotifiedPurchase: Equatable, Sendable {
  package var view: PurchaseView
  package var transaction: TransactionID
  package var outcome: PurchaseOutcome
  /// The fields that changed, or that differ from the period before.
  package var fields: TransactionFields
  package var notes: FactNotes
  /// Whether a record changed.
  package var isChanged: Bool
}

/// What became of a notification.
package enum NotificationOutcome: String, CaseIterable, Sendable {
  /// A record changed.
  case applied
  /// Newer or equal information is recorded.
  case stale
  /// It was carried out before.
  case repeated
  /// It says nothing about purchases, or the rule ignores it.
  case ignored
  /// The purchase is recorded, and has no holder.
  case unclaimed
  /// The store says only that something changed.
  case ask
}
