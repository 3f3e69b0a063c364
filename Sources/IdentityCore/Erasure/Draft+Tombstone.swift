// Chains of which only a salted hash is left.
extension Draft {
  /// Nil where nobody was ever erased from the project.
  package mutating func salt() throws(DecisionStop) -> Salt? {
    try value(.salt(project.number)) { if case .salt(let salt) = $0 { salt } else { nil } }
  }

  /// The project's salt, made now if need be.
  mutating func ensuredSalt() throws(DecisionStop) -> Salt {
    if let salt = try salt() { return salt }
    let salt = Salt(bytes: entropy.bytes(32))
    put(.salt(salt), for: .salt(project.number))
    return salt
  }

  /// Whether the chain was erased, and comes again; from now on its own record says that nobody
  /// holds it.
  mutating func takeTombstone(of chain: ChainKey) throws(DecisionStop) -> Bool {
    guard let salt = try salt() else { return false }
    let key = RecordKey.tombstone(project.number, salt.digest(of: chain))
    guard try record(key) != nil else { return false }
    remove(key)
    return true
  }

  /// Takes away what nobody holds any more; a salted hash stays.
  ///
  /// The caller ends with `settleBuried`, once for all of them.
  mutating func bury(_ purchase: Purchase, with salt: Salt) throws(DecisionStop) {
    remove(.purchase(project.number, purchase.key))
    try removeTrail(of: purchase.key)
    try count { $0.purchases -= 1 }
    if let account = purchase.account {
      buried[account, default: []].insert(purchase.key)
    }
    let digest = salt.digest(of: purchase.key)
    put(
      .tombstone(Tombstone(digest: digest, erasedAt: now)),
      for: .tombstone(project.number, digest)
    )
  }

  /// Takes what was buried from the lists of the store accounts.
  mutating func settleBuried() throws(DecisionStop) {
    let buried = buried
    try prefetch(buried.keys.map { .account(project.number, $0) })
    for (key, chains) in buried {
      var account = try account(key)
      account.purchases.removeAll { chains.contains($0) }
      if account.purchases.isEmpty {
        remove(.account(project.number, key))
      } else {
        put(account)
      }
    }
    self.buried = [:]
  }
}
