import TestSupport

/// `identify`: logs a user in on a device.
extension Model {
  mutating func identify(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let index: Int
    if let anonymousID = params["anonymousId"]?.name {
      let found = devices.firstIndex { users[$0.anonymous].id == anonymousID }
      guard let found else { throw ModelError("unknownUser", "/anonymousId") }
      index = found
    } else {
      index = try device(params["device"]?.name)
    }
    let id = params["userId"]?.name ?? Name("")
    try check(id)
    let token = params["accountToken"]?.name.map(\.asToken)
    let created = user(id) == nil
    let (outcome, moves) = try logIn(id, on: index)
    var claims = created ? settle(ofNewUser: id) : []
    if let token { claims += try register(token, for: devices[index].current) }
    let result = identifiedJSON(
      index,
      created: created,
      outcome,
      moves,
      isClaiming: !claims.isEmpty
    )
    return result.with(claimed(claims))
  }

  /// Logs a user in, and returns the outcome and what changed holder.
  private mutating func logIn(
    _ id: Name,
    on index: Int
  ) throws(ModelError) -> (outcome: String, moves: [ModelMove]) {
    if let identified = devices[index].identified, users[identified].id == id {
      return ("unchanged", [])
    }
    if devices[index].identified != nil {
      guard rules["onSwitch"] == "logoutFirst" else {
        let user = user(id) ?? makeIdentified(id, on: devices[index].id)
        logIn(user, on: index, outcome: "switched")
        return ("switched", [])
      }
      _ = try logOut(index)
    }
    return logInFromAnonymous(id, on: index)
  }

  /// The member `claimed`: what the call's token or new user claimed.
  func claimed(_ claims: [ModelMove]) -> [JSONTree.Member] {
    claims.isEmpty ? [] : [.init(name: "claimed", value: .array(inOrder(claims).map(\.json)))]
  }

  private func identifiedJSON(
    _ index: Int,
    created: Bool,
    _ outcome: String,
    _ moves: [ModelMove],
    isClaiming: Bool
  ) -> JSONTree {
    .object([
      "user": userJSON(of: index), "created": .bool(created), "outcome": .string(outcome),
      "shouldRefresh": .bool(!moves.isEmpty || isClaiming), "purchases": .array(moves.map(\.json)),
    ])
  }

  private mutating func logInFromAnonymous(
    _ id: Name,
    on index: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let known = user(id)
    let device = devices[index].id
    let anonymous = users[devices[index].anonymous].customer
    if isLoginUndone {
      logIn(known ?? makeIdentified(id, on: device), on: index, outcome: "switched")
      return ("switched", [])
    }
    switch rules[known == nil ? "onIdentifyNew" : "onIdentifyKnown"] {
    case "attach":
      let user = known ?? makeIdentified(id, on: device)
      return attach(to: user, from: anonymous, on: index)
    case "move":
      let user = known ?? makeIdentified(id, on: device)
      return moveSubscriptions(to: user, from: anonymous, on: index)
    case "alias": return logInAsAlias(id, on: index)
    case "aliasUnlessLinked":
      if let known, !anonymousIDs(of: users[known].customer).isEmpty { break }
      return logInAsAlias(id, on: index)
    default: break
    }
    logIn(known ?? makeIdentified(id, on: device), on: index, outcome: "switched")
    return ("switched", [])
  }

  /// Attaches the anonymous user's purchases that no identified user holds.
  private mutating func attach(
    to user: Int,
    from anonymous: Int,
    on index: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let gained = purchasesInOrder.filter { purchase in
      let holders = purchases[purchase].holders
      return holders.contains(anonymous) && !holders.contains { isIdentified($0) }
    }
    let outcome = gained.isEmpty ? "switched" : "attached"
    logIn(user, on: index, outcome: outcome)
    let moves = gained.map { purchase in
      move(purchase, to: user, losing: [])
    }
    return (outcome, moves)
  }

  /// Moves the anonymous user's subscriptions that are not over to the user.
  private mutating func moveSubscriptions(
    to user: Int,
    from anonymous: Int,
    on index: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let customer = users[user].customer
    let gained = purchasesInOrder.filter { purchase in
      anonymous != customer && purchases[purchase].holders.contains(anonymous)
        && isLiving(purchase, atLoginFrom: anonymous) && !isMoveUndone(purchase)
    }
    let outcome = gained.isEmpty ? "switched" : "moved"
    logIn(user, on: index, outcome: outcome)
    let moves = gained.map { purchase in
      purchases[purchase].certain = []
      return move(purchase, to: user, losing: [anonymous])
    }
    return (outcome, moves)
  }

  /// Whether a login moves a subscription: by what was known then, and if only an undo brings it to
  /// the anonymous user, by what is known at the undo.
  private func isLiving(_ index: Int, atLoginFrom anonymous: Int) -> Bool {
    let purchase = purchases[index]
    guard let worlds = script?.worlds,
      let known = worlds.present.purchases.first(where: { $0.name == purchase.name })
    else { return isLivingSubscription(purchase) }
    let holder = worlds.past.customer(reachedBy: customers[anonymous].ids[0])
    let former = worlds.past.purchases.first { $0.name == purchase.name }
    let wasHeld = holder.map { former?.holders.contains($0) ?? false } ?? false
    return wasHeld
      ? isLivingSubscription(purchase) : worlds.present.isLivingSubscription(known, at: now)
  }

  /// Merges the customers of the anonymous and the identified user.
  private mutating func logInAsAlias(
    _ id: Name,
    on index: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let anonymous = users[devices[index].anonymous].customer
    let known = user(id)
    if let known, users[known].customer == anonymous {
      logIn(known, on: index, outcome: "switched")
      return ("switched", [])
    }
    // Entitlements that both had are not new.
    let mine = known.map { users[$0].customer }
    let held = purchasesInOrder.filter { purchase in
      let holders = purchases[purchase].holders
      return holders.contains(anonymous) && !holders.contains { $0 == mine }
    }
    let from = held.map { purchases[$0].holders.map(shown) }
    let user = known ?? makeIdentified(id, on: devices[index].id, joining: anonymous)
    let position = events.count
    if known == nil {
      emit("usersAliased", of: user, ["aliases": .names(aliases(of: anonymous))])
      // The new user gains the anonymous user's access.
      emitAccess(since: [], id: id, true, customer: anonymous)
      customers[anonymous].emitted = active(anonymous)
    } else {
      alias(present: user, with: anonymous)
    }
    // This event comes first, and already names the merged customer.
    logIn(user, on: index, outcome: "aliased")
    events.insert(events.removeLast(), at: position)
    let moves = zip(held, from).map { purchase, from in
      ModelMove(purchases[purchase], kind(of: purchases[purchase]), from: from, id, shared: true)
    }
    return ("aliased", moves)
  }
}
