import TestSupport

/// `identify`: a device's user becomes somebody.
extension Model {
  mutating func identify(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let place: Int
    if let anonymousID = params["anonymousId"]?.name {
      let found = devices.firstIndex { users[$0.anonymous].id == anonymousID }
      guard let found else { throw ModelError("unknownUser", "/anonymousId") }
      place = found
    } else {
      place = try device(params["device"]?.name)
    }
    let id = params["userId"]?.name ?? Name("")
    try check(id)
    if let identified = devices[place].identified, users[identified].id == id {
      return identifiedJSON(place, created: false, "unchanged", [])
    }
    let created = user(id) == nil
    if devices[place].identified != nil {
      guard rules["onSwitch"] == "logoutFirst" else {
        let user = user(id) ?? makeIdentified(id, on: devices[place].id)
        logIn(user, on: place, outcome: "switched")
        return identifiedJSON(place, created: created, "switched", [])
      }
      _ = try logOut(place)
    }
    let (outcome, moves) = logInFromNobody(id, on: place)
    return identifiedJSON(place, created: created, outcome, moves)
  }

  private func identifiedJSON(
    _ place: Int,
    created: Bool,
    _ outcome: String,
    _ moves: [ModelMove]
  ) -> JSONTree {
    .object([
      "user": userJSON(of: place), "created": .bool(created), "outcome": .string(outcome),
      "shouldRefresh": .bool(!moves.isEmpty), "purchases": .array(moves.map(\.json)),
    ])
  }

  private mutating func logInFromNobody(
    _ id: Name,
    on place: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let known = user(id)
    let device = devices[place].id
    let anonymous = users[devices[place].anonymous].customer
    switch rules[known == nil ? "onIdentifyNew" : "onIdentifyKnown"] {
    case "attach":
      let user = known ?? makeIdentified(id, on: device)
      return attach(to: user, from: anonymous, on: place)
    case "move":
      let user = known ?? makeIdentified(id, on: device)
      return moveSubscriptions(to: user, from: anonymous, on: place)
    case "alias": return logInAsAlias(id, on: place)
    case "aliasUnlessLinked":
      if let known, !anonymousIDs(of: users[known].customer).isEmpty { break }
      return logInAsAlias(id, on: place)
    default: break
    }
    logIn(known ?? makeIdentified(id, on: device), on: place, outcome: "switched")
    return ("switched", [])
  }

  /// Every purchase that the anonymous user holds and no identified user does gets the user too.
  private mutating func attach(
    to user: Int,
    from anonymous: Int,
    on place: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let gained = purchasesInOrder.filter { purchase in
      let holders = purchases[purchase].holders
      return holders.contains(anonymous) && !holders.contains { isIdentified($0) }
    }
    let outcome = gained.isEmpty ? "switched" : "attached"
    logIn(user, on: place, outcome: outcome)
    let moves = gained.map { purchase in
      move(purchase, to: user, losing: [])
    }
    return (outcome, moves)
  }

  /// Every subscription with access that the anonymous user holds is the user's instead.
  private mutating func moveSubscriptions(
    to user: Int,
    from anonymous: Int,
    on place: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let customer = users[user].customer
    let gained = purchasesInOrder.filter { purchase in
      anonymous != customer && purchases[purchase].holders.contains(anonymous)
        && isActiveSubscription(purchases[purchase])
    }
    let outcome = gained.isEmpty ? "switched" : "moved"
    logIn(user, on: place, outcome: outcome)
    let moves = gained.map { purchase in
      move(purchase, to: user, losing: [anonymous])
    }
    return (outcome, moves)
  }

  /// The anonymous and the identified user become one customer.
  private mutating func logInAsAlias(
    _ id: Name,
    on place: Int
  ) -> (outcome: String, moves: [ModelMove]) {
    let anonymous = users[devices[place].anonymous].customer
    let known = user(id)
    if let known, users[known].customer == anonymous {
      logIn(known, on: place, outcome: "switched")
      return ("switched", [])
    }
    // What both held is new to nobody.
    let mine = known.map { users[$0].customer }
    let held = purchasesInOrder.filter { purchase in
      let holders = purchases[purchase].holders
      return holders.contains(anonymous) && !holders.contains { $0 == mine }
    }
    let from = held.map { purchases[$0].holders.map(shown) }
    let user = known ?? makeIdentified(id, on: devices[place].id, joining: anonymous)
    let position = events.count
    if known == nil {
      tell("usersAliased", of: user, ["aliases": .names(aliases(of: anonymous))])
      // The new id may use at once what the anonymous one may.
      tellAccess(since: [], id: id, true, customer: anonymous)
      customers[anonymous].emitted = active(anonymous)
    } else {
      alias(present: user, with: anonymous)
    }
    // Told first, and already of the customer that they are now.
    logIn(user, on: place, outcome: "aliased")
    events.insert(events.removeLast(), at: position)
    let moves = zip(held, from).map { purchase, from in
      ModelMove(purchases[purchase], kind(of: purchases[purchase]), from: from, id, shared: true)
    }
    return ("aliased", moves)
  }
}
