/// Finds the chains of a subscription's listed items: each is a chain of its own, and keeps it,
/// wherever the store lists it.
struct ListedItems {
  private var listing: StoreListing
  /// The chain that has the subscription's name, or that an order of an item names.
  private let first: Purchase?
  /// The chains of the items that are known, the first one at the start.
  private let known: [Purchase]

  init(_ given: StoreListing, in draft: inout Draft) throws(DecisionStop) {
    listing = given
    let named = try draft.purchase(draft.resolve(given.chain))
    for place in given.items.indices {
      if named?.index(of: given.items[place].order.transaction.id) == nil {
        try Self.takeRefund(for: &listing.items[place].order, in: &draft)
      }
      if named == nil { try Self.dropListedKeys(of: &listing.items[place].order, in: &draft) }
    }
    first = if let named { named } else { try Self.chain(of: listing.items, in: &draft) }
    known = if let first { try [first] + draft.items(of: first) } else { [] }
  }

  /// Returns an order for each listed item, under the chain of the item.
  ///
  /// The others follow the holder of the chain that has the subscription's name, so it comes first.
  func orders(in draft: inout Draft) throws(DecisionStop) -> [Draft.Order] {
    var orders: [Draft.Order] = []
    for (item, name) in zip(listing.items, names) {
      var order = item.order
      order.item = item.id
      order.begin(with: listing, first, isFirst: name == nil, now: draft.now)
      if let name {
        order.belong(to: name)
        // Which item is the first one depends on the order of arrival.
        order.replaces = former(of: item) ?? item.order.replaces
      }
      if name != nil {
        orders.append(order)
      } else {
        // The order of another item may have led to the chain.
        if let first, first.key != listing.chain {
          order.keys.append(first.key.originalTransaction)
        }
        orders.insert(order, at: 0)
      }
    }
    return orders
  }

  /// The name of each item's chain; nil for the one that has the subscription's name.
  private var names: [TransactionID?] {
    let items = listing.items
    guard let first else { return items.indices.map { $0 == 0 ? nil : items[$0].name } }
    var open = known
    var chains: [TransactionID?] = items.map { _ in nil }
    func assign(_ fits: (StoreListing.Item, Purchase) -> Bool) {
      for (place, item) in items.enumerated() where chains[place] == nil {
        guard let index = open.firstIndex(where: { fits(item, $0) }) else { continue }
        chains[place] = open.remove(at: index).key.originalTransaction
      }
    }
    let chainNames = known.map(\.key.originalTransaction)
    assign { item, chain in
      let successor = chain.hasRelations ? chain.relations.successor?.chain : nil
      // What another item has replaced, and the user buys again, is a new chain.
      let isReplaced = successor.map { chainNames.contains($0) } ?? false
      return item.id != nil && item.id == chain.item
        && (!isReplaced || chain.index(of: item.order.transaction.id) != nil)
    }
    assign { $0.name == $1.key.originalTransaction && ($1.item == nil || $0.id == nil) }
    if first.item == nil {
      // A caller or an import reported it, perhaps with another name of the product.
      assign { $0.order.transaction.product == $1.product && $1.key == first.key }
      assign { item, chain in
        let order = OrderNumber(item.order.transaction.id).order
        return chain.key == first.key
          && chain.transactions.contains { OrderNumber($0.id).order == order }
      }
    }
    return zip(items, chains).map { item, chain -> TransactionID? in
      if let chain { return chain == first.key.originalTransaction ? nil : chain }
      return chainNames.contains(item.name) ? item.newName : item.name
    }
  }

  /// Returns the chain of the item whose place this one took, unless it was bought again.
  private func former(of item: StoreListing.Item) -> TransactionID? {
    guard let id = item.former, id != item.id, first != nil else { return nil }
    let former = known.first { $0.item == id }
    let isAgain = listing.items.contains { other in
      other.id == id && former?.index(of: other.order.transaction.id) == nil
    }
    return isAgain ? nil : former?.key.originalTransaction
  }

  /// Returns the chain that an order of an item names.
  private static func chain(
    of items: [StoreListing.Item],
    in draft: inout Draft
  ) throws(DecisionStop) -> Purchase? {
    for item in items {
      if let order = try draft.renamed(item.order) { return try draft.purchase(order.chain) }
    }
    return nil
  }

  /// Adds the refund of a transaction with which another subscription goes on: it counts for both.
  private static func takeRefund(
    for order: inout Draft.Order,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let id = order.transaction.id
    for name in order.keys + [order.replaces].compactMap({ $0 }) {
      let start = try draft.resolve(order.chain.sibling(name))
      for chain in try draft.chains(with: id, beside: start) {
        guard let other = try draft.purchase(chain), let index = other.index(of: id),
          let stamp = other.transactions[index].stamp(of: .refundedAt)
        else { continue }
        var refund = Fact(about: id, asOf: stamp.asOf)
        refund[.refundedAt] = other.transactions[index][.refundedAt]
        order.facts.append(refund)
        return
      }
    }
  }

  /// Drops the keys of a new chain that name one that the store has listed: that is another
  /// subscription, which had the same order.
  private static func dropListedKeys(
    of order: inout Draft.Order,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let keys = order.keys
    order.keys = []
    for key in keys
    where try draft.purchase(draft.resolve(order.chain.sibling(key)))?.item == nil {
      order.keys.append(key)
    }
  }
}

extension Draft.Order {
  /// Gives a transaction without a date the beginning of the subscription, if the first item was
  /// bought with it; otherwise it has begun by the time at which the store lists it.
  fileprivate mutating func begin(
    with listing: StoreListing,
    _ first: Purchase?,
    isFirst: Bool,
    now: Moment
  ) {
    if transaction.named.contains(.purchasedAt) { return }
    transaction.purchasedAt = min(transaction.purchasedAt, now)
    let isOfFirst = isFirst || first?.index(of: transaction.id) != nil || first == nil
    guard let startedAt = listing.startedAt, isOfFirst else { return }
    transaction.purchasedAt = startedAt
    transaction.named.insert(.purchasedAt)
  }
}
