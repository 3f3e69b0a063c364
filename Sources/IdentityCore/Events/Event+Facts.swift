extension Event {
  /// The state of a purchase at the time of an event.
  ///
  /// Constants without defaults, so that the compiler demands each new member wherever facts are
  /// made, including in an erasure.
  package struct PurchaseFacts: Equatable, Sendable {
    package let chain: ChainKey
    /// The transaction that the event is about, as in the members below; by default the latest.
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
    package let details: Transaction.PurchaseDetails
    package let endReason: EndReason?
    /// A key of the chain that this one takes over.
    package let replaces: TransactionID?

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
      details: Transaction.PurchaseDetails,
      endReason: EndReason?,
      replaces: TransactionID?
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
      self.details = details
      self.endReason = endReason
      self.replaces = replaces
    }

    /// Creates the facts at a moment; without `transaction` they are those of the latest one.
    init(
      _ purchase: Purchase,
      of transaction: TransactionID?,
      kind: PurchaseKind,
      holders: [UserID],
      at moment: Moment
    ) {
      let index = transaction.flatMap { purchase.index(of: $0) } ?? purchase.earlier.count
      let isLatest = index == purchase.earlier.count
      let period = isLatest ? purchase.latest : purchase.earlier[index]
      self.init(
        chain: purchase.key,
        transaction: period.id,
        product: isLatest ? purchase.product : period.product,
        kind: kind,
        holders: holders,
        device: purchase.device,
        environment: purchase.environment,
        firstPurchasedAt: purchase.firstPurchasedAt,
        purchasedAt: period.purchasedAt,
        expiresAt: isLatest ? purchase.expiresAt : period.expiresAt,
        periodType: period.periodType,
        isFamilyShared: period.isFamilyShared,
        details: period.details,
        endReason: purchase.isReplaced(at: moment) ? .replaced : period.endReason,
        replaces: purchase.hasRelations ? purchase.relations.replaces : nil
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
