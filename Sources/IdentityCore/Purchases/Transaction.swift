/// One payment or free period, with everything that is known about it.
///
/// Most transactions were said once and never again: `asOf` and `named` hold for all their fields,
/// and there are no details and no `state`.
package struct Transaction: Hashable, Sendable {
  package var id: TransactionID
  package var product: ProductID
  /// Nil if there are none.
  private var sharedDetails: SharedBox<PurchaseDetails>?
  /// Nil if all its fields have their defaults.
  private var sharedState: SharedBox<State>?
  package var purchasedAt: Moment
  /// The end of the paid period; nil if it has none.
  package var expiresAt: Moment?
  /// When the product was said, and every field in `named`.
  package var firstAsOf: Moment
  /// The fields that a fact named at `firstAsOf`.
  package var named: TransactionFields
  package var periodType: PeriodType
  package var isFamilyShared: Bool
  /// The kind that a fact named; it overrides the catalogue's.
  package var kind: PurchaseKind?
  /// The environment that a fact named.
  package var environment: PurchaseEnvironment?

  /// A name and a value of the caller's own.
  package struct Attribute: Hashable, Sendable {
    package var name: [UInt8]
    package var value: [UInt8]

    package init(name: [UInt8], value: [UInt8]) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a transaction; without `named` it names what differs from its default.
  package init(
    id: TransactionID,
    product: ProductID,
    periodType: PeriodType = .normal,
    purchasedAt: Moment,
    expiresAt: Moment? = nil,
    isFamilyShared: Bool = false,
    kind: PurchaseKind? = nil,
    environment: PurchaseEnvironment? = nil,
    offerCode: [UInt8]? = nil,
    price: [UInt8]? = nil,
    currency: [UInt8]? = nil,
    country: [UInt8]? = nil,
    attributes: [Attribute] = [],
    asOf: Moment? = nil,
    named: TransactionFields? = nil
  ) {
    self.id = id
    self.product = product
    self.periodType = periodType
    self.purchasedAt = purchasedAt
    self.expiresAt = expiresAt
    self.isFamilyShared = isFamilyShared
    self.kind = kind
    self.environment = environment
    firstAsOf = asOf ?? purchasedAt
    self.named = named ?? []
    details = PurchaseDetails(
      offerCode: offerCode,
      price: price,
      currency: currency,
      country: country,
      attributes: attributes
    )
    if named == nil { self.named = [.product, .purchasedAt, .expiresAt] }
  }

  /// Orders the transactions of a chain: by purchase, then by end, then by id.
  ///
  /// No end is later than any end.
  package func precedes(_ other: Transaction) -> Bool {
    if purchasedAt != other.purchasedAt { return purchasedAt < other.purchasedAt }
    if expiresAt != other.expiresAt {
      guard let end = expiresAt else { return false }
      guard let otherEnd = other.expiresAt else { return true }
      return end < otherEnd
    }
    return id < other.id
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
  package var details: PurchaseDetails {
    get { sharedDetails?.value ?? .none }
    set { sharedDetails = newValue == .none ? nil : SharedBox(newValue) }
  }

  package var offerCode: [UInt8]? { sharedDetails?.value.offerCode }
  package var price: [UInt8]? { sharedDetails?.value.price }
  package var currency: [UInt8]? { sharedDetails?.value.currency }
  package var country: [UInt8]? { sharedDetails?.value.country }
  package var attributes: [Attribute] { sharedDetails?.value.attributes ?? [] }
}

extension Transaction {
  /// What a store says of a transaction after its purchase.
  package struct State: Hashable, Sendable {
    package var endedAt: Moment?
    package var refundedAt: Moment?
    package var revokedAt: Moment?
    package var gracePeriodExpiresAt: Moment?
    package var isInBillingRetry = false
    package var isPaused = false
    package var pausedUntil: Moment?
    package var renewsAs: ProductID?
    package var endReason: EndReason?
    /// Adverse: auto-renew is off.
    package var renewal = Statements()
    /// Adverse: billing fails.
    package var billing = Statements()
    /// The stamps of the fields that `named` does not have, by field.
    package var stamps: [FieldStamp] = []

    package init() {}
  }

  /// When one field was said.
  package struct FieldStamp: Hashable, Sendable {
    package var field: TransactionField
    package var stamp: Stamp

    package init(field: TransactionField, stamp: Stamp) {
      self.field = field
      self.stamp = stamp
    }
  }

  private static let noState = State()

  /// Whether any field of the state differs from its default.
  package var hasState: Bool { sharedState != nil }

  /// The whole state.
  package var state: State {
    get { sharedState?.value ?? Self.noState }
    set { sharedState = newValue == Self.noState ? nil : SharedBox(newValue) }
  }

  /// When access ended before the period's end.
  package var endedAt: Moment? {
    get { sharedState?.value.endedAt }
    set { state.endedAt = newValue }
  }

  /// When the store refunded the payment.
  package var refundedAt: Moment? {
    get { sharedState?.value.refundedAt }
    set { state.refundedAt = newValue }
  }

  /// When the store revoked the purchase.
  package var revokedAt: Moment? {
    get { sharedState?.value.revokedAt }
    set { state.revokedAt = newValue }
  }

  /// When access beyond the period's end stops.
  package var gracePeriodExpiresAt: Moment? {
    get { sharedState?.value.gracePeriodExpiresAt }
    set { state.gracePeriodExpiresAt = newValue }
  }

  /// Whether the store still retries the payment.
  package var isInBillingRetry: Bool {
    get { sharedState?.value.isInBillingRetry ?? false }
    set { state.isInBillingRetry = newValue }
  }

  /// Whether the subscription is paused, with or without a known end.
  package var isPaused: Bool {
    get { sharedState?.value.isPaused ?? false }
    set { state.isPaused = newValue }
  }

  /// When a pause ends.
  package var pausedUntil: Moment? {
    get { sharedState?.value.pausedUntil }
    set { state.pausedUntil = newValue }
  }

  /// The product of the next period; nil for the same one.
  package var renewsAs: ProductID? { sharedState?.value.renewsAs }

  /// Why the chain ends with this transaction.
  package var endReason: EndReason? { sharedState?.value.endReason }

  /// Whether auto-renew is off.
  package var isAutoRenewOff: Bool { sharedState?.value.renewal.newest?.isAdverse ?? false }

  /// Since when auto-renew has been off; nil if it is on.
  package var autoRenewDisabledAt: Moment? { sharedState?.value.renewal.since }

  /// Since when billing has failed; nil if it does not.
  package var billingIssueAt: Moment? { sharedState?.value.billing.since }

  /// When a store last listed its item with all others of the subscription; nil if none did.
  package var listedAt: Moment? {
    sharedState?.value.renewal.all.last { $0.listsItems }?.stamp.asOf
  }
}

extension Transaction {
  static let blank = Transaction(id: .blank, product: .blank, purchasedAt: .blank)

  /// Visits the fields that a store has of a transaction of a chain.
  mutating func fields<C: FieldCoder & ~Copyable>(
    of chain: [UInt8],
    _ coder: inout C
  ) throws(C.Failure) {
    try coder.id(&id, unless: chain)
    try coder.id(&product)
    try coder.code(&periodType)
    try coder.moment(&purchasedAt)
    try coder.moment(&expiresAt)
    try coder.flag(&isFamilyShared)
    try coder.code(&kind)
    try coder.code(&environment)
    // Mostly zero: a client's statement is as old as the purchase.
    var delay = firstAsOf.milliseconds &- purchasedAt.milliseconds
    try coder.signed(&delay)
    firstAsOf = Moment(milliseconds: purchasedAt.milliseconds &+ delay)
    try named.fields(&coder)
    // Without details, those of no value are written.
    if sharedDetails == nil {
      var none = PurchaseDetails.none
      try none.fields(&coder)
      if C.isReading { details = none }
    } else {
      try coder.boxed(&sharedDetails)
    }
    try coder.optional(&sharedState, else: Self.noState)
  }
}

extension Transaction.PurchaseDetails: Coded {
  static var blank: Self { none }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&offerCode)
    try coder.bytes(&price)
    try coder.bytes(&currency)
    try coder.bytes(&country)
    try coder.list(&attributes)
  }
}

/// Why a subscription ended, or will end.
package enum EndReason: String, CaseIterable, Sendable {
  case customer, billing, priceIncrease
  /// The product is no longer sold.
  case unavailable
  case developer, replaced, other
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

extension Transaction {
  /// Whether it was refunded or revoked, or will be.
  var isReturned: Bool { hasState && (refundedAt != nil || revokedAt != nil) }
}

/// Whether real money was paid.
package enum PurchaseEnvironment: String, CaseIterable, Sendable {
  case production, sandbox
}

/// The price of a period: normal, free, or introductory.
package enum PeriodType: String, CaseIterable, Sendable {
  case normal, trial, intro
}

extension Transaction.Attribute: Coded {
  static var blank: Self { Self(name: [], value: []) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&name)
    try coder.bytes(&value)
  }
}

extension Transaction.State: Coded {
  static var blank: Self { Self() }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.moment(&endedAt)
    try coder.moment(&refundedAt)
    try coder.moment(&revokedAt)
    try coder.moment(&gracePeriodExpiresAt)
    try coder.flag(&isInBillingRetry)
    try coder.flag(&isPaused)
    try coder.moment(&pausedUntil)
    try coder.id(&renewsAs)
    try coder.code(&endReason)
    try renewal.fields(&coder)
    try billing.fields(&coder)
    try coder.list(&stamps)
    try coder.requireOrder(stamps) { $0.field.code < $1.field.code }
  }
}

extension Transaction.FieldStamp: Coded {
  static var blank: Self { Self(field: .product, stamp: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.code(&field)
    try stamp.fields(&coder)
  }
}
