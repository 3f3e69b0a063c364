/// The criteria that nearly always decide which of several sources wins an entitlement.
struct SourceRank: Equatable {
  var isActive: Bool
  /// Nil if access never ends.
  var end: Moment?
  var purchasedAt: Moment

  /// Compares two ranks and names the deciding criterion; nil if they are equal.
  ///
  /// Active beats inactive; no end beats any; then the latest end; then the latest purchase.
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

/// The criteria that decide between two candidates, in order.
package enum Advantage: CaseIterable, Sendable {
  case active, end, purchasedAt, transaction, store, originalTransaction
  /// No difference: the first candidate wins.
  case order
}

extension SourceRank {
  /// Creates a rank; `stateInPeriod` is the purchase's state at the moment.
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
