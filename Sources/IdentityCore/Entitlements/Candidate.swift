/// A purchase or a grant as a candidate for an entitlement, with its rank.
struct Candidate: Equatable {
  var entitlement: Entitlement
  var rank: SourceRank
  var transaction: TransactionID?
  var store: StoreName?
  var originalTransaction: TransactionID?

  /// Whether this candidate ranks above another.
  func beats(_ other: Candidate) -> Bool { comparison(with: other).wins }

  /// Compares two candidates and names the deciding criterion.
  ///
  /// After the rank come the greatest transaction id, the store and the chain, by bytes. A grant
  /// has none of these: of two grants revoked together, the one with the later end wins.
  func comparison(with other: Candidate) -> (wins: Bool, by: Advantage) {
    if let decided = rank.comparison(with: other.rank) { return decided }
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
    rank = SourceRank(grant, at: moment)
  }

  /// Creates a candidate; `stateInPeriod` is the purchase's state at the moment.
  init(
    _ purchase: Purchase,
    stateInPeriod: Purchase.StateInPeriod,
    for id: EntitlementID,
    in catalogue: Catalogue
  ) {
    entitlement = Entitlement(purchase, stateInPeriod: stateInPeriod, for: id, in: catalogue)
    rank = SourceRank(purchase, stateInPeriod)
    transaction = purchase.period(stateInPeriod).id
    store = purchase.key.store
    originalTransaction = purchase.key.originalTransaction
  }
}

extension Entitlement {
  /// Creates a purchase's entitlement; `stateInPeriod` is its state at the moment.
  init(
    _ purchase: Purchase,
    stateInPeriod: Purchase.StateInPeriod,
    for id: EntitlementID,
    in catalogue: Catalogue
  ) {
    let period = purchase.period(stateInPeriod)
    self.init(
      id: id,
      state: stateInPeriod.state,
      source: .purchase(
        Entitlement.Facts(
          key: purchase.key,
          transaction: period.id,
          product: stateInPeriod.product(purchase),
          periodType: period.periodType,
          gracePeriodExpiresAt: period.gracePeriodExpiresAt,
          firstPurchasedAt: purchase.firstPurchasedAt,
          lastPurchasedAt: period.purchasedAt,
          trialStartedAt: purchase.trialStartedAt,
          autoRenewDisabledAt: period.autoRenewDisabledAt,
          renewsCount: purchase.renewsCount,
          environment: purchase.environment
        )
      ),
      renewState: purchase.renewState(stateInPeriod, in: catalogue),
      grantType: period.grantType,
      startedAt: purchase.firstPurchasedAt,
      expiresAt: purchase.expiresAt(stateInPeriod)
    )
  }

  /// Creates a grant's entitlement.
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
  /// Returns the state at a moment, which must not precede the grant.
  func state(at moment: Moment) -> EntitlementState {
    if let revokedAt, revokedAt <= moment { return .revoked }
    if let expiresAt, moment > expiresAt { return .expired }
    return .active
  }
}

extension Purchase.StateInPeriod {
  /// Returns the product at that moment: an update may have changed the present one.
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
    if period(stateInPeriod).isAutoRenewOff { return .canceled }
    return expiresAt(stateInPeriod) == nil ? .nonRenewable : .willRenew
  }

  /// Returns the last known moment with access; a refund or a revocation is that moment.
  func endOfAccess(_ stateInPeriod: StateInPeriod) -> Moment? {
    let period = period(stateInPeriod)
    if stateInPeriod.state == .refunded { return period.refundedAt }
    if stateInPeriod.state == .revoked { return period.revokedAt }
    // What lies in the future may shorten access, and never extends it.
    let end = earliest(of: endWithGrace(stateInPeriod), successor?.startsAt)
    guard period.hasState else { return end }
    return earliest(of: earliest(of: end, period.refundedAt), period.revokedAt)
  }

  /// Returns the end of the paid period and its grace period, whatever withdraws or replaces it.
  func endWithGrace(_ stateInPeriod: StateInPeriod) -> Moment? {
    let period = period(stateInPeriod)
    guard period.hasState else { return stateInPeriod.end }
    let grace = stateInPeriod.isPresent ? period.gracePeriodExpiresAt : nil
    return earliest(of: stateInPeriod.end.map { max($0, grace ?? $0) }, period.endedAt)
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
