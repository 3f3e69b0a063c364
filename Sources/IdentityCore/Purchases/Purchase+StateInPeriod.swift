/// What a purchase, or a grant, is worth at a moment.
package enum EntitlementState: String, CaseIterable, Sendable {
  case active, trial, intro, gracePeriod, billingRetry, paused, expired, refunded, revoked

  /// Whether somebody in this state may use what was bought.
  package var givesAccess: Bool {
    switch self {
    case .active, .trial, .intro, .gracePeriod: true
    case .billingRetry, .paused, .expired, .refunded, .revoked: false
    }
  }
}

extension Purchase {
  /// The state at one moment, with the period that covers it.
  package struct StateInPeriod: Equatable, Sendable {
    package var state: EntitlementState
    /// The period's place among the transactions.
    fileprivate var place: Int
    /// When that period ends: the present end may have been changed since it was bought.
    package var expiresAt: Moment?
    /// Whether the period is the latest, so that the present state speaks of it.
    package var isPresent: Bool
  }

  /// The first line that fits of the table "Entitlements at a moment"; nil before the chain's
  /// first purchase.
  package func stateInPeriod(at moment: Moment) -> StateInPeriod? {
    if latest.purchasedAt <= moment {
      let state = withdrawnState(at: moment) ?? presentState(at: moment)
      return StateInPeriod(
        state: state,
        place: earlier.count,
        expiresAt: expiresAt,
        isPresent: true
      )
    }
    guard let index = earlier.lastIndex(where: { $0.purchasedAt <= moment }) else { return nil }
    let end = earlier[index].expiresAt
    let state = withdrawnState(at: moment) ?? earlier[index].state(at: moment, endingAt: end)
    return StateInPeriod(state: state, place: index, expiresAt: end, isPresent: false)
  }

  /// The period that covers the moment of a standing of this purchase.
  package func period(_ stateInPeriod: StateInPeriod) -> Transaction {
    stateInPeriod.isPresent ? latest : earlier[stateInPeriod.place]
  }

  /// When the period of a standing of this purchase was bought.
  func purchasedAt(_ stateInPeriod: StateInPeriod) -> Moment {
    stateInPeriod.isPresent ? latest.purchasedAt : earlier[stateInPeriod.place].purchasedAt
  }

  /// What was given back counts from its moment on, also where that lies before the latest period.
  private func withdrawnState(at moment: Moment) -> EntitlementState? {
    if let refundedAt, refundedAt <= moment { return .refunded }
    if let revokedAt, revokedAt <= moment { return .revoked }
    return nil
  }

  private func presentState(at moment: Moment) -> EntitlementState {
    let paid = latest.state(at: moment, endingAt: expiresAt)
    if paid != .expired { return paid }
    if let gracePeriodExpiresAt, moment <= gracePeriodExpiresAt { return .gracePeriod }
    if let pausedUntil, moment < pausedUntil { return .paused }
    return isInBillingRetry ? .billingRetry : .expired
  }
}

extension Transaction {
  /// What the period alone gives: it ends after its last millisecond.
  func state(at moment: Moment, endingAt end: Moment?) -> EntitlementState {
    if let end, moment > end { return .expired }
    switch periodType {
    case .normal: return .active
    case .trial: return .trial
    case .intro: return .intro
    }
  }
}
