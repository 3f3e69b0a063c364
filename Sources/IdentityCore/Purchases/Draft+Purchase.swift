extension Draft {
  /// A purchase as a store or a web checkout reports it.
  package struct Order: Equatable, Sendable {
    /// The buyer; nil if a store reports the transaction without naming one.
    package var subject: Subject?
    package var chain: ChainKey
    /// With the fields that the request names; without a date, the caller sets `purchasedAt` to
    /// `asOf` or to now.
    package var transaction: Transaction
    package var accountToken: AccountTokenID?
    /// Tokens over which the account token takes precedence.
    package var lesserTokens: [AccountTokenID] = []
    /// Whether any other token takes precedence over the account token.
    package var isTokenLesser = false
    /// When the store said it; nil for a statement of the caller, now.
    package var asOf: Moment?
    /// A key of the chain that this one takes over.
    package var replaces: TransactionID?
    /// Further names of the chain.
    package var keys: [TransactionID]
    /// Names that the store has for the transaction, for example of its invoice.
    package var links: [TransactionID]
    /// The chain of the first item, if this one is of a further item of the same purchase.
    package var firstItem: TransactionID?
    /// The store's id of the item that was bought; nil if it is not known.
    package var item: StoreItemID?
    /// Dated facts about the same transaction that were said along with it.
    package var facts: [Fact]
    /// Whether the buyer takes over the account token, as its own word; a store's word does not
    /// make the token the buyer's.
    package var registersToken: Bool

    package init(
      subject: Subject?,
      chain: ChainKey,
      transaction: Transaction,
      asOf: Moment? = nil,
      replaces: TransactionID? = nil,
      keys: [TransactionID] = [],
      accountToken: AccountTokenID? = nil,
      links: [TransactionID] = [],
      firstItem: TransactionID? = nil,
      facts: [Fact] = [],
      registersToken: Bool = true
    ) {
      self.links = links
      self.firstItem = firstItem
      self.facts = facts
      self.registersToken = registersToken
      self.subject = subject
      self.chain = chain
      self.transaction = transaction
      self.accountToken = accountToken
      self.asOf = asOf
      self.replaces = replaces
      self.keys = keys
    }
  }

  /// The result of recording a transaction.
  package struct Receipt: Equatable, Sendable {
    package var purchase: PurchaseView
    package var created: Bool
    package var outcome: PurchaseOutcome
    package var access: Access
    package var notes = FactNotes()
  }

  /// Records a store's transaction: a new chain, or another period of a known one.
  ///
  /// If another customer holds a known chain, it is first restored to the buyer, by the rules.
  /// Repeating a transaction changes nothing.
  package mutating func purchase(_ order: Order) throws(DecisionStop) -> Receipt {
    try checkStore(order.chain.store)
    if let subject = order.subject { try prefetch(order.chain, boughtBy: subject) }
    if let renamed = try renamed(order) { return try recordPurchase(renamed) }
    return try recordPurchase(order)
  }

  private mutating func recordPurchase(_ order: Order) throws(DecisionStop) -> Receipt {
    guard let subject = order.subject else { return try BuyerlessOrder.record(order, in: &self) }
    var (buyer, isNew) = try buyer(subject)
    // What another user claims may have made the buyer's customer part of another.
    let takenBefore = try BuyerlessOrder.recordForClaimant(order, reportedBy: buyer, in: &self)
    if takenBefore != nil { buyer = try resolve(subject) }
    var receipt: Receipt
    if let known = try purchase(order.chain) {
      receipt = try renew(known, order, for: buyer)
    } else {
      let holders = try newHolders(buyer)
      try emitPending(for: holders + holdersOfReplaced(order))
      let (purchase, facts, takenKeys) = try record(order, for: buyer, holders)
      receipt = Receipt(
        purchase: view(of: purchase, facts.value.kind, holders: facts.value.holders),
        created: true,
        outcome: .recorded,
        access: try access(of: existingUser(buyer.user.id).customer)
      )
      receipt.notes.isAhead = isAhead(order.asOf)
      receipt.notes.takenKeys = takenKeys
    }
    if receipt.notes.takenKeys.isEmpty, let takenBefore { receipt.notes.takenKeys = takenBefore }
    // The buyer may have claimed other purchases.
    let token = order.registersToken ? order.accountToken : nil
    let isClaiming = isNew || token != nil
    if isClaiming, try claimTokens(of: tokenOwner(buyer), isNew: isNew, token) {
      receipt.access = try access(of: existingUser(buyer.user.id).customer)
      receipt.purchase = try view(of: existing(order.chain))
    }
    try noteSeen(buyer.asked)
    return receipt
  }

  /// Has a chain that is not in memory loaded together with what else a purchase reads, as far as
  /// memory shows what that is: another attempt would cost another round trip to a shared store.
  private mutating func prefetch(
    _ chain: ChainKey,
    boughtBy subject: Subject
  ) throws(DecisionStop) {
    let number = project.number
    guard case .unknown = find(.purchase(number, chain)) else { return }
    var keys: [RecordKey] = [.purchase(number, chain)]
    var user: UserID?
    switch subject {
    case .user(let id): user = id
    case .device(let id):
      keys.append(.device(number, id))
      switch find(.device(number, id)) {
      case .known(.device(let device)?, _):
        keys.append(.account(number, device.account))
        user = device.currentUser
      // Most devices have the account that they began with.
      default: keys.append(.account(number, .device(id)))
      }
    }
    if let user {
      keys.append(.user(number, user))
      if case .known(.user(let user)?, _) = find(.user(number, user)) {
        keys.append(.customer(number, user.customer))
      }
    }
    try prefetch(keys)
  }

  /// Returns the user whom the call names, so that an undo which splits the customer leaves the
  /// token with this user; a customerId leads to the buyer.
  private mutating func tokenOwner(_ buyer: ResolvedUser) throws(DecisionStop) -> UserID {
    try existingUser(buyer.asked).idOrigin == .customerOnly ? buyer.user.id : buyer.asked
  }

  /// Registers a buyer's token; returns whether it claimed any purchase.
  private mutating func claimTokens(
    of user: UserID,
    isNew: Bool,
    _ token: AccountTokenID?
  ) throws(DecisionStop) -> Bool {
    var moves = isNew ? try AccountToken.claim(byIDOf: user, in: &self) : []
    moves += try AccountToken.register(token, for: user, in: &self)
    return !moves.isEmpty
  }

  /// Records a transaction of a known chain for a buyer.
  private mutating func renew(
    _ known: Purchase,
    _ order: Order,
    for buyer: ResolvedUser
  ) throws(DecisionStop) -> Receipt {
    var outcome: PurchaseOutcome
    var notes: FactNotes
    if known.isUnclaimed {
      try emitPending(for: newHolders(buyer) + holdersOfReplaced(order, known))
      (_, notes) = try renew(order)
      // The account token may have led further items of the purchase to their users.
      let buyer = try present(buyer)
      let claimant = Claimant(
        buyer,
        beside: additionalHolder(buyer),
        holders: try newHolders(buyer)
      )
      _ = try claimant.claim(existing(order.chain), by: .purchase, in: &self)
      _ = try ClaimQueue.claimFollowers(of: existing(order.chain), in: &self)
      outcome = .claimed
    } else {
      try emitPending(for: [buyer.customer.id] + known.holders + holdersOfReplaced(order, known))
      let isReceived = try restoreToBuyer(existing(order.chain), buyer)
      (outcome, notes) = try renew(order, presentedBy: isReceived ? nil : buyer.asked)
      if isReceived { outcome = .received }
    }
    // A holder of both chains has the access of the new one before that of the old one ends.
    _ = try Succession.settle(of: order.chain, formerly: known, in: &self)
    return Receipt(
      purchase: try view(of: existing(order.chain)),
      created: false,
      outcome: outcome,
      access: try access(of: existingUser(buyer.user.id).customer),
      notes: notes
    )
  }

  /// Returns a buyer as it is now.
  private mutating func present(_ buyer: ResolvedUser) throws(DecisionStop) -> ResolvedUser {
    var present = buyer
    present.user = try existingUser(buyer.user.id)
    present.customer = try customer(present.user.customer)
    return present
  }

  /// Returns a purchase that the decision has recorded, or knew before.
  mutating func existing(_ chain: ChainKey) throws(DecisionStop) -> Purchase {
    guard let purchase = try purchase(chain) else {
      preconditionFailure("RecordCache: no purchase \(chain) although it was known")
    }
    return purchase
  }

  /// Returns the buyer, and whether it is new: a payment is real, so an unknown user is created.
  private mutating func buyer(
    _ subject: Subject
  ) throws(DecisionStop) -> (user: ResolvedUser, isNew: Bool) {
    switch subject {
    case .device: return (try resolve(subject), false)
    case .user(let id):
      if id.bytes.isEmpty { throw .refused(.blockedUserID(id)) }
      let known = try user(id)
      // Generated ids were not chosen by a caller, so the rules for ids do not apply.
      if known?.isIdentified ?? true { try checkNewUserID(id) }
      if known == nil { _ = try makeIdentifiedUser(id) }
      return (try resolve(subject), known == nil)
    }
  }

  /// Returns the device's anonymous user if it holds new purchases along with the buyer.
  private func additionalHolder(_ buyer: ResolvedUser) -> UserID? {
    guard rules.purchaseHolders == .deviceAndUser, let device = buyer.device,
      device.anonymousUser != buyer.asked
    else { return nil }
    return device.anonymousUser
  }

  /// Returns the holders of a new purchase.
  private mutating func newHolders(_ buyer: ResolvedUser) throws(DecisionStop) -> OneOrMany<
    CustomerID
  > {
    guard let additional = additionalHolder(buyer) else { return [buyer.customer.id] }
    let anonymous = try existingUser(additional).customer
    return anonymous == buyer.customer.id ? [anonymous] : [anonymous, buyer.customer.id]
  }

  /// Records a new chain; without a buyer it emits no event.
  ///
  /// Returns it as it is afterwards, and the given keys that name another chain already.
  mutating func record(
    _ order: Order,
    for buyer: ResolvedUser?,
    _ newHolders: OneOrMany<CustomerID>,
    _ state: Claiming.State = .recorded,
    beside heir: Claimant? = nil
  ) throws(DecisionStop) -> (Purchase, SharedBox<Event.PurchaseFacts>, [TransactionID]) {
    // Read first, because a record that is not in memory has the whole decision made again.
    var account: StoreAccount?
    if let key = buyer?.device?.account { account = try self.account(key) }
    // If a deletion erased the chain, a restore from a device assigns it again.
    let names = ErasedNames(order)
    let isErased = try names.areErased(in: &self)
    let holders = isErased ? [] : newHolders
    if !isErased { try names.release(in: &self) }
    var transaction = stamped(order)
    transaction.product = recordCache.ids.shared(transaction.product)
    let projectCounts = try count { $0.countPurchase(of: order.chain.store) }
    var purchase = Purchase(
      key: ChainKey(
        store: recordCache.ids.shared(order.chain.store),
        originalTransaction: order.chain.originalTransaction
      ),
      createdAt: now,
      device: buyer?.device?.id,
      user: buyer?.asked,
      besideUser: isErased ? nil : buyer.flatMap { additionalHolder($0) } ?? heir?.besideUser,
      account: account?.key,
      recordedIn: buyer == nil ? 0 : nextCursor(behind: projectCounts),
      holders: holders,
      latest: transaction,
      claiming: Claiming(
        accountToken: isErased ? nil : order.accountToken,
        state: state,
        furtherUsers: heir?.furtherUsers ?? []
      )
    )
    let stamp = Stamp(asOf: transaction.firstAsOf)
    let takenKeys = try purchase.relate(by: order, at: stamp, isNew: true, in: &self)
    putNew(purchase)
    if purchase.isUnclaimed { try purchase.listUnclaimed(in: &self) }
    var held: (before: ChainList, after: ChainList)?
    for id in holders { held = try addHolding(purchase, to: id) }
    if let account { list(purchase.key, under: account, like: held) }
    let facts = try facts(purchase)
    if let buyer { try emitRecorded(purchase, facts, for: buyer.user) }
    try emitAccess(of: holders, because: facts)
    if !holders.isEmpty { _ = try ClaimQueue.claimFollowers(of: purchase, in: &self) }
    let settled = try Succession.settle(of: purchase.key, formerly: nil, in: &self)
    // A chain that followed may have merged its holder with the buyer.
    if let settled { return (settled, try self.facts(settled), takenKeys) }
    return (purchase, facts, takenKeys)
  }

  /// Lists a new chain under a store account.
  private mutating func list(
    _ chain: ChainKey,
    under account: StoreAccount,
    like held: (before: ChainList, after: ChainList)?
  ) {
    var account = account
    // A device's purchases and its customer's holdings are nearly always the same list: share it.
    if let held, held.before == account.purchases {
      account.purchases = held.after
    } else {
      account.purchases.append(chain)
    }
    put(account)
  }

  /// Restores a chain that another customer holds to the buyer; returns whether it did.
  private mutating func restoreToBuyer(_ purchase: Purchase, _ buyer: ResolvedUser)
    throws(DecisionStop)
    -> Bool
  {
    guard !purchase.holders.contains(buyer.customer.id) else { return false }
    // Only a restore that names the chain assigns it again.
    if purchase.holders.isEmpty { return false }
    if rules.onRestore == .alias, try isHeldByIdentified(purchase) {
      throw .refused(
        .purchaseHeldByAnother(purchase.key, holder: try holder(of: purchase), rule: .onRestore)
      )
    }
    let (_, refused) = try restore(
      [purchase.key],
      to: buyer.user.id,
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

  /// Returns the order's transaction with the moment at which its fields were said.
  ///
  /// A client's statement is as old as the purchase, so that what the store says later corrects it.
  private func stamped(_ order: Order) -> Transaction {
    var transaction = order.transaction
    transaction.firstAsOf = order.asOf ?? min(transaction.purchasedAt, now)
    for fact in order.facts { _ = transaction.merge(fact, now: now) }
    return transaction
  }

  /// Gives a known chain its account token, and adds or merges the order's transaction.
  ///
  /// The caller then claims the chain, if it is unclaimed, and calls `Succession.settle`.
  /// `holder` presented the transaction; nil if the call made that user a holder just now.
  mutating func renew(
    _ order: Order,
    presentedBy holder: UserID? = nil
  ) throws(DecisionStop) -> (outcome: PurchaseOutcome, notes: FactNotes) {
    let isSameToken =
      try AccountToken.attach(
        order.accountToken,
        to: order.chain,
        insteadOf: order.lesserTokens,
        in: &self
      ) || order.isTokenLesser
    var (outcome, notes) = try add(order, presentedBy: holder)
    notes.isSameToken = isSameToken
    notes.isAhead = isAhead(order.asOf)
    return (outcome, notes)
  }

  /// Adds a transaction to a known chain, or merges what a store says of a known transaction.
  ///
  /// `holder` presented it; nil if the call made that user a holder just now.
  private mutating func add(
    _ order: Order,
    presentedBy holder: UserID?
  ) throws(DecisionStop) -> (outcome: PurchaseOutcome, notes: FactNotes) {
    guard var purchase = try purchase(order.chain) else { return (.unchanged, FactNotes()) }
    let transaction = stamped(order)
    guard purchase.index(of: transaction.id) == nil else {
      guard let asOf = order.asOf else {
        var notes = FactNotes()
        notes.differing = differences(of: transaction, from: purchase)
        return (.unchanged, notes)
      }
      let known = purchase
      let facts = [Fact(order.transaction, asOf: asOf)] + order.facts
      guard let effect = purchase.merge(facts, now: now) else {
        return (.unchanged, FactNotes())
      }
      var notes = FactNotes(effect)
      notes.takenKeys = try purchase.relate(by: order, at: Stamp(asOf: asOf), in: &self)
      try record(effect, of: transaction.id, in: purchase, replacing: known)
      if purchase.pays(for: known) { return (.renewed, notes) }
      let isUpdated = !effect.changes.isEmpty || purchase.isRelatedOtherwise(than: known)
      let lost: PurchaseOutcome = effect.stale.isEmpty ? .unchanged : .stale
      return (isUpdated ? .updated : lost, notes)
    }
    let known = purchase
    let isPlanChanged = transaction.product != purchase.product
    let isLatest = purchase.add(transaction)
    var notes = FactNotes()
    let stamp = Stamp(asOf: transaction.firstAsOf)
    notes.takenKeys = try purchase.relate(by: order, at: stamp, in: &self)
    try Succession.refresh(&purchase, since: known, in: &self)
    // A late transaction emits no events for times before its arrival.
    purchase.emittedUntil = now
    put(purchase)
    let facts = try facts(purchase)
    if isLatest {
      if let holder {
        try PurchaseTrail.recordPresentation(of: purchase, by: holder, in: &self)
      }
      if purchase.latest.isPaid {
        let transition = Event.Transition(from: known, to: purchase, at: now)
        let outlook = purchase.outlook
        try emitHolder(.purchaseRenewed, of: purchase, facts, transition, changes: outlook)
      } else {
        let effect = FactEffect(from: known.latest, to: purchase.latest)
        try emitUpdate(effect, of: transaction.id, from: known, to: purchase, facts)
      }
    }
    try Succession.emitReplacement(of: purchase, since: known, in: &self)
    // If the latest period has not begun, a late transaction may cover the present.
    let given = try accessFacts(purchase, orLatest: facts)
    if !isLatest { try Succession.emitReturn(of: purchase, since: known, given, in: &self) }
    try emitAccess(of: purchase.holders, because: given)
    guard isLatest else { return (.unchanged, notes) }
    guard purchase.latest.isPaid else { return (.updated, notes) }
    return (isPlanChanged ? .planChanged : .renewed, notes)
  }

  /// Emits that a purchase is recorded for its first holder, with the purchase that it replaces as
  /// the one before, if that was the same customer's.
  mutating func emitRecorded(
    _ purchase: Purchase,
    _ facts: SharedBox<Event.PurchaseFacts>,
    for user: User
  ) throws(DecisionStop) {
    var transition = Event.Transition(ofNew: purchase, at: now)
    if purchase.hasRelations, let name = purchase.relations.replaces,
      var replaced = try self.purchase(resolve(purchase.key.sibling(name))),
      replaced.key != purchase.key, replaced.holders.contains(user.customer),
      replaced.isOfSamePurchase(as: purchase) || purchase.relations.firstItem == nil
    {
      // It may have ended at this moment, by this purchase.
      if replaced.hasRelations { replaced.relations.successor = nil }
      transition = Event.Transition(from: replaced, to: purchase, at: now)
    }
    emit(
      .purchaseRecorded,
      facts,
      user.customer,
      user,
      transition,
      changes: purchase.outlook
    )
  }

  mutating func emit(
    _ kind: Event.Kind,
    _ purchase: SharedBox<Event.PurchaseFacts>,
    _ customer: CustomerID,
    _ user: User,
    _ transition: Event.Transition? = nil,
    byClockAt moment: Moment? = nil,
    changes: [Fact.Entry]? = nil
  ) {
    emit(Event(kind, at: moment ?? now, customer: customer, subject: user.member)) { event in
      if moment != nil { event.cause = .clock }
      event.purchase = purchase
      event.changes = changes
      event.transition = transition.map { SharedBox($0) }
    }
  }

  /// Emits one event about a purchase, for its representative holder.
  mutating func emitHolder(
    _ kind: Event.Kind,
    of purchase: Purchase,
    _ facts: SharedBox<Event.PurchaseFacts>,
    _ transition: Event.Transition,
    byClockAt moment: Moment? = nil,
    changes: [Fact.Entry]? = nil
  ) throws(DecisionStop) {
    guard !purchase.holders.isEmpty else { return }
    let id = try holder(of: purchase)
    let user = try existingUser(id)
    emit(kind, facts, user.customer, user, transition, byClockAt: moment, changes: changes)
  }
}
