extension Event {
  /// The state of a purchase at the time of an event.
  ///
  /// Constants without defaults, so that the compiler demands each new member wherever facts are
  /// made, including in an erasure.
  package struct PurchaseFacts: Equatable, Sendable {
    package internal(set) var chain: ChainKey
    /// The transaction that the event is about, as in the members below; by default the latest.
    package internal(set) var transaction: TransactionID
    package internal(set) var product: ProductID
    package internal(set) var kind: PurchaseKind
    /// One id for each customer that holds it, sorted.
    package internal(set) var holders: [UserID]
    package internal(set) var device: DeviceID?
    package internal(set) var environment: PurchaseEnvironment
    package internal(set) var firstPurchasedAt: Moment
    package internal(set) var purchasedAt: Moment
    package internal(set) var expiresAt: Moment?
    package internal(set) var periodType: PeriodType
    package internal(set) var isFamilyShared: Bool
    package internal(set) var details: Transaction.PurchaseDetails
    package internal(set) var endReason: EndReason?
    /// A key of the chain that this one takes over.
    package internal(set) var replaces: TransactionID?

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
    package internal(set) var expiresAt: Moment?

    package init(expiresAt: Moment?) {
      self.expiresAt = expiresAt
    }
  }
}

extension Event.PurchaseFacts {
  fileprivate static let blank = Event.PurchaseFacts(
    chain: .blank,
    transaction: .blank,
    product: .blank,
    kind: .subscription,
    holders: [],
    device: nil,
    environment: .production,
    firstPurchasedAt: .blank,
    purchasedAt: .blank,
    expiresAt: nil,
    periodType: .normal,
    isFamilyShared: false,
    details: .blank,
    endReason: nil,
    replaces: nil
  )

  fileprivate mutating func fields<C: FieldCoder & ~Copyable>(
    of customer: [UInt8],
    _ coder: inout C
  ) throws(C.Failure) {
    try chain.fields(&coder)
    try coder.id(&transaction, unless: chain.originalTransaction.bytes)
    try coder.id(&product)
    try coder.code(&kind)
    try coder.users(&holders, of: customer)
    try coder.id(&device)
    try coder.code(&environment)
    try coder.moment(&firstPurchasedAt)
    try coder.moment(&purchasedAt)
    try coder.moment(&expiresAt)
    try coder.code(&periodType)
    try coder.flag(&isFamilyShared)
    try details.fields(&coder)
    try coder.code(&endReason)
    try coder.id(&replaces)
  }
}

extension Event.GrantFacts: Coded {
  static var blank: Self { Self(expiresAt: nil) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.moment(&expiresAt)
  }
}

extension Event {
  /// Visits the fields that a store has in the event's body; its row has the rest.
  ///
  /// The customer's own id takes one byte wherever it occurs.
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    let own = customer.bytes
    try Cause.fields(of: &cause, &coder)
    try coder.id(&subject.id, unless: own)
    try coder.flag(&subject.isAnonymous)
    try coder.id(&device)
    try coder.id(&anonymousUser, unless: own)
    try coder.code(&outcome)
    try coder.optionalUsers(&from, of: own)
    try coder.id(&to, unless: own)
    try coder.flag(&shared)
    try coder.optionalUsers(&aliases, of: own)
    try coder.id(&absorbed)
    try coder.optionalList(&entitlements)
    if try coder.presence(purchase != nil) {
      var facts = purchase?.value ?? .blank
      try facts.fields(of: own, &coder)
      if C.isReading { purchase = SharedBox(facts) }
    }
    try coder.optionalList(&changes)
    if try coder.presence(transition != nil) { try coder.boxed(&transition) }
    try coder.optional(&grant)
    try coder.bytes(&undone)
    try coder.moment(&clock)
  }
}

extension Event.Cause {
  fileprivate static func fields<C: FieldCoder & ~Copyable>(
    of cause: inout Self?,
    _ coder: inout C
  ) throws(C.Failure) {
    var code: UInt8 =
      switch cause {
      case nil: 0
      case .request: 1
      case .clock: 2
      case .definition: 3
      }
    try coder.byte(&code)
    var request = cause?.requestID
    switch code {
    case 0: cause = nil
    case 1:
      var name = if case .request(let method, _) = cause { method } else { [UInt8]() }
      try coder.bytes(&name)
      try coder.line(&request)
      cause = .request(method: name, id: request)
    case 2: cause = .clock
    case 3:
      try coder.line(&request)
      cause = .definition(request: request)
    default: throw coder.refusal(.unknownCode(code, of: "Cause"))
    }
  }
}

extension FieldCoder where Self: ~Copyable {
  fileprivate mutating func users(
    _ users: inout [UserID],
    of customer: [UInt8]
  ) throws(Failure) {
    try list(&users) { (user, coder) throws(Failure) in
      try coder.id(&user, unless: customer)
    }
  }

  fileprivate mutating func optionalUsers(
    _ users: inout [UserID]?,
    of customer: [UInt8]
  ) throws(Failure) {
    guard try presence(users != nil) else { return }
    var present = users ?? []
    try self.users(&present, of: customer)
    if Self.isReading { users = present }
  }
}
