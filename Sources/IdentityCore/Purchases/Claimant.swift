/// Who claims a purchase: the users and the device that it gets.
///
/// The next change of holders may outdate it.
struct Claimant {
  /// The claiming user, by the id in the request.
  private(set) var asked: UserID
  private(set) var user: User
  /// The device's anonymous user, if it holds the purchase as well.
  private(set) var besideUser: UserID?
  /// The other holders of the chain that the purchase follows.
  private(set) var furtherUsers: [UserID] = []
  private(set) var holders: OneOrMany<CustomerID>
  /// The device that the purchase takes over, with its store account.
  private let device: Device?

  /// A user who claims without a device.
  init(_ user: User) {
    (self.user, asked, holders, device) = (user, user.id, [user.customer], nil)
  }

  /// A user who claims without a device; the representative stands for an anonymous one.
  init(_ id: UserID, in draft: inout Draft) throws(DecisionStop) {
    let user = try draft.presentUser(id)
    self.init(user)
    if user.isIdentified { return }
    self.user = try draft.presentUser(draft.customer(user.customer).representative.id)
  }

  /// A buyer.
  init(_ buyer: Draft.ResolvedUser, beside: UserID?, holders: OneOrMany<CustomerID>) {
    (asked, user, device) = (buyer.asked, buyer.user, buyer.device)
    (besideUser, self.holders) = (beside, holders)
  }

  /// The holders of a chain, who claim one that follows it.
  init(holding followed: Purchase, in draft: inout Draft) throws(DecisionStop) {
    let first = try draft.holder(of: followed)
    self.init(try draft.presentUser(first))
    let others = try draft.holderIDs(of: followed).filter { $0 != first }
    besideUser = others.first
    furtherUsers = Array(others.dropFirst())
    holders = draft.holders(of: followed)
  }

  /// Gives an unclaimed purchase its first holders, and emits its events.
  ///
  /// The caller then claims those that follow it. A caller that claims many purchases for a
  /// customer tracks it and ends with `finishTracking`.
  func claim(
    _ known: Purchase,
    by trigger: Claiming.Trigger?,
    in draft: inout Draft
  ) throws(DecisionStop) -> Move {
    try known.stopWaiting(in: &draft)
    var purchase = known
    purchase.holders = holders
    purchase.origin.user = asked
    purchase.origin.besideUser = besideUser
    purchase.origin.recordedIn = try draft.nextCursor()
    if let device {
      purchase.origin.device = device.id
      purchase.origin.account = device.account
    }
    purchase.claiming.state = trigger.map { .claimed(by: $0, at: draft.now) } ?? .recorded
    purchase.claiming.furtherUsers = furtherUsers
    // The first event shows what happened before as the purchase's state.
    purchase.emittedUntil = draft.now
    // No customer held it, so cached holdings stay valid.
    draft.putNew(purchase)
    for id in holders {
      if draft.trackers[id] == nil {
        _ = try draft.addHolding(purchase, to: id)
      } else {
        draft.trackers[id]?.add(purchase)
      }
    }
    // An import may have listed it.
    if let key = device?.account, key != known.account {
      if let former = known.account { try draft.unlist([purchase.key], from: former) }
      try draft.list(purchase.key, under: key)
    }
    let facts = try draft.facts(purchase)
    try draft.emitRecorded(purchase, facts, for: user)
    try draft.emitAccess(of: holders, because: draft.accessFacts(purchase, orLatest: facts))
    let catalogue = draft.project.catalogue
    return Move(purchase, in: catalogue, from: [], to: user.id, isShared: false)
  }
}
