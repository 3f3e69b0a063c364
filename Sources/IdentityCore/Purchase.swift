/// One chain of store transactions, with its present state and its holders.
package struct Purchase: Equatable, Sendable {
  private var sharedOrigin: Shared<Origin>
  package var product: ProductID
  /// The caller's own word on the kind; it wins over the catalogue's.
  package var ownKind: PurchaseKind?
  package var environment: PurchaseEnvironment
  /// Who holds it now, in the order in which they came.
  package var holders: [CustomerID]
  /// The whole history, oldest first by `Transaction.precedes`; never empty.
  package var transactions: [Transaction]

  // The present state: that of the latest transaction, changed by updates since.
  package var expiresAt: Moment?
  package var autoRenewDisabledAt: Moment?
  package var gracePeriodExpiresAt: Moment?
  package var isInBillingRetry = false
  package var pausedUntil: Moment?
  package var refundedAt: Moment?
  package var revokedAt: Moment?
  /// Up to when everything was told that nobody has to ask for.
  package var toldUntil: Moment

  package init(
    key: ChainKey,
    product: ProductID,
    ownKind: PurchaseKind? = nil,
    environment: PurchaseEnvironment,
    createdAt: Moment,
    device: DeviceID? = nil,
    user: UserID,
    besideUser: UserID? = nil,
    account: AccountKey? = nil,
    recordedIn: Int64 = 0,
    holders: [CustomerID],
    transactions: [Transaction],
    expiresAt: Moment? = nil,
    autoRenewDisabledAt: Moment? = nil,
    gracePeriodExpiresAt: Moment? = nil,
    isInBillingRetry: Bool = false,
    pausedUntil: Moment? = nil,
    refundedAt: Moment? = nil,
    revokedAt: Moment? = nil,
    toldUntil: Moment? = nil
  ) {
    sharedOrigin = Shared(
      Origin(
        key: key,
        createdAt: createdAt,
        device: device,
        user: user,
        besideUser: besideUser,
        account: account,
        recordedIn: recordedIn
      )
    )
    self.product = product
    self.ownKind = ownKind
    self.environment = environment
    self.holders = holders
    self.transactions = transactions
    self.expiresAt = expiresAt
    self.autoRenewDisabledAt = autoRenewDisabledAt
    self.gracePeriodExpiresAt = gracePeriodExpiresAt
    self.isInBillingRetry = isInBillingRetry
    self.pausedUntil = pausedUntil
    self.refundedAt = refundedAt
    self.revokedAt = revokedAt
    self.toldUntil = toldUntil ?? createdAt
  }

  /// The transaction that the present state speaks of.
  package var latest: Transaction {
    guard let last = transactions.last else {
      preconditionFailure("Purchase: a chain without a transaction")
    }
    return last
  }
}

extension Purchase {
  /// What was true when it was recorded, and changes only where somebody is erased.
  package struct Origin: Hashable, Sendable {
    package var key: ChainKey
    package var createdAt: Moment
    /// Where it came from.
    package var device: DeviceID?
    /// The buyer, by the id that was given.
    package var user: UserID
    /// The device's anonymous user, where that one was the first holder beside the buyer.
    package var besideUser: UserID?
    package var account: AccountKey?
    /// The cursor of the event that told of it first.
    package var recordedIn: Int64
  }

  /// Where it comes from.
  package var origin: Origin {
    get { sharedOrigin.value }
    set { sharedOrigin.value = newValue }
  }

  package var key: ChainKey { sharedOrigin.value.key }
  package var createdAt: Moment { sharedOrigin.value.createdAt }
  package var device: DeviceID? { sharedOrigin.value.device }
  package var user: UserID { sharedOrigin.value.user }
  package var besideUser: UserID? { sharedOrigin.value.besideUser }
  package var account: AccountKey? { sharedOrigin.value.account }
  package var recordedIn: Int64 { sharedOrigin.value.recordedIn }

  /// For whom it was recorded, the device's anonymous user first.
  package var firstHolders: [UserID] {
    if let besideUser { [besideUser, user] } else { [user] }
  }
}

/// What names a chain for ever: the store and its first transaction's id.
package struct ChainKey: ByteHashed, Comparable, Sendable {
  package var store: StoreName
  package var originalTransaction: TransactionID

  package init(store: StoreName, originalTransaction: TransactionID) {
    self.store = store
    self.originalTransaction = originalTransaction
  }

  package var byteHash: UInt64 {
    ByteHash.ofProcess.hash(originalTransaction.bytes.span, after: store.byteHash)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.store == right.store
      ? left.originalTransaction < right.originalTransaction : left.store < right.store
  }
}

/// One payment, or one free period, as the store told it.
package struct Transaction: Hashable, Sendable {
  package var id: TransactionID
  package var product: ProductID
  package var periodType: PeriodType
  package var purchasedAt: Moment
  package var expiresAt: Moment?
  package var isFamilyShared: Bool
  /// Nil where nothing was agreed.
  private var sharedAgreement: Shared<Agreement>?

  /// A name and a value of the caller's own.
  package struct Attribute: Hashable, Sendable {
    package var name: [UInt8]
    package var value: [UInt8]

    package init(name: [UInt8], value: [UInt8]) {
      self.name = name
      self.value = value
    }
  }

  package init(
    id: TransactionID,
    product: ProductID,
    periodType: PeriodType = .normal,
    purchasedAt: Moment,
    expiresAt: Moment? = nil,
    isFamilyShared: Bool = false,
    offerCode: [UInt8]? = nil,
    price: [UInt8]? = nil,
    currency: [UInt8]? = nil,
    country: [UInt8]? = nil,
    attributes: [Attribute] = []
  ) {
    self.id = id
    self.product = product
    self.periodType = periodType
    self.purchasedAt = purchasedAt
    self.expiresAt = expiresAt
    self.isFamilyShared = isFamilyShared
    agreement = Agreement(
      offerCode: offerCode,
      price: price,
      currency: currency,
      country: country,
      attributes: attributes
    )
  }

  /// Older by purchase date, then by end; no end is later than any.
  package func precedes(_ other: Transaction) -> Bool {
    if purchasedAt != other.purchasedAt { return purchasedAt < other.purchasedAt }
    guard let end = expiresAt else { return false }
    guard let otherEnd = other.expiresAt else { return true }
    return end < otherEnd
  }
}

extension Transaction {
  /// What was agreed besides the period.
  package struct Agreement: Hashable, Sendable {
    package var offerCode: [UInt8]?
    package var price: [UInt8]?
    package var currency: [UInt8]?
    package var country: [UInt8]?
    /// Echoed in events; sorted by name.
    package var attributes: [Attribute]

    fileprivate static let none = Agreement(attributes: [])
  }

  /// What was agreed, all of it.
  package var agreement: Agreement {
    get { sharedAgreement?.value ?? .none }
    set { sharedAgreement = newValue == .none ? nil : Shared(newValue) }
  }

  package var offerCode: [UInt8]? { sharedAgreement?.value.offerCode }
  package var price: [UInt8]? { sharedAgreement?.value.price }
  package var currency: [UInt8]? { sharedAgreement?.value.currency }
  package var country: [UInt8]? { sharedAgreement?.value.country }
  package var attributes: [Attribute] { sharedAgreement?.value.attributes ?? [] }
}

/// How long it gives access, and whether it can be restored.
package enum PurchaseKind: String, CaseIterable, Sendable {
  case subscription, nonRenewingSubscription, nonConsumable, consumable

  /// What moves as a subscription does.
  package var isSubscription: Bool {
    switch self {
    case .subscription, .nonRenewingSubscription: true
    case .nonConsumable, .consumable: false
    }
  }
}

/// Whether money was paid.
package enum PurchaseEnvironment: String, CaseIterable, Sendable {
  case production, sandbox
}

/// What was paid for the period: the price, nothing, or a price for beginners.
package enum PeriodType: String, CaseIterable, Sendable {
  case normal, trial, intro
}
