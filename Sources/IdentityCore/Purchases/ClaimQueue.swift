/// Gives chains that wait to their users, one after the other; each is followed by those that get
/// the same holders.
struct ClaimQueue {
  private var open: [Assignment]
  private var moves: [Move] = []
  private var claimedCount = 0

  /// A chain that waits for a user, and who gets it.
  ///
  /// It names records by their ids, because what is assigned before may change them.
  struct Assignment {
    var chain: ChainKey
    /// The user who gets it; nil for the holders of the chain that it follows.
    var user: UserID?
    /// What led to the user; nil if the chain counts as recorded for that user.
    var trigger: Claiming.Trigger?
  }

  /// Claims purchases for a user, alone; a purchase of the anonymous user whom the rule
  /// `unclaimedPurchases` made is restored to it, as far as the rules for restores allow.
  static func claim(
    _ chains: ChainList,
    for user: UserID,
    by trigger: Claiming.Trigger? = .accountToken,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    guard !chains.isEmpty else { return [] }
    let waiting = try draft.purchases(chains.sorted())
    let customer = try draft.presentUser(user).customer
    try draft.emitPending(for: OneOrMany(Set(waiting.flatMap(\.holders) + [customer]).sorted()))
    let held = waiting.filter { !$0.isUnclaimed }
    try draft.prefetchMoves(of: held)
    try draft.prefetchHolders(of: held, except: customer)
    let ordered = waiting.filter(\.isUnclaimed) + held
    let assignments = ordered.map { Assignment(chain: $0.key, user: user, trigger: trigger) }
    return try carryOut(assignments, in: &draft)
  }

  /// Claims a recorded chain for the user to whom its token leads; returns whether it did.
  static func claimForOwner(_ chain: ChainKey, in draft: inout Draft) throws(DecisionStop) -> Bool {
    guard let purchase = try draft.purchase(chain), try purchase.isWaiting(in: &draft),
      let owner = try AccountToken.owner(of: purchase.accountToken, in: &draft)
    else { return false }
    return try !claim([chain], for: owner.asked, in: &draft).isEmpty
  }

  /// Looks for the user of a known chain; returns whether it found one.
  ///
  /// An import named the `claimant`, if there is one. For example, a rule refused to restore the
  /// chain from the anonymous user whom the rule `unclaimedPurchases` made.
  static func claimAgain(
    _ chain: ChainKey,
    for claimant: UserID? = nil,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    if let claimant {
      return try !claim([chain], for: claimant, by: nil, in: &draft).isEmpty
    }
    guard let purchase = try draft.purchase(chain),
      purchase.accountToken != nil || purchase.hasRelations && purchase.relations.followed != nil
    else { return false }
    if try claimForOwner(chain, in: &draft) { return true }
    return try claimFromFollowed(chain, in: &draft)
  }

  /// Claims a waiting chain for the holders of the chain that it follows; returns whether it did.
  static func claimFromFollowed(
    _ chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    try !carryOut([Assignment(chain: chain)], in: &draft).isEmpty
  }

  /// Claims the chains that follow this one for its holders, and those that follow them.
  static func claimFollowers(
    of purchase: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    try carryOut(followers(of: purchase, in: &draft), in: &draft)
  }

  /// Returns the chains that get the holders of this one while they wait: those that replace it,
  /// and the further items of its purchase.
  private static func followers(
    of purchase: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Assignment] {
    let items = purchase.hasRelations ? purchase.relations.items : []
    let followers = try draft.successors(of: purchase) + items.map { purchase.key.sibling($0) }
    return followers.map { Assignment(chain: $0) }
  }

  /// Carries out assignments, and those that follow from each.
  ///
  /// A chain that the anonymous user of the rule `unclaimedPurchases` holds is restored, as far as
  /// the rules for restores allow. Returns the moves in the order of chains.
  static func carryOut(
    _ assignments: [Assignment],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    guard !assignments.isEmpty else { return [] }
    try prefetchFollowers(of: assignments.map(\.chain), in: &draft)
    var queue = ClaimQueue(open: Array(assignments.reversed()))
    while let next = queue.open.popLast() { try queue.carryOut(next, in: &draft) }
    try draft.finishTracking()
    return queue.moves.sorted { $0.key < $1.key }
  }

  /// With fewer claims, adding to a summary of the holdings costs less.
  private static let trackedFrom = 4

  /// Gives a chain to its user if it still waits.
  private mutating func carryOut(
    _ assignment: Assignment,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let made = try moves(of: assignment, in: &draft)
    guard !made.isEmpty else { return }
    claimedCount += 1
    moves += made
    if let purchase = try draft.purchase(assignment.chain) {
      open += try Self.followers(of: purchase, in: &draft).reversed()
    }
  }

  private func moves(
    of assignment: Assignment,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    guard let waiting = try draft.purchase(assignment.chain), try waiting.isWaiting(in: &draft)
    else { return [] }
    let claimant: Claimant
    var trigger = assignment.trigger
    if let user = assignment.user {
      claimant = try Claimant(user, in: &draft)
    } else {
      let name = waiting.relations.followed
      guard let followed = try draft.heldChain(named: name, beside: waiting.key) else { return [] }
      claimant = try Claimant(holding: followed, in: &draft)
      trigger = waiting.relations.wayOfFollowing
    }
    try draft.emitPending(for: draft.holders(of: waiting) + claimant.holders)
    guard let purchase = try draft.purchase(waiting.key) else { return [] }
    guard purchase.isUnclaimed else {
      let blocked = try draft.blockedAccounts(of: [purchase], for: claimant.user.id)
      return try draft.restore(
        purchase,
        to: claimant.user.id,
        asked: claimant.asked,
        by: .restore,
        isBlocked: !blocked.isEmpty
      ).moves
    }
    if claimedCount >= Self.trackedFrom { for id in claimant.holders { try draft.track(id) } }
    return [try claimant.claim(purchase, by: trigger, in: &draft)]
  }

  /// Loads the records of chains, of those that follow them, and so on, before the first of them is
  /// assigned: otherwise each record that is not in memory restarts the whole decision.
  private static func prefetchFollowers(
    of chains: [ChainKey],
    in draft: inout Draft
  ) throws(DecisionStop) {
    let number = draft.number
    try draft.prefetch(chains.flatMap { [.purchase(number, $0), .unclaimed(number, $0)] })
    guard try draft.usesNames() else { return }
    var seen = Set(chains)
    var level = chains
    while !level.isEmpty {
      try draft.prefetch(
        level.flatMap { [.purchase(number, $0), .chainName(number, $0), .unclaimed(number, $0)] }
      )
      var next: [ChainKey] = []
      for chain in level {
        guard let purchase = try draft.purchase(chain) else { continue }
        for follower in try followers(of: purchase, in: &draft)
        where seen.insert(follower.chain).inserted { next.append(follower.chain) }
      }
      level = next
    }
  }
}
