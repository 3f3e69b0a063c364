// Decisions that change many purchases of a customer keep a tracker of what it holds.
//
// While a customer is tracked, its record keeps its former `held` and `emitted`. After a merge,
// users keep their former customer and purchases their former holders, too. `settleTracked` writes
// the results of all trackers.
extension Draft {
  /// The customer that this one has become part of while it was tracked, or itself.
  func current(_ id: CustomerID) -> CustomerID {
    guard !absorbed.isEmpty else { return id }
    var id = id
    while let next = absorbed[id] { id = next }
    return id
  }

  /// Who holds a purchase, in the order in which they came.
  func holders(of purchase: Purchase) -> OneOrMany<CustomerID> {
    guard !absorbed.isEmpty else { return purchase.holders }
    var holders: OneOrMany<CustomerID> = []
    for id in purchase.holders.map(current) where !holders.contains(id) { holders.append(id) }
    return holders
  }

  /// Starts to track what a customer holds as of a moment, or of now, unless it is tracked already.
  mutating func track(_ id: CustomerID, at moment: Moment? = nil) throws(DecisionStop) {
    guard trackers[id] == nil else { return }
    let customer = try customer(id)
    let held = try purchases(of: customer)
    trackers[id] = HoldingsTracker(customer, held, under: project.terms, at: moment ?? now)
  }

  /// Moves a tracker to the moment and the terms of what is about to be told.
  mutating func adjustTracker(of id: CustomerID, to accessUpdate: AccessUpdate) throws(DecisionStop)
  {
    // A tracker that a variable also holds would be copied whole when it changes.
    guard let (moment, terms) = trackers[id].map({ ($0.moment, $0.terms) }) else { return }
    if moment > accessUpdate.looksAt || terms != accessUpdate.terms {
      guard let held = trackers[id]?.held else { return }
      let purchases = try purchases(held)
      trackers[id]?.restart(purchases, under: accessUpdate.terms, at: accessUpdate.looksAt)
    } else if moment < accessUpdate.looksAt {
      trackers[id]?.advance(to: accessUpdate.looksAt)
    }
  }

  /// Writes what tracked customers hold and were told, and stops tracking them.
  mutating func settleTracked() throws(DecisionStop) {
    let tracked = trackers
    for (id, tracker) in tracked.sorted(by: { $0.key < $1.key }) {
      var customer = try customer(id)
      if tracker.hasAbsorbed { try settleMembers(of: customer, holding: tracker) }
      if tracker.changesHeld { customer.held = ChainList(tracker.held) }
      if tracker.changesEmitted { customer.emitted = OneOrMany(tracker.emitted.sorted()) }
      if tracker.changesHeld || tracker.changesEmitted { put(customer) }
      if let cursor = tracker.lostIn { try noteLoss(of: customer, in: cursor) }
    }
    trackers = [:]
    absorbed = [:]
    // Summed up once for what is asked next; to add to a sum costs nothing of what it is made of.
    for (id, tracker) in tracked where tracker.heldCount >= RecordCache.holdingsKeptFrom {
      _ = try holdings(of: customer(id))
    }
  }

  /// Has users and purchases refer to the customer that theirs became part of.
  private mutating func settleMembers(
    of customer: Customer,
    holding tracker: HoldingsTracker
  ) throws(DecisionStop) {
    for id in ids(reaching: customer) {
      guard var user = try user(id), user.customer != customer.id else { continue }
      user.customer = customer.id
      put(user)
    }
    for chain in tracker.held {
      guard var purchase = try purchase(chain) else { continue }
      let holders = holders(of: purchase)
      guard holders != purchase.holders else { continue }
      purchase.holders = holders
      put(purchase)
    }
  }

  /// Has records brought together that are about to be looked at one by one.
  ///
  /// Each record that is missed by itself has the whole decision begin again.
  mutating func prefetch(_ keys: [RecordKey]) throws(DecisionStop) { _ = try records(keys) }
}
