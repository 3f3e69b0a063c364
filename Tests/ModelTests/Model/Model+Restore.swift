import TestSupport

/// `restore`, and the effects on purchases of other holders.
extension Model {
  mutating func restore(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let index = try device(params["device"]?.name)
    let user = devices[index].current
    let asked = try chains(params["purchases"]?.elements, on: devices[index])
    // Skip the user's own purchases; a replay repeats what the restore did.
    let others = asked.filter { purchase in
      !purchases[purchase].holders.contains(users[user].customer)
        || isMoved(purchase, to: users[user].id)
    }
    // A merging anonymous user blocks nothing.
    let joining = others.filter { rules["anonymousHolders"] == "alias" && !isHeldByIdentified($0) }
      .flatMap { purchases[$0].holders }
    let blocked = others.filter { isBlocked($0, for: [users[user].customer] + joining) }
    let heldBefore = purchases.indices.filter {
      purchases[$0].holders.contains(users[user].customer)
    }
    let fromBefore = purchases.map { $0.holders.map(shown) }
    var moves: [(purchase: Int, move: ModelMove)] = []
    var refused: [JSONTree] = []
    for purchase in others where purchases[purchase].isUnclaimed {
      moves.append((purchase, claim(purchase, by: user)))
      moves += settle()
    }
    for purchase in others
    where !purchases[purchase].holders.contains(users[user].customer) || script != nil {
      let isBlocked = blocked.contains(purchase)
      switch restoreResult(of: purchase, for: user, users[user].id, isBlocked: isBlocked) {
      case .refused(let rule): refused.append(refusal(purchase, rule))
      case .repeated: break
      case .aliased: aliasHolders(of: purchase, with: user, users[user].id)
      case .moved(let losers):
        let move = moveLinked(purchase, to: user, users[user].id, losing: losers)
        moves.append((purchase, move))
      }
    }
    moves += settle()
    // An alias brings all of the other side's purchases.
    let to = users[user].id
    for purchase in purchases.indices where !heldBefore.contains(purchase) {
      guard purchases[purchase].holders.contains(users[user].customer),
        !moves.contains(where: { $0.purchase == purchase })
      else { continue }
      let (bought, kind) = (purchases[purchase], kind(of: purchases[purchase]))
      let move = ModelMove(bought, kind, from: fromBefore[purchase], to, shared: true)
      moves.append((purchase, move))
    }
    let restored = purchasesInOrder.flatMap { purchase in
      moves.filter { $0.purchase == purchase }.map(\.move)
    }
    return .object([
      "user": userJSON(of: index), "restored": .array(restored.map(\.json)),
      "transferred": .array(restored.filter { !$0.shared && !$0.from.isEmpty }.map(\.json)),
      "refused": .array(refused), "entitlements": entitlementsJSON(of: users[user].customer),
    ])
  }

  /// Returns the named chains, or those of the device's store account.
  private func chains(
    _ named: [JSONTree]?,
    on device: ModelDevice
  ) throws(ModelError) -> [Int] {
    guard let named else {
      return purchasesInOrder.filter {
        purchases[$0].account == device.account && !purchases[$0].holders.isEmpty
      }
    }
    for (position, name) in named.enumerated() {
      try checkStore(name["store"]?.name, "/purchases/\(position)/store")
    }
    var found: [Int] = []
    for (position, name) in named.enumerated() {
      guard let index = chain(name["store"]?.name, name["originalTransactionId"]?.name) else {
        throw ModelError("unknownPurchase", "/purchases/\(position)")
      }
      found.append(index)
    }
    return purchasesInOrder.filter { found.contains($0) }
  }

  enum RestoreResult {
    case refused(rule: String)
    /// The holders and the user become one customer.
    case aliased
    /// The user becomes a holder, and these lose it.
    case moved(losing: [Int])
    /// A replay has made one customer of those whom the call made one.
    case repeated
  }

  /// Returns the effect of restoring a purchase that the user, named `asked`, does not hold.
  mutating func restoreResult(
    of index: Int,
    for user: Int,
    _ asked: Name,
    isBlocked: Bool
  ) -> RestoreResult {
    let purchase = purchases[index]
    if script != nil { return repeatLink(index, by: user, asked) ?? .refused(rule: "undo") }
    if purchase.isOrphan { return .moved(losing: []) }
    let isHeldByIdentified = isHeldByIdentified(index)
    if rules["anonymousHolders"] == "alias" && !isHeldByIdentified { return .aliased }
    if rules["oneTimePurchases"] == "stay" {
      let kind = kind(of: purchase)
      if kind == "consumable" { return .refused(rule: "oneTimePurchases") }
      if kind == "nonConsumable" && !isHeldByIdentified && !users[user].isAnonymous {
        return .refused(rule: "oneTimePurchases")
      }
    }
    switch rules["onRestore"] {
    case "share": return .moved(losing: [])
    case "transfer": return .moved(losing: purchase.holders)
    case "transferIfInactive" where !isBlocked: return .moved(losing: purchase.holders)
    case "alias": return .aliased
    default: return .refused(rule: "onRestore")
    }
  }

  private func isHeldByIdentified(_ index: Int) -> Bool {
    purchases[index].holders.contains { isIdentified($0) }
  }

  /// Whether another customer's active subscription blocks the purchase's account.
  ///
  /// A purchase without an account blocks only itself.
  func isBlocked(_ index: Int, for customers: [Int]) -> Bool {
    let account = purchases[index].account
    guard account != nil else { return isActiveSubscription(purchases[index]) }
    return purchases.contains { other in
      other.account == account && isActiveSubscription(other)
        && other.holders.contains { !customers.contains($0) }
    }
  }

  mutating func aliasHolders(of index: Int, with user: Int, _ asked: Name) {
    for holder in purchases[index].holders where users[user].customer != holder {
      note(.aliased(side: Set(aliases(of: holder))), index, asked)
      alias(present: user, with: holder)
    }
  }

  /// Moves a purchase by a restore, or by a purchase of what another customer held.
  mutating func moveLinked(
    _ index: Int,
    to user: Int,
    _ asked: Name,
    losing losers: [Int]
  ) -> ModelMove {
    note(.moved(isShared: losers.isEmpty), index, asked)
    if !losers.isEmpty { purchases[index].certain = [] }
    if losers.isEmpty { purchases[index].certain.insert(asked) }
    return move(index, to: user, losing: losers)
  }

  private func refusal(_ index: Int, _ rule: String) -> JSONTree {
    .object([
      "store": .name(purchases[index].store),
      "originalTransactionId": .name(purchases[index].original),
      "product": .name(purchases[index].product), "holder": .name(holder(of: index)),
      "rule": .string(rule),
    ])
  }

  /// Returns the identified holder, else the anonymous one, least by bytes.
  func holder(of index: Int) -> Name {
    let identified = purchases[index].holders.filter { isIdentified($0) }
    let holders = identified.isEmpty ? purchases[index].holders : identified
    return holders.map(shown).min() ?? Name("?")
  }
}
