extension Draft {
  /// What a store, or a web checkout, says was bought.
  package struct Order: Sendable {
    package var subject: Subject
    package var chain: ChainKey
    package var kind: PurchaseKind?
    package var environment: PurchaseEnvironment?
    /// `purchasedAt` is now where the caller gave none.
    package var transaction: Transaction

    package init(
      subject: Subject,
      chain: ChainKey,
      kind: PurchaseKind? = nil,
      environment: PurchaseEnvironment? = nil,
      transaction: Transaction
    ) {
      self.subject = subject
      self.chain = chain
      self.kind = kind
      self.environment = environment
      self.transaction = transaction
    }
  }

  /// What recording a transaction came to.
  package struct Receipt: Equatable, Sendable {
    package var purchase: PurchaseView
    package var created: Bool
    package var outcome: PurchaseOutcome
    package var access: Access
  }

  /// Records a transaction of a store: a new chain, or one more period of a known one.
  ///
  /// A known chain that somebody else holds is first restored to the buyer, as the rules say. The
  /// same transaction again adds nothing.
  package mutating func purchase(_ order: Order) throws(DecisionStop) -> Receipt {
    let buyer = try buyer(order.subject)
    guard let known = try purchase(order.chain) else {
      let holders = try newHolders(buyer)
      try settle(holders)
      let (purchase, facts) = try record(order, for: buyer, holders)
      return Receipt(
        purchase: view(of: purchase, facts.value.kind, holders: facts.value.holders),
        created: true,
        outcome: .recorded,
        access: try access(of: buyer.customer.id)
      )
    }
    try settle([buyer.customer.id] + known.holders)
    let isReceived = try receive(known, for: buyer)
    let outcome = try renew(order)
    guard let purchase = try purchase(order.chain) else {
      preconditionFailure("World: no purchase \(order.chain) though it was known")
    }
    let user = try existingUser(buyer.user.id)
    return Receipt(
      purchase: try view(of: purchase),
      created: false,
      outcome: isReceived ? .received : outcome,
      access: try access(of: user.customer)
    )
  }

  /// Who buys; somebody unknown is created, because the money is real.
  private mutating func buyer(_ subject: Subject) throws(DecisionStop) -> ResolvedUser {
    switch subject {
    case .device: return try person(subject)
    case .user(let id):
      if id.bytes.isEmpty { throw .refused(.blockedUserID(id)) }
      let known = try user(id)
      // Made-up ids were chosen by nobody.
      if known?.isIdentified ?? true { try checkNewUserID(id) }
      if known == nil { _ = try makeIdentifiedUser(id) }
      return try person(subject)
    }
  }

  /// The device's anonymous user, where that one holds a new purchase besides the buyer.
  private func userBeside(_ buyer: ResolvedUser) -> UserID? {
    guard rules.purchaseHolders == .deviceAndUser, let device = buyer.device,
      device.anonymousUser != buyer.asked
    else { return nil }
    return device.anonymousUser
  }

  /// Who holds what is new.
  private mutating func newHolders(_ buyer: ResolvedUser) throws(DecisionStop) -> OneOrMany<
    CustomerID
  > {
    guard let beside = userBeside(buyer) else { return [buyer.customer.id] }
    let anonymous = try existingUser(beside).customer
    return anonymous == buyer.customer.id ? [anonymous] : [anonymous, buyer.customer.id]
  }

  private mutating func record(
    _ order: Order,
    for buyer: ResolvedUser,
    _ newHolders: OneOrMany<CustomerID>
  ) throws(DecisionStop) -> (Purchase, SharedBox<Event.PurchaseFacts>) {
    // Of what was erased with somebody a restore from a device says whose it is.
    let isErased = try takeTombstone(of: order.chain)
    let holders = isErased ? [] : newHolders
    var transaction = order.transaction
    transaction.product = recordCache.ids.shared(transaction.product)
    let projectCounts = try count { $0.purchases += 1 }
    let purchase = Purchase(
      key: ChainKey(
        store: recordCache.ids.shared(order.chain.store),
        originalTransaction: order.chain.originalTransaction
      ),
      product: transaction.product,
      ownKind: order.kind,
      environment: order.environment ?? .production,
      createdAt: now,
      device: buyer.device?.id,
      user: buyer.asked,
      besideUser: isErased ? nil : userBeside(buyer),
      account: buyer.device?.account,
      recordedIn: nextCursor(behind: projectCounts),
      holders: holders,
      latest: transaction,
      expiresAt: transaction.expiresAt
    )
    putNew(purchase)
    var held: (before: ChainList, after: ChainList)?
    for id in holders { held = try hold(purchase, as: id) }
    if let key = purchase.account {
      var account = try account(key)
      // What was bought on a device and what its customer holds is nearly always the same list: it
      // is written once, and in memory once.
      if let held, held.before == account.purchases {
        account.purchases = held.after
      } else {
        account.purchases.append(purchase.key)
      }
      put(account)
    }
    let facts = try facts(purchase)
    emit(.purchaseRecorded, facts, buyer.customer.id, buyer.user)
    try emitAccess(of: holders, because: facts)
    return (purchase, facts)
  }

  /// A chain that somebody else holds is first restored to the buyer, by the same rules.
  ///
  /// Returns whether it was.
  private mutating func receive(_ purchase: Purchase, for buyer: ResolvedUser) throws(DecisionStop)
    -> Bool
  {
    guard !purchase.holders.contains(buyer.customer.id) else { return false }
    // Only a restore that names it brings it back.
    if purchase.holders.isEmpty { return false }
    if rules.onRestore == .alias, try isHeldByIdentified(purchase) {
      throw .refused(
        .purchaseHeldByAnother(purchase.key, holder: try holder(of: purchase), rule: .onRestore)
      )
    }
    let (_, refused) = try restore(
      [purchase.key],
      to: buyer.user,
      asked: buyer.asked,
      by: .purchase
    )
    if let refusal = refused.first {
      throw .refused(
        .purchaseHeldByAnother(purchase.key, holder: refusal.holder, rule: refusal.rule)
      )
    }
    return true
  }

  /// Takes a transaction on a known chain into its history, and into its present if it is newest.
  private mutating func renew(_ order: Order) throws(DecisionStop) -> PurchaseOutcome {
    guard var purchase = try purchase(order.chain) else { return .unchanged }
    let transaction = order.transaction
    if purchase.latest.id == transaction.id { return .unchanged }
    if purchase.earlier.contains(where: { $0.id == transaction.id }) { return .unchanged }
    if transaction.precedes(purchase.latest) {
      let place = purchase.earlier.firstIndex { transaction.precedes($0) }
      purchase.earlier.insert(transaction, at: place ?? purchase.earlier.count)
      // What it says of the past counts in the history alone.
      purchase.emittedUntil = max(purchase.emittedUntil, now)
      put(purchase)
      // Where the latest has yet to begin, this may be the one that covers today.
      try emitAccess(of: purchase.holders, because: facts(purchase))
      return .unchanged
    }
    let isPlanChanged = transaction.product != purchase.product
    purchase.earlier.append(purchase.latest)
    purchase.latest = transaction
    purchase.product = transaction.product
    purchase.expiresAt = transaction.expiresAt
    purchase.ownKind = order.kind ?? purchase.ownKind
    purchase.clearTroubles()
    purchase.emittedUntil = max(purchase.emittedUntil, now)
    put(purchase)
    let facts = try facts(purchase)
    try emitHolder(.purchaseRenewed, of: purchase, facts)
    try emitAccess(of: purchase.holders, because: facts)
    return isPlanChanged ? .planChanged : .renewed
  }

  private mutating func emit(
    _ kind: Event.Kind,
    _ purchase: SharedBox<Event.PurchaseFacts>,
    _ customer: CustomerID,
    _ user: User,
    byClockAt moment: Moment? = nil
  ) {
    emit(Event(kind, at: moment ?? now, customer: customer, subject: user.member)) { event in
      if moment != nil { event.cause = .clock }
      event.purchase = purchase
    }
  }

  /// Tells it once, of the holder who stands for all.
  mutating func emitHolder(
    _ kind: Event.Kind,
    of purchase: Purchase,
    _ facts: SharedBox<Event.PurchaseFacts>,
    byClockAt moment: Moment? = nil
  ) throws(DecisionStop) {
    guard !purchase.holders.isEmpty else { return }
    let id = try holder(of: purchase)
    let user = try existingUser(id)
    emit(kind, facts, user.customer, user, byClockAt: moment)
  }
}

extension Purchase {
  /// A renewal: the store has been paid again.
  fileprivate mutating func clearTroubles() {
    autoRenewDisabledAt = nil
    gracePeriodExpiresAt = nil
    isInBillingRetry = false
    pausedUntil = nil
    refundedAt = nil
    revokedAt = nil
  }
}

/// What a transaction was to what is known of its chain and of the buyer.
package enum PurchaseOutcome: String, CaseIterable, Sendable {
  case recorded, renewed, planChanged, received, unchanged
}
