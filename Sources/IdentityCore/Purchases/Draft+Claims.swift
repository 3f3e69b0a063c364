// Account tokens, and the claims of unclaimed purchases.
extension Draft {
  /// The users and the device that a claim gives a purchase.
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
    let members = try customer(user.customer).members.map(\.id)
    try prefetch(members.map { .user(project.number, $0) })
    var count = 0
    for member in members { count += try existingUser(member).accountTokens.count }
    guard count < AccountTokenID.perCustomerMax else {
      throw .refused(.accountToken(.tooMany(AccountTokenID.perCustomerMax)))
    }
    user.accountTokens.append(id)
    put(user)
    let waiting = token.waiting
    (token.user, token.waiting) = (userID, [])
    try put(token)
    return try claim(waiting, for: user)
  }

  /// Claims for a new user the purchases whose token equals its id.
  mutating func claimByID(of userID: UserID) throws(DecisionStop) -> [Move] {
    guard try projectCounts().accountTokens > 0 else { return [] }
    var token = try accountToken(AccountTokenID(userID.bytes))
    guard token.user == nil, !token.waiting.isEmpty else { return [] }
    let waiting = token.waiting
    token.waiting = []
    try put(token)
    let moves = try claim(waiting, for: existingUser(userID))
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
    token.waiting.append(purchase.key)
    try put(token)
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
    return try !claim([chain], for: owner.user).isEmpty
  }

  /// Looks for the user of a known chain; returns whether it found one.
  ///
  /// An import named the `claimant`, if there is one. For example, a rule refused to restore the
  /// chain from the anonymous user whom the rule `unclaimedPurchases` made.
  mutating func claimAgain(
    _ chain: ChainKey,
    for claimant: UserID? = nil
  ) throws(DecisionStop) -> Bool {
    if let claimant { return try !claim([chain], for: existingUser(claimant), by: nil).isEmpty }
    guard let purchase = try purchase(chain),
      purchase.accountToken != nil || purchase.hasRelations && purchase.relations.followed != nil
    else { return false }
    if try claimForOwner(chain) { return true }
    return try !claimFromFollowed(chain).isEmpty
  }

  /// Claims a chain, and those that follow it, for the holders of the chain that it follows.
  mutating func claimFromFollowed(_ chain: ChainKey) throws(DecisionStop) -> [Move] {
    guard let purchase = try purchase(chain), try isWaiting(purchase),
      let followed = try heldChain(named: purchase.relations.followed, beside: chain)
    else { return [] }
    try emitPending(for: purchase.holders + followed.holders)
    let heir = try heir(of: followed)
    if purchase.isUnclaimed {
      return try claim(purchase, as: heir, by: purchase.relations.wayOfFollowing)
    }
    return try restore([chain], to: heir.user, asked: heir.asked, by: .restore).restored
  }

  /// Claims the unclaimed chains that follow this one for its holders: those that replace it, and
  /// the further items of its purchase.
  mutating func claimFollowers(of purchase: Purchase) throws(DecisionStop) -> [Move] {
    let items = purchase.hasRelations ? purchase.relations.items : []
    var moves: [Move] = []
    for chain in try successors(of: purchase) + items.map({ purchase.key.sibling($0) }) {
      moves += try claimFromFollowed(chain)
    }
    return moves
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
    var heir = Claimant(try existingUser(first))
    let others = try holderIDs(of: followed).filter { $0 != first }
    heir.besideUser = others.first
    heir.furtherUsers = Array(others.dropFirst())
    heir.holders = followed.holders
    return heir
  }

  /// Claims purchases for a user, alone; a purchase of the anonymous user whom the rule
  /// `unclaimedPurchases` made is restored to it, as far as the rules for restores allow.
  mutating func claim(
    _ chains: ChainList,
    for user: User,
    by trigger: Claiming.Trigger? = .accountToken
  ) throws(DecisionStop) -> [Move] {
    guard !chains.isEmpty else { return [] }
    let waiting = try purchases(chains.sorted())
    try emitPending(for: OneOrMany(Set(waiting.flatMap(\.holders) + [user.customer]).sorted()))
    var held: [ChainKey] = []
    var moves: [Move] = []
    for listed in waiting {
      // It may have followed another one.
      guard let purchase = try purchase(listed.key), try isWaiting(purchase) else { continue }
      if !purchase.isUnclaimed {
        held.append(purchase.key)
        continue
      }
      if waiting.count > 1 { try track(user.customer) }
      moves += try claim(purchase, as: Claimant(user), by: trigger)
    }
    try finishTracking()
    moves += try restore(held, to: user, asked: user.id, by: .restore).restored
    return moves.sorted { $0.key < $1.key }
  }

  /// Gives an unclaimed purchase its first holders, and emits its events.
  ///
  /// Returns its move, and those of the purchases that follow it.
  /// A caller that claims many purchases for a customer tracks it and ends with `finishTracking`.
  mutating func claim(
    _ known: Purchase,
    as claimant: Claimant,
    by trigger: Claiming.Trigger?
  ) throws(DecisionStop) -> [Move] {
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
    if let key = claimant.device?.account {
      var account = try account(key)
      account.purchases.append(purchase.key)
      put(account)
    }
    let facts = try facts(purchase)
    try emitRecorded(purchase, facts, for: claimant.user)
    try emitAccess(of: claimant.holders, because: accessFacts(purchase, orLatest: facts))
    let move = Move(
      purchase,
      in: project.catalogue,
      from: [],
      to: claimant.user.id,
      isShared: false
    )
    return [move] + (try claimFollowers(of: purchase))
  }

  /// Whether a purchase waits for a user: it has had no holder, or its only holder is the anonymous
  /// user whom the rule `unclaimedPurchases` made for it.
  mutating func isWaiting(_ purchase: Purchase) throws(DecisionStop) -> Bool {
    if purchase.isUnclaimed { return true }
    guard purchase.device == nil, purchase.holders.count == 1, let first = purchase.user,
      let user = try user(first), user.idOrigin == .purchase,
      purchase.holders.contains(user.customer)
    else { return false }
    return try customer(user.customer).members.count == 1
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
