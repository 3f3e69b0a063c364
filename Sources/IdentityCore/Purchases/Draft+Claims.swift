// Account tokens, and the claims of unclaimed purchases.
extension Draft {
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

  /// The users and the device that a claim gives a purchase.
  ///
  /// The next change of holders may outdate it.
  struct Claimant {
    /// The claiming user, by the id in the request.
    var asked: UserID
    var user: User
    /// The device's anonymous user, if it holds the purchase as well.
    var besideUser: UserID?
    /// The other holders of the chain that the purchase follows.
    var furtherUsers: [UserID] = []
    var holders: OneOrMany<CustomerID>
    /// The device that the purchase takes over, with its store account.
    var device: Device?

    /// A user who claims without a device.
    init(_ user: User) {
      self.user = user
      asked = user.id
      holders = [user.customer]
    }

    /// A buyer.
    init(_ buyer: ResolvedUser, beside: UserID?, holders: OneOrMany<CustomerID>) {
      asked = buyer.asked
      user = buyer.user
      device = buyer.device
      besideUser = beside
      self.holders = holders
    }
  }

  /// Registers a token for a user, and claims for it the purchases that carry the token and wait.
  mutating func register(
    _ id: AccountTokenID?,
    for userID: UserID
  ) throws(DecisionStop) -> [Move] {
    guard let id else { return [] }
    var token = try accountToken(id)
    var user = try existingUser(userID)
    if let owner = token.user {
      guard try existingUser(owner).customer == user.customer else {
        throw .refused(.accountToken(.ofAnother(id)))
      }
      return []
    }
    // Aliases and imports may have brought more.
    let count = try accountTokens(of: customer(user.customer))
    guard count < AccountTokenID.perCustomerMax else {
      throw .refused(.accountToken(.tooMany(count, max: AccountTokenID.perCustomerMax)))
    }
    user.accountTokens.append(id)
    put(user)
    let waiting = token.waiting
    (token.user, token.waiting) = (userID, [])
    try put(token)
    return try claim(waiting, for: userID)
  }

  /// Counts the tokens of a customer's users.
  mutating func accountTokens(of customer: Customer) throws(DecisionStop) -> Int {
    let members = customer.members.map(\.id)
    try prefetch(members.map { .user(project.number, $0) })
    var count = 0
    for member in members { count += try existingUser(member).accountTokens.count }
    return count
  }

  /// Claims for a new user the purchases whose token equals its id.
  mutating func claimByID(of userID: UserID) throws(DecisionStop) -> [Move] {
    guard try projectCounts().accountTokens > 0 else { return [] }
    var token = try accountToken(AccountTokenID(userID.bytes))
    guard token.user == nil, !token.waiting.isEmpty else { return [] }
    let waiting = token.waiting
    token.waiting = []
    try put(token)
    let moves = try claim(waiting, for: userID)
    // The rules for restores may refuse a purchase, which then waits for a user with the token.
    for chain in waiting {
      guard let purchase = try purchase(chain), try isWaiting(purchase) else { continue }
      try wait(purchase)
    }
    return moves
  }

  /// Returns the user to whom a token leads: the one for whom it is registered, else the one whose
  /// id it is.
  mutating func owner(of id: AccountTokenID?) throws(DecisionStop) -> ResolvedUser? {
    guard let id else { return nil }
    if try projectCounts().accountTokens > 0, let user = try accountToken(id).user {
      return try resolve(.user(user))
    }
    guard let user = try user(UserID(id.bytes)) else { return nil }
    return try resolve(user)
  }

  /// Gives a recorded chain its account token, and its further items; returns false if it carries
  /// another one, over which this one does not take precedence.
  mutating func attach(
    _ id: AccountTokenID?,
    to chain: ChainKey,
    insteadOf lesser: [AccountTokenID] = []
  ) throws(DecisionStop) -> Bool {
    guard let id, var purchase = try purchase(chain) else { return true }
    // A token does not lead to the chain of a deleted user.
    if purchase.holders.isEmpty, purchase.claiming.state == .recorded { return true }
    if let present = purchase.accountToken {
      guard present != id, lesser.contains(present) else { return present == id }
      try stopWaitingForToken(purchase)
    }
    purchase.claiming.accountToken = id
    put(purchase)
    if try isWaiting(purchase) { try wait(purchase) }
    for item in try items(of: purchase) where try attach(id, to: item.key, insteadOf: lesser) {
      _ = try claimForOwner(item.key)
    }
    return true
  }

  /// Lists a purchase that waits for a user under its token.
  mutating func wait(_ purchase: Purchase) throws(DecisionStop) {
    guard let id = purchase.accountToken else { return }
    var token = try accountToken(id)
    guard token.user == nil else { return }
    token.add(purchase.key)
    try put(token)
  }

  /// Lists purchases under their tokens again that an undo has returned to the anonymous user of
  /// the rule `unclaimedPurchases`.
  mutating func waitAgain(_ chains: [ChainKey]) throws(DecisionStop) {
    var waiting: [AccountTokenID: [ChainKey]] = [:]
    for purchase in try purchases(chains) where try isWaiting(purchase) {
      if let id = purchase.accountToken { waiting[id, default: []].append(purchase.key) }
    }
    try prefetch(waiting.keys.map { .accountToken(project.number, $0) })
    for id in waiting.keys.sorted() {
      var token = try accountToken(id)
      guard token.user == nil else { continue }
      let listed = Set(token.waiting)
      for chain in waiting[id] ?? [] where !listed.contains(chain) { token.add(chain) }
      try put(token)
    }
  }

  /// Lists a purchase as unclaimed.
  mutating func listUnclaimed(_ purchase: Purchase) throws(DecisionStop) {
    let key = RecordKey.unclaimed(project.number, purchase.key)
    try put(.unclaimed(purchase.key), for: key, counted: \.unclaimed)
    try wait(purchase)
  }

  /// Removes a purchase from the lists of those that wait for a user.
  mutating func stopWaiting(_ purchase: Purchase) throws(DecisionStop) {
    if purchase.isUnclaimed {
      let key = RecordKey.unclaimed(project.number, purchase.key)
      try put(nil, for: key, counted: \.unclaimed)
    }
    try stopWaitingForToken(purchase)
  }

  private mutating func stopWaitingForToken(_ purchase: Purchase) throws(DecisionStop) {
    guard let id = purchase.accountToken else { return }
    var token = try accountToken(id)
    guard !token.waiting.isEmpty else { return }
    token.waiting.removeAll { $0 == purchase.key }
    try put(token)
  }

  /// Claims a recorded chain for the user to whom its token leads; returns whether it did.
  mutating func claimForOwner(_ chain: ChainKey) throws(DecisionStop) -> Bool {
    guard let purchase = try purchase(chain), try isWaiting(purchase),
      let owner = try owner(of: purchase.accountToken)
    else { return false }
    return try !claim([chain], for: owner.asked).isEmpty
  }

  /// Looks for the user of a known chain; returns whether it found one.
  ///
  /// An import named the `claimant`, if there is one. For example, a rule refused to restore the
  /// chain from the anonymous user whom the rule `unclaimedPurchases` made.
  mutating func claimAgain(
    _ chain: ChainKey,
    for claimant: UserID? = nil
  ) throws(DecisionStop) -> Bool {
    if let claimant { return try !claim([chain], for: claimant, by: nil).isEmpty }
    guard let purchase = try purchase(chain),
      purchase.accountToken != nil || purchase.hasRelations && purchase.relations.followed != nil
    else { return false }
    if try claimForOwner(chain) { return true }
    return try claimFromFollowed(chain)
  }

  /// Claims a waiting chain for the holders of the chain that it follows; returns whether it did.
  mutating func claimFromFollowed(_ chain: ChainKey) throws(DecisionStop) -> Bool {
    try !assign([Assignment(chain: chain)]).isEmpty
  }

  /// Claims the chains that follow this one for its holders, and those that follow them.
  mutating func claimFollowers(of purchase: Purchase) throws(DecisionStop) -> [Move] {
    try assign(followers(of: purchase))
  }

  /// Returns the chains that get the holders of this one while they wait: those that replace it,
  /// and the further items of its purchase.
  private mutating func followers(of purchase: Purchase) throws(DecisionStop) -> [Assignment] {
    let items = purchase.hasRelations ? purchase.relations.items : []
    let followers = try successors(of: purchase) + items.map { purchase.key.sibling($0) }
    return followers.map { Assignment(chain: $0) }
  }

  /// Returns the chain of this name, if a user holds it.
  mutating func heldChain(
    named name: TransactionID?,
    beside chain: ChainKey
  ) throws(DecisionStop) -> Purchase? {
    guard let name, let purchase = try purchase(resolve(chain.sibling(name))),
      !purchase.holders.isEmpty
    else { return nil }
    return try isWaiting(purchase) ? nil : purchase
  }

  /// Returns the holders of a chain as those who claim another one.
  mutating func heir(of followed: Purchase) throws(DecisionStop) -> Claimant {
    let first = try holder(of: followed)
    var heir = Claimant(try presentUser(first))
    let others = try holderIDs(of: followed).filter { $0 != first }
    heir.besideUser = others.first
    heir.furtherUsers = Array(others.dropFirst())
    heir.holders = holders(of: followed)
    return heir
  }

  /// Claims purchases for a user, alone; a purchase of the anonymous user whom the rule
  /// `unclaimedPurchases` made is restored to it, as far as the rules for restores allow.
  mutating func claim(
    _ chains: ChainList,
    for user: UserID,
    by trigger: Claiming.Trigger? = .accountToken
  ) throws(DecisionStop) -> [Move] {
    guard !chains.isEmpty else { return [] }
    let waiting = try purchases(chains.sorted())
    let customer = try presentUser(user).customer
    try emitPending(for: OneOrMany(Set(waiting.flatMap(\.holders) + [customer]).sorted()))
    let held = waiting.filter { !$0.isUnclaimed }
    try prefetchMoves(of: held)
    try prefetchHolders(of: held, except: customer)
    let ordered = waiting.filter(\.isUnclaimed) + held
    return try assign(
      ordered.map { Assignment(chain: $0.key, user: user, trigger: trigger) }
    )
  }

  /// Gives chains that wait to their users, one after the other; each is followed by those that
  /// get the same holders.
  ///
  /// A chain that the anonymous user of the rule `unclaimedPurchases` holds is restored, as far as
  /// the rules for restores allow. Returns the moves in the order of chains.
  @discardableResult
  mutating func assign(_ assignments: [Assignment]) throws(DecisionStop) -> [Move] {
    guard !assignments.isEmpty else { return [] }
    try prefetchFollowers(of: assignments.map(\.chain))
    var open = Array(assignments.reversed())
    var moves: [Move] = []
    var claimedCount = 0
    while let next = open.popLast() {
      let made = try carryOut(next, isTracking: claimedCount >= Self.claimsTrackedFrom)
      guard !made.isEmpty else { continue }
      claimedCount += 1
      moves += made
      if let purchase = try purchase(next.chain) {
        open += try followers(of: purchase).reversed()
      }
    }
    try finishTracking()
    return moves.sorted { $0.key < $1.key }
  }

  /// With fewer claims, adding to a summary of the holdings costs less.
  private static var claimsTrackedFrom: Int { 4 }

  /// Gives a chain to its user if it still waits; returns what moved.
  private mutating func carryOut(
    _ assignment: Assignment,
    isTracking: Bool
  ) throws(DecisionStop) -> [Move] {
    guard let waiting = try purchase(assignment.chain), try isWaiting(waiting) else { return [] }
    let claimant: Claimant
    var trigger = assignment.trigger
    if let user = assignment.user {
      claimant = try self.claimant(user)
    } else {
      let name = waiting.relations.followed
      guard let followed = try heldChain(named: name, beside: waiting.key) else { return [] }
      claimant = try heir(of: followed)
      trigger = waiting.relations.wayOfFollowing
    }
    try emitPending(for: holders(of: waiting) + claimant.holders)
    guard let purchase = try purchase(waiting.key) else { return [] }
    guard purchase.isUnclaimed else {
      let blocked = try blockedAccounts(of: [purchase], for: claimant.user.id)
      return try restore(
        purchase,
        to: claimant.user.id,
        asked: claimant.asked,
        by: .restore,
        isBlocked: !blocked.isEmpty
      ).moves
    }
    if isTracking { for id in claimant.holders { try track(id) } }
    return [try claim(purchase, as: claimant, by: trigger)]
  }

  /// Returns a user who claims without a device; the representative stands for an anonymous one.
  private mutating func claimant(_ id: UserID) throws(DecisionStop) -> Claimant {
    let user = try presentUser(id)
    var claimant = Claimant(user)
    if !user.isIdentified {
      claimant.user = try presentUser(customer(user.customer).representative.id)
    }
    return claimant
  }

  /// Loads the records of chains, of those that follow them, and so on, before the first of them is
  /// assigned: otherwise each record that is not in memory restarts the whole decision.
  private mutating func prefetchFollowers(of chains: [ChainKey]) throws(DecisionStop) {
    let number = project.number
    try prefetch(chains.flatMap { [.purchase(number, $0), .unclaimed(number, $0)] })
    guard try usesNames() else { return }
    var seen = Set(chains)
    var level = chains
    while !level.isEmpty {
      try prefetch(
        level.flatMap { [.purchase(number, $0), .chainName(number, $0), .unclaimed(number, $0)] }
      )
      var next: [ChainKey] = []
      for chain in level {
        guard let purchase = try purchase(chain) else { continue }
        for follower in try followers(of: purchase) where seen.insert(follower.chain).inserted {
          next.append(follower.chain)
        }
      }
      level = next
    }
  }

  /// Gives an unclaimed purchase its first holders, and emits its events.
  ///
  /// The caller then claims those that follow it. A caller that claims many purchases for a
  /// customer tracks it and ends with `finishTracking`.
  mutating func claim(
    _ known: Purchase,
    as claimant: Claimant,
    by trigger: Claiming.Trigger?
  ) throws(DecisionStop) -> Move {
    try stopWaiting(known)
    var purchase = known
    purchase.holders = claimant.holders
    purchase.origin.user = claimant.asked
    purchase.origin.besideUser = claimant.besideUser
    purchase.origin.recordedIn = try nextCursor()
    if let device = claimant.device {
      purchase.origin.device = device.id
      purchase.origin.account = device.account
    }
    purchase.claiming.state = trigger.map { .claimed(by: $0, at: now) } ?? .recorded
    purchase.claiming.furtherUsers = claimant.furtherUsers
    // The first event shows what happened before as the purchase's state.
    purchase.emittedUntil = now
    // No customer held it, so cached holdings stay valid.
    putNew(purchase)
    for id in claimant.holders {
      if trackers[id] == nil {
        _ = try addHolding(purchase, to: id)
      } else {
        trackers[id]?.add(purchase)
      }
    }
    // An import may have listed it.
    if let key = claimant.device?.account, key != known.account {
      if let former = known.account { try unlist([purchase.key], from: former) }
      var account = try account(key)
      account.purchases.append(purchase.key)
      put(account)
    }
    let facts = try facts(purchase)
    try emitRecorded(purchase, facts, for: claimant.user)
    try emitAccess(of: claimant.holders, because: accessFacts(purchase, orLatest: facts))
    return Move(purchase, in: project.catalogue, from: [], to: claimant.user.id, isShared: false)
  }

  /// Whether a purchase waits for a user: it has had no holder, or its only holder is the anonymous
  /// user whom the rule `unclaimedPurchases` made for it.
  mutating func isWaiting(_ purchase: Purchase) throws(DecisionStop) -> Bool {
    if purchase.isUnclaimed { return true }
    guard purchase.device == nil, purchase.holders.count == 1, let first = purchase.user,
      let user = try user(first), user.idOrigin == .purchase
    else { return false }
    let customer = current(user.customer)
    guard holders(of: purchase).contains(customer) else { return false }
    return try self.customer(customer).members.count == 1
  }

  /// Returns a page of unclaimed purchases; `chains` may contain others.
  package mutating func unclaimed(
    _ chains: [ChainKey]
  ) throws(DecisionStop) -> [PurchaseView] {
    try spend(chains.count * 48)
    var views: [PurchaseView] = []
    for record in try records(chains.map { .purchase(project.number, $0) }) {
      guard case .purchase(let purchase)? = record, purchase.isUnclaimed else { continue }
      views.append(try view(of: purchase))
    }
    return views
  }

  mutating func accountToken(_ id: AccountTokenID) throws(DecisionStop) -> AccountToken {
    try value(.accountToken(project.number, id)) {
      if case .accountToken(let token) = $0 { token } else { nil }
    } ?? AccountToken(id: id)
  }

  /// Stores a token, or removes it once nothing refers to it.
  mutating func put(_ token: AccountToken) throws(DecisionStop) {
    let isUsed = token.user != nil || !token.waiting.isEmpty
    let key = RecordKey.accountToken(project.number, token.id)
    try put(isUsed ? .accountToken(token) : nil, for: key, counted: \.accountTokens)
  }
}
