extension Event {
  /// The state of a purchase at the time of an event.
  ///
  /// Constants without defaults, so that the compiler demands each new member wherever facts are
  /// made, including in an erasure.
  package struct PurchaseFacts: Equatable, Sendable {
    package let chain: ChainKey
    /// The chain's latest transaction; the members below are its own.
    package let transaction: TransactionID
    package let product: ProductID
    package let kind: PurchaseKind
    /// One id for each customer that holds it, sorted.
    package let holders: [UserID]
    package let device: DeviceID?
    package let environment: PurchaseEnvironment
    package let firstPurchasedAt: Moment
    package let purchasedAt: Moment
    package let expiresAt: Moment?
    package let periodType: PeriodType
    package let isFamilyShared: Bool
    package let agreement: Transaction.PurchaseDetails

    package init(
      chain: ChainKey,
      transaction: TransactionID,
      product: ProductID,
      kind: PurchaseKind,
      holders: [UserID],
      device: DeviceID?,
      environment: PurchaseEnvironment,
      firstPurchasedAt: Moment,
      purchasedAt: Moment,
      expiresAt: Moment?,
      periodType: PeriodType,
      isFamilyShared: Bool,
      agreement: Transaction.PurchaseDetails
    ) {
      self.chain = chain
      self.transaction = transaction
      self.product = product
      self.kind = kind
      self.holders = holders
      self.device = device
      self.environment = environment
      self.firstPurchasedAt = firstPurchasedAt
      self.purchasedAt = purchasedAt
      self.expiresAt = expiresAt
      self.periodType = periodType
      self.isFamilyShared = isFamilyShared
      self.agreement = agreement
    }

    init(_ purchase: Purchase, kind: PurchaseKind, holders: [UserID]) {
      let latest = purchase.latest
      self.init(
        chain: purchase.key,
        transaction: latest.id,
        product: purchase.product,
        kind: kind,
        holders: holders,
        device: purchase.device,
        environment: purchase.environment,
        firstPurchasedAt: purchase.firstPurchasedAt,
        purchasedAt: latest.purchasedAt,
        expiresAt: purchase.expiresAt,
        periodType: latest.periodType,
        isFamilyShared: latest.isFamilyShared,
        agreement: latest.agreement
      )
    }
  }

  /// The fields of a grant in an event, apart from its entitlement.
  package struct GrantFacts: Equatable, Sendable {
    /// The grant's end; nil without one.
    package let expiresAt: Moment?

    package init(expiresAt: Moment?) {
      self.expiresAt = expiresAt
    }
  }
}
