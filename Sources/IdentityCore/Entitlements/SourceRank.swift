/// How far something that speaks for an entitlement reaches: what nearly always decides which of
/// several speaks for it.
struct SourceRank: Equatable {
  var isActive: Bool
  /// Nil is no end at all.
  var end: Moment?
  var purchasedAt: Moment

  /// Which of two goes before the other, and for what; nil where this does not decide.
  ///
  /// Active beats inactive; no end beats any; then the furthest end; then the latest purchase.
  func comparison(with other: SourceRank) -> (wins: Bool, by: Advantage)? {
    if isActive != other.isActive { return (isActive, .active) }
    if end != other.end {
      guard let end else { return (true, .end) }
      guard let otherEnd = other.end else { return (false, .end) }
      return (end > otherEnd, .end)
    }
    if purchasedAt != other.purchasedAt { return (purchasedAt > other.purchasedAt, .purchasedAt) }
    return nil
  }
}

/// What one candidate for an entitlement has over another, in the order in which it is looked at.
package enum Advantage: CaseIterable, Sendable {
  case active, end, purchasedAt, transaction, store, originalTransaction
  /// Nothing; it came first.
  case order
}

extension SourceRank {
  /// `stateInPeriod` is the purchase's own at the moment in question.
  init(_ purchase: Purchase, _ stateInPeriod: Purchase.StateInPeriod) {
    isActive = stateInPeriod.state.givesAccess
    end = purchase.endOfAccess(stateInPeriod)
    purchasedAt = purchase.purchasedAt(stateInPeriod)
  }

  init(_ grant: Grant, at moment: Moment) {
    let state = grant.state(at: moment)
    isActive = state.givesAccess
    end = state == .revoked ? grant.revokedAt : grant.expiresAt
    purchasedAt = grant.grantedAt
  }
}
