// What a store says of the items of one purchase, each of which is a chain.
extension Draft {
  /// Returns an order with what the chain of the first item says for all items.
  mutating func completed(_ order: Order) throws(DecisionStop) -> Order {
    var order = order
    let name = order.firstItem ?? order.chain.originalTransaction
    let first = try purchase(resolve(order.chain.sibling(name)))
    if let first { try keepPaidPeriod(&order, first) }
    let isOnly = first.map { !$0.hasRelations || $0.relations.items.isEmpty } ?? true
    if order.firstItem == nil && isOnly { return order }
    if order.firstItem != nil, let token = first?.accountToken { order.accountToken = token }
    // An item that is listed again goes on.
    for index in order.facts.indices
    where order.facts[index].listsItems && order.facts[index][.endedAt] == nil {
      order.facts[index][.endedAt] = FieldValue.none
    }
    return order
  }

  /// Ends the items of a subscription that the store listed before, and then no longer.
  ///
  /// The end follows from all listings, so it is the same in whatever order they come.
  mutating func endUnlistedItems(
    of chain: ChainKey
  ) throws(DecisionStop) -> [NotifiedPurchase] {
    guard let first = try purchase(chain) else { return [] }
    let further = try items(of: first)
    if further.isEmpty { return [] }
    let listings = Set(([first] + further).flatMap(\.listings))
    var ended: [NotifiedPurchase] = []
    for item in [first] + further {
      var listed = item
      listed.endIfUnlisted(in: listings)
      guard listed != item else { continue }
      try emitPending(for: item.holders)
      guard let known = try purchase(item.key) else { continue }
      var purchase = known
      purchase.endIfUnlisted(in: listings)
      let effect = FactEffect(from: known.latest, to: purchase.latest)
      try record(effect, of: purchase.latest.id, in: purchase, replacing: known)
      let notes = FactNotes(effect)
      ended.append(
        NotifiedPurchase(
          view: try view(of: purchase),
          transaction: purchase.latest.id,
          outcome: .updated,
          fields: notes.changed,
          notes: notes,
          isChanged: true
        )
      )
    }
    return ended
  }

  /// Returns the order of an invoice's line, under the chain of its item; nil if that is unknown.
  mutating func order(of line: StoreInvoiceLine) throws(DecisionStop) -> Order? {
    var order = line.order
    order.item = line.id
    let isNamed = order.transaction.named.contains(.product)
    guard let first = try purchase(resolve(order.chain)) else {
      return (line.isOnly || line.isRefund) && isNamed ? order : nil
    }
    if let owner = try owner(of: line, first) {
      if owner.key != first.key { order.belong(to: owner.key.originalTransaction) }
      return named(order, like: owner)
    }
    let known = first.index(of: order.transaction.id).map { first.transactions[$0] }
    let hasOtherID = line.id != nil && first.item != nil
    let isOfFirst = isNamed && (known?.product ?? first.product) == order.transaction.product
    if line.isRefund, isNamed, hasOtherID || known != nil && !isOfFirst, let name = line.name {
      order.belong(to: name)
      // Whether the subscription still has it, only a listing says.
      var ended = Fact(about: order.transaction.id, asOf: order.asOf)
      ended[.endedAt] = .moment(order.transaction.purchasedAt)
      order.facts.append(ended)
      return order
    }
    if hasOtherID { return nil }
    // With the subscription at hand, it is the first item as it was before.
    let isLeft = known != nil && (line.isOnly || line.question == nil)
    let isOther = line.isOnly && isNamed && line.question == nil
    return isOfFirst || isLeft || isOther ? named(order, like: first) : nil
  }

  /// Returns the item of an invoice's line, if the line names one that is known.
  private mutating func owner(
    of line: StoreInvoiceLine,
    _ first: Purchase
  ) throws(DecisionStop) -> Purchase? {
    let further = try items(of: first)
    return ([first] + further).first { line.id != nil && $0.item == line.id }
      ?? further.first { $0.key.originalTransaction == line.name }
  }

  /// Whether a line is the balance of a change: its item has the period already, so it was not
  /// added within it.
  mutating func isBalance(_ line: StoreInvoiceLine) throws(DecisionStop) -> Bool {
    guard line.isRest, let first = try purchase(resolve(line.order.chain)),
      let owner = try owner(of: line, first)
    else { return false }
    return owner.hasPeriod(besides: line.order.transaction)
  }

  /// Returns an order that names no product with the transaction as it is known; nil if it is not.
  private func named(_ order: Order, like purchase: Purchase) -> Order? {
    guard !order.transaction.named.contains(.product) else { return order }
    guard let index = purchase.index(of: order.transaction.id) else { return nil }
    var order = order
    order.transaction = purchase.transactions[index]
    order.transaction.named = []
    return order
  }

  /// Keeps the period of a statement that it ends unpaid, if an invoice has paid for it.
  ///
  /// Then another payment within it failed, for example that of an upgrade.
  private mutating func keepPaidPeriod(
    _ order: inout Order,
    _ first: Purchase
  ) throws(DecisionStop) {
    let transaction = order.transaction
    guard transaction.expiresAt == transaction.purchasedAt, let asOf = order.asOf,
      let known = try purchase(resolve(order.chain)),
      let index = known.index(of: transaction.id)
    else { return }
    let item = order.firstItem == nil ? nil : order.chain.originalTransaction
    let isLinked = first.relations.links.contains {
      $0.transaction == transaction.id && $0.item == item
    }
    // The store lists a price as of the period's beginning, and an invoice says what was paid.
    let period = known.transactions[index]
    let isPaid = period.stamp(of: .price).map { $0.asOf > period.purchasedAt } ?? false
    if isLinked || isPaid { order.pay(until: period.expiresAt, behind: asOf) }
  }

  /// Has an invoice give its period the end that it lost by such a statement, if that came first.
  mutating func restorePaidPeriod(_ order: inout Order) throws(DecisionStop) {
    let paid = order.transaction
    guard paid.named.contains(.expiresAt), let known = try purchase(resolve(order.chain)),
      let index = known.index(of: paid.id), !known.transactions[index].isPaid,
      let asOf = known.transactions[index].stamp(of: .expiresAt)?.asOf
    else { return }
    order.pay(until: paid.expiresAt, behind: asOf)
  }

  /// Links an invoice's names to the transaction of a further item; returns whether that was new.
  ///
  /// The first item keeps the names, because a refund may be of several items.
  mutating func linkItem(
    of order: Order,
    to names: [TransactionID]
  ) throws(DecisionStop) -> Bool {
    guard let name = order.firstItem, var first = try purchase(resolve(order.chain.sibling(name)))
    else { return false }
    let known = first
    try link(
      names,
      to: order.transaction.id,
      ofItem: order.chain.originalTransaction,
      in: &first.relations,
      of: first.key
    )
    guard first != known else { return false }
    put(first)
    return true
  }
}

extension Purchase {
  /// Whether another transaction, which still ran when this one began, has the same end.
  fileprivate func hasPeriod(besides transaction: Transaction) -> Bool {
    guard let end = transaction.expiresAt else { return false }
    return transactions.contains { other in
      let hasRun = other.endedAt.map { $0 > transaction.purchasedAt } ?? true
      return other.id != transaction.id && other.expiresAt == end && hasRun
    }
  }
}

extension Draft.Order {
  /// Makes it the order of a further item of its subscription, whose chain has a name of its own.
  mutating func belong(to name: TransactionID) {
    firstItem = chain.originalTransaction
    chain = chain.sibling(name)
    (replaces, keys, links) = (nil, [], [])
  }

  /// States the end of a paid period behind a statement of this moment that it is unpaid.
  fileprivate mutating func pay(until end: Moment?, behind unpaid: Moment) {
    var paid = Fact(about: transaction.id, asOf: unpaid.next)
    paid[.expiresAt] = FieldValue(end)
    paid[.gracePeriodExpiresAt] = FieldValue.none
    facts.append(paid)
  }
}
