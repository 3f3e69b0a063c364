/// The state of a purchase at a moment, by the table of states.
struct ModelState {
  var state: String
  var hasAccess: Bool
  /// Whether the latest period is the one in question.
  var isPresent: Bool
  /// The transaction of the period that covers the moment, or of the one before.
  var transaction: ModelTransaction
  var product: Name
  var expiresAt: Int?
  var gracePeriodExpiresAt: Int?
  /// The end of access; nil if it never ends.
  var endOfAccess: Int?

  /// Nil before the first purchase.
  init?(of purchase: ModelPurchase, at moment: Int) {
    guard purchase.firstPurchasedAt <= moment else { return nil }
    let latest = purchase.latest
    isPresent = latest.purchasedAt <= moment
    transaction = isPresent ? latest : Self.period(of: purchase, at: moment)
    product = isPresent ? purchase.product : transaction.product
    expiresAt = isPresent ? purchase.expiresAt : transaction.expiresAt
    gracePeriodExpiresAt = isPresent ? purchase.gracePeriodExpiresAt : nil
    let grace = gracePeriodExpiresAt ?? .min
    endOfAccess = expiresAt.map { max($0, grace) }
    // A later refund or revocation may end access earlier.
    for withdrawal in [purchase.refundedAt, purchase.revokedAt] {
      if let withdrawal { endOfAccess = min(endOfAccess ?? withdrawal, withdrawal) }
    }
    (state, hasAccess) = ("", false)

    if let refundedAt = purchase.refundedAt, refundedAt <= moment {
      (state, endOfAccess) = ("refunded", refundedAt)
    } else if let revokedAt = purchase.revokedAt, revokedAt <= moment {
      (state, endOfAccess) = ("revoked", revokedAt)
    } else if expiresAt.map({ moment <= $0 }) ?? true {
      let states = ["normal": "active", "trial": "trial", "intro": "intro"]
      (state, hasAccess) = (states[transaction.periodType] ?? "", true)
    } else if moment <= grace {
      (state, hasAccess) = ("gracePeriod", true)
    } else if isPresent, let pausedUntil = purchase.pausedUntil, moment < pausedUntil {
      state = "paused"
    } else if isPresent && purchase.billingRetry {
      state = "billingRetry"
    } else {
      state = "expired"
    }
  }

  /// Returns the last period that had begun at a moment before the latest period.
  private static func period(of purchase: ModelPurchase, at moment: Int) -> ModelTransaction {
    let begun = purchase.transactions.filter { $0.purchasedAt <= moment }
    return begun.reduce(begun[0]) { $1.isOlder(than: $0) ? $0 : $1 }
  }
}
