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

  /// Removes the tombstone of a deleted chain that is reported again; returns whether it had one.
  ///
  /// The chain's own record then shows that it has no holders.
  mutating func removeTombstone(of chain: ChainKey) throws(DecisionStop) -> Bool {
    guard let salt = try salt() else { return false }
    let key = RecordKey.tombstone(project.number, salt.digest(of: chain))
    guard try record(key) != nil else { return false }
    remove(key)
    return true
  }

  /// Removes the tombstones of an order's chain, by each of its names; returns whether it had any.
  mutating func removeTombstones(of order: Order) throws(DecisionStop) -> Bool {
    var isErased = try removeTombstone(of: order.chain)
    for key in order.keys where try removeTombstone(of: order.chain.sibling(key)) {
      isErased = true
    }
    return isErased
  }

  /// Whether a deletion erased an order's chain, by any of its names, that was not reported again.
  mutating func isErased(_ order: Order) throws(DecisionStop) -> Bool {
    guard let salt = try salt() else { return false }
    for name in [order.chain.originalTransaction] + order.keys {
      let digest = salt.digest(of: order.chain.sibling(name))
      if try record(.tombstone(project.number, digest)) != nil { return true }
    }
    return false
  }

  /// Deletes a purchase without holders and keeps its salted hash.
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
    let digest = salt.digest(of: purchase.key)
    put(
      .tombstone(Tombstone(digest: digest, erasedAt: now)),
      for: .tombstone(project.number, digest)
    )
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
