// A chain has further names: keys, and links of its transactions. Each of them has a record
// (`ChainName`), which these functions keep in step.
extension Purchase {
  /// Adds an order's keys to the chain, and the chain that it replaces, and finds the chain that
  /// replaces it.
  ///
  /// Returns the keys that name another chain already. The caller stores the purchase, and then
  /// calls `Succession.settle`.
  mutating func relate(
    by order: Draft.Order,
    at stamp: Stamp,
    isNew: Bool = false,
    in draft: inout Draft
  ) throws(DecisionStop) -> [TransactionID] {
    let known = hasRelations ? relations : Relations()
    let taken = try addNames(of: order, at: stamp, in: &draft)
    let present = hasRelations ? relations : known
    let isRenamed = present.keys != known.keys || isNew
    guard isRenamed || present.links != known.links, try draft.usesNames() else { return taken }
    if isRenamed {
      let successor = try Succession.successor(of: self, in: &draft)
      if successor != present.successor { relations.successor = successor }
      try endClaims(by: [key.originalTransaction] + present.keys, in: &draft)
    }
    let links = present.links.filter { !known.links.contains($0) }
    try endClaims(by: links.map(\.name), in: &draft)
    return taken
  }

  private mutating func addNames(
    of order: Draft.Order,
    at stamp: Stamp,
    in draft: inout Draft
  ) throws(DecisionStop) -> [TransactionID] {
    if let first = order.firstItem { try list(asItemOf: key.sibling(first), in: &draft) }
    if let item = order.item, self.item != item {
      let isNewest = listings.allSatisfy { $0 <= stamp.asOf }
      if isNewest || self.item == nil { relations.item = item }
    }
    guard order.replaces != nil || !order.keys.isEmpty || !order.links.isEmpty else { return [] }
    var relations = relations
    let taken = try relations.add(order.keys, of: key, in: &draft)
    if let replaces = order.replaces, replaces != key.originalTransaction,
      relations.isReplaced(by: replaces, at: stamp)
    {
      try relations.replace(replaces, by: key, at: stamp, in: &draft)
    }
    try relations.link(order.links, to: order.transaction.id, of: key, in: &draft)
    self.relations = relations
    return taken
  }

  /// Ends the claims to the chain that a store has reported by these names.
  private func endClaims(by names: [TransactionID], in draft: inout Draft) throws(DecisionStop) {
    for name in names {
      let chain = key.sibling(name)
      guard let id = try draft.name(chain).claimant else { continue }
      try draft.change(chain) { $0.claimant = nil }
      var user = try draft.existingUser(id)
      user.claims.removeAll { $0 == chain }
      draft.put(user)
    }
  }

  /// Lists the chain as one of a further item, if the chain of the first one is known.
  ///
  /// The caller stores the purchase.
  mutating func list(asItemOf name: ChainKey, in draft: inout Draft) throws(DecisionStop) {
    let id = key.originalTransaction
    guard var first = try draft.purchase(draft.resolve(name)), first.key != key else { return }
    relations.firstItem = first.key.originalTransaction
    guard !first.relations.items.contains(id) else { return }
    first.relations.items = (first.relations.items + [id]).sorted()
    draft.put(first)
  }
}

extension Purchase.Relations {
  /// Notes the name of the chain that a chain replaces, unless too many replace it already.
  fileprivate mutating func replace(
    _ name: TransactionID,
    by chain: ChainKey,
    at stamp: Stamp,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let id = chain.originalTransaction
    if replaces != name {
      try draft.change(chain.sibling(name)) { $0.addSuccessor(id) }
      guard try draft.name(chain.sibling(name)).successors.contains(id) else { return }
      if let former = replaces {
        try draft.change(chain.sibling(former)) { name in name.successors.removeAll { $0 == id } }
      }
    }
    (replaces, replacesStamp) = (name, stamp)
  }

  /// Links names to a transaction; those of the newest transactions stay, in any order of arrival.
  ///
  /// `item` is the chain of a further item that has the transaction.
  mutating func link(
    _ names: [TransactionID],
    to transaction: TransactionID,
    ofItem item: TransactionID? = nil,
    of chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard !names.isEmpty else { return }
    var all = Set(links)
    for name in names where name != chain.originalTransaction {
      let owner = try draft.name(chain.sibling(name)).chain ?? chain.originalTransaction
      guard owner == chain.originalTransaction, try draft.purchase(chain.sibling(name)) == nil
      else { continue }
      all.insert(Purchase.Link(transaction: transaction, name: name, item: item))
    }
    let kept = Array(all.sorted(by: >).prefix(Self.linksMax))
    for link in links where !kept.contains(where: { $0.name == link.name }) {
      try draft.change(chain.sibling(link.name)) { $0.chain = nil }
    }
    for link in kept {
      try draft.change(chain.sibling(link.name)) { $0.chain = chain.originalTransaction }
    }
    links = kept
  }

  /// Adds keys; the ten least of all stay, in any order of arrival.
  ///
  /// Returns those that name another chain already.
  fileprivate mutating func add(
    _ new: [TransactionID],
    of chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) -> [TransactionID] {
    let known = keys
    var taken: [TransactionID] = []
    var all = Set(known)
    for key in new where key != chain.originalTransaction && !all.contains(key) {
      let named = try draft.resolve(chain.sibling(key))
      // The name of an invoice of the chain is no key.
      let owner = try draft.name(chain.sibling(key)).chain
      let other = try named == chain ? nil : draft.purchase(named)
      if owner != nil || other != nil { taken.append(key) } else { all.insert(key) }
    }
    keys = Array(all.sorted().prefix(Self.keysMax))
    for key in known where !keys.contains(key) {
      try draft.change(chain.sibling(key)) { $0.chain = nil }
    }
    for key in keys where !known.contains(key) {
      try draft.change(chain.sibling(key)) { $0.chain = chain.originalTransaction }
    }
    return taken
  }

  /// Whether a fact that names a chain in `replaces` sets it: a newer one, or the greater of two.
  fileprivate func isReplaced(by name: TransactionID, at stamp: Stamp) -> Bool {
    guard let replaces else { return true }
    return stamp > replacesStamp || stamp == replacesStamp && name > replaces
  }
}
