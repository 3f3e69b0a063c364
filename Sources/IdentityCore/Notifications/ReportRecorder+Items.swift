// What a store says of the items of one purchase, each of which is a chain.
extension ReportRecorder {
  /// Returns an order with what the chain of the first item says for all items.
  func completed(_ order: Draft.Order, in draft: inout Draft) throws(DecisionStop) -> Draft.Order {
    var order = order
    let name = order.firstItem ?? order.chain.originalTransaction
    let first = try draft.purchase(draft.resolve(order.chain.sibling(name)))
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
  func endUnlistedItems(
    of chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) -> [NotifiedPurchase] {
    guard let first = try draft.purchase(chain) else { return [] }
    let further = try draft.items(of: first)
    if further.isEmpty { return [] }
    let listings = Set(([first] + further).flatMap(\.listings))
    var ended: [NotifiedPurchase] = []
    for item in [first] + further {
      var listed = item
      listed.endIfUnlisted(in: listings)
      guard listed != item else { continue }
      try draft.emitPending(for: item.holders)
      guard let known = try draft.purchase(item.key) else { continue }
      var purchase = known
      purchase.endIfUnlisted(in: listings)
      let effect = FactEffect(from: known.latest, to: purchase.latest)
      try draft.record(effect, of: purchase.latest.id, in: purchase, replacing: known)
      let notes = FactNotes(effect)
      ended.append(
        NotifiedPurchase(
          view: try draft.view(of: purchase),
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

  /// Returns the order of what an invoice says of an item's period; nil if that is unknown, and the
  /// store can be asked for it.
  func order(
    of line: StoreInvoiceLine,
    in draft: inout Draft
  ) throws(DecisionStop) -> Draft.Order? {
    guard let first = try draft.purchase(draft.resolve(line.chain)),
      let owner = try ([first] + draft.items(of: first)).first(where: { $0.item == line.item })
    else { return nil }
    // Of an item's first period, nothing may be known yet.
    if line.transaction == nil, let end = line.end, owner.oldest.purchasedAt >= end { return nil }
    var transaction = line.transaction ?? owner.oldest
    if line.transaction == nil { transaction.named = [] }
    let isKnown = owner.index(of: transaction.id) != nil
    guard isKnown || line.question == nil && !transaction.named.isEmpty else { return nil }
    var price = Fact(about: transaction.id, asOf: line.asOf)
    for entry in line.price { price[entry.field] = entry.value }
    var order = Draft.Order(
      subject: line.subject,
      chain: first.key,
      transaction: transaction,
      asOf: line.transaction == nil ? line.asOf : Moment(milliseconds: 0),
      links: line.names,
      facts: [price],
      registersToken: false
    )
    if owner.key != first.key { order.belong(to: owner.key.originalTransaction) }
    return order
  }

  /// Links an invoice's names to the transaction of a further item; returns whether that was new.
  ///
  /// The first item keeps the names, because a refund may be of several items.
  func linkItem(
    of order: Draft.Order,
    to names: [TransactionID],
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    guard let name = order.firstItem,
      var first = try draft.purchase(draft.resolve(order.chain.sibling(name)))
    else { return false }
    let known = first
    try first.relations.link(
      names,
      to: order.transaction.id,
      ofItem: order.chain.originalTransaction,
      of: first.key,
      in: &draft
    )
    guard first != known else { return false }
    draft.put(first)
    return true
  }
}

extension Draft.Order {
  /// Makes it the order of a further item of its subscription, whose chain has a name of its own.
  mutating func belong(to name: TransactionID) {
    firstItem = chain.originalTransaction
    chain = chain.sibling(name)
    (replaces, keys, links) = (nil, [], [])
  }
}
