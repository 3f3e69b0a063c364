/// The state of a purchase or a grant at a moment.
package enum EntitlementState: String, CaseIterable, Sendable {
  case active, trial, intro, gracePeriod, billingRetry, paused, expired, refunded, revoked

  /// Whether this state gives access.
  package var givesAccess: Bool {
    switch self {
    case .active, .trial, .intro, .gracePeriod: true
    case .billingRetry, .paused, .expired, .refunded, .revoked: false
    }
  }

  /// Whether a subscription in this state gives access, or may give it again by itself.
  package var mayContinue: Bool {
    switch self {
    case .active, .trial, .intro, .gracePeriod, .billingRetry, .paused: true
    case .expired, .refunded, .revoked: false
    }
  }
}

extension Purchase {
  /// The state at a moment, with the period that covers it.
  package struct StateInPeriod: Equatable, Sendable {
    package var state: EntitlementState
    /// The period's index among the transactions.
    fileprivate var index: Int
    /// When the period ends; an update may have changed the end of the latest.
    package var expiresAt: Moment?
    /// Whether the period is the latest, which the present state describes.
    package var isPresent: Bool
  }

  /// Returns the state by the table "Entitlements at a moment", if the chain has begun.
  package func stateInPeriod(at moment: Moment) -> StateInPeriod? {
    if latest.purchasedAt <= moment {
      let state = withdrawnState(at: moment) ?? presentState(at: moment)
      return StateInPeriod(
        state: state,
        index: earlier.count,
        expiresAt: expiresAt,
        isPresent: true
      )
    }
    guard let index = earlier.lastIndex(where: { $0.purchasedAt <= moment }) else { return nil }
    let end = earlier[index].expiresAt
    let state = withdrawnState(at: moment) ?? earlier[index].state(at: moment, endingAt: end)
    return StateInPeriod(state: state, index: index, expiresAt: end, isPresent: false)
  }

  /// Returns the transaction of a state's period.
  package func period(_ stateInPeriod: StateInPeriod) -> Transaction {
    stateInPeriod.isPresent ? latest : earlier[stateInPeriod.index]
  }

  /// Returns when a state's period was purchased.
  func purchasedAt(_ stateInPeriod: StateInPeriod) -> Moment {
    stateInPeriod.isPresent ? latest.purchasedAt : earlier[stateInPeriod.index].purchasedAt
  }

  /// Returns the state after a refund or a revocation, which may precede the latest period.
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
  /// Returns the state by the period alone; its last millisecond is included.
  func state(at moment: Moment, endingAt end: Moment?) -> EntitlementState {
    if let end, moment > end { return .expired }
    switch periodType {
    case .normal: return .active
    case .trial: return .trial
    case .intro: return .intro
    }
  }
}
