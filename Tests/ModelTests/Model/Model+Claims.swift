import TestSupport

/// Account tokens, and chains that nobody holds yet.
extension Model {
  /// Refuses a token of another customer, and a twenty-first one.
  func checkToken(_ token: Name, of customer: Int?) throws(ModelError) {
    if let owner = tokens.first(where: { $0.token == token }) {
      if users[owner.user].customer == customer { return }
      throw ModelError("invalidParams", "/accountToken")
    }
    guard let customer else { return }
    if tokens.filter({ users[$0.user].customer == customer }).count >= 20 {
      throw ModelError("invalidParams", "/accountToken")
    }
  }

  /// Registers a token for a user, and returns the chains that it claims.
  mutating func register(_ token: Name, for user: Int) -> [ModelMove] {
    if !tokens.contains(where: { $0.token == token }) { tokens.append((token, user)) }
    return settle().map(\.move)
  }

  /// Gives every chain that nobody holds to whom it belongs, until nothing changes.
  mutating func settle() -> [(purchase: Int, move: ModelMove)] {
    var claims: [(purchase: Int, move: ModelMove)] = []
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in purchasesInOrder where purchases[index].holders.isEmpty {
        if let user = tokenUser(of: index) {
          claims.append((index, claimMove(index, to: user)))
          purchases[index].holders = [users[user].customer]
          emitRecorded(index, by: user)
          isChanged = true
        } else if let old = chain(purchases[index].store, purchases[index].replaces),
          old != index, let customer = representative(of: old)
        {
          let user = self.user(shown(customer)) ?? 0
          claims.append((index, claimMove(index, to: user)))
          purchases[index].holders = purchases[old].holders
          emitRecorded(index, by: user)
          isChanged = true
        }
      }
    }
    return claims
  }

  /// The user of a chain's token: who registered it, or whose id it is.
  private func tokenUser(of index: Int) -> Int? {
    guard let token = purchases[index].accountToken else { return nil }
    return tokens.first { $0.token == token }?.user ?? user(token)
  }

  private func claimMove(_ index: Int, to user: Int) -> ModelMove {
    let purchase = purchases[index]
    return ModelMove(purchase, kind(of: purchase), from: [], users[user].id, shared: false)
  }

  /// What becomes of a new chain whose user is unknown.
  mutating func leaveUnclaimed(_ index: Int) throws(ModelError) {
    switch rules["unclaimedPurchases"] {
    case "ignore": throw ModelError("unknownUser", "/userId")
    case "anonymous":
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
    guard let token = call.token else { return }
    if purchases[index].accountToken == nil { purchases[index].accountToken = token }
    if purchases[index].accountToken != token { call.warn("accountTokenDiffers") }
  }

  /// `store.unclaimed`.
  func unclaimed(_ params: JSONTree) -> JSONTree {
    let all = purchasesInOrder.filter { purchases[$0].holders.isEmpty }
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
