// Further names of chains, and chains that replace each other.
extension Draft {
  /// Returns the chain that a key names, if it is not the one recorded under it.
  ///
  /// Projects whose purchases have no keys look up no further record.
  mutating func chain(with key: ChainKey) throws(DecisionStop) -> ChainKey? {
    if let chain = try name(key).chain { return key.sibling(chain) }
    guard let order = key.orderOfRenewal else { return nil }
    if try purchase(order) != nil { return order }
    return try name(order).chain.map { key.sibling($0) }
  }

  /// Returns the chain of a param, which may be a further key, or the param if there is none.
  mutating func resolve(_ key: ChainKey) throws(DecisionStop) -> ChainKey {
    if try purchase(key) != nil { return key }
    return try chain(with: key) ?? key
  }

  /// Returns the known chain that a new name is about, by the first of its keys that names one.
  ///
  /// The name then becomes a further key of that chain. A chain and the one that it replaces stay
  /// apart, even if they share a key.
  mutating func chain(
    with keys: [TransactionID],
    of new: ChainKey,
    replacing replaced: TransactionID?
  ) throws(DecisionStop) -> ChainKey? {
    for key in keys where key != new.originalTransaction {
      let chain = try resolve(new.sibling(key))
      guard let known = try purchase(chain) else { continue }
      let former = known.hasRelations ? known.relations.replaces : nil
      if let former, former == new.originalTransaction || keys.contains(former) { continue }
      if let replaced, try resolve(new.sibling(replaced)) == chain { continue }
      return chain
    }
    return nil
  }

  /// Returns an order under the name of the known chain that it is about, by its own name or by one
  /// of its keys; nil if it has that name already, or is about a new chain.
  mutating func renamed(_ order: Order) throws(DecisionStop) -> Order? {
    let name = try resolve(order.chain)
    if !order.keys.isEmpty, try purchase(name) == nil,
      let chain = try chain(with: order.keys, of: order.chain, replacing: order.replaces)
    {
      var renamed = order
      renamed.keys.append(order.chain.originalTransaction)
      renamed.chain = chain
      return renamed
    }
    guard name != order.chain else { return nil }
    var renamed = order
    renamed.chain = name
    return renamed
  }

  /// Adds an order's keys to a chain, and the chain that it replaces, and finds the chain that
  /// replaces it.
  ///
  /// Returns the keys that name another chain already. The caller stores the purchase, and then
  /// calls `settleSuccessions`.
  mutating func relate(
    _ purchase: inout Purchase,
    by order: Order,
    at stamp: Stamp,
    isNew: Bool = false
  ) throws(DecisionStop) -> [TransactionID] {
    let known = purchase.hasRelations ? purchase.relations : Purchase.Relations()
    let taken = try addNames(to: &purchase, of: order, at: stamp)
    let relations = purchase.hasRelations ? purchase.relations : known
    let isRenamed = relations.keys != known.keys || isNew
    guard isRenamed || relations.links != known.links, try usesNames() else { return taken }
    if isRenamed {
      let successor = try successor(of: purchase)
      if successor != relations.successor { purchase.relations.successor = successor }
      try endClaims(to: purchase, by: [purchase.key.originalTransaction] + relations.keys)
    }
    let links = relations.links.filter { !known.links.contains($0) }
    try endClaims(to: purchase, by: links.map(\.name))
    return taken
  }

  private mutating func addNames(
    to purchase: inout Purchase,
    of order: Order,
    at stamp: Stamp
  ) throws(DecisionStop) -> [TransactionID] {
    if let first = order.firstItem { try list(&purchase, asItemOf: order.chain.sibling(first)) }
    if let item = order.item, purchase.item != item {
      let isNewest = purchase.listings.allSatisfy { $0 <= stamp.asOf }
      if isNewest || purchase.item == nil { purchase.relations.item = item }
    }
    guard order.replaces != nil || !order.keys.isEmpty || !order.links.isEmpty else { return [] }
    var relations = purchase.relations
    let taken = try add(order.keys, to: &relations, of: purchase.key)
    if let replaces = order.replaces, replaces != purchase.key.originalTransaction,
      relations.isReplaced(by: replaces, at: stamp)
    {
      try replace(replaces, by: purchase.key, at: stamp, in: &relations)
    }
    try link(order.links, to: order.transaction.id, in: &relations, of: purchase.key)
    purchase.relations = relations
    return taken
  }

  /// Notes the name of the chain that a chain replaces, unless too many replace it already.
  private mutating func replace(
    _ name: TransactionID,
    by chain: ChainKey,
    at stamp: Stamp,
    in relations: inout Purchase.Relations
  ) throws(DecisionStop) {
    let id = chain.originalTransaction
    if relations.replaces != name {
      try change(chain.sibling(name)) { $0.addSuccessor(id) }
      guard try self.name(chain.sibling(name)).successors.contains(id) else { return }
      if let former = relations.replaces {
        try change(chain.sibling(former)) { name in name.successors.removeAll { $0 == id } }
      }
    }
    relations.replaces = name
    relations.replacesStamp = stamp
  }

  /// Links names to a transaction; those of the newest transactions stay, in any order of arrival.
  ///
  /// `item` is the chain of a further item that has the transaction.
  mutating func link(
    _ names: [TransactionID],
    to transaction: TransactionID,
    ofItem item: TransactionID? = nil,
    in relations: inout Purchase.Relations,
    of chain: ChainKey
  ) throws(DecisionStop) {
    guard !names.isEmpty else { return }
    var links = Set(relations.links)
    for name in names where name != chain.originalTransaction {
      let owner = try self.name(chain.sibling(name)).chain ?? chain.originalTransaction
      guard owner == chain.originalTransaction, try purchase(chain.sibling(name)) == nil else {
        continue
      }
      links.insert(Purchase.Link(transaction: transaction, name: name, item: item))
    }
    let kept = Array(links.sorted(by: >).prefix(Purchase.Relations.linksMax))
    for link in relations.links where !kept.contains(where: { $0.name == link.name }) {
      try change(chain.sibling(link.name)) { $0.chain = nil }
    }
    for link in kept {
      try change(chain.sibling(link.name)) { $0.chain = chain.originalTransaction }
    }
    relations.links = kept
  }

  /// Adds keys; the ten least of all stay, in any order of arrival.
  private mutating func add(
    _ keys: [TransactionID],
    to relations: inout Purchase.Relations,
    of chain: ChainKey
  ) throws(DecisionStop) -> [TransactionID] {
    let known = relations.keys
    var taken: [TransactionID] = []
    var all = Set(known)
    for key in keys where key != chain.originalTransaction && !all.contains(key) {
      let named = try resolve(chain.sibling(key))
      // The name of an invoice of the chain is no key.
      let owner = try name(chain.sibling(key)).chain
      let other = try named == chain ? nil : purchase(named)
      if owner != nil || other != nil { taken.append(key) } else { all.insert(key) }
    }
    relations.keys = Array(all.sorted().prefix(Purchase.Relations.keysMax))
    for key in known where !relations.keys.contains(key) {
      try change(chain.sibling(key)) { $0.chain = nil }
    }
    for key in relations.keys where !known.contains(key) {
      try change(chain.sibling(key)) { $0.chain = chain.originalTransaction }
    }
    return taken
  }

  /// Decides again which chains a changed purchase replaces.
  ///
  /// `former` is the chain as it was, if it existed. A link takes effect when both chains are
  /// known. Returns the purchase afterwards; nil if no chain of the project has such a link.
  /// Emits nothing about `importing`, whose import is one event, and leaves it to the import to
  /// claim what follows.
  mutating func settleSuccessions(
    of key: ChainKey,
    formerly former: Purchase?,
    importing: CustomerID? = nil
  ) throws(DecisionStop) -> Purchase? {
    guard try usesNames(), let purchase = try purchase(key) else { return nil }
    let relations = purchase.relations
    if let former, former.relations.keys != relations.keys {
      // A chain that waits may have named it by the new key, and so may one that replaces it.
      if importing == nil && !purchase.holders.isEmpty { _ = try claimFollowers(of: purchase) }
      try settle(key, importing)
      for item in try items(of: purchase) { try settle(item.key, importing) }
    }
    if let former, relations.successor != nil, purchase.isKept(unlike: former) {
      try settle(key, importing)
    }
    let began = former?.firstPurchasedAt
    let isLinkNew = former == nil || former?.relations.replaces != relations.replaces
    guard
      isLinkNew || began != purchase.firstPurchasedAt
        || former?.returnedProduct != purchase.returnedProduct
    else { return try self.purchase(key) }
    var replaced: [ChainKey] = []
    for name in [former?.relations.replaces, relations.replaces] {
      guard let name else { continue }
      let chain = try resolve(key.sibling(name))
      if !replaced.contains(chain) { replaced.append(chain) }
    }
    for chain in replaced.sorted() {
      try settle(chain, importing)
      guard let known = try self.purchase(chain) else { continue }
      for item in try items(of: known) { try settle(item.key, importing) }
    }
    return try self.purchase(key)
  }

  /// Finds the chain that replaces this one, and emits the access that it ends or gives back.
  private mutating func settle(
    _ key: ChainKey,
    _ importing: CustomerID?
  ) throws(DecisionStop) {
    guard let known = try purchase(key) else { return }
    let successor = try successor(of: known)
    guard successor != known.relations.successor else { return }
    var purchase = known
    purchase.relations.successor = successor
    let (before, after) = (known.successor, purchase.successor)
    let isChanged = before?.chain != after?.chain || before?.startsAt != after?.startsAt
    // Otherwise an end that is due may still have to be emitted.
    // What a clock that was ahead told too early is still to be taken back.
    if isChanged { purchase.emittedUntil = max(known.emittedUntil, now) }
    put(purchase)
    // If it gives access as before, a change of access is due to the other chain.
    let gaveAccess = known.stateInPeriod(at: now)?.state.givesAccess == true
    let givesAccess = purchase.stateInPeriod(at: now)?.state.givesAccess == true
    guard isChanged, gaveAccess != givesAccess else { return }
    let holders = purchase.holders.filter { $0 != importing }
    if importing != nil && holders.isEmpty { return }
    try emitReplacement(of: purchase, since: known)
    let facts = try accessFacts(purchase, orLatest: facts(purchase))
    if givesAccess { try emitReturn(of: purchase, since: known, facts) }
    try emitAccess(of: OneOrMany(holders), because: facts)
  }

  /// Emits that a chain gives access again because no other replaces it any more.
  private mutating func emitReturn(
    of purchase: Purchase,
    since known: Purchase,
    _ facts: SharedBox<Event.PurchaseFacts>
  ) throws(DecisionStop) {
    let (before, after) = (known.stateInPeriod(at: now), purchase.stateInPeriod(at: now))
    let transition = Event.Transition(
      of: purchase,
      after.map { purchase.period($0).id },
      from: before?.state,
      to: after?.state
    )
    try emitHolder(.purchaseUpdated, of: purchase, facts, transition)
  }

  /// Emits the end of a chain that had access before it became known that another replaces it.
  mutating func emitReplacement(
    of purchase: Purchase,
    since known: Purchase
  ) throws(DecisionStop) {
    guard purchase.hasRelations, purchase.successor != known.successor else { return }
    var unreplaced = purchase
    unreplaced.relations.successor = known.successor
    let before = unreplaced.stateInPeriod(at: now)?.state
    let after = purchase.stateInPeriod(at: now)?.state
    guard known.stateInPeriod(at: now)?.state.givesAccess == true, before?.givesAccess == true,
      after?.givesAccess != true
    else { return }
    let transition = Event.Transition(of: purchase, from: before, to: after)
    try emitHolder(.purchaseExpired, of: purchase, facts(purchase), transition)
  }

  /// Finds the chain that replaces a changed purchase again, if its product or its trial decides
  /// which of them does.
  ///
  /// The caller stores the purchase.
  mutating func refreshSuccessor(
    of purchase: inout Purchase,
    since known: Purchase
  ) throws(DecisionStop) {
    guard purchase.hasRelations, let present = purchase.relations.successor,
      purchase.isKept(unlike: known)
    else { return }
    let successor = try successor(of: purchase)
    if successor != present { purchase.relations.successor = successor }
  }

  /// Returns the chain that replaces this one, or that replaces the first item of its purchase.
  ///
  /// Of several chains, the one that began first counts, and one that was given back and so ends
  /// nothing only if there is no other.
  private mutating func successor(
    of purchase: Purchase
  ) throws(DecisionStop) -> Purchase.Successor? {
    var successor: Purchase.Successor?
    // One that a deletion has erased stays.
    if purchase.hasRelations, let known = purchase.relations.successor,
      try self.purchase(purchase.key.sibling(known.chain)) == nil
    {
      successor = known
    }
    var chains = try successors(of: purchase)
    if let name = purchase.relations.firstItem,
      let first = try self.purchase(resolve(purchase.key.sibling(name)))
    {
      // What has replaced only the first item is another item of the same purchase.
      chains += try successors(of: first).filter {
        !first.relations.items.contains($0.originalTransaction)
      }
    }
    for chain in chains {
      guard chain != purchase.key, let next = try self.purchase(chain) else { continue }
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

  /// Returns the holders of the chain that an order replaces, and of the one that a known chain
  /// replaces already.
  mutating func holdersOfReplaced(
    _ order: Order,
    _ known: Purchase? = nil
  ) throws(DecisionStop) -> OneOrMany<CustomerID> {
    try holdersOfReplaced(by: known, and: order.replaces.map { order.chain.sibling($0) })
  }

  /// Returns the holders of the chain that this one replaces, of `other`, and of their items.
  mutating func holdersOfReplaced(
    by purchase: Purchase?,
    and other: ChainKey? = nil
  ) throws(DecisionStop) -> OneOrMany<CustomerID> {
    var names = other.map { [$0] } ?? []
    if let purchase, purchase.hasRelations, let name = purchase.relations.replaces {
      names.append(purchase.key.sibling(name))
    }
    var holders: OneOrMany<CustomerID> = []
    for name in names {
      guard let replaced = try self.purchase(resolve(name)) else { continue }
      for chain in [replaced] + (try items(of: replaced)) {
        for holder in chain.holders where !holders.contains(holder) { holders.append(holder) }
      }
    }
    return holders
  }

  /// Returns the chains that say that they replace this one, by any of its names.
  mutating func successors(of purchase: Purchase) throws(DecisionStop) -> [ChainKey] {
    var chains: [ChainKey] = []
    for key in [purchase.key.originalTransaction] + purchase.relations.keys {
      chains += try name(purchase.key.sibling(key)).successors.map { purchase.key.sibling($0) }
    }
    return chains
  }

  /// Returns the chains that have a transaction: of a chain, of its further items, and of those
  /// that replace it or that it replaces, and so on, for the store may go on with the transaction
  /// under another name.
  mutating func chains(
    with id: TransactionID,
    beside start: ChainKey
  ) throws(DecisionStop) -> [ChainKey] {
    var (waiting, seen) = ([start], Set([start]))
    var found: [ChainKey] = []
    while let key = waiting.popLast() {
      guard let first = try purchase(key) else { continue }
      let items = try [first] + items(of: first)
      let having = items.filter { $0.index(of: id) != nil }.map(\.key)
      found += having.filter { !found.contains($0) }
      guard !having.isEmpty || key == start else { continue }
      for item in items where item.hasRelations || item.key == key {
        let names = [item.relations.firstItem, item.relations.replaces].compactMap { $0 }
        var others = try successors(of: item)
        for name in names { others.append(try resolve(key.sibling(name))) }
        waiting += others.filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  /// Whether any chain of the project has further names or successors.
  mutating func usesNames() throws(DecisionStop) -> Bool {
    try projectCounts().chainNames > 0
  }

  mutating func name(_ key: ChainKey) throws(DecisionStop) -> ChainName {
    guard try usesNames() else { return ChainName(key: key) }
    return try value(.chainName(project.number, key)) {
      if case .chainName(let name) = $0 { name } else { nil }
    } ?? ChainName(key: key)
  }

  mutating func change(
    _ key: ChainKey,
    _ adjust: (inout ChainName) -> Void
  ) throws(DecisionStop) {
    let known = try name(key)
    var name = known
    adjust(&name)
    guard name != known else { return }
    try put(
      name.isEmpty ? nil : .chainName(name),
      for: .chainName(project.number, key),
      counted: \.chainNames
    )
  }
}

extension Purchase.Relations {
  /// Whether a fact that names a chain in `replaces` sets it: a newer one, or the greater of two.
  fileprivate func isReplaced(by name: TransactionID, at stamp: Stamp) -> Bool {
    guard let replaces else { return true }
    return stamp > replacesStamp || stamp == replacesStamp && name > replaces
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
