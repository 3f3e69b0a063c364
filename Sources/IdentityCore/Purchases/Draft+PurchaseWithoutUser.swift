// Transactions that a store reports without naming their buyer.
extension Draft {
  /// Records a transaction for the chain's holders, the user to whom its account token leads, or
  /// the holders of the chain that it follows; otherwise as the rule `unclaimedPurchases` says.
  mutating func purchaseWithoutUser(_ order: Order) throws(DecisionStop) -> Receipt {
    guard let known = try purchase(order.chain) else { return try recordWithoutUser(order) }
    try emitPending(for: known.holders + holdersOfReplaced(order, known))
    let claimant = try isWaiting(known) ? claimant(of: order) : nil
    var (outcome, notes) = try renew(order)
    if try claimAgain(order.chain, for: claimant) {
      outcome = known.isUnclaimed ? .claimed : .received
    } else if try purchase(order.chain)?.holders.isEmpty ?? false {
      switch rules.unclaimedPurchases {
      case .ignore: throw .refused(.purchaseOfNobody)
      case .keep: break
      case .anonymous: try claimForNewUser(order.chain)
      }
    }
    // A holder of both chains has the access of the new one before that of the old one ends.
    _ = try settleSuccessions(of: order.chain, formerly: known)
    return try receipt(of: order, outcome, notes)
  }

  private mutating func recordWithoutUser(_ order: Order) throws(DecisionStop) -> Receipt {
    let isErased = try ErasedNames(order).areErased(in: &self)
    var state = Claiming.State.recorded
    var buyer = try claimant(of: order).map { id throws(DecisionStop) in try resolve(.user(id)) }
    if buyer == nil && !isErased {
      state = .claimed(by: .accountToken, at: now)
      buyer = try owner(of: order.accountToken)
    }
    buyer?.device = nil
    var isBuyerMade = false
    var heir: Claimant?
    if buyer == nil, !isErased,
      let followed = try heldChain(named: order.firstItem ?? order.replaces, beside: order.chain)
    {
      heir = try self.heir(of: followed)
      buyer = try heir.map { heir throws(DecisionStop) in
        ResolvedUser(
          device: nil,
          asked: heir.asked,
          user: heir.user,
          customer: try customer(heir.user.customer)
        )
      }
      state = .claimed(by: order.firstItem == nil ? .replaces : .firstItem, at: now)
    }
    if buyer == nil {
      state = isErased ? .recorded : .unclaimed
      switch rules.unclaimedPurchases {
      case .ignore: throw .refused(.purchaseOfNobody)
      case .keep: break
      case .anonymous where isErased: break
      case .anonymous:
        if let user = try userOfFirstItem(order) {
          buyer = try resolve(user)
        } else {
          buyer = try resolve(makeUserOfPurchase())
        }
        (state, isBuyerMade) = (.recorded, true)
      }
    }
    let holders = heir?.holders ?? buyer.map { [$0.customer.id] } ?? []
    try emitPending(for: holders + holdersOfReplaced(order))
    let (purchase, _, takenKeys) = try record(
      order,
      for: buyer,
      holders,
      state,
      beside: heir
    )
    if isBuyerMade { try wait(purchase) }
    var notes = FactNotes()
    notes.isAhead = isAhead(order.asOf)
    notes.takenKeys = takenKeys
    var receipt = try receipt(of: order, .recorded, notes)
    receipt.created = true
    return receipt
  }

  /// Returns the anonymous user that the rule made for the first item of the same purchase.
  private mutating func userOfFirstItem(_ order: Order) throws(DecisionStop) -> User? {
    guard let name = order.firstItem,
      let first = try purchase(resolve(order.chain.sibling(name))), !first.isUnclaimed,
      try isWaiting(first), let id = first.user
    else { return nil }
    return try user(id)
  }

  private mutating func claimForNewUser(_ chain: ChainKey) throws(DecisionStop) {
    guard let purchase = try purchase(chain), purchase.isUnclaimed else { return }
    _ = try claim(purchase, as: Claimant(makeUserOfPurchase()), by: nil)
    _ = try claimFollowers(of: purchase)
    try wait(purchase)
  }

  /// Returns the receipt for a recorded chain, with the access of the holder whom its events name.
  private mutating func receipt(
    of order: Order,
    _ outcome: PurchaseOutcome,
    _ notes: FactNotes
  ) throws(DecisionStop) -> Receipt {
    guard let purchase = try purchase(order.chain) else {
      preconditionFailure("Draft: no purchase \(order.chain) although it was recorded")
    }
    var access = Access(entitlements: [])
    if !purchase.holders.isEmpty {
      access = try self.access(of: existingUser(holder(of: purchase)).customer)
    }
    return Receipt(
      purchase: try view(of: purchase),
      created: false,
      outcome: outcome,
      access: access,
      notes: notes
    )
  }
}
