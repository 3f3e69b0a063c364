/// A field that a request changes, clears or keeps.
package enum Change<Value: Equatable & Sendable>: Equatable, Sendable {
  case keep
  case clear
  case set(Value)
}

/// A store's update of a chain, apart from its transactions.
package struct PurchaseUpdate: Equatable, Sendable {
  package var chain: ChainKey
  /// The transaction that the call names; nil to choose it by the rules.
  package var transaction: TransactionID?
  /// What the call says of the fields; `none` where it says null.
  private var said = Fact(about: .blank)

  package init(chain: ChainKey) {
    self.chain = chain
  }

  /// When the store said it; nil for a statement of the caller, now.
  package var asOf: Moment? {
    get { said.asOf }
    set { said.asOf = newValue }
  }

  /// What the call says of each field, in the order of their cases.
  package var statements: [Fact.Entry] { said.values }

  /// What the call says of a field; nil if it leaves the field out.
  package subscript(field: TransactionField) -> FieldValue? {
    get { said[field] }
    set { said[field] = newValue }
  }

  /// Returns the fact that the update states about a transaction.
  func fact(about transaction: TransactionID) -> Fact {
    var fact = said
    fact.transaction = transaction
    for entry in said.values where entry.value == .none {
      fact[entry.field] = entry.field.null(in: .update(isDated: asOf != nil))
    }
    return fact
  }
}

extension Draft {
  /// The result of an update.
  package struct UpdateReceipt: Equatable, Sendable {
    package var purchase: PurchaseView
    package var outcome: UpdateOutcome
    package var notes: FactNotes
  }

  /// Changes a transaction of a chain.
  package mutating func update(_ update: PurchaseUpdate) throws(DecisionStop) -> UpdateReceipt {
    try checkStore(update.chain.store)
    let chain = try resolve(update.chain)
    if let known = try purchase(chain) {
      try emitPending(for: known.holders + holdersOfReplaced(by: known))
    }
    guard var purchase = try purchase(chain) else {
      throw .refused(.unknownPurchase(update.chain, position: nil))
    }
    let known = purchase
    let id = update.transaction ?? purchase.transaction(concernedBy: update.withdrawals)
    guard let effect = purchase.merge([update.fact(about: id)], now: now) else {
      throw .refused(.unknownTransaction(id, of: update.chain))
    }
    try record(effect, of: id, in: purchase, replacing: known)
    if try ClaimQueue.claimAgain(chain, in: &self), let claimed = try self.purchase(chain) {
      purchase = claimed
    }
    var notes = FactNotes(effect)
    notes.isAhead = isAhead(update.asOf)
    return UpdateReceipt(
      purchase: try view(of: purchase),
      outcome: effect.changes.isEmpty ? (effect.stale.isEmpty ? .unchanged : .stale) : .applied,
      notes: notes
    )
  }

  /// Stores a purchase into which a fact was merged, and emits what it changed.
  mutating func record(
    _ effect: FactEffect,
    of transaction: TransactionID,
    in merged: Purchase,
    replacing known: Purchase
  ) throws(DecisionStop) {
    guard merged != known else { return }
    var purchase = merged
    try Succession.refresh(&purchase, since: known, in: &self)
    let isReplaced = purchase.hasRelations && purchase.successor != known.successor
    let state = purchase.stateInPeriod(at: now)?.state
    let isStateKept = state == known.stateInPeriod(at: now)?.state
    // That a field is named as null may change no value, and yet when the period ends.
    if effect.changes.isEmpty && !isReplaced && isStateKept { return put(purchase) }
    purchase.emittedUntil = now
    put(purchase)
    let facts = try facts(purchase, of: transaction)
    if purchase.pays(for: known) {
      let transition = Event.Transition(from: known, to: purchase, at: now)
      try emitHolder(
        .purchaseRenewed,
        of: purchase,
        facts,
        transition,
        changes: purchase.outlook(changedBy: effect)
      )
    } else if !effect.changes.isEmpty {
      try emitUpdate(effect, of: transaction, from: known, to: purchase, facts)
    }
    try Succession.emitReplacement(of: purchase, since: known, in: &self)
    // What it replaced goes on once it is given back: settled first, access has no gap.
    let isReturnChanged = (purchase.returnedProduct == nil) != (known.returnedProduct == nil)
    var holders = purchase.holders
    if isReturnChanged,
      let settled = try Succession.settle(of: purchase.key, formerly: known, in: &self)
    {
      // A chain that waited for it may have merged a holder with another customer.
      holders = settled.holders
    }
    try emitAccess(of: holders, because: facts)
    if !isReturnChanged, purchase.returnedProduct != known.returnedProduct {
      _ = try Succession.settle(of: purchase.key, formerly: known, in: &self)
    }
  }

  /// Emits what changed in a transaction.
  mutating func emitUpdate(
    _ effect: FactEffect,
    of transaction: TransactionID,
    from known: Purchase,
    to purchase: Purchase,
    _ facts: SharedBox<Event.PurchaseFacts>
  ) throws(DecisionStop) {
    let transition = Event.Transition(
      from: known,
      to: purchase,
      by: effect,
      of: transaction,
      at: now
    )
    try emitHolder(.purchaseUpdated, of: purchase, facts, transition, changes: effect.changes)
  }

  /// Returns the fields that a repeated purchase names with other values than are recorded.
  func differences(of transaction: Transaction, from purchase: Purchase) -> TransactionFields {
    guard let index = purchase.index(of: transaction.id) else { return TransactionFields() }
    let known =
      index < purchase.earlier.count ? purchase.earlier[index] : purchase.latest
    var differing = TransactionFields()
    for field in transaction.named.all where transaction[field] != known[field] {
      // Where no fact named them, the records show these values.
      switch field {
      case .environment
      where known.environment == nil && purchase.environment == transaction.environment:
        break
      case .kind
      where known.kind == nil && purchase.kind(in: project.catalogue) == transaction.kind:
        break
      default: differing.insert(field)
      }
    }
    return differing
  }

  /// Whether a fact's moment lies so far ahead that its sender's clock may be wrong.
  func isAhead(_ asOf: Moment?) -> Bool {
    guard let asOf else { return false }
    let (ahead, isBeyond) = asOf.milliseconds.subtractingReportingOverflow(now.milliseconds)
    return !isBeyond && ahead >= 24 * 3600 * 1000
  }
}

extension PurchaseUpdate {
  /// The moments of a refund and of a revocation, where the update sets them.
  fileprivate var withdrawals: [Moment] {
    [self[.refundedAt], self[.revokedAt]].compactMap { $0?.moment }
  }
}

/// What became of an update.
package enum UpdateOutcome: String, CaseIterable, Sendable {
  case applied
  /// Newer information was there for all that differed.
  case stale
  case unchanged
}
