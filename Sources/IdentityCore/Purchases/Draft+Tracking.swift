// Decisions that change many purchases of a customer track its holdings.
//
// While a customer is tracked, its record keeps its former `held` and `emitted`. After a merge,
// users keep their former customer and purchases their former holders, too. `finishTracking` writes
// the results of all trackers.
extension Draft {
  /// Returns the customer that this one was merged into while tracked, or itself.
  func current(_ id: CustomerID) -> CustomerID {
    guard !absorbed.isEmpty else { return id }
    var id = id
    while let next = absorbed[id] { id = next }
    return id
  }

  /// Returns a user with the customer of which it is a member now.
  mutating func presentUser(_ id: UserID) throws(DecisionStop) -> User {
    var user = try existingUser(id)
    user.customer = current(user.customer)
    return user
  }

  /// Returns a purchase's holders, oldest first.
  func holders(of purchase: Purchase) -> OneOrMany<CustomerID> {
    guard !absorbed.isEmpty else { return purchase.holders }
    var holders: OneOrMany<CustomerID> = []
    for id in purchase.holders.map(current) where !holders.contains(id) { holders.append(id) }
    return holders
  }

  /// Starts to track a customer's holdings at a moment, by default now.
  mutating func track(_ id: CustomerID, at moment: Moment? = nil) throws(DecisionStop) {
    guard trackers[id] == nil else { return }
    let customer = try customer(id)
    let held = try purchases(of: customer)
    trackers[id] = HoldingsTracker(customer, held, under: project.terms, at: moment ?? now)
  }

  /// Moves a tracker to the moment and the terms of the next access events.
  mutating func adjustTracker(of id: CustomerID, to accessUpdate: AccessUpdate) throws(DecisionStop)
  {
    // Copy the fields only: a second reference to the tracker would make its change copy it.
    guard let (moment, terms) = trackers[id].map({ ($0.moment, $0.terms) }) else { return }
    if moment > accessUpdate.accessAt || terms != accessUpdate.terms {
      guard let held = trackers[id]?.held else { return }
      let purchases = try purchases(held)
      trackers[id]?.restart(purchases, under: accessUpdate.terms, at: accessUpdate.accessAt)
    } else if moment < accessUpdate.accessAt {
      trackers[id]?.advance(to: accessUpdate.accessAt)
    }
  }

  /// Writes the holdings and announced access of tracked customers, and stops tracking.
  mutating func finishTracking() throws(DecisionStop) {
    let tracked = trackers
    for (id, tracker) in tracked.sorted(by: { $0.key < $1.key }) {
      var customer = try customer(id)
      if tracker.hasMerged { try updateReferences(of: customer, holding: tracker) }
      if tracker.changesHeld { customer.held = ChainList(tracker.held) }
      if tracker.changesEmitted { customer.emitted = OneOrMany(tracker.emitted.sorted()) }
      if tracker.changesHeld || tracker.changesEmitted { put(customer) }
      if let cursor = tracker.lostIn {
        try UserTrail.recordLoss(of: tracker.lost, by: customer, at: cursor, in: &self)
      }
    }
    trackers = [:]
    absorbed = [:]
    // Cache a summary for the next request: adding to a summary does not read its purchases.
    for (id, tracker) in tracked where tracker.heldCount >= RecordCache.holdingsKeptFrom {
      _ = try holdings(of: customer(id))
    }
  }

  /// Changes users and purchases to refer to the customer that theirs was merged into.
  private mutating func updateReferences(
    of customer: Customer,
    holding tracker: HoldingsTracker
  ) throws(DecisionStop) {
    for id in customer.reachingIDs {
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

  /// Loads records together before the decision reads them one by one.
  ///
  /// Each record missed on its own would restart the whole decision.
  mutating func prefetch(_ keys: [RecordKey]) throws(DecisionStop) { _ = try records(keys) }
}
