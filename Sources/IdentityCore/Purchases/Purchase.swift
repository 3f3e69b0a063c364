/// One chain of store transactions, with its present state and its holders.
///
/// Boxed: decisions copy purchases far more often than they change them.
package struct Purchase: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var origin: Origin
    var product: ProductID
    var holders: OneOrMany<CustomerID>
    var emittedUntil: Moment
    /// Nil if there are none.
    var sharedIssues: SharedBox<BillingIssues>?
    /// Without the latest.
    var earlier: [Transaction]
    var latest: Transaction
    var expiresAt: Moment?
    var ownKind: PurchaseKind?
    var environment: PurchaseEnvironment

    var hasBillingIssues: Bool { sharedIssues != nil }

    var billingIssues: BillingIssues {
      get { sharedIssues?.value ?? .none }
      set { sharedIssues = newValue == .none ? nil : SharedBox(newValue) }
    }
  }

  /// Billing events within a period; most periods have none.
  private struct BillingIssues: Equatable, Sendable {
    var autoRenewDisabledAt: Moment?
    var gracePeriodExpiresAt: Moment?
    var isInBillingRetry = false
    var pausedUntil: Moment?
    var refundedAt: Moment?
    var revokedAt: Moment?

    static let none = BillingIssues()
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
    content.billingIssues = BillingIssues(
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
  /// The facts of the first recording; only a deletion changes them.
  package struct Origin: Hashable, Sendable {
    package var key: ChainKey
    package var createdAt: Moment
    /// The device that reported the purchase.
    package var device: DeviceID?
    /// The buyer, by the id in the request.
    package var user: UserID
    /// The device's anonymous user, if it was the first holder along with the buyer.
    package var besideUser: UserID?
    package var account: AccountKey?
    /// The cursor of the first event about the purchase.
    package var recordedIn: Int64
  }

  /// The facts of the first recording.
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

  /// The users for whom it was recorded, the device's anonymous user first.
  package var firstHolders: [UserID] {
    if let besideUser { [besideUser, user] } else { [user] }
  }
}

// Not generic: another module would call generic code without specialization.
extension OneOrMany<CustomerID> {
  package var oldest: CustomerID? { first }
  package var newest: CustomerID? { last }
}

extension Purchase {
  /// The product of the latest transaction.
  package var product: ProductID {
    get { shared.value.product }
    set { shared.value.product = newValue }
  }

  /// The kind that the caller gave; it overrides the catalogue's.
  package var ownKind: PurchaseKind? {
    get { shared.value.ownKind }
    set { shared.value.ownKind = newValue }
  }

  /// Whether real money was paid.
  package var environment: PurchaseEnvironment { shared.value.environment }

  /// The customers that hold it, oldest first.
  package var holders: OneOrMany<CustomerID> {
    get { shared.value.holders }
    set { shared.value.holders = newValue }
  }

  /// Calls `body` for each holder, without non-inlined iteration in other modules.
  package func forEachHolder(_ body: (CustomerID) -> Void) {
    for holder in shared.value.holders { body(holder) }
  }

  /// The transaction that the present state describes.
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

  /// The first transaction.
  var oldest: Transaction { shared.value.earlier.first ?? shared.value.latest }
}

// The present state: that of the latest transaction, with later updates.
extension Purchase {
  /// Nil if it never ends.
  package var expiresAt: Moment? {
    get { shared.value.expiresAt }
    set { shared.value.expiresAt = newValue }
  }

  /// When the store reported that the period will not renew.
  package var autoRenewDisabledAt: Moment? {
    get { shared.value.billingIssues.autoRenewDisabledAt }
    set { shared.value.billingIssues.autoRenewDisabledAt = newValue }
  }

  /// When access beyond the period's end stops.
  package var gracePeriodExpiresAt: Moment? {
    get { shared.value.billingIssues.gracePeriodExpiresAt }
    set { shared.value.billingIssues.gracePeriodExpiresAt = newValue }
  }

  /// Whether the store still retries the payment.
  package var isInBillingRetry: Bool {
    get { shared.value.billingIssues.isInBillingRetry }
    set { shared.value.billingIssues.isInBillingRetry = newValue }
  }

  /// When a pause ends.
  package var pausedUntil: Moment? {
    get { shared.value.billingIssues.pausedUntil }
    set { shared.value.billingIssues.pausedUntil = newValue }
  }

  /// Whether the period has any billing issue.
  var hasBillingIssues: Bool { shared.value.hasBillingIssues }

  /// When the store refunded the payment.
  package var refundedAt: Moment? {
    get { shared.value.billingIssues.refundedAt }
    set { shared.value.billingIssues.refundedAt = newValue }
  }

  /// When the store revoked the purchase.
  package var revokedAt: Moment? {
    get { shared.value.billingIssues.revokedAt }
    set { shared.value.billingIssues.revokedAt = newValue }
  }

  /// The moment up to which scheduled changes are emitted.
  package var emittedUntil: Moment {
    get { shared.value.emittedUntil }
    set { shared.value.emittedUntil = newValue }
  }
}

/// The permanent key of a chain: the store and the id of its first transaction.
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

/// One payment or free period, as the store reported it.
package struct Transaction: Hashable, Sendable {
  package var id: TransactionID
  package var product: ProductID
  /// Nil if there are none.
  private var sharedDetails: SharedBox<PurchaseDetails>?
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

  /// Whether this period began earlier, or ended earlier if both began together.
  package func precedes(_ other: Transaction) -> Bool {
    if purchasedAt != other.purchasedAt { return purchasedAt < other.purchasedAt }
    guard let end = expiresAt else { return false }
    guard let otherEnd = other.expiresAt else { return true }
    return end < otherEnd
  }
}

extension Transaction {
  /// The commercial details of a transaction.
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

    /// Has no default arguments, so that callers name every member.
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

  /// Whether the transaction has any details.
  var hasDetails: Bool { sharedDetails != nil }

  /// All details.
  package var agreement: PurchaseDetails {
    get { sharedDetails?.value ?? .none }
    set { sharedDetails = newValue == .none ? nil : SharedBox(newValue) }
  }

  package var offerCode: [UInt8]? { sharedDetails?.value.offerCode }
  package var price: [UInt8]? { sharedDetails?.value.price }
  package var currency: [UInt8]? { sharedDetails?.value.currency }
  package var country: [UInt8]? { sharedDetails?.value.country }
  package var attributes: [Attribute] { sharedDetails?.value.attributes ?? [] }
}

/// How long a product gives access, and whether it can be restored.
package enum PurchaseKind: String, CaseIterable, Sendable {
  case subscription, nonRenewingSubscription, nonConsumable, consumable

  /// Whether it moves between users as a subscription does.
  package var isSubscription: Bool {
    switch self {
    case .subscription, .nonRenewingSubscription: true
    case .nonConsumable, .consumable: false
    }
  }
}

/// Whether real money was paid.
package enum PurchaseEnvironment: String, CaseIterable, Sendable {
  case production, sandbox
}

/// The price of a period: normal, free, or introductory.
package enum PeriodType: String, CaseIterable, Sendable {
  case normal, trial, intro
}
