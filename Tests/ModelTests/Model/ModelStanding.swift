/// The state of a purchase at a moment, by the table of states.
struct ModelState {
  var state: String
  var hasAccess: Bool
  /// The transaction that decides, and its fields.
  var transaction: ModelTransaction
  var fields: ModelFields
  /// The end of access; nil if it never ends.
  var endOfAccess: Int?

  /// Nil before the first purchase.
  init?(of purchase: ModelPurchase, in model: Model, at moment: Int) {
    guard let decisive = Self.decisive(of: purchase, at: moment) else { return nil }
    transaction = decisive
    fields = purchase.fields(of: decisive)
    let isLatest = decisive.id == purchase.latest.id
    let grace = isLatest ? fields.lastMomentOfGrace ?? .min : .min
    endOfAccess = fields.lastMoment.map { max($0, grace) }
    // A later refund, revocation or replacement may end access earlier.
    let (refundedAt, revokedAt) = (fields.moment("refundedAt"), fields.moment("revokedAt"))
    let replacedAt = model.succession(of: purchase)?.at
    for withdrawal in [refundedAt, revokedAt, replacedAt] {
      if let withdrawal { endOfAccess = min(endOfAccess ?? withdrawal, withdrawal) }
    }
    (state, hasAccess) = ("expired", false)

    if let refundedAt, refundedAt <= moment {
      (state, endOfAccess) = ("refunded", refundedAt)
    } else if let revokedAt, revokedAt <= moment {
      (state, endOfAccess) = ("revoked", revokedAt)
    } else if replacedAt ?? .max <= moment {
      state = "expired"
    } else if fields.lastMoment.map({ moment <= $0 }) ?? true {
      let states = ["normal": "active", "trial": "trial", "intro": "intro"]
      (state, hasAccess) = (states[fields.periodType] ?? "", true)
    } else if moment <= grace {
      (state, hasAccess) = ("gracePeriod", true)
    } else if isLatest && fields.isPaused(at: moment) {
      state = "paused"
    } else if isLatest && fields.flag("billingRetry") {
      state = "billingRetry"
    }
  }

  /// Returns the transaction that decides at a moment.
  private static func decisive(of purchase: ModelPurchase, at moment: Int) -> ModelTransaction? {
    let begun = purchase.transactions.filter { purchase.fields(of: $0).purchasedAt <= moment }
    guard let last = begun.last else { return nil }
    let fields = purchase.fields(of: last)
    guard fields.isWithdrawn(at: moment) else { return last }
    let same = begun.dropLast().reversed().prefix {
      purchase.fields(of: $0).product == fields.product
    }
    let kept = same.first { earlier in
      let others = purchase.fields(of: earlier)
      return others.periodType != "trial" && others.covers(moment)
        && !others.isWithdrawn(at: moment)
    }
    return kept ?? last
  }
}

extension ModelFields {
  /// Whether it is paused at a moment: until `pausedUntil`, or without a known end.
  func isPaused(at moment: Int) -> Bool {
    if let until = self.moment("pausedUntil") { return moment < until }
    return flag("paused")
  }
}
