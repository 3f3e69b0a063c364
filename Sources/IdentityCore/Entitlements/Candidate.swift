/// One purchase or grant that speaks for an entitlement, and how it ranks among others.
struct Candidate: Equatable {
  var entitlement: Entitlement
  var claim: SourceRank
  var transaction: TransactionID?
  var store: StoreName?
  var originalTransaction: TransactionID?

  /// Whether it speaks for the entitlement rather than another.
  func beats(_ other: Candidate) -> Bool { comparison(with: other).wins }

  /// Which of two speaks for the entitlement, and what decides that.
  ///
  /// Behind what they claim, the greatest transaction id, the store, and the chain, by bytes. A
  /// grant has none of these: of two that were revoked together the one wins that would have gone
  /// further.
  func comparison(with other: Candidate) -> (wins: Bool, by: Advantage) {
    if let decided = claim.comparison(with: other.claim) { return decided }
    if transaction != other.transaction {
      guard let transaction else { return (false, .transaction) }
      guard let otherTransaction = other.transaction else { return (true, .transaction) }
      return (transaction > otherTransaction, .transaction)
    }
    guard let store, let originalTransaction else {
      guard other.store == nil, entitlement.expiresAt != other.entitlement.expiresAt else {
        return (false, .order)
      }
      guard let otherEnd = other.entitlement.expiresAt else { return (false, .end) }
      return (entitlement.expiresAt.map { $0 > otherEnd } ?? true, .end)
    }
    guard let otherStore = other.store, let otherOriginal = other.originalTransaction else {
      return (true, .order)
    }
    if store != otherStore { return (store > otherStore, .store) }
    return (originalTransaction > otherOriginal, .originalTransaction)
  }
}

extension Candidate {
  init(_ grant: Grant, at moment: Moment) {
    entitlement = Entitlement(grant, at: moment)
    claim = SourceRank(grant, at: moment)
  }

  /// `stateInPeriod` is the purchase's own at the moment in question.
  init(
    _ purchase: Purchase,
    stateInPeriod: Purchase.StateInPeriod,
    for id: EntitlementID,
    in catalogue: Catalogue
  ) {
    entitlement = Entitlement(purchase, stateInPeriod: stateInPeriod, for: id, in: catalogue)
    claim = SourceRank(purchase, stateInPeriod)
    transaction = purchase.period(stateInPeriod).id
    store = purchase.key.store
    originalTransaction = purchase.key.originalTransaction
  }
}

extension Entitlement {
  /// What a purchase gives; `stateInPeriod` is its own at the moment in question.
  init(
    _ purchase: Purchase,
    stateInPeriod: Purchase.StateInPeriod,
    for id: EntitlementID,
    in catalogue: Catalogue
  ) {
    let period = purchase.period(stateInPeriod)
    let grace = stateInPeriod.isPresent ? purchase.gracePeriodExpiresAt : nil
    self.init(
      id: id,
      state: stateInPeriod.state,
      source: .purchase(
        Entitlement.Facts(
          key: purchase.key,
          transaction: period.id,
          product: stateInPeriod.product(purchase),
          periodType: period.periodType,
          gracePeriodExpiresAt: grace,
          firstPurchasedAt: purchase.firstPurchasedAt,
          lastPurchasedAt: period.purchasedAt,
          trialStartedAt: purchase.trialStartedAt,
          autoRenewDisabledAt: stateInPeriod.isPresent ? purchase.autoRenewDisabledAt : nil,
          renewsCount: purchase.renewsCount,
          environment: purchase.environment
        )
      ),
      renewState: purchase.renewState(stateInPeriod, in: catalogue),
      grantType: period.grantType,
      startedAt: purchase.firstPurchasedAt,
      expiresAt: stateInPeriod.expiresAt
    )
  }

  /// What a grant gives.
  init(_ grant: Grant, at moment: Moment) {
    self.init(
      id: grant.entitlement,
      state: grant.state(at: moment),
      source: .manual,
      renewState: .nonRenewable,
      grantType: .manual,
      startedAt: grant.grantedAt,
      expiresAt: grant.expiresAt
    )
  }
}

extension Grant {
  /// From the moment on at which it was granted.
  func state(at moment: Moment) -> EntitlementState {
    if let revokedAt, revokedAt <= moment { return .revoked }
    if let expiresAt, moment > expiresAt { return .expired }
    return .active
  }
}

extension Purchase.StateInPeriod {
  /// The product at that moment: the present one may have been changed by an update.
  func product(_ purchase: Purchase) -> ProductID {
    isPresent ? purchase.product : purchase.period(self).product
  }
}

extension Purchase {
  fileprivate func renewState(
    _ stateInPeriod: StateInPeriod,
    in catalogue: Catalogue
  ) -> Entitlement.RenewState {
    if stateInPeriod.state == .gracePeriod || stateInPeriod.state == .billingRetry {
      return .billingIssue
    }
    if kind(in: catalogue) != .subscription { return .nonRenewable }
    if stateInPeriod.isPresent && autoRenewDisabledAt != nil { return .canceled }
    return stateInPeriod.expiresAt == nil ? .nonRenewable : .willRenew
  }

  /// The last moment with access as far as is known; the end of what was refunded is that moment.
  func endOfAccess(_ stateInPeriod: StateInPeriod) -> Moment? {
    if stateInPeriod.state == .refunded { return refundedAt }
    if stateInPeriod.state == .revoked { return revokedAt }
    let grace = stateInPeriod.isPresent ? gracePeriodExpiresAt : nil
    let paid = stateInPeriod.expiresAt.map { max($0, grace ?? $0) }
    // What is dated ahead may end it before, and never makes it longer.
    return earliest(of: earliest(of: paid, refundedAt), revokedAt)
  }

  private func earliest(of end: Moment?, _ other: Moment?) -> Moment? {
    guard let end, let other else { return end ?? other }
    return min(end, other)
  }
}

extension Transaction {
  fileprivate var grantType: Entitlement.GrantType {
    if isFamilyShared { return .familySharing }
    return offerCode == nil ? .purchase : .offerCode
  }
}
