// A token leads to a user; purchases that carry it and wait are claimed for the user.
extension AccountToken {
  /// Registers a token for a user, and claims for it the purchases that carry the token and wait.
  static func register(
    _ id: AccountTokenID?,
    for userID: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) -> [Move] {
    guard let id else { return [] }
    var token = try draft.accountToken(id)
    let user = try draft.existingUser(userID)
    if let owner = token.user {
      guard try draft.existingUser(owner).customer == user.customer else {
        throw .refused(.accountToken(.ofAnother(id)))
      }
      return []
    }
    // Aliases and imports may have brought more.
    let count = try count(of: draft.customer(user.customer), in: &draft)
    guard count < AccountTokenID.perCustomerMax else {
      throw .refused(.accountToken(.tooMany(count, max: AccountTokenID.perCustomerMax)))
    }
    return try ClaimQueue.claim(token.give(to: user, in: &draft), for: userID, in: &draft)
  }

  /// Registers the token for a user; returns the purchases that carry it and wait.
  mutating func give(to owner: User, in draft: inout Draft) throws(DecisionStop) -> ChainList {
    var owner = owner
    owner.accountTokens.append(id)
    draft.put(owner)
    let waiting = waiting
    (user, self.waiting) = (owner.id, [])
    try draft.put(self)
    return waiting
  }

  /// Counts the tokens of a customer's users.
  static func count(of customer: Customer, in draft: inout Draft) throws(DecisionStop) -> Int {
    let members = customer.members.map(\.id)
    try draft.prefetch(members.map { .user(draft.number, $0) })
    var count = 0
    for member in members { count += try draft.existingUser(member).accountTokens.count }
    return count
  }

  /// Claims for a new user the purchases whose token equals its id.
  static func claim(byIDOf userID: UserID, in draft: inout Draft) throws(DecisionStop) -> [Move] {
    guard try draft.usesTokens() else { return [] }
    var token = try draft.accountToken(AccountTokenID(userID.bytes))
    guard token.user == nil, !token.waiting.isEmpty else { return [] }
    let waiting = token.waiting
    token.waiting = []
    try draft.put(token)
    let moves = try ClaimQueue.claim(waiting, for: userID, in: &draft)
    // The rules for restores may refuse a purchase, which then waits for a user with the token.
    try Purchase.waitAgain(waiting, in: &draft)
    return moves
  }

  /// Returns a purchase that waits for a user with this id, which is its token.
  static func chain(
    awaiting id: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) -> ChainKey? {
    guard try draft.usesTokens() else { return nil }
    let token = try draft.accountToken(AccountTokenID(id.bytes))
    return token.user == nil ? token.waiting.first { _ in true } : nil
  }

  /// Returns the user to whom a token leads: the one for whom it is registered, else the one whose
  /// id it is.
  static func owner(
    of id: AccountTokenID?,
    in draft: inout Draft
  ) throws(DecisionStop) -> Draft.ResolvedUser? {
    guard let id else { return nil }
    if try draft.usesTokens(), let user = try draft.accountToken(id).user {
      return try draft.resolve(.user(user))
    }
    guard let user = try draft.user(UserID(id.bytes)) else { return nil }
    return try draft.resolve(user)
  }

  /// Gives a recorded chain its account token, and its further items; returns false if it carries
  /// another one, over which this one does not take precedence.
  static func attach(
    _ id: AccountTokenID?,
    to chain: ChainKey,
    insteadOf lesser: [AccountTokenID] = [],
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    guard let id, var purchase = try draft.purchase(chain) else { return true }
    // A token does not lead to the chain of a deleted user.
    if purchase.holders.isEmpty, purchase.claiming.state == .recorded { return true }
    if let present = purchase.accountToken {
      guard present != id, lesser.contains(present) else { return present == id }
      try purchase.stopWaitingForToken(in: &draft)
    }
    purchase.claiming.accountToken = id
    draft.put(purchase)
    if try purchase.isWaiting(in: &draft) { try purchase.wait(in: &draft) }
    for item in try draft.items(of: purchase)
    where try attach(id, to: item.key, insteadOf: lesser, in: &draft) {
      _ = try ClaimQueue.claimForOwner(item.key, in: &draft)
    }
    return true
  }
}
