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
  /// The state at a moment, with the transaction that decides it.
  package struct StateInPeriod: Equatable, Sendable {
    package var state: EntitlementState
    /// The transaction's index in the history.
    var index: Int
    /// When the period ends; an update may have changed the end of the latest.
    package var end: Moment?
    /// Whether the transaction is the latest, which the present state describes.
    package var isPresent: Bool
  }

  /// Returns the state by the table "Check access" of rules.md, if the chain has begun.
  package func stateInPeriod(at moment: Moment) -> StateInPeriod? {
    guard let index = decidingIndex(at: moment) else { return nil }
    let isPresent = index == earlier.count
    let end = isPresent ? periodEnd : earlier[index].periodEnd
    return StateInPeriod(
      state: isPresent
        ? state(of: latest, endingAt: end, isPresent: true, at: moment)
        : state(of: earlier[index], endingAt: end, isPresent: false, at: moment),
      index: index,
      end: end,
      isPresent: isPresent
    )
  }

  /// Returns the index of the transaction that decides the state at a moment, if any began.
  ///
  /// It is the latest. If that was refunded or revoked, an earlier one of the same product that
  /// covers the moment decides, because the customer paid for it and kept it. One before a change
  /// of the product does not: the store credited its rest. A trial was not paid, and the payment
  /// that followed has ended it.
  private func decidingIndex(at moment: Moment) -> Int? {
    guard let last = lastIndex(at: moment) else { return nil }
    let isPresent = last == earlier.count
    guard last > 0 else { return last }
    let isWithdrawn =
      isPresent ? latest.isWithdrawn(at: moment) : earlier[last].isWithdrawn(at: moment)
    guard isWithdrawn else { return last }
    let product = isPresent ? product : earlier[last].product
    let change = earlier[..<last].lastIndex { $0.product != product }
    let covering = earlier[(change.map { $0 + 1 } ?? 0)..<last].lastIndex { transaction in
      transaction.periodType != .trial && transaction.covers(moment)
        && !transaction.isWithdrawn(at: moment)
    }
    return covering ?? last
  }

  /// Returns the index of the latest transaction bought at or before a moment.
  private func lastIndex(at moment: Moment) -> Int? {
    if latest.purchasedAt <= moment { return earlier.count }
    let next = earlier.firstPosition { $0.purchasedAt > moment }
    return next == 0 ? nil : next - 1
  }

  private func state(
    of period: Transaction,
    endingAt end: Moment?,
    isPresent: Bool,
    at moment: Moment
  ) -> EntitlementState {
    if let withdrawn = period.withdrawnState(at: moment) { return withdrawn }
    if isReplaced(at: moment) { return .expired }
    let paid = period.state(at: moment, endingAt: end)
    // Grace, a pause and billing retry count for the latest transaction only.
    guard paid == .expired, isPresent, period.hasState else { return paid }
    let hasEnded = period.endedAt.map { moment > $0 } ?? false
    if let grace = period.gracePeriodExpiresAt, moment <= grace, !hasEnded { return .gracePeriod }
    if period.isPaused(at: moment) { return .paused }
    return period.isInBillingRetry ? .billingRetry : .expired
  }

  /// Returns the transaction of a state's period.
  package func period(_ stateInPeriod: StateInPeriod) -> Transaction {
    stateInPeriod.isPresent ? latest : earlier[stateInPeriod.index]
  }

  /// Returns the `expiresAt` of a state's period, as it is shown.
  package func expiresAt(_ stateInPeriod: StateInPeriod) -> Moment? {
    stateInPeriod.isPresent ? expiresAt : earlier[stateInPeriod.index].expiresAt
  }

  /// Returns when a state's period was purchased.
  func purchasedAt(_ stateInPeriod: StateInPeriod) -> Moment {
    stateInPeriod.isPresent ? latest.purchasedAt : earlier[stateInPeriod.index].purchasedAt
  }

  /// Returns the last end of an earlier period that gave access until then, behind `start`.
  ///
  /// After a refund of the latest period, an earlier one may still cover some days.
  func endOfAccess(behind start: Moment, upTo moment: Moment) -> Moment? {
    earlier.compactMap(\.periodEnd).filter { end in
      start < end && end <= moment && stateInPeriod(at: end)?.state.givesAccess == true
    }.max()
  }

  /// Whether it is a subscription that gives access at a moment, or may give it again by itself.
  func mayContinue(at moment: Moment, in catalogue: Catalogue) -> Bool {
    kind(in: catalogue).isSubscription && stateInPeriod(at: moment)?.state.mayContinue == true
  }

  /// Whether another chain has taken this one over at a moment.
  package func isReplaced(at moment: Moment) -> Bool {
    guard hasRelations, let successor else { return false }
    return successor.startsAt <= moment
  }
}

extension Transaction {
  /// Returns the state by the period alone; its last millisecond is included.
  func state(at moment: Moment, endingAt end: Moment?) -> EntitlementState {
    if let end, moment > end { return .expired }
    if hasState, let endedAt, moment > endedAt { return .expired }
    switch periodType {
    case .normal: return .active
    case .trial: return .trial
    case .intro: return .intro
    }
  }

  /// Returns the state after a refund or a revocation.
  func withdrawnState(at moment: Moment) -> EntitlementState? {
    guard hasState else { return nil }
    if let refundedAt, refundedAt <= moment { return .refunded }
    if let revokedAt, revokedAt <= moment { return .revoked }
    return nil
  }

  func isWithdrawn(at moment: Moment) -> Bool { withdrawnState(at: moment) != nil }

  /// Whether the paid period contains a moment; a grace period that stands in for an end is unpaid.
  fileprivate func covers(_ moment: Moment) -> Bool {
    purchasedAt <= moment && expiresAt == periodEnd
      && state(at: moment, endingAt: expiresAt) != .expired
  }

  fileprivate func isPaused(at moment: Moment) -> Bool {
    pausedUntil.map { moment < $0 } ?? isPaused
  }
}
