import IdentityCore

/// The end of a purchase.
enum End: ExpressibleByIntegerLiteral {
  /// A subscription ends after `Household.period`, and anything else never.
  case standard
  case never
  case at(Moment)

  init(integerLiteral value: Int64) {
    self = .at(Moment(milliseconds: value))
  }
}

// Calls of apps.
extension Household {
  @discardableResult
  func install(
    _ device: DeviceID,
    user: UserID? = nil,
    account: StoreAccountID? = nil
  ) throws(Refusal) -> Draft.Installation {
    try run { (draft) throws(DecisionStop) in
      try draft.install(
        device: device,
        user: user,
        storeAccount: account,
        platform: nil,
        app: nil
      )
    }
  }

  @discardableResult
  func identify(_ device: DeviceID, _ user: UserID) throws(Refusal) -> Draft.Identification {
    try run { (draft) throws(DecisionStop) in try draft.identify(device: device, as: user) }
  }

  @discardableResult
  func logout(_ device: DeviceID) throws(Refusal) -> Draft.LogoutEffect {
    try run { (draft) throws(DecisionStop) in try draft.logout(device: device) }
  }

  @discardableResult
  func restore(
    _ device: DeviceID,
    _ chains: [ChainKey]? = nil
  ) throws(Refusal) -> Draft.Restoration {
    try run { (draft) throws(DecisionStop) in try draft.restore(device: device, chains: chains) }
  }

  @discardableResult
  func buy(
    on device: DeviceID,
    _ product: ProductID,
    chain: TransactionID? = nil,
    transaction: TransactionID? = nil,
    at moment: Moment? = nil,
    until end: End = .standard,
    kind: PurchaseKind? = nil,
    _ adjust: (inout Transaction) -> Void = { _ in }
  ) throws(Refusal) -> Draft.Receipt {
    try buy(
      by: .device(device),
      product,
      chain: chain,
      transaction: transaction,
      at: moment,
      until: end,
      kind: kind,
      adjust
    )
  }

  @discardableResult
  func buy(
    by subject: Subject,
    _ product: ProductID,
    chain: TransactionID? = nil,
    transaction: TransactionID? = nil,
    store: StoreName = "appStore",
    at moment: Moment? = nil,
    until end: End = .standard,
    kind: PurchaseKind? = nil,
    environment: PurchaseEnvironment? = nil,
    asOf: Moment? = nil,
    _ adjust: (inout Transaction) -> Void = { _ in }
  ) throws(Refusal) -> Draft.Receipt {
    let original = chain ?? newChain(of: product)
    let purchasedAt = moment ?? now
    let isSubscription =
      (kind ?? project.catalogue.products[product]?.kind)?.isSubscription ?? false
    let expiresAt: Moment? =
      switch end {
      case .standard: isSubscription ? purchasedAt + Self.period : nil
      case .never: nil
      case .at(let moment): moment
      }
    var paid = Transaction(
      id: transaction ?? original,
      product: product,
      purchasedAt: purchasedAt,
      expiresAt: expiresAt,
      kind: kind,
      environment: environment
    )
    adjust(&paid)
    let order = Draft.Order(
      subject: subject,
      chain: ChainKey(store: store, originalTransaction: original),
      transaction: paid,
      asOf: asOf
    )
    return try run { (draft) throws(DecisionStop) in try draft.purchase(order) }
  }

  @discardableResult
  func grant(
    _ entitlement: EntitlementID,
    to subject: Subject,
    until end: Moment? = nil
  ) throws(Refusal) -> Entitlement {
    try run { (draft) throws(DecisionStop) in try draft.grant(entitlement, to: subject, until: end)
    }
  }

  @discardableResult
  func revoke(_ entitlement: EntitlementID, from subject: Subject) throws(Refusal) -> Entitlement {
    try run { (draft) throws(DecisionStop) in try draft.revoke(entitlement, from: subject) }
  }

  @discardableResult
  func update(
    _ chain: ChainKey,
    _ adjust: (inout PurchaseUpdate) -> Void
  ) throws(Refusal) -> PurchaseView {
    try updated(chain, adjust).purchase
  }

  /// Updates a chain, and returns the whole result.
  @discardableResult
  func updated(
    _ chain: ChainKey,
    _ adjust: (inout PurchaseUpdate) -> Void
  ) throws(Refusal) -> Draft.UpdateReceipt {
    var update = PurchaseUpdate(chain: chain)
    adjust(&update)
    return try run { (draft) throws(DecisionStop) in try draft.update(update) }
  }

  @discardableResult
  func info(_ subject: Subject) throws(Refusal) -> UserView {
    try run { (draft) throws(DecisionStop) in try draft.view(subject) }
  }

  @discardableResult
  func check(_ subject: Subject, at moment: Moment? = nil) throws(Refusal) -> Draft.Check {
    try run { (draft) throws(DecisionStop) in try draft.checkEntitlements(subject, at: moment) }
  }
}

extension ChainKey: ExpressibleByStringLiteral {
  /// A chain of the Apple store, by its first transaction.
  package init(stringLiteral value: String) {
    self.init(store: "appStore", originalTransaction: TransactionID(value))
  }
}

extension Transaction {
  /// Has auto-renew off since a moment.
  mutating func turnAutoRenewOff(at moment: Moment) {
    let off = Statements.Statement(stamp: Stamp(asOf: moment), isAdverse: true)
    state.renewal = Statements([off]) ?? Statements()
  }

  /// The values of all fields, whenever they were said.
  var values: [FieldValue] { TransactionField.allCases.map { self[$0] } }
}
