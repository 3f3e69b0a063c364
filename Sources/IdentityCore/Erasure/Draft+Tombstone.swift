// Deleted chains, of which only a salted hash remains.
extension Draft {
  /// Returns the project's salt; nil before its first deletion.
  package mutating func salt() throws(DecisionStop) -> Salt? {
    try value(.salt(project.number)) { if case .salt(let salt) = $0 { salt } else { nil } }
  }

  /// Returns the project's salt, which the first call creates.
  mutating func ensuredSalt() throws(DecisionStop) -> Salt {
    if let salt = try salt() { return salt }
    let salt = Salt(bytes: entropy.bytes(32))
    put(.salt(salt), for: .salt(project.number))
    return salt
  }

  /// Whether a deletion erased the chain of an order, and the chain still has no holder.
  ///
  /// A chain that an import gave to a user is that user's, also if it was erased before.
  mutating func isErased(_ order: Order) throws(DecisionStop) -> Bool {
    try isErased(order.chain, keys: order.keys + order.links, replacing: order.replaces)
  }

  /// The same for a chain with further names.
  mutating func isErased(
    _ chain: ChainKey,
    keys: [TransactionID],
    replacing replaced: TransactionID?
  ) throws(DecisionStop) -> Bool {
    let erased = try erasedChains(chain, keys: keys, replacing: replaced)
    if erased.isEmpty { return false }
    return try claimant(of: chain, keys: keys) == nil
  }

  /// Releases the names of an erased chain that has a holder again.
  mutating func forgetErasure(
    of chain: ChainKey,
    keys: [TransactionID],
    replacing replaced: TransactionID?
  ) throws(DecisionStop) {
    for digest in try erasedChains(chain, keys: keys, replacing: replaced) {
      remove(.tombstone(project.number, digest))
    }
  }

  mutating func forgetErasure(of order: Order) throws(DecisionStop) {
    let keys = order.keys + order.links
    try forgetErasure(of: order.chain, keys: keys, replacing: order.replaces)
  }

  mutating func forgetErasure(of purchase: Purchase) throws(DecisionStop) {
    try forgetErasure(
      of: purchase.key,
      keys: purchase.names.dropFirst().map(\.originalTransaction),
      replacing: purchase.hasRelations ? purchase.relations.replaces : nil
    )
  }

  /// Returns the hashes of the erased chains that these names belong to.
  ///
  /// A chain and the one that it replaces stay apart, even if they share a key.
  private mutating func erasedChains(
    _ chain: ChainKey,
    keys: [TransactionID],
    replacing replaced: TransactionID?
  ) throws(DecisionStop) -> [Digest] {
    guard let salt = try salt() else { return [] }
    let erased = try erasedChains([chain] + keys.map { chain.sibling($0) }, salt)
    guard let replaced, !erased.isEmpty else { return erased }
    let other = try resolve(chain.sibling(replaced))
    let names = try purchase(other)?.names ?? [other]
    let replacedChains = try erasedChains(names, salt)
    return erased.filter { !replacedChains.contains($0) }
  }

  private mutating func erasedChains(
    _ names: [ChainKey],
    _ salt: Salt
  ) throws(DecisionStop) -> [Digest] {
    let all = names + names.compactMap(\.orderOfRenewal)
    var chains: [Digest] = []
    for tombstone in try tombstones(all.map { salt.digest(of: $0) }) {
      let chain = tombstone.chain ?? tombstone.digest
      if !chains.contains(chain) { chains.append(chain) }
    }
    return chains.isEmpty ? [] : try tombstones(chains).map(\.digest)
  }

  private mutating func tombstones(_ digests: [Digest]) throws(DecisionStop) -> [Tombstone] {
    try records(digests.map { .tombstone(project.number, $0) }).compactMap {
      if case .tombstone(let tombstone)? = $0 { tombstone } else { nil }
    }
  }

  /// Deletes a purchase without holders and keeps salted hashes of its names.
  ///
  /// The caller ends with `unlistDeleted`, once for all deletions.
  mutating func deletePurchase(_ purchase: Purchase, with salt: Salt) throws(DecisionStop) {
    try stopWaiting(purchase)
    remove(.purchase(project.number, purchase.key))
    try removeTrail(of: purchase.key)
    try count { $0.countPurchase(of: purchase.key.store, -1) }
    if let account = purchase.account {
      deletedChains[account, default: []].insert(purchase.key)
    }
    let own = salt.digest(of: purchase.key)
    for name in purchase.names {
      let digest = salt.digest(of: name)
      let tombstone = Tombstone(digest: digest, erasedAt: now, chain: digest == own ? nil : own)
      put(.tombstone(tombstone), for: .tombstone(project.number, digest))
    }
  }

  /// Removes the deleted purchases from the lists of their store accounts.
  mutating func unlistDeleted() throws(DecisionStop) {
    let deletedChains = deletedChains
    try prefetch(deletedChains.keys.map { .account(project.number, $0) })
    for (key, chains) in deletedChains {
      var account = try account(key)
      account.purchases.removeAll { chains.contains($0) }
      if account.purchases.isEmpty {
        remove(.account(project.number, key))
      } else {
        put(account)
      }
    }
    self.deletedChains = [:]
  }
}

extension Purchase {
  /// The names under which a store may report it: its own, its keys, and those of transactions.
  var names: [ChainKey] {
    guard hasRelations else { return [key] }
    let further = Set(relations.keys + relations.links.map(\.name)).sorted()
    return [key] + further.map { key.sibling($0) }
  }
}
