// Claims: purchases that an import gives to a user before a store reports them.
extension Draft {
  /// Returns the user to whom an import gave a chain, by any of an order's names.
  mutating func claimant(of order: Order) throws(DecisionStop) -> UserID? {
    try claimant(of: order.chain, keys: order.keys + order.links)
  }

  /// Returns the user to whom an import gave a chain, by its key or else by a further key, of which
  /// the least one counts.
  mutating func claimant(
    of chain: ChainKey,
    keys: [TransactionID]
  ) throws(DecisionStop) -> UserID? {
    guard try usesNames() else { return nil }
    for name in [chain.originalTransaction] + keys.sorted() {
      if let user = try self.name(chain.sibling(name)).claimant { return user }
    }
    return nil
  }

  /// Ends the claims to a chain that a store has reported by these names.
  mutating func endClaims(
    to purchase: Purchase,
    by names: [TransactionID]
  ) throws(DecisionStop) {
    for name in names {
      let chain = purchase.key.sibling(name)
      guard let id = try self.name(chain).claimant else { continue }
      try change(chain) { $0.claimant = nil }
      var user = try existingUser(id)
      user.claims.removeAll { $0 == chain }
      put(user)
    }
  }

  /// Records a chain for the user to whom an import gave it, if it waits for a user and another
  /// customer presents it; returns its keys that name another chain then, and nil otherwise.
  ///
  /// The rules then decide who holds it.
  mutating func recordForClaimant(
    _ order: Order,
    reportedBy buyer: ResolvedUser
  ) throws(DecisionStop) -> [TransactionID]? {
    guard try usesNames(), let claimant = try claimant(of: order),
      try existingUser(claimant).customer != buyer.customer.id
    else { return nil }
    if let known = try purchase(order.chain), try !isWaiting(known) { return nil }
    var reported = order
    reported.subject = nil
    return try purchaseWithoutUser(reported).notes.takenKeys
  }
}
