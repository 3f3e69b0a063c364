/// Carries out what a store says: it becomes facts of the same core that serves callers' purchases.
package struct ReportRecorder {
  private var receipt: NotificationReceipt
  /// What the lines of an invoice are about.
  private var paid: [(ChainKey, TransactionID)] = []

  private init(_ report: StoreReport) {
    receipt = NotificationReceipt(report: report, outcome: .ignored)
  }

  /// Carries out what a store says, once; `systemNow` is the system's time.
  ///
  /// A call that names the buyer is carried out again, because it may be the first that does.
  package static func carryOut(
    _ report: StoreReport,
    of store: StoreName,
    receivedAt systemNow: Moment,
    namesBuyer: Bool = false,
    in draft: inout Draft
  ) throws(DecisionStop) -> NotificationReceipt {
    var hash: NotificationHash?
    if let id = report.notification?.id {
      let salt = try Salt.ensured(in: &draft)
      let own = NotificationHash(id, of: store, salt, receivedAt: systemNow)
      if !namesBuyer, try own.isReceived(in: &draft) {
        return NotificationReceipt(report: report, outcome: .repeated)
      }
      hash = own
    }
    var recorder = ReportRecorder(report)
    try recorder.carryOut(in: &draft)
    let receipt = recorder.receipt
    if receipt.outcome != .ask && receipt.whyIgnored != .unclaimed {
      try hash?.remember(in: &draft)
    }
    return receipt
  }

  private mutating func carryOut(in draft: inout Draft) throws(DecisionStop) {
    switch receipt.report.content {
    case .ignored(let why): receipt.whyIgnored = why
    case .ask(let question): receipt.question = question
    case .statements(let statements):
      let before = draft
      for statement in statements { try carryOut(statement, in: &draft) }
      // The answer to the question comes with the same notification: then all of it is one change.
      if receipt.question != nil { draft.revert(to: before) }
    }
    receipt.conclude()
  }

  private mutating func carryOut(
    _ statement: StoreStatement,
    in draft: inout Draft
  ) throws(DecisionStop) {
    switch statement {
    case .transaction(let order): try record(order, in: &draft)
    case .listing(let listing):
      let count = receipt.purchases.count
      for order in try ListedItems(listing, in: &draft).orders(in: &draft) {
        try record(order, in: &draft)
      }
      guard receipt.purchases.count > count else { return }
      receipt.purchases += try endUnlistedItems(of: draft.resolve(listing.chain), in: &draft)
    case .fact(let fact): try record(fact, in: &draft)
    case .line(let line):
      guard let order = try order(of: line, in: &draft) else { return ask(line.question) }
      guard try record(order, in: &draft) else { return }
      let last = receipt.purchases.count - 1
      if try linkItem(of: order, to: line.names, in: &draft) {
        receipt.purchases[last].isChanged = true
      }
      let purchase = receipt.purchases[last]
      paid.append((purchase.view.purchase.key, purchase.transaction))
    case .token(let token, let lesser, let chain, let question):
      guard let first = try draft.purchase(draft.resolve(chain)) else { return ask(question) }
      let count = receipt.purchases.count
      for item in try draft.items(of: first) {
        receipt.purchases.append(try give(token, insteadOf: lesser, to: item, in: &draft))
      }
      // The first item would hand it on, and its outcome shows only itself.
      let purchase = try give(token, insteadOf: lesser, to: first, in: &draft)
      receipt.purchases.insert(purchase, at: count)
    }
  }

  private mutating func ignore(_ why: WhyIgnored) {
    // A notification that waits for its buyer can be carried out later.
    if receipt.whyIgnored != .unclaimed { receipt.whyIgnored = why }
  }

  /// Asks for what the store can say, if it was not fetched.
  private mutating func ask(_ question: StoreQuestion?) {
    if let question { receipt.question = question } else { ignore(.noEffect) }
  }

  /// Records a transaction; returns false if the rule `unclaimedPurchases` ignores it.
  @discardableResult
  private mutating func record(
    _ given: Draft.Order,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    let order = try completed(given, in: &draft)
    let known = try draft.purchase((draft.renamed(order) ?? order).chain)
    guard let recorded = try attempt(order, in: &draft) else {
      ignore(.unclaimed)
      return false
    }
    let purchase = try draft.existing(recorded.purchase.purchase.key)
    var fields = recorded.notes.changed
    if let known, known.index(of: order.transaction.id) == nil {
      // An amendment of the present is not a fact of the period before.
      let isLatest = purchase.latest.id == order.transaction.id
      let changes = isLatest ? purchase.latest.changes(since: known.latest) : []
      for change in changes { fields.insert(change.field) }
    }
    // A repeated value moves only the moment at which it was said.
    var isChanged = true
    if let known, [.unchanged, .stale].contains(recorded.outcome) {
      isChanged =
        known.index(of: order.transaction.id) == nil || purchase.isRelatedOtherwise(than: known)
        || known.claiming != purchase.claiming || known.holders != purchase.holders
    }
    var outcome = recorded.outcome
    if isChanged, outcome == .unchanged || outcome == .stale { outcome = .updated }
    receipt.purchases.append(
      NotifiedPurchase(
        view: try draft.view(of: purchase),
        transaction: order.transaction.id,
        outcome: outcome,
        fields: fields,
        notes: recorded.notes,
        isChanged: isChanged
      )
    )
    return true
  }

  /// Records an order; reverts that if the daemon finds no buyer and the rule ignores it then.
  private func attempt(
    _ order: Draft.Order,
    in draft: inout Draft
  ) throws(DecisionStop) -> Draft.Receipt? {
    guard draft.rules.unclaimedPurchases == .ignore, order.subject == nil else {
      return try draft.purchase(order)
    }
    let before = draft
    do throws(DecisionStop) {
      return try draft.purchase(order)
    } catch {
      guard case .refused(.purchaseOfNobody) = error else { throw error }
      draft.revert(to: before)
      return nil
    }
  }

  private mutating func record(_ fact: StoreFact, in draft: inout Draft) throws(DecisionStop) {
    var targets = try targets(of: fact, in: &draft)
    // The links of a long subscription's old invoices are gone.
    targets += paid.filter { other in !targets.contains { $0 == other } }
    if targets.isEmpty { return ask(fact.question) }
    for (chain, transaction) in targets {
      receipt.purchases.append(try record(fact, about: transaction, of: chain, in: &draft))
    }
  }

  /// Finds the transactions that a fact is about: of one name, and of every item that it names.
  private func targets(
    of fact: StoreFact,
    in draft: inout Draft
  ) throws(DecisionStop) -> [(ChainKey, TransactionID)] {
    for name in fact.names {
      let chain = try draft.resolve(name)
      guard let known = try draft.purchase(chain) else { continue }
      let links = known.hasRelations ? known.relations.links : []
      let targets = links.filter { $0.name == name.originalTransaction }.map { link in
        (link.item.map { chain.sibling($0) } ?? chain, link.transaction)
      }
      var found: [(ChainKey, TransactionID)] = []
      if let id = fact.transaction ?? (targets.isEmpty && chain == name ? known.oldest.id : nil) {
        found = try draft.chains(with: id, beside: chain).map { ($0, id) }
      } else {
        for target in targets where try draft.purchase(target.0)?.index(of: target.1) != nil {
          found.append(target)
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func record(
    _ statement: StoreFact,
    about transaction: TransactionID,
    of chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) -> NotifiedPurchase {
    var update = PurchaseUpdate(chain: chain)
    (update.transaction, update.asOf) = (transaction, statement.asOf)
    for entry in statement.values { update[entry.field] = entry.value }
    let receipt = try draft.update(update)
    let outcome: PurchaseOutcome =
      switch receipt.outcome {
      case .applied: .updated
      case .stale: .stale
      case .unchanged: .unchanged
      }
    return NotifiedPurchase(
      view: receipt.purchase,
      transaction: transaction,
      outcome: outcome,
      fields: receipt.notes.changed,
      notes: receipt.notes,
      isChanged: receipt.outcome == .applied
    )
  }

  /// Gives a chain its account token, and the user to whom the token leads.
  private func give(
    _ token: AccountTokenID,
    insteadOf lesser: [AccountTokenID],
    to known: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) -> NotifiedPurchase {
    try draft.emitPending(for: known.holders)
    var notes = FactNotes()
    notes.isSameToken =
      try AccountToken.attach(token, to: known.key, insteadOf: lesser, in: &draft)
    let isClaimed = try ClaimQueue.claimForOwner(known.key, in: &draft)
    let purchase = try draft.existing(known.key)
    let isChanged = purchase != known
    let claimed: PurchaseOutcome = known.isUnclaimed ? .claimed : .received
    return NotifiedPurchase(
      view: try draft.view(of: purchase),
      transaction: purchase.latest.id,
      outcome: isClaimed ? claimed : isChanged ? .updated : .unchanged,
      fields: [],
      notes: notes,
      isChanged: isChanged
    )
  }
}
