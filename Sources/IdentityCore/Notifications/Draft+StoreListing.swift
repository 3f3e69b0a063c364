// Which chain each listed item of a subscription has. An item keeps its chain, wherever the store
// lists it.
extension Draft {
  /// Returns an order for each listed item, under the chain of the item.
  ///
  /// The others follow the holder of the chain that has the subscription's name, so it comes first.
  mutating func orders(of listing: StoreListing) throws(DecisionStop) -> [Order] {
    let first = try knownChain(of: listing)
    let names = try names(of: listing, first)
    var orders: [Order] = []
    for (item, name) in zip(listing.items, names) {
      var order = item.order
      order.item = item.id
      if let name { order.belong(to: name) }
      if let known = try purchase(resolve(order.chain)) {
        order.dateBehind(known)
        if let id = item.formerTransaction, known.index(of: id) != nil { order.name(id) }
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

  /// Returns the name of each item's chain; nil for the one that has the subscription's name.
  private mutating func names(
    of listing: StoreListing,
    _ first: Purchase?
  ) throws(DecisionStop) -> [TransactionID?] {
    let items = listing.items
    guard let first else { return items.indices.map { $0 == 0 ? nil : items[$0].name } }
    var known = [first] + (try self.items(of: first))
    var chains: [TransactionID?] = items.map { _ in nil }
    func assign(_ fits: (StoreListing.Item, Purchase) -> Bool) {
      for (place, item) in items.enumerated() where chains[place] == nil {
        guard let index = known.firstIndex(where: { fits(item, $0) }) else { continue }
        chains[place] = known.remove(at: index).key.originalTransaction
      }
    }
    assign { $0.id != nil && $0.id == $1.item }
    assign { item, chain in item.relatives.contains { $0 == chain.item } }
    assign { $0.name == $1.key.originalTransaction }
    if first.item == nil {
      // A caller or an import reported it.
      assign { $0.order.transaction.product == $1.product && $1.key == first.key }
      assign { $0.order.transaction.id == $1.latest.id && $1.key == first.key }
    }
    // One item can take the place of another, for example when the user changes the product.
    assign { $1.key == first.key && $1.goesOn(with: $0.order.transaction, listedAt: $0.order.asOf) }
    return zip(items, chains).map { item, chain -> TransactionID? in
      if let chain { return chain == first.key.originalTransaction ? nil : chain }
      guard let id = item.id, chains.contains(item.name) else { return item.name }
      return TransactionID(item.name.bytes + [UInt8(ascii: "/")] + id.bytes)
    }
  }

  /// Returns the chain that has the subscription's name, or that an order of an item names.
  private mutating func knownChain(
    of listing: StoreListing
  ) throws(DecisionStop) -> Purchase? {
    if let purchase = try purchase(resolve(listing.chain)) { return purchase }
    for item in listing.items {
      if let order = try renamed(item.order) { return try purchase(order.chain) }
    }
    return nil
  }
}

extension Draft.Order {
  /// Names its transaction as it is recorded.
  fileprivate mutating func name(_ id: TransactionID) {
    transaction.id = id
    for index in facts.indices { facts[index].transaction = id }
  }

  /// Leaves out when the period began if others of the chain, which the store listed before, began
  /// later.
  ///
  /// Google says when the subscription began, also for an item that has replaced another one.
  fileprivate mutating func dateBehind(_ chain: Purchase) {
    guard let asOf, transaction.named.contains(.purchasedAt) else { return }
    let isBehind = chain.transactions.contains { other in
      guard other.id != transaction.id, let listedAt = other.listedAt else { return false }
      return listedAt < asOf && transaction.precedes(other)
    }
    guard isBehind else { return }
    transaction.named.remove(.purchasedAt)
    transaction.purchasedAt = asOf
  }
}

extension Purchase {
  /// Whether the period of another item lies among its own in the order in which the store listed
  /// them, in whatever order the listings arrive.
  fileprivate func goesOn(with period: Transaction, listedAt moment: Moment?) -> Bool {
    transactions.allSatisfy { own in
      if own.id == period.id { return own.product == period.product }
      guard let listedAt = own.listedAt, let moment, moment < listedAt else {
        return own.precedes(period)
      }
      return period.precedes(own)
    }
  }
}
