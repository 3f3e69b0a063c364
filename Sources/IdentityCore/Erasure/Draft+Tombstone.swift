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

  /// Whether a deletion erased an order's chain, by any of its names, that was not reported again.
  ///
  /// A chain that an import gave to a user is that user's, also if it was erased before.
  mutating func isErased(_ order: Order) throws(DecisionStop) -> Bool {
    try isErased(order.chain, keys: order.keys + order.links)
  }

  /// The same for a chain with further names.
  mutating func isErased(
    _ chain: ChainKey,
    keys: [TransactionID]
  ) throws(DecisionStop) -> Bool {
    guard let salt = try salt() else { return false }
    let names = [chain] + keys.map { chain.sibling($0) }
    let all = names + names.compactMap(\.orderOfRenewal)
    let tombstones = try records(all.map { .tombstone(project.number, salt.digest(of: $0)) })
    guard tombstones.contains(where: { $0 != nil }) else { return false }
    return try claimant(of: chain, keys: keys) == nil
  }

  /// Removes the tombstone of a chain that is recorded again; returns whether a deletion erased it.
  ///
  /// From then on the chain's record shows that it has no holder. The tombstones of its other names
  /// stay, because the next report may know only one of these.
  mutating func removeTombstone(
    of chain: ChainKey,
    keys: [TransactionID]
  ) throws(DecisionStop) -> Bool {
    guard let salt = try salt() else { return false }
    let isErased = try isErased(chain, keys: keys)
    let key = RecordKey.tombstone(project.number, salt.digest(of: chain))
    if try record(key) != nil { remove(key) }
    return isErased
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
    for name in purchase.names {
      let digest = salt.digest(of: name)
      put(
        .tombstone(Tombstone(digest: digest, erasedAt: now)),
        for: .tombstone(project.number, digest)
      )
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
