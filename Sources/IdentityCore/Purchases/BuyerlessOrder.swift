/// Records a transaction that a store reports without naming its buyer.
struct BuyerlessOrder {
  private let order: Draft.Order

  /// Records a transaction for the chain's holders, the user to whom its account token leads, or
  /// the holders of the chain that it follows; otherwise as the rule `unclaimedPurchases` says.
  static func record(
    _ order: Draft.Order,
    in draft: inout Draft
  ) throws(DecisionStop) -> Draft.Receipt {
    let buyerless = BuyerlessOrder(order: order)
    guard let known = try draft.purchase(order.chain) else {
      return try buyerless.record(in: &draft)
    }
    return try buyerless.renew(known, in: &draft)
  }

  /// Records a chain for the user to whom an import gave it, if it waits for a user and another
  /// customer presents it; returns its keys that name another chain then, and nil otherwise.
  ///
  /// The rules then decide who holds it.
  static func recordForClaimant(
    _ order: Draft.Order,
    reportedBy buyer: Draft.ResolvedUser,
    in draft: inout Draft
  ) throws(DecisionStop) -> [TransactionID]? {
    guard try draft.usesNames(), let claimant = try draft.claimant(of: order),
      try draft.existingUser(claimant).customer != buyer.customer.id
    else { return nil }
    if let known = try draft.purchase(order.chain), try !known.isWaiting(in: &draft) { return nil }
    var reported = order
    reported.subject = nil
    return try record(reported, in: &draft).notes.takenKeys
  }

  private func renew(
    _ known: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) -> Draft.Receipt {
    try draft.emitPending(for: known.holders + draft.holdersOfReplaced(order, known))
    let claimant = try known.isWaiting(in: &draft) ? draft.claimant(of: order) : nil
    var (outcome, notes) = try draft.renew(order)
    if try ClaimQueue.claimAgain(order.chain, for: claimant, in: &draft) {
      outcome = known.isUnclaimed ? .claimed : .received
    } else if try draft.existing(order.chain).holders.isEmpty {
      switch draft.rules.unclaimedPurchases {
      case .ignore: throw .refused(.purchaseOfNobody)
      case .keep: break
      case .anonymous: try claimForNewUser(in: &draft)
      }
    }
    // A holder of both chains has the access of the new one before that of the old one ends.
    _ = try Succession.settle(of: order.chain, formerly: known, in: &draft)
    return try receipt(outcome, notes, in: &draft)
  }

  private func record(in draft: inout Draft) throws(DecisionStop) -> Draft.Receipt {
    let isErased = try ErasedNames(order).areErased(in: &draft)
    var state = Claiming.State.recorded
    var buyer = try draft.claimant(of: order).map { id throws(DecisionStop) in
      try draft.resolve(.user(id))
    }
    if buyer == nil && !isErased {
      state = .claimed(by: .accountToken, at: draft.now)
      buyer = try AccountToken.owner(of: order.accountToken, in: &draft)
    }
    buyer?.device = nil
    var heir: Claimant?
    let name = order.firstItem ?? order.replaces
    if buyer == nil, !isErased,
      let followed = try draft.heldChain(named: name, beside: order.chain)
    {
      let holder = try Claimant(holding: followed, in: &draft)
      heir = holder
      buyer = Draft.ResolvedUser(
        device: nil,
        asked: holder.asked,
        user: holder.user,
        customer: try draft.customer(holder.user.customer)
      )
      state = .claimed(by: order.firstItem == nil ? .replaces : .firstItem, at: draft.now)
    }
    var isBuyerMade = false
    if buyer == nil {
      state = isErased ? .recorded : .unclaimed
      switch draft.rules.unclaimedPurchases {
      case .ignore: throw .refused(.purchaseOfNobody)
      case .keep: break
      case .anonymous where isErased: break
      case .anonymous:
        let first = try userOfFirstItem(in: &draft)
        let user = if let first { first } else { try draft.makeUserOfPurchase() }
        buyer = try draft.resolve(user)
        (state, isBuyerMade) = (.recorded, true)
      }
    }
    let holders = heir?.holders ?? buyer.map { [$0.customer.id] } ?? []
    try draft.emitPending(for: holders + draft.holdersOfReplaced(order))
    let (purchase, _, takenKeys) =
      try draft.record(order, for: buyer, holders, state, beside: heir)
    if isBuyerMade { try purchase.wait(in: &draft) }
    var notes = FactNotes()
    notes.isAhead = draft.isAhead(order.asOf)
    notes.takenKeys = takenKeys
    var receipt = try receipt(.recorded, notes, in: &draft)
    receipt.created = true
    return receipt
  }

  /// Returns the anonymous user that the rule made for the first item of the same purchase.
  private func userOfFirstItem(in draft: inout Draft) throws(DecisionStop) -> User? {
    guard let name = order.firstItem,
      let first = try draft.purchase(draft.resolve(order.chain.sibling(name))), !first.isUnclaimed,
      try first.isWaiting(in: &draft), let id = first.user
    else { return nil }
    return try draft.user(id)
  }

  private func claimForNewUser(in draft: inout Draft) throws(DecisionStop) {
    let purchase = try draft.existing(order.chain)
    guard purchase.isUnclaimed else { return }
    let claimant = Claimant(try draft.makeUserOfPurchase())
    _ = try claimant.claim(purchase, by: nil, in: &draft)
    _ = try ClaimQueue.claimFollowers(of: purchase, in: &draft)
    try purchase.wait(in: &draft)
  }

  /// Returns the receipt for the chain, with the access of the holder whom its events name.
  private func receipt(
    _ outcome: PurchaseOutcome,
    _ notes: FactNotes,
    in draft: inout Draft
  ) throws(DecisionStop) -> Draft.Receipt {
    let purchase = try draft.existing(order.chain)
    var access = Access(entitlements: [])
    if !purchase.holders.isEmpty {
      access = try draft.access(of: draft.existingUser(draft.holder(of: purchase)).customer)
    }
    return Draft.Receipt(
      purchase: try draft.view(of: purchase),
      created: false,
      outcome: outcome,
      access: access,
      notes: notes
    )
  }
}
