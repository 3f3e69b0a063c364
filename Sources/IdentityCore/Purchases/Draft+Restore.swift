extension Draft {
  /// What a restore came to.
  package struct Restoration: Equatable, Sendable {
    package var user: UserView
    package var restored: [Move]
    package var refused: [RefusedRestore]
    package var access: Access

    /// Those of the restored that somebody lost.
    package var transferred: [Move] { restored.filter { !$0.shared && !$0.from.isEmpty } }
  }

  /// Brings the device's current user what its store account bought, or exactly the chains named.
  package mutating func restore(
    device id: DeviceID,
    chains named: [ChainKey]?
  ) throws(DecisionStop) -> Restoration {
    let device = try existingDevice(id)
    let chains: [ChainKey]
    if let named {
      let found = try records(named.map { .purchase(project.number, $0) })
      if let position = found.firstIndex(where: { $0 == nil }) {
        throw .refused(.unknownPurchase(named[position], position: position))
      }
      chains = Set(named).sorted()
    } else {
      // What nobody holds was erased with somebody: it has to be named.
      let present = try purchases(account(device.account).purchases.sorted())
      chains = present.filter { !$0.holders.isEmpty }.map(\.key)
    }
    let holders = Set(try purchases(chains).flatMap(\.holders)).sorted()
    try settle([person(on: device).customer.id] + holders)
    let person = try person(on: device)
    let (restored, refused) = try restore(
      chains,
      to: person.user,
      asked: person.asked,
      by: .restore
    )
    return Restoration(
      user: try view(.device(id)),
      restored: restored,
      refused: refused,
      access: try checkEntitlements(.device(id)).access
    )
  }

  /// The rules of restoring, for every way in which it comes about.
  mutating func restore(
    _ chains: [ChainKey],
    to user: User,
    asked: UserID,
    by method: LinkMethod
  ) throws(DecisionStop) -> (restored: [Move], refused: [RefusedRestore]) {
    let purchases = try purchases(chains)
    try prefetchMoves(of: purchases)
    try prefetchHolders(of: purchases, besides: user)
    // What is blocked is so by how things stood before the first of them moved, but for those who
    // become one with the user.
    let blocked = try blockedAccounts(of: purchases, for: user)
    var restored: [Move] = []
    var refused: [RefusedRestore] = []
    var judged: Set<ChainKey> = []
    for chain in chains where judged.insert(chain).inserted {
      // An alias may have changed the customer, and brought this purchase along.
      guard let purchase = try purchase(chain) else { continue }
      let present = current(user.customer)
      let holders = holders(of: purchase)
      guard !holders.contains(present) else { continue }
      let effect = rules.effect(
        ofRestoring: purchase.kind(in: project.catalogue),
        from: try holders.map { id throws(DecisionStop) in try customer(id) },
        to: user,
        isBlocked: blocked.contains(AccountOrChain(purchase))
      )
      switch effect {
      case .refuse(let rule):
        refused.append(
          RefusedRestore(
            key: chain,
            product: purchase.product,
            holder: try holder(of: purchase),
            rule: rule
          )
        )
      case .alias(let rule):
        for other in holders {
          let present = current(user.customer)
          guard other != present else { continue }
          let joining = UserTrail.Joining(
            side: try customer(other).members.map(\.id),
            chain: chain,
            method: method,
            rule: rule
          )
          try note(joining, of: asked)
          restored += try alias(other, with: present, as: user)
        }
      case .pass(let rule):
        let link = Link(method: method, rule: rule, gainer: asked)
        restored.append(try move(chain, to: user, by: link))
      }
    }
    try settleTracked()
    return (restored.sorted { $0.key < $1.key }, refused)
  }

  /// Has everything brought at once that taking purchases from their holders, or becoming one with
  /// them, looks at.
  ///
  /// For example, a store account with 400 users, each of whom holds one of them.
  private mutating func prefetchHolders(
    of purchases: [Purchase],
    besides user: User
  ) throws(DecisionStop) {
    let ids = Set(purchases.flatMap(\.holders)).subtracting([user.customer])
    guard ids.count > 1 else { return }
    let holders = try ids.sorted().map { id throws(DecisionStop) in try customer(id) }
    _ = try self.purchases(Set(holders.flatMap { Array($0.held) }))
    try prefetch(holders.flatMap { aliasKeys(of: $0) })
  }

  /// What a blocking subscription blocks: its account, or itself where it came from none.
  private enum AccountOrChain: Hashable {
    case account(AccountKey)
    case chain(ChainKey)

    init(_ purchase: Purchase) {
      self = if let account = purchase.account { .account(account) } else { .chain(purchase.key) }
    }
  }

  private mutating func blockedAccounts(
    of purchases: [Purchase],
    for user: User
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
    var own: Set = [user.customer]
    if rules.anonymousHolders == .alias {
      for purchase in purchases where try !isHeldByIdentified(purchase) {
        own.formUnion(purchase.holders)
      }
    }
    let blocking = groups.filter { group in
      group.value.contains { $0.holders.contains { !own.contains($0) } && isActiveSubscription($0) }
    }
    return Set(blocking.keys)
  }

  mutating func isHeldByIdentified(_ purchase: Purchase) throws(DecisionStop) -> Bool {
    for id in holders(of: purchase) where try customer(id).hasIdentifiedUser {
      return true
    }
    return false
  }

  /// The identified holder, else the anonymous one, least by bytes.
  mutating func holder(of purchase: Purchase) throws(DecisionStop) -> UserID {
    let members = try holders(of: purchase).map { id throws(DecisionStop) in
      try customer(id).representative
    }
    let identified = members.filter { !$0.isAnonymous }
    guard let least = (identified.isEmpty ? members : identified).map(\.id).min() else {
      preconditionFailure("Purchase: \(purchase.key) is refused though nobody holds it")
    }
    return least
  }
}

/// A purchase that the rules leave where it is.
package struct RefusedRestore: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var holder: UserID
  package var rule: RuleName
}
