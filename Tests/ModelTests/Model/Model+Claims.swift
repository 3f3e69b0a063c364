import TestSupport

/// Account tokens, and chains without a holder.
extension Model {
  /// Refuses a token of another customer, and a twenty-first one.
  private func check(_ token: Name, of customer: Int) throws(ModelError) {
    if let owner = tokens.first(where: { $0.token == token }) {
      if users[owner.user].customer == customer { return }
      throw ModelError("invalidParams", "/accountToken")
    }
    if tokens.filter({ users[$0.user].customer == customer }).count >= 20 {
      throw ModelError("invalidParams", "/accountToken")
    }
  }

  /// Registers a token for a user, and returns the chains that it claims.
  mutating func register(_ token: Name, for user: Int) throws(ModelError) -> [ModelMove] {
    try check(token, of: users[user].customer)
    if tokens.contains(where: { $0.token == token }) { return [] }
    tokens.append((token, user))
    return settle(chains(with: token), for: user).map(\.move)
  }

  /// Gives a new user the chains whose token is its id.
  mutating func settle(ofNewUser id: Name) -> [ModelMove] {
    if tokens.contains(where: { $0.token == id }) { return [] }
    return settle(chains(with: id)).map(\.move)
  }

  private func chains(with token: Name) -> [Int] {
    purchasesInOrder.filter { purchases[$0].accountToken == token }
  }

  /// Looks for the users of chains without a holder, in order, each followed by those that take
  /// it over, and of those whose replaced chain has got a holder since the last look.
  ///
  /// The chains go to `user`, if the call says for whom the token is.
  @discardableResult
  mutating func settle(
    _ chains: [Int] = [],
    for user: Int? = nil
  ) -> [(purchase: Int, move: ModelMove)] {
    var claims: [(purchase: Int, move: ModelMove)] = []
    var open = takeHeirs()
    // Purchases are recorded before others change their holders.
    let ordered =
      chains.filter { purchases[$0].holders.isEmpty }
      + chains.filter { !purchases[$0].holders.isEmpty }
    open += ordered.filter { !open.contains($0) }
    while !open.isEmpty {
      let index = open.removeFirst()
      let named = chains.contains(index) ? user : nil
      guard isWaiting(index), let claimant = named ?? claimant(of: index),
        let move = take(index, for: claimant)
      else { continue }
      claims.append((index, move))
      let heirs = takeHeirs()
      open = heirs + open.filter { !heirs.contains($0) }
    }
    return claims
  }

  /// Returns the chains that take over one which has got a holder since the last look.
  private mutating func takeHeirs() -> [Int] {
    let held = purchases.indices.filter { !isWaiting($0) && !purchases[$0].isOrphan }
    let new = held.filter { !heldChains.contains(purchases[$0].name) }
    heldChains = Set(held.map { purchases[$0].name })
    return purchasesInOrder.filter { index in
      chain(purchases[index].store, purchases[index].replaces).map { new.contains($0) } ?? false
    }
  }

  /// What the calls that claim list, in the order of chains.
  func inOrder(_ moves: [ModelMove]) -> [ModelMove] {
    purchasesInOrder.flatMap { index in
      moves.filter { $0.purchase.name == purchases[index].name }
    }
  }

  /// Whether a chain has no holder, or only the user that the rule `anonymous` made for it.
  private func isWaiting(_ index: Int) -> Bool {
    let holders = purchases[index].holders
    if holders.isEmpty { return !purchases[index].isOrphan }
    guard let user = purchases[index].standIn, holders == [users[user].customer] else {
      return false
    }
    // Another user may have become its alias.
    return users.filter { $0.customer == users[user].customer }.count == 1
  }

  /// Whether a chain has a holder that counts.
  func canSettle(_ index: Int) -> Bool { claimant(of: index) != nil }

  /// The user to whom a chain belongs: by its token, or by the chain that it takes over.
  private func claimant(of index: Int) -> Int? {
    // An undo takes no claim back, whatever becomes of the chain that it follows.
    if let claimed = script?.claimants(of: purchases[index].name)?.min() { return user(claimed) }
    if let user = importedClaimant(of: index) { return user }
    if let user = tokenUser(of: index) { return user }
    guard let old = chain(purchases[index].store, purchases[index].replaces), old != index,
      !isWaiting(old), let customer = representative(of: old)
    else { return nil }
    return user(shown(customer))
  }

  /// Claims a chain without a holder, or restores it from its substitute user.
  private mutating func take(_ index: Int, for user: Int) -> ModelMove? {
    let customer = users[user].customer
    if purchases[index].holders.isEmpty { return claim(index, by: user) }
    if purchases[index].holders.contains(customer) { return nil }
    let from = purchases[index].holders.map(shown)
    let (asked, isBlocked) = (users[user].id, isBlocked(index, for: [customer]))
    switch restoreResult(of: index, for: user, asked, isBlocked: isBlocked) {
    case .refused, .repeated: return nil
    case .moved(let losers): return moveLinked(index, to: user, asked, losing: losers)
    case .aliased:
      aliasHolders(of: index, with: user, asked)
      let purchase = purchases[index]
      return ModelMove(purchase, kind(of: purchase), from: from, users[user].id, shared: true)
    }
  }

  /// Gives a chain without a holder to a user, or to all holders of the chain that it takes over.
  mutating func claim(_ index: Int, by user: Int) -> ModelMove {
    let purchase = purchases[index]
    let customer = users[user].customer
    let isByToken = tokenUser(of: index).map { users[$0].customer } == customer
    let isByImport = importedClaimant(of: index) == user
    let old = isByToken || isByImport ? nil : chain(purchase.store, purchase.replaces)
    let inherited = old.map { purchases[$0].holders } ?? []
    purchases[index].holders = inherited.contains(customer) ? inherited : [customer]
    // An undo takes no claim back.
    if let users = script?.claimants(of: purchase.name) {
      let customers = users.compactMap { self.user($0) }.map { self.users[$0].customer }
      purchases[index].holders = Set(customers).sorted()
    } else {
      let others = purchases[index].holders.filter { $0 != customer }.map(shown)
      // A token belongs to the user that registered it, also if another represents the customer.
      let owner = isByToken ? tokens.first { $0.token == purchase.accountToken }?.user : nil
      purchases[index].certain = Set(others + [users[owner ?? user].id])
      note(.claimed(by: purchases[index].certain), index, users[user].id)
    }
    let shown = representative(user)
    emitRecorded(index, by: shown)
    return ModelMove(purchase, kind(of: purchase), from: [], users[shown].id, shared: false)
  }

  /// The user of a chain's token: who registered it, or whose id it is.
  private func tokenUser(of index: Int) -> Int? {
    guard let token = purchases[index].accountToken else { return nil }
    guard let user = tokens.first(where: { $0.token == token })?.user ?? user(token) else {
      return nil
    }
    return representative(user)
  }

  /// The user itself, or the one that represents the customer of an anonymous user.
  private func representative(_ user: Int) -> Int {
    users[user].isAnonymous ? self.user(shown(users[user].customer)) ?? user : user
  }

  /// What becomes of a new chain whose user is unknown.
  mutating func leaveUnclaimed(_ index: Int) throws(ModelError) {
    switch rules["unclaimedPurchases"] {
    case "ignore": throw ModelError("unknownUser", "/userId")
    case "anonymous" where !purchases[index].isOrphan:
      let user = makeAnonymous(on: nil)
      purchases[index].standIn = user
      purchases[index].holders = [users[user].customer]
      emitRecorded(index, by: user)
    default: break
    }
  }

  /// Takes a call's replaced chain, its keys, and its token, of which the first stays.
  mutating func takeNames(of call: inout PurchaseCall, on index: Int) {
    // A chain cannot take over itself.
    if let name = call.replaces, name != purchases[index].original {
      purchases[index].replacing.append((name, call.fact.asOf))
    }
    for _ in 0..<addKeys(call.keys, to: index) { call.warn("keyTaken") }
    takeToken(of: &call, on: index)
  }

  /// Takes a call's token; the first one stays.
  mutating func takeToken(of call: inout PurchaseCall, on index: Int) {
    guard let token = call.token, !purchases[index].isOrphan else { return }
    if purchases[index].accountToken == nil { purchases[index].accountToken = token }
    if purchases[index].accountToken != token { call.warn("accountTokenDiffers") }
  }

  /// `store.unclaimed`.
  func unclaimed(_ params: JSONTree) -> JSONTree {
    let all = purchasesInOrder.filter { purchases[$0].isUnclaimed }
    return .object(["purchases": .array(all.map { purchaseJSON($0) })])
  }
}

extension Name {
  /// A token in the form of a UUID counts in lower case.
  var asToken: Name {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    let isUUID =
      groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.unicodeScalars.allSatisfy { $0.properties.isASCIIHexDigit } }
    return isUUID ? Name(text.lowercased()) : self
  }
}

// Purchases that imports gave to users before a store reported them.
extension Model {
  /// The claim on a chain with one of these names; the first name that is claimed counts.
  func importedClaim(of names: [Name], in store: Name) -> Int? {
    names.lazy.compactMap { name in
      claims.firstIndex { $0.chain[0] == store && $0.chain[1] == name }
    }
    .first
  }

  /// The user to whom an import gave a chain, if no store had reported it before.
  func importedClaimant(of index: Int) -> Int? {
    let purchase = purchases[index]
    var keys = purchase.keys
    if let namedByCall, namedByCall.index == index { keys.formUnion(namedByCall.names) }
    let names = [purchase.original] + keys.sorted()
    return importedClaim(of: names, in: purchase.store).map { claims[$0].user }
  }

  /// Forgets the claims on a chain that a store has reported.
  mutating func settleClaims(on index: Int) {
    let purchase = purchases[index]
    var names = [purchase.original] + purchase.keys
    if let namedByCall, namedByCall.index == index { names += namedByCall.names }
    claims.removeAll { $0.chain[0] == purchase.store && names.contains($0.chain[1]) }
  }
}
