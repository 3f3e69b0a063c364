/// How a transaction relates to its chain and the buyer.
package enum PurchaseOutcome: String, CaseIterable, Sendable {
  case recorded, renewed, planChanged, received, claimed
  /// A store said something new, or old, of a known transaction.
  case updated, stale
  case unchanged
}
