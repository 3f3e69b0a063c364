// What a store says becomes facts of the same core that serves purchases of callers.
extension Draft {
  /// The result of a notification.
  package struct NotificationReceipt: Equatable, Sendable {
    package var report: StoreReport
    package var outcome: NotificationOutcome
    package var whyIgnored: WhyIgnored?
    package var question: StoreQuestion?
    package var purchases: [NotifiedPurchase] = []
  }

  /// What a notification did to one chain.
  package struct NotifiedPurchase: Equatable, Sendable {
    package var view: PurchaseView
    package var transaction: TransactionID
    package var outcome: PurchaseOutcome
    /// The fields that changed, or that differ from the period before.
    package var fields: TransactionFields
    package var notes: FactNotes
    /// Whether a record changed.
    package var isChanged: Bool
  }

  /// Carries out what a store says, once; `systemNow` is the system's time.
  ///
  /// A call that names the buyer is carried out again, because it may be the first that does.
  package mutating func notify(
    _ report: StoreReport,
    of store: StoreName,
    receivedAt systemNow: Moment,
    namesBuyer: Bool = false
  ) throws(DecisionStop) -> NotificationReceipt {
    var hash: NotificationHash?
    if let id = report.notification?.id {
      let salt = try ensuredSalt()
      let own = NotificationHash(id, of: store, salt, receivedAt: systemNow)
      if !namesBuyer, try received(own.bucket).contains(own.hash, on: own.day) {
        return NotificationReceipt(report: report, outcome: .repeated)
      }
      hash = own
    }
    let receipt = try carryOut(report)
    let isFinal = receipt.outcome != .ask && receipt.whyIgnored != .unclaimed
    if let hash, isFinal {
      var known = try received(hash.bucket)
      known.insert(hash.hash, on: hash.day)
      put(.receivedNotifications(known), for: .receivedNotifications(project.number, hash.bucket))
    }
    return receipt
  }

  private mutating func carryOut(
    _ report: StoreReport
  ) throws(DecisionStop) -> NotificationReceipt {
    var receipt = NotificationReceipt(report: report, outcome: .ignored)
    switch report.content {
    case .ignored(let why): receipt.whyIgnored = why
    case .ask(let question): receipt.question = question
    case .statements(let statements):
      let before = self
      var paid: [(ChainKey, TransactionID)] = []
      for statement in statements {
        switch try carryOut(statement, paid) {
        case .done(let purchases):
          receipt.purchases += purchases
          if case .line = statement {
            paid += purchases.map { ($0.view.purchase.key, $0.transaction) }
          }
        // A notification that waits for its buyer can be carried out later.
        case .nothing(let why):
          if receipt.whyIgnored != .unclaimed { receipt.whyIgnored = why }
        case .ask(let question): receipt.question = question
        }
      }
      // The answer to the question comes with the same notification: then all of it is one change.
      if receipt.question != nil { revert(to: before) }
    }
    receipt.conclude()
    return receipt
  }

  private enum Carried {
    case done([NotifiedPurchase])
    case nothing(WhyIgnored)
    case ask(StoreQuestion)
  }

  /// Carries out a statement; `paid` is what the lines of an invoice before it are about.
  private mutating func carryOut(
    _ statement: StoreStatement,
    _ paid: [(ChainKey, TransactionID)]
  ) throws(DecisionStop) -> Carried {
    switch statement {
    case .transaction(let order):
      guard let purchase = try carryOut(order) else { return .nothing(.unclaimed) }
      return .done([purchase])
    case .listing(let listing):
      var purchases: [NotifiedPurchase] = []
      for order in try orders(of: listing) {
        if let purchase = try carryOut(order) { purchases.append(purchase) }
      }
      if purchases.isEmpty { return .nothing(.unclaimed) }
      return .done(purchases + (try endUnlistedItems(of: resolve(listing.chain))))
    case .fact(let fact):
      var targets = try targets(of: fact)
      // The links of a long subscription's old invoices are gone.
      targets += paid.filter { other in !targets.contains { $0 == other } }
      guard !targets.isEmpty else {
        return fact.question.map { .ask($0) } ?? .nothing(.noEffect)
      }
      var purchases: [NotifiedPurchase] = []
      for (chain, transaction) in targets {
        purchases.append(try carryOut(fact, about: transaction, of: chain))
      }
      return .done(purchases)
    case .line(let line):
      guard let order = try order(of: line) else {
        return line.question.map { .ask($0) } ?? .nothing(.noEffect)
      }
      guard var purchase = try carryOut(order) else { return .nothing(.unclaimed) }
      if try linkItem(of: order, to: line.names) { purchase.isChanged = true }
      return .done([purchase])
    case .token(let token, let lesser, let chain, let question):
      guard let first = try purchase(resolve(chain)) else { return .ask(question) }
      // The first item would hand it on, and its outcome shows only itself.
      var purchases = try items(of: first).map { item throws(DecisionStop) in
        try give(token, insteadOf: lesser, to: item)
      }
      purchases.insert(try give(token, insteadOf: lesser, to: first), at: 0)
      return .done(purchases)
    }
  }

  /// Records a transaction; returns nil if the rule `unclaimedPurchases` ignores it.
  private mutating func carryOut(_ order: Order) throws(DecisionStop) -> NotifiedPurchase? {
    let order = try completed(order)
    let known = try purchase((renamed(order) ?? order).chain)
    let receipt: Receipt
    if rules.unclaimedPurchases == .ignore, order.subject == nil {
      guard let done = try attempt({ draft throws(DecisionStop) in try draft.purchase(order) })
      else { return nil }
      receipt = done
    } else {
      receipt = try purchase(order)
    }
    guard let purchase = try purchase(receipt.purchase.purchase.key) else {
      preconditionFailure("Draft: no purchase although it was recorded")
    }
    var fields = receipt.notes.changed
    if let known, known.index(of: order.transaction.id) == nil {
      // An amendment of the present is not a fact of the period before.
      let isLatest = purchase.latest.id == order.transaction.id
      let changes = isLatest ? purchase.latest.changes(since: known.latest) : []
      for change in changes { fields.insert(change.field) }
    }
    // A repeated value moves only the moment at which it was said.
    var isChanged = true
    if let known, [.unchanged, .stale].contains(receipt.outcome) {
      isChanged =
        known.index(of: order.transaction.id) == nil || purchase.isRelatedOtherwise(than: known)
        || known.claiming != purchase.claiming || known.holders != purchase.holders
    }
    var outcome = receipt.outcome
    if isChanged, outcome == .unchanged || outcome == .stale { outcome = .updated }
    return NotifiedPurchase(
      view: try view(of: purchase),
      transaction: order.transaction.id,
      outcome: outcome,
      fields: fields,
      notes: receipt.notes,
      isChanged: isChanged
    )
  }

  /// Makes a decision, and reverts it if the daemon finds no buyer.
  private mutating func attempt<Value>(
    _ body: (inout Draft) throws(DecisionStop) -> Value
  ) throws(DecisionStop) -> Value? {
    let before = self
    do throws(DecisionStop) {
      return try body(&self)
    } catch {
      guard case .refused(.purchaseOfNobody) = error else { throw error }
      revert(to: before)
      return nil
    }
  }

  /// Finds the transactions that a fact is about: of one name, and of every item that it names.
  private mutating func targets(
    of fact: StoreFact
  ) throws(DecisionStop) -> [(ChainKey, TransactionID)] {
    for name in fact.names {
      let chain = try resolve(name)
      guard let known = try purchase(chain) else { continue }
      let links = known.hasRelations ? known.relations.links : []
      let targets = links.filter { $0.name == name.originalTransaction }.map { link in
        (link.item.map { chain.sibling($0) } ?? chain, link.transaction)
      }
      var found: [(ChainKey, TransactionID)] = []
      if let id = fact.transaction ?? (targets.isEmpty && chain == name ? known.oldest.id : nil) {
        found = try chains(with: id, beside: chain).map { ($0, id) }
      } else {
        for target in targets where try purchase(target.0)?.index(of: target.1) != nil {
          found.append(target)
        }
      }
      if !found.isEmpty { return found }
    }
    return []
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

  private mutating func carryOut(
    _ statement: StoreFact,
    about transaction: TransactionID,
    of chain: ChainKey
  ) throws(DecisionStop) -> NotifiedPurchase {
    guard var purchase = try purchase(chain) else {
      preconditionFailure("Draft: no purchase although it was found")
    }
    try emitPending(for: purchase.holders + holdersOfReplaced(by: purchase))
    let known = purchase
    var fact = Fact(about: transaction, asOf: statement.asOf)
    for entry in statement.values { fact[entry.field] = entry.value }
    guard let effect = purchase.merge([fact], now: now) else {
      throw .refused(.unknownTransaction(transaction, of: chain))
    }
    try record(effect, of: transaction, in: purchase, replacing: known)
    var notes = FactNotes(effect)
    notes.isAhead = isAhead(statement.asOf)
    let lost: PurchaseOutcome = effect.stale.isEmpty ? .unchanged : .stale
    return NotifiedPurchase(
      view: try view(of: purchase),
      transaction: transaction,
      outcome: effect.changes.isEmpty ? lost : .updated,
      fields: notes.changed,
      notes: notes,
      isChanged: !effect.changes.isEmpty
    )
  }

  /// Gives a chain its account token, and the user to whom the token leads.
  private mutating func give(
    _ token: AccountTokenID,
    insteadOf lesser: [AccountTokenID],
    to known: Purchase
  ) throws(DecisionStop) -> NotifiedPurchase {
    try emitPending(for: known.holders)
    var notes = FactNotes()
    notes.isSameToken = try attach(token, to: known.key, insteadOf: lesser)
    let isClaimed = try claimForOwner(known.key)
    guard let purchase = try purchase(known.key) else {
      preconditionFailure("Draft: no purchase although it was known")
    }
    let isChanged = purchase != known
    let claimed: PurchaseOutcome = known.isUnclaimed ? .claimed : .received
    return NotifiedPurchase(
      view: try view(of: purchase),
      transaction: purchase.latest.id,
      outcome: isClaimed ? claimed : isChanged ? .updated : .unchanged,
      fields: [],
      notes: notes,
      isChanged: isChanged
    )
  }

  private mutating func received(_ bucket: UInt16) throws(DecisionStop) -> ReceivedNotifications {
    try value(.receivedNotifications(project.number, bucket)) {
      if case .receivedNotifications(let known) = $0 { known } else { nil }
    } ?? ReceivedNotifications(bucket: bucket)
  }
}

extension Draft.NotificationReceipt {
  /// Derives the outcome from what happened to the chains.
  fileprivate mutating func conclude() {
    if question != nil {
      (outcome, whyIgnored, purchases) = (.ask, nil, [])
      return
    }
    guard !purchases.isEmpty else { return }
    whyIgnored = nil
    let changed = purchases.filter(\.isChanged)
    if changed.isEmpty {
      outcome = .stale
    } else {
      outcome = changed.allSatisfy(\.view.purchase.isUnclaimed) ? .unclaimed : .applied
    }
  }
}

/// What became of a notification.
package enum NotificationOutcome: String, CaseIterable, Sendable {
  /// A record changed.
  case applied
  /// Newer or equal information is recorded.
  case stale
  /// It was carried out before.
  case repeated
  /// It says nothing about purchases, or the rule ignores it.
  case ignored
  /// The purchase is recorded, and has no holder.
  case unclaimed
  /// The store says only that something changed.
  case ask
}
