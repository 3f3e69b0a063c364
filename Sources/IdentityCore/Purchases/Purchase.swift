/// One chain of store transactions, with its present state and its holders.
///
/// One reference, whatever it holds: a decision hands purchases on far more often than it changes
/// them.
package struct Purchase: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var origin: Origin
    var product: ProductID
    var holders: OneOrMany<CustomerID>
    var emittedUntil: Moment
    /// Nil where there are none.
    var sharedTroubles: SharedBox<BillingTroubles>?
    /// Without the latest.
    var earlier: [Transaction]
    var latest: Transaction
    var expiresAt: Moment?
    var ownKind: PurchaseKind?
    var environment: PurchaseEnvironment

    var isTroubled: Bool { sharedTroubles != nil }

    var billingTroubles: BillingTroubles {
      get { sharedTroubles?.value ?? .none }
      set { sharedTroubles = newValue == .none ? nil : SharedBox(newValue) }
    }
  }

  /// What may befall a period between its beginning and its end; most have none of it.
  private struct BillingTroubles: Equatable, Sendable {
    var autoRenewDisabledAt: Moment?
    var gracePeriodExpiresAt: Moment?
    var isInBillingRetry = false
    var pausedUntil: Moment?
    var refundedAt: Moment?
    var revokedAt: Moment?

    static let none = BillingTroubles()
  }

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
    holders: OneOrMany<CustomerID>,
    earlier: [Transaction] = [],
    latest: Transaction,
    expiresAt: Moment? = nil,
    autoRenewDisabledAt: Moment? = nil,
    gracePeriodExpiresAt: Moment? = nil,
    isInBillingRetry: Bool = false,
    pausedUntil: Moment? = nil,
    refundedAt: Moment? = nil,
    revokedAt: Moment? = nil,
    emittedUntil: Moment? = nil
  ) {
    let origin = Origin(
      key: key,
      createdAt: createdAt,
      device: device,
      user: user,
      besideUser: besideUser,
      account: account,
      recordedIn: recordedIn
    )
    var content = Content(
      origin: origin,
      product: product,
      holders: holders,
      emittedUntil: emittedUntil ?? createdAt,
      earlier: earlier,
      latest: latest,
      expiresAt: expiresAt,
      ownKind: ownKind,
      environment: environment
    )
    content.billingTroubles = BillingTroubles(
      autoRenewDisabledAt: autoRenewDisabledAt,
      gracePeriodExpiresAt: gracePeriodExpiresAt,
      isInBillingRetry: isInBillingRetry,
      pausedUntil: pausedUntil,
      refundedAt: refundedAt,
      revokedAt: revokedAt
    )
    shared = SharedBox(content)
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
    get { shared.value.origin }
    set { shared.value.origin = newValue }
  }

  package var key: ChainKey { shared.value.origin.key }
  package var createdAt: Moment { shared.value.origin.createdAt }
  package var device: DeviceID? { shared.value.origin.device }
  package var user: UserID { shared.value.origin.user }
  package var besideUser: UserID? { shared.value.origin.besideUser }
  package var account: AccountKey? { shared.value.origin.account }
  package var recordedIn: Int64 { shared.value.origin.recordedIn }

  /// For whom it was recorded, the device's anonymous user first.
  package var firstHolders: [UserID] {
    if let besideUser { [besideUser, user] } else { [user] }
  }
}

extension Purchase {
  /// What was bought, by the latest transaction.
  package var product: ProductID {
    get { shared.value.product }
    set { shared.value.product = newValue }
  }

  /// The caller's own word on the kind; it wins over the catalogue's.
  package var ownKind: PurchaseKind? {
    get { shared.value.ownKind }
    set { shared.value.ownKind = newValue }
  }

  /// Whether money was paid.
  package var environment: PurchaseEnvironment { shared.value.environment }

  /// Who holds it now, in the order in which they came.
  package var holders: OneOrMany<CustomerID> {
    get { shared.value.holders }
    set { shared.value.holders = newValue }
  }

  /// As going over `holders`, for other modules: nothing is compiled into them.
  package func forEachHolder(_ body: (CustomerID) -> Void) {
    for holder in shared.value.holders { body(holder) }
  }

  /// The transaction that the present state speaks of.
  package var latest: Transaction {
    get { shared.value.latest }
    set { shared.value.latest = newValue }
  }

  /// The transactions before the latest, oldest first by `Transaction.precedes`; mostly none.
  package var earlier: [Transaction] {
    get { shared.value.earlier }
    set { shared.value.earlier = newValue }
  }

  /// The whole history, oldest first by `Transaction.precedes`.
  package var transactions: [Transaction] {
    get { earlier + [latest] }
    set {
      guard let last = newValue.last else {
        preconditionFailure("Purchase: a chain without a transaction")
      }
      (earlier, latest) = (newValue.dropLast(), last)
    }
  }

  /// Where it began.
  var oldest: Transaction { shared.value.earlier.first ?? shared.value.latest }
}

// The present state: that of the latest transaction, changed by updates since.
extension Purchase {
  /// Nil where it never ends.
  package var expiresAt: Moment? {
    get { shared.value.expiresAt }
    set { shared.value.expiresAt = newValue }
  }

  /// When it was told that the period will not be renewed.
  package var autoRenewDisabledAt: Moment? {
    get { shared.value.billingTroubles.autoRenewDisabledAt }
    set { shared.value.billingTroubles.autoRenewDisabledAt = newValue }
  }

  /// Up to when it gives access beyond its end.
  package var gracePeriodExpiresAt: Moment? {
    get { shared.value.billingTroubles.gracePeriodExpiresAt }
    set { shared.value.billingTroubles.gracePeriodExpiresAt = newValue }
  }

  /// Whether the store still tries to be paid.
  package var isInBillingRetry: Bool {
    get { shared.value.billingTroubles.isInBillingRetry }
    set { shared.value.billingTroubles.isInBillingRetry = newValue }
  }

  /// When a pause ends.
  package var pausedUntil: Moment? {
    get { shared.value.billingTroubles.pausedUntil }
    set { shared.value.billingTroubles.pausedUntil = newValue }
  }

  /// Whether anything befell its period.
  var isTroubled: Bool { shared.value.isTroubled }

  /// When the money was given back.
  package var refundedAt: Moment? {
    get { shared.value.billingTroubles.refundedAt }
    set { shared.value.billingTroubles.refundedAt = newValue }
  }

  /// When it was taken away.
  package var revokedAt: Moment? {
    get { shared.value.billingTroubles.revokedAt }
    set { shared.value.billingTroubles.revokedAt = newValue }
  }

  /// Up to when everything was told that nobody has to ask for.
  package var emittedUntil: Moment {
    get { shared.value.emittedUntil }
    set { shared.value.emittedUntil = newValue }
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
  /// Nil where nothing was agreed.
  private var sharedAgreement: SharedBox<PurchaseDetails>?
  package var purchasedAt: Moment
  package var expiresAt: Moment?
  package var periodType: PeriodType
  package var isFamilyShared: Bool

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
    agreement = PurchaseDetails(
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
  package struct PurchaseDetails: Hashable, Sendable {
    package var offerCode: [UInt8]?
    package var price: [UInt8]?
    package var currency: [UInt8]?
    package var country: [UInt8]?
    /// Echoed in events; sorted by name.
    package var attributes: [Attribute]

    fileprivate static let none = PurchaseDetails(
      offerCode: nil,
      price: nil,
      currency: nil,
      country: nil,
      attributes: []
    )

    /// Without defaults, so that no member is forgotten.
    package init(
      offerCode: [UInt8]?,
      price: [UInt8]?,
      currency: [UInt8]?,
      country: [UInt8]?,
      attributes: [Attribute]
    ) {
      self.offerCode = offerCode
      self.price = price
      self.currency = currency
      self.country = country
      self.attributes = attributes
    }
  }

  /// Whether anything was.
  var isAgreed: Bool { sharedAgreement != nil }

  /// What was agreed, all of it.
  package var agreement: PurchaseDetails {
    get { sharedAgreement?.value ?? .none }
    set { sharedAgreement = newValue == .none ? nil : SharedBox(newValue) }
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
