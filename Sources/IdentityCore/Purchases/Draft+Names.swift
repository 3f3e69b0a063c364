// Further names of chains, and chains that replace each other.
extension Draft {
  /// Returns the chain that a key names, if it is not the one recorded under it.
  ///
  /// Projects whose purchases have no keys look up no further record.
  mutating func chain(with key: ChainKey) throws(DecisionStop) -> ChainKey? {
    if let chain = try name(key).chain { return key.sibling(chain) }
    guard let order = key.orderOfRenewal else { return nil }
    if try purchase(order) != nil { return order }
    return try name(order).chain.map { key.sibling($0) }
  }

  /// Returns the chain of a param, which may be a further key, or the param if there is none.
  mutating func resolve(_ key: ChainKey) throws(DecisionStop) -> ChainKey {
    if try purchase(key) != nil { return key }
    return try chain(with: key) ?? key
  }

  /// Returns the known chain that a new name is about, by the first of its keys that names one.
  ///
  /// The name then becomes a further key of that chain. A chain and the one that it replaces stay
  /// apart, even if they share a key.
  mutating func chain(
    with keys: [TransactionID],
    of new: ChainKey,
    replacing replaced: TransactionID?
  ) throws(DecisionStop) -> ChainKey? {
    for key in keys where key != new.originalTransaction {
      let chain = try resolve(new.sibling(key))
      guard let known = try purchase(chain) else { continue }
      let former = known.hasRelations ? known.relations.replaces : nil
      if let former, former == new.originalTransaction || keys.contains(former) { continue }
      if let replaced, try resolve(new.sibling(replaced)) == chain { continue }
      return chain
    }
    return nil
  }

  /// Returns an order under the name of the known chain that it is about, by its own name or by one
  /// of its keys; nil if it has that name already, or is about a new chain.
  mutating func renamed(_ order: Order) throws(DecisionStop) -> Order? {
    let name = try resolve(order.chain)
    if !order.keys.isEmpty, try purchase(name) == nil,
      let chain = try chain(with: order.keys, of: order.chain, replacing: order.replaces)
    {
      var renamed = order
      renamed.keys.append(order.chain.originalTransaction)
      renamed.chain = chain
      return renamed
    }
    guard name != order.chain else { return nil }
    var renamed = order
    renamed.chain = name
    return renamed
  }

  /// Returns the holders of the chain that an order replaces, and of the one that a known chain
  /// replaces already.
  mutating func holdersOfReplaced(
    _ order: Order,
    _ known: Purchase? = nil
  ) throws(DecisionStop) -> OneOrMany<CustomerID> {
    try holdersOfReplaced(by: known, and: order.replaces.map { order.chain.sibling($0) })
  }

  /// Returns the holders of the chain that this one replaces, of `other`, and of their items.
  mutating func holdersOfReplaced(
    by purchase: Purchase?,
    and other: ChainKey? = nil
  ) throws(DecisionStop) -> OneOrMany<CustomerID> {
    var names = other.map { [$0] } ?? []
    if let purchase, purchase.hasRelations, let name = purchase.relations.replaces {
      names.append(purchase.key.sibling(name))
    }
    var holders: OneOrMany<CustomerID> = []
    for name in names {
      guard let replaced = try self.purchase(resolve(name)) else { continue }
      for chain in [replaced] + (try items(of: replaced)) {
        for holder in chain.holders where !holders.contains(holder) { holders.append(holder) }
      }
    }
    return holders
  }

  /// Returns the chains of the further items that were bought with a chain.
  mutating func items(of first: Purchase) throws(DecisionStop) -> [Purchase] {
    guard first.hasRelations else { return [] }
    var items: [Purchase] = []
    for id in first.relations.items {
      if let item = try purchase(first.key.sibling(id)) { items.append(item) }
    }
    return items
  }

  /// Returns the chains that say that they replace this one, by any of its names.
  mutating func successors(of purchase: Purchase) throws(DecisionStop) -> [ChainKey] {
    var chains: [ChainKey] = []
    for key in [purchase.key.originalTransaction] + purchase.relations.keys {
      chains += try name(purchase.key.sibling(key)).successors.map { purchase.key.sibling($0) }
    }
    return chains
  }

  /// Returns the chains that have a transaction: of a chain, of its further items, and of those
  /// that replace it or that it replaces, and so on, for the store may go on with the transaction
  /// under another name.
  mutating func chains(
    with id: TransactionID,
    beside start: ChainKey
  ) throws(DecisionStop) -> [ChainKey] {
    var (waiting, seen) = ([start], Set([start]))
    var found: [ChainKey] = []
    while let key = waiting.popLast() {
      guard let first = try purchase(key) else { continue }
      let items = try [first] + items(of: first)
      let having = items.filter { $0.index(of: id) != nil }.map(\.key)
      found += having.filter { !found.contains($0) }
      guard !having.isEmpty || key == start else { continue }
      for item in items where item.hasRelations || item.key == key {
        let names = [item.relations.firstItem, item.relations.replaces].compactMap { $0 }
        var others = try successors(of: item)
        for name in names { others.append(try resolve(key.sibling(name))) }
        waiting += others.filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  mutating func name(_ key: ChainKey) throws(DecisionStop) -> ChainName {
    guard try usesNames() else { return ChainName(key: key) }
    return try value(.chainName(project.number, key)) {
      if case .chainName(let name) = $0 { name } else { nil }
    } ?? ChainName(key: key)
  }

  mutating func change(_ key: ChainKey, _ adjust: (inout ChainName) -> Void) throws(DecisionStop) {
    let known = try name(key)
    var name = known
    adjust(&name)
    guard name != known else { return }
    try put(
      name.isEmpty ? nil : .chainName(name),
      for: .chainName(project.number, key),
      counted: \.chainNames
    )
  }

  /// Returns the chain of this name, if a user holds it.
  mutating func heldChain(
    named name: TransactionID?,
    beside chain: ChainKey
  ) throws(DecisionStop) -> Purchase? {
    guard let name, let purchase = try purchase(resolve(chain.sibling(name))),
      try purchase.hasFoundHolder(in: &self)
    else { return nil }
    return purchase
  }

  /// Returns the user to whom an import gave a chain, by any of an order's names.
  mutating func claimant(of order: Order) throws(DecisionStop) -> UserID? {
    try claimant(of: order.chain, keys: order.keys + order.links)
  }

  /// Returns the user to whom an import gave a chain, by its key or else by a further key, of which
  /// the least one counts.
  mutating func claimant(
    of chain: ChainKey,
    keys: [TransactionID]
  ) throws(DecisionStop) -> UserID? {
    guard try usesNames() else { return nil }
    for name in [chain.originalTransaction] + keys.sorted() {
      if let user = try self.name(chain.sibling(name)).claimant { return user }
    }
    return nil
  }
}
