extension Draft {
  /// The result of a restore.
  package struct Restoration: Equatable, Sendable {
    package var user: UserView
    package var restored: [Move]
    package var refused: [RefusedRestore]
    package var access: Access

    /// The restored purchases that other users lost.
    package var transferred: [Move] { restored.filter { !$0.shared && !$0.from.isEmpty } }
  }

  /// Restores the store account's purchases, or the named chains, to the device's user.
  package mutating func restore(
    device id: DeviceID,
    chains named: [ChainKey]?
  ) throws(DecisionStop) -> Restoration {
    let device = try existingDevice(id)
    let chains: [ChainKey]
    if let named {
      for (position, chain) in named.enumerated() {
        try checkStore(chain.store, of: .purchase(position))
      }
      try prefetch(named.map { .purchase(project.number, $0) })
      var found: Set<ChainKey> = []
      for (position, name) in named.enumerated() {
        let chain = try resolve(name)
        guard try purchase(chain) != nil else {
          throw .refused(.unknownPurchase(name, position: position))
        }
        found.insert(chain)
      }
      chains = found.sorted()
    } else {
      // A purchase without holders was erased with its user: only its name brings it back.
      let present = try purchases(account(device.account).purchases.sorted())
      chains = present.filter { !$0.holders.isEmpty }.map(\.key)
    }
    let holders = Set(try purchases(chains).flatMap(\.holders)).sorted()
    try emitPending(for: [resolve(device).customer.id] + holders)
    let (user, asked) = try { person in (person.user.id, person.asked) }(resolve(device))
    let unclaimed = try purchases(chains).filter(\.isUnclaimed)
    let claimed = try ClaimQueue.carryOut(
      unclaimed.map { ClaimQueue.Assignment(chain: $0.key, user: user, trigger: .restore) },
      in: &self
    )
    let (moved, refused) = try restore(chains, to: user, asked: asked, by: .restore)
    try noteSeen(user)
    let restored = claimed.isEmpty ? moved : (claimed + moved).sorted { $0.key < $1.key }
    return Restoration(
      user: try view(.device(id)),
      restored: restored,
      refused: refused,
      access: try checkEntitlements(.device(id)).access
    )
  }

  /// Applies the restore rules, for every method that restores.
  mutating func restore(
    _ chains: [ChainKey],
    to user: UserID,
    asked: UserID,
    by method: LinkMethod
  ) throws(DecisionStop) -> (restored: [Move], refused: [RefusedRestore]) {
    let purchases = try purchases(chains)
    try prefetchMoves(of: purchases)
    try prefetchHolders(of: purchases, except: existingUser(user).customer)
    // Decide what is blocked before the first move, except for customers who merge with the
    // user.
    let blocked = try blockedAccounts(of: purchases, for: user)
    var restored: [Move] = []
    var refused: [RefusedRestore] = []
    // Chains that get their first holder, whose successors wait for it.
    var inherited: [ChainKey] = []
    var seen: Set<ChainKey> = []
    for chain in chains where seen.insert(chain).inserted {
      guard let purchase = try purchase(chain) else { continue }
      let isInherited = try !purchase.hasFoundHolder(in: &self)
      let isBlocked = blocked.contains(AccountOrChain(purchase))
      let (moves, refusal) = try restore(
        purchase,
        to: user,
        asked: asked,
        by: method,
        isBlocked: isBlocked
      )
      restored += moves
      if let refusal { refused.append(refusal) }
      if isInherited && !moves.isEmpty { inherited.append(chain) }
    }
    try finishTracking()
    for chain in inherited {
      guard let purchase = try purchase(chain) else { continue }
      restored += try ClaimQueue.claimFollowers(of: purchase, in: &self)
    }
    return (restored.sorted { $0.key < $1.key }, refused)
  }

  /// Applies the restore rules to one purchase; does nothing if the user holds it already.
  ///
  /// Tracks the customers: the caller ends with `finishTracking`, once for all purchases.
  mutating func restore(
    _ purchase: Purchase,
    to id: UserID,
    asked: UserID,
    by method: LinkMethod,
    isBlocked: Bool
  ) throws(DecisionStop) -> (moves: [Move], refusal: RefusedRestore?) {
    // An alias may have changed the customer and moved this purchase already.
    let user = try presentUser(id)
    let holders = holders(of: purchase)
    guard !holders.contains(user.customer) else { return ([], nil) }
    let effect = rules.effect(
      ofRestoring: purchase.kind(in: project.catalogue),
      from: try holders.map { id throws(DecisionStop) in try customer(id) },
      to: user,
      isBlocked: isBlocked
    )
    switch effect {
    case .refuse(let rule):
      let refusal = RefusedRestore(
        key: purchase.key,
        product: purchase.product,
        holder: try holder(of: purchase),
        rule: rule
      )
      return ([], refusal)
    case .alias(let rule):
      let moves = try alias(holders, of: purchase.key, with: user, asked: asked, by: method, rule)
      return (moves, nil)
    case .pass(let rule):
      let link = Link(method: method, rule: rule, gainer: asked)
      return ([try move(purchase.key, to: user, by: link)], nil)
    }
  }

  /// Merges the holders of a purchase with the user who restores it.
  private mutating func alias(
    _ holders: OneOrMany<CustomerID>,
    of chain: ChainKey,
    with user: User,
    asked: UserID,
    by method: LinkMethod,
    _ rule: RuleName
  ) throws(DecisionStop) -> [Move] {
    var restored: [Move] = []
    for other in holders {
      let present = current(user.customer)
      guard other != present else { continue }
      let record = UserTrail.Alias(
        side: try customer(other).members.map(\.id),
        chain: chain,
        method: method,
        rule: rule
      )
      try UserTrail.record(record, of: asked, in: &self)
      restored += try alias(other, with: present, as: user)
    }
    return restored
  }

  /// Loads all records that moving from these holders, or merging with them, reads.
  ///
  /// For example, a store account with 400 users, each of whom holds one of the purchases.
  mutating func prefetchHolders(
    of purchases: [Purchase],
    except customer: CustomerID
  ) throws(DecisionStop) {
    let ids = Set(purchases.flatMap(\.holders)).subtracting([customer])
    guard ids.count > 1 else { return }
    let holders = try ids.sorted().map { id throws(DecisionStop) in try self.customer(id) }
    _ = try self.purchases(Set(holders.flatMap { Array($0.held) }))
    try prefetch(holders.flatMap { aliasKeys(of: $0) })
  }

  /// The scope of a blocking subscription: its account, or only itself without an account.
  enum AccountOrChain: Hashable {
    case account(AccountKey)
    case chain(ChainKey)

    init(_ purchase: Purchase) {
      self = if let account = purchase.account { .account(account) } else { .chain(purchase.key) }
    }
  }

  mutating func blockedAccounts(
    of purchases: [Purchase],
    for user: UserID
  ) throws(DecisionStop) -> Set<AccountOrChain> {
    guard rules.onRestore == .transferIfInactive else { return [] }
    var groups: [AccountOrChain: [Purchase]] = [:]
    let accounts = Set(purchases.compactMap(\.account))
    try prefetch(accounts.map { .account(project.number, $0) })
    for account in accounts {
      groups[.account(account)] = try self.purchases(self.account(account).purchases)
    }
    for purchase in purchases where purchase.account == nil {
      groups[.chain(purchase.key)] = [purchase]
    }
    var own: Set = [try presentUser(user).customer]
    if rules.anonymousHolders == .alias {
      for purchase in purchases where try !isHeldByIdentified(purchase) {
        own.formUnion(holders(of: purchase))
      }
    }
    let blocking = groups.filter { group in
      group.value.contains { purchase in
        holders(of: purchase).contains { !own.contains($0) } && isActiveSubscription(purchase)
      }
    }
    return Set(blocking.keys)
  }

  mutating func isHeldByIdentified(_ purchase: Purchase) throws(DecisionStop) -> Bool {
    for id in holders(of: purchase) where try customer(id).hasIdentifiedUser {
      return true
    }
    return false
  }

  /// Returns the identified holder, else the anonymous one, least by bytes.
  mutating func holder(of purchase: Purchase) throws(DecisionStop) -> UserID {
    let members = try holders(of: purchase).map { id throws(DecisionStop) in
      try customer(id).representative
    }
    let identified = members.filter { !$0.isAnonymous }
    guard let least = (identified.isEmpty ? members : identified).map(\.id).min() else {
      preconditionFailure("Purchase: \(purchase.key) is refused but has no holder")
    }
    return least
  }
}

/// A purchase that the rules refuse to restore.
package struct RefusedRestore: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var holder: UserID
  package var rule: RuleName
}
