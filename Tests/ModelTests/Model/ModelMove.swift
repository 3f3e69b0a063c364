import TestSupport

/// A purchase that gained or changed holders.
struct ModelMove {
  var purchase: ModelPurchase
  var kind: String
  /// The previous holders.
  var from: [Name]
  var to: Name
  /// Whether they keep it.
  var shared: Bool

  init(_ purchase: ModelPurchase, _ kind: String, from: [Name], _ to: Name, shared: Bool) {
    self.purchase = purchase
    self.kind = kind
    self.from = from
    self.to = to
    self.shared = shared
  }

  var json: JSONTree {
    .object([
      "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
      "product": .name(purchase.product), "kind": .string(kind), "from": .names(from),
      "to": .name(to), "shared": .bool(shared),
    ])
  }
}

extension Model {
  /// Moves a purchase between users, and emits the events.
  mutating func move(_ index: Int, to user: Int, losing losers: [Int]) -> ModelMove {
    let losers = losers.sorted { shown($0) < shown($1) }
    let gainer = users[user].customer
    let before = purchases[index].holders
    let move = ModelMove(
      purchases[index],
      kind(of: purchases[index]),
      from: before.map(shown),
      users[user].id,
      shared: losers.isEmpty && !before.isEmpty
    )
    if before.isEmpty { forgetErasure(of: index) }
    (purchases[index].isOrphan, purchases[index].namedUser) = (false, nil)
    purchases[index].holders.removeAll { losers.contains($0) }
    if !before.contains(gainer) { purchases[index].holders.append(gainer) }
    let members = moveMembers(move) + purchaseMembers(index)
    let decisive = transactionWithAccess(of: index)
    let accessMembers = moveMembers(move) + purchaseMembers(index, about: decisive)
    for customer in [gainer] + losers { emitAccess(of: customer, accessMembers) }
    let isSubscription = ["subscription", "nonRenewingSubscription"].contains(move.kind)
    let word = isSubscription ? "subscription" : "oneTimePurchase"
    if !before.contains(gainer) {
      append(word + "Received", users[user].id, !users[user].isAnonymous, gainer, members)
    }
    for loser in losers { emit(word + "Transferred", ofCustomer: loser, members) }
    return move
  }

  private func moveMembers(_ move: ModelMove) -> [JSONTree.Member] {
    let ends = JSONTree.object([
      "from": .names(move.from), "to": .name(move.to), "shared": .bool(move.shared),
    ])
    return ends.members
  }
}
