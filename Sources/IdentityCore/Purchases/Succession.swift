/// Decides which chain takes another one over, and emits what that changes.
struct Succession {
  /// The customer whose import has changed the chains: that import is one event.
  private let importing: CustomerID?

  /// Decides again which chains a changed purchase replaces.
  ///
  /// `former` is the chain as it was, if it existed. A link takes effect when both chains are
  /// known. Returns the purchase afterwards; nil if no chain of the project has such a link.
  /// Emits nothing about `importing`, whose import is one event, and leaves it to the import to
  /// claim what follows.
  static func settle(
    of key: ChainKey,
    formerly former: Purchase?,
    importing: CustomerID? = nil,
    in draft: inout Draft
  ) throws(DecisionStop) -> Purchase? {
    guard try draft.usesNames(), let purchase = try draft.purchase(key) else { return nil }
    let succession = Succession(importing: importing)
    let relations = purchase.relations
    if let former, former.relations.keys != relations.keys {
      // A chain that waits may have named it by the new key, and so may one that replaces it.
      if importing == nil && !purchase.holders.isEmpty {
        _ = try ClaimQueue.claimFollowers(of: purchase, in: &draft)
      }
      try succession.settle(key, in: &draft)
      for item in try draft.items(of: purchase) { try succession.settle(item.key, in: &draft) }
    }
    if let former, relations.successor != nil, purchase.isKept(unlike: former) {
      try succession.settle(key, in: &draft)
    }
    let began = former?.firstPurchasedAt
    let isLinkNew = former == nil || former?.relations.replaces != relations.replaces
    guard
      isLinkNew || began != purchase.firstPurchasedAt
        || former?.returnedProduct != purchase.returnedProduct
    else { return try draft.purchase(key) }
    var replaced: [ChainKey] = []
    for name in [former?.relations.replaces, relations.replaces] {
      guard let name else { continue }
      let chain = try draft.resolve(key.sibling(name))
      if !replaced.contains(chain) { replaced.append(chain) }
    }
    for chain in replaced.sorted() {
      try succession.settle(chain, in: &draft)
      guard let known = try draft.purchase(chain) else { continue }
      for item in try draft.items(of: known) { try succession.settle(item.key, in: &draft) }
    }
    return try draft.purchase(key)
  }

  /// Finds the chain that replaces this one, and emits the access that it ends or gives back.
  private func settle(_ key: ChainKey, in draft: inout Draft) throws(DecisionStop) {
    guard let known = try draft.purchase(key) else { return }
    let successor = try Self.successor(of: known, in: &draft)
    guard successor != known.relations.successor else { return }
    var purchase = known
    purchase.relations.successor = successor
    let (before, after) = (known.successor, purchase.successor)
    let isChanged = before?.chain != after?.chain || before?.startsAt != after?.startsAt
    // Otherwise an end that is due may still have to be emitted.
    // What a clock that was ahead told too early is still to be taken back.
    if isChanged { purchase.emittedUntil = max(known.emittedUntil, draft.now) }
    draft.put(purchase)
    // If it gives access as before, a change of access is due to the other chain.
    let gaveAccess = known.stateInPeriod(at: draft.now)?.state.givesAccess == true
    let givesAccess = purchase.stateInPeriod(at: draft.now)?.state.givesAccess == true
    guard isChanged, gaveAccess != givesAccess else { return }
    let holders = purchase.holders.filter { $0 != importing }
    if importing != nil && holders.isEmpty { return }
    try Self.emitReplacement(of: purchase, since: known, in: &draft)
    let facts = try draft.accessFacts(purchase, orLatest: draft.facts(purchase))
    try Self.emitReturn(of: purchase, since: known, facts, in: &draft)
    try draft.emitAccess(of: OneOrMany(holders), because: facts)
  }

  /// Emits that a chain gives access again: no other replaces it any more, or a late transaction
  /// covers the present.
  static func emitReturn(
    of purchase: Purchase,
    since known: Purchase,
    _ facts: SharedBox<Event.PurchaseFacts>,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let now = draft.now
    let before = known.stateInPeriod(at: now)?.state
    guard before?.givesAccess != true, let after = purchase.stateInPeriod(at: now),
      after.state.givesAccess
    else { return }
    let transition = Event.Transition(
      of: purchase,
      purchase.period(after).id,
      from: before,
      to: after.state
    )
    try draft.emitHolder(.purchaseUpdated, of: purchase, facts, transition)
  }

  /// Emits the end of a chain that had access before it became known that another replaces it.
  static func emitReplacement(
    of purchase: Purchase,
    since known: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard purchase.hasRelations, purchase.successor != known.successor else { return }
    var unreplaced = purchase
    unreplaced.relations.successor = known.successor
    let now = draft.now
    let before = unreplaced.stateInPeriod(at: now)?.state
    let after = purchase.stateInPeriod(at: now)?.state
    guard known.stateInPeriod(at: now)?.state.givesAccess == true, before?.givesAccess == true,
      after?.givesAccess != true
    else { return }
    let transition = Event.Transition(of: purchase, from: before, to: after)
    try draft.emitHolder(.purchaseExpired, of: purchase, draft.facts(purchase), transition)
  }

  /// Finds the chain that replaces a changed purchase again, if its product or its trial decides
  /// which of them does.
  ///
  /// The caller stores the purchase.
  static func refresh(
    _ purchase: inout Purchase,
    since known: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard purchase.hasRelations, let present = purchase.relations.successor,
      purchase.isKept(unlike: known)
    else { return }
    let successor = try successor(of: purchase, in: &draft)
    if successor != present { purchase.relations.successor = successor }
  }

  /// Returns the chain that replaces this one, or that replaces the first item of its purchase.
  ///
  /// Of several chains, the one that began first counts, and one that was given back and so ends
  /// nothing only if there is no other.
  static func successor(
    of purchase: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) -> Purchase.Successor? {
    var successor: Purchase.Successor?
    // One that a deletion has erased stays.
    if purchase.hasRelations, let known = purchase.relations.successor,
      try draft.purchase(purchase.key.sibling(known.chain)) == nil
    {
      successor = known
    }
    var chains = try draft.successors(of: purchase)
    if let name = purchase.relations.firstItem,
      let first = try draft.purchase(draft.resolve(purchase.key.sibling(name)))
    {
      // What has replaced only the first item is another item of the same purchase.
      chains += try draft.successors(of: first).filter {
        !first.relations.items.contains($0.originalTransaction)
      }
    }
    for chain in chains {
      guard chain != purchase.key, let next = try draft.purchase(chain) else { continue }
      let candidate = Purchase.Successor(
        chain: chain.originalTransaction,
        startsAt: next.firstPurchasedAt,
        returnedProduct: next.returnedProduct
      )
      if successor.map({ purchase.follows(candidate, before: $0) }) ?? true {
        successor = candidate
      }
    }
    return successor
  }
}

extension Purchase {
  /// Whether the first of two chains counts as the one that takes this one over.
  fileprivate func follows(_ one: Successor, before other: Successor) -> Bool {
    if isReplaced(by: one) != isReplaced(by: other) { return isReplaced(by: one) }
    return one.startsAt == other.startsAt
      ? one.chain < other.chain : one.startsAt < other.startsAt
  }

  /// Whether chains that were given back may replace it, and did not before, or the reverse.
  fileprivate func isKept(unlike known: Purchase) -> Bool {
    product != known.product
      || (latest.periodType == .trial) != (known.latest.periodType == .trial)
  }
}
