// Deleting purchases, and replacing erased ids in those of others.
extension RecordEraser {
  /// Removes the customer's purchases, and finds those that other customers hold, and these.
  mutating func removePurchases(of customer: Customer, in draft: inout Draft) throws(DecisionStop) {
    let chains = customer.held.sorted()
    let held = try draft.purchases(chains)
    let accounts = Set(held.compactMap(\.account))
    _ = try draft.records(
      accounts.map { .account(draft.number, $0) }
        + held.map { .purchaseTrail(draft.number, $0.key) }
    )
    var holders: Set<CustomerID> = []
    for chain in chains {
      try draft.checkSteps()
      // The deletion of one purchase changes those that name it.
      guard var purchase = try draft.purchase(chain) else { continue }
      purchase.holders.removeAll { $0 == customer.id }
      if purchase.holders.isEmpty {
        try erase(purchase, in: &draft)
      } else {
        search.shared.append(chain)
        holders.formUnion(purchase.holders)
        draft.put(purchase)
        try forget(purchase, in: &draft)
      }
    }
    for id in holders.sorted() { search.add(Array(try draft.customer(id).ids)) }
  }

  /// Deletes a purchase without holders, and removes its names from records of other customers.
  ///
  /// Of its names, salted hashes remain. The caller ends with `unlist`, once for all deletions.
  mutating func erase(_ purchase: Purchase, in draft: inout Draft) throws(DecisionStop) {
    erasure.add(purchase)
    try removeItems(of: purchase, in: &draft)
    try removeNames(of: purchase, in: &draft)
    try purchase.stopWaiting(in: &draft)
    draft.remove(.purchase(draft.number, purchase.key))
    let trail = RecordKey.purchaseTrail(draft.number, purchase.key)
    try draft.put(nil, for: trail, counted: \.purchaseTrails)
    try draft.count { $0.countPurchase(of: purchase.key.store, -1) }
    if let account = purchase.account { deleted[account, default: []].insert(purchase.key) }
    let own = salt.digest(of: purchase.key)
    for name in purchase.names {
      let digest = salt.digest(of: name)
      let tombstone =
        Tombstone(digest: digest, erasedAt: draft.now, chain: digest == own ? nil : own)
      draft.put(.tombstone(tombstone), for: .tombstone(draft.number, digest))
    }
  }

  /// Removes the erased ids from a purchase of others.
  ///
  /// Deletes the purchase if it has no holders and came from an erased user or device.
  mutating func forget(_ purchase: Purchase, in draft: inout Draft) throws(DecisionStop) {
    guard !erasure.erases(purchase.key) else { return }
    var kept = purchase
    // A purchase that was recorded since may be of a new user with an erased id.
    if purchase.recordedIn <= erasure.lastEvent {
      if purchase.holders.isEmpty && erasure.isSource(of: purchase) {
        return try erase(purchase, in: &draft)
      }
      kept.forgetSource(erasure)
    }
    try forgetChains(of: &kept, in: &draft)
    if kept != purchase { draft.put(kept) }
  }

  /// Removes from a purchase the names of deleted chains, unless they were reported again since.
  private func forgetChains(
    of purchase: inout Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let known = purchase
    purchase.forgetChains(erasure)
    guard purchase != known else { return }
    let (former, rest) = (known.relations, purchase.relations)
    if let successor = former.successor?.chain, successor != rest.successor?.chain,
      try draft.purchase(known.key.sibling(successor)) != nil
    {
      purchase.relations.successor = former.successor
    }
    if let replaced = former.replaces, rest.replaces == nil {
      let name = known.key.sibling(replaced)
      if try draft.purchase(draft.resolve(name)) == nil {
        try draft.change(name) { $0.successors.removeAll { $0 == known.key.originalTransaction } }
      } else {
        purchase.relations.replaces = replaced
        purchase.relations.replacesStamp = former.replacesStamp
      }
    }
  }

  /// Removes the names of a deleted chain, and its name from others.
  private func removeNames(of purchase: Purchase, in draft: inout Draft) throws(DecisionStop) {
    guard try draft.usesNames() else { return }
    let id = purchase.key.originalTransaction
    for key in purchase.names {
      for chain in try draft.name(key).successors.map({ key.sibling($0) }) {
        guard var next = try draft.purchase(chain), !erasure.erases(chain) else { continue }
        next.relations.forgetReplaced()
        draft.put(next)
      }
      try draft.change(key) { name in (name.chain, name.successors) = (nil, []) }
    }
    guard let replaces = purchase.relations.replaces else { return }
    let name = purchase.key.sibling(replaces)
    let replaced = try draft.resolve(name)
    try draft.change(name) { $0.successors.removeAll { $0 == id } }
    guard let former = try draft.purchase(replaced) else { return }
    for var other in [former] + (try draft.items(of: former))
    where other.relations.successor?.chain == id {
      // It stays replaced: the store ended it.
      other.relations.successor?.chain = TransactionID(erasure.tombstone.bytes)
      draft.put(other)
    }
  }

  /// Removes a deleted chain from the lists of the items that were bought with it.
  private func removeItems(of purchase: Purchase, in draft: inout Draft) throws(DecisionStop) {
    let id = purchase.key.originalTransaction
    for var item in try draft.items(of: purchase) where !erasure.erases(item.key) {
      item.relations.firstItem = nil
      draft.put(item)
    }
    guard purchase.hasRelations, let name = purchase.relations.firstItem,
      var first = try draft.purchase(purchase.key.sibling(name)), !erasure.erases(first.key)
    else { return }
    first.relations.items.removeAll { $0 == id }
    let links = first.relations.links
    first.relations.links.removeAll { $0.item == id }
    let kept = Set(first.relations.links.map(\.name))
    draft.put(first)
    for name in Set(links.map(\.name)).subtracting(kept).sorted() {
      try draft.change(first.key.sibling(name)) { $0.chain = nil }
    }
  }

  /// Removes a deleted customer's claims.
  mutating func removeClaims(of customer: Customer, in draft: inout Draft) throws(DecisionStop) {
    for member in customer.members {
      for chain in try draft.existingUser(member.id).claims {
        erasure.add(chain)
        try draft.change(chain) { $0.claimant = nil }
      }
    }
  }

  /// Removes the deleted purchases from the lists of their store accounts.
  mutating func unlist(in draft: inout Draft) throws(DecisionStop) {
    try draft.prefetch(deleted.keys.map { .account(draft.number, $0) })
    for (key, chains) in deleted { try draft.unlist(chains, from: key) }
    deleted = [:]
  }
}

extension Erasure {
  /// Whether a purchase of others contains erased ids, and is older than the erasure.
  func isNamed(in purchase: Purchase) -> Bool {
    guard !erases(purchase.key) else { return false }
    var rest = purchase
    rest.forgetChains(self)
    // Unclaimed ones that carried an erased token are deleted.
    if purchase.isUnclaimed { return isSource(of: purchase) || rest != purchase }
    if purchase.recordedIn <= lastEvent { rest.forgetSource(self) }
    return rest != purchase
  }
}

extension Purchase {
  fileprivate mutating func forgetSource(_ erasure: Erasure) {
    if let id = user, erasure.erases(id) { origin.user = erasure.tombstone }
    if let id = accountToken, erasure.erases(id) { claiming.accountToken = nil }
    if let id = besideUser, erasure.erases(id) { origin.besideUser = nil }
    if claiming.furtherUsers.contains(where: erasure.erases) {
      claiming.furtherUsers.removeAll(where: erasure.erases)
    }
    if let id = device, erasure.erases(id) { origin.device = nil }
    if case .device(let id)? = account, erasure.erases(id) { origin.account = nil }
  }

  /// Drops the names of erased chains.
  ///
  /// One that an erased chain replaced stays replaced: the store ended it.
  fileprivate mutating func forgetChains(_ erasure: Erasure) {
    guard hasRelations else { return }
    let key = key
    func isErased(_ id: TransactionID) -> Bool { erasure.erases(key.sibling(id)) }
    if let name = relations.replaces, erasure.erases(name: key.sibling(name)) {
      relations.forgetReplaced()
    }
    if let successor = relations.successor, isErased(successor.chain) {
      relations.successor?.chain = TransactionID(erasure.tombstone.bytes)
    }
    if let first = relations.firstItem, isErased(first) { relations.firstItem = nil }
    guard relations.items.contains(where: isErased) else { return }
    relations.items.removeAll(where: isErased)
    relations.links.removeAll { $0.item.map(isErased) ?? false }
  }
}
