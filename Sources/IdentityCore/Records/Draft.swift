/// One decision in progress: the records that it reads, and the changes and events it produces.
///
/// Nothing outside the draft changes until the caller applies it; a dry run is a draft that is not
/// applied. A record that is not in memory stops the decision (`DecisionStop.missing`): the caller
/// loads the record and decides again from the beginning, with the same `now` and `entropy`.
package struct Draft {
  package let recordCache: RecordCache
  package internal(set) var project: Project
  package let now: Moment
  /// The changed records; nil under a key that the decision removes.
  package private(set) var changes = Changes()
  package private(set) var events: [Event] = []
  /// The newest turn among the records read; the reply waits until it is durable.
  package private(set) var newestTurnSeen = TurnNumber.none
  /// The records that the decision read; nil if the caller does not need them.
  package private(set) var reads: ReadSet?
  /// Summaries of customers' holdings, with this draft's changes.
  package private(set) var holdings: [CustomerID: HoldingsSummary] = [:]
  /// Whether this draft changes a purchase that the cache may have summarized.
  private(set) var changesPurchases = false
  /// The last list of purchases loaded, because decisions often ask for it again.
  private var loaded: (held: ChainList, purchases: [Purchase])?
  /// The project's counts, once they are read: many steps of a decision look at one of them.
  var counts: ProjectCounts?
  /// Customers with many purchases that this decision changes; see `track`.
  var trackers: [CustomerID: HoldingsTracker] = [:]
  /// Tracked customers that were merged, by the customer that they merged into.
  var absorbed: [CustomerID: CustomerID] = [:]
  /// The devices on which users are logged in, as far as the caller has loaded them.
  private let logins: [UserID: [DeviceID]]
  /// Whom the project has, if the caller has loaded that.
  private let knownPopulation: Population?
  /// The cost of the decision so far, counted in records read.
  package private(set) var steps = 0
  private var stepsMax: Int
  /// The random generator, after the draws of this decision.
  package internal(set) var entropy: Entropy

  package init(
    recordCache: RecordCache,
    project: Project,
    changedIn turn: TurnNumber = .none,
    now: Moment,
    entropy: Entropy,
    logins: [UserID: [DeviceID]] = [:],
    population: Population? = nil,
    stepsMax: Int = .max,
    listsReads: Bool = false
  ) {
    self.recordCache = recordCache
    self.logins = logins
    knownPopulation = population
    self.stepsMax = stepsMax
    self.project = project
    self.entropy = entropy
    newestTurnSeen = turn
    if listsReads { reads = ReadSet(HashedKey(.project(project.id)).hash) }
    self.now = project.clock.time(atSystemTime: now)
  }

  var rules: Rules { project.rules }

  /// Returns the record with this draft's changes, or nil if there is none.
  package mutating func record(_ key: RecordKey) throws(DecisionStop) -> Record? {
    try checkSteps()
    switch find(key) {
    case .unknown: throw .missing([key])
    case .known(let record, _): return record
    }
  }

  /// Looks up a record in this draft's changes, then in the cache.
  mutating func find(_ key: RecordKey) -> RecordCache.Lookup {
    steps += 1
    let key = HashedKey(key)
    reads?.insert(key.hash)
    if let changed = changes.find(key) { return .known(changed, changedIn: .none) }
    let finding = recordCache.find(key)
    if case .known(_, let turn) = finding { recordTurn(turn) }
    return finding
  }

  /// Returns several records; a stop names all missing keys at once.
  mutating func records(_ keys: [RecordKey]) throws(DecisionStop) -> [Record?] {
    try checkSteps(adding: keys.count)
    var found: [Record?] = []
    var missing: [RecordKey] = []
    for key in keys {
      switch find(key) {
      case .unknown: missing.append(key)
      case .known(let record, _): found.append(record)
      }
    }
    guard missing.isEmpty else { throw .missing(missing) }
    return found
  }

  /// Returns the devices on which any of the users is logged in.
  mutating func devices(loggedInAs users: [UserID]) throws(DecisionStop) -> [DeviceID] {
    let missing = users.filter { logins[$0] == nil }
    guard missing.isEmpty else { throw .missingLogins(missing) }
    recordUnnamedRead()
    return Set(users.flatMap { logins[$0] ?? [] }).sorted()
  }

  /// Returns the project's customers and unclaimed purchases.
  mutating func population() throws(DecisionStop) -> Population {
    guard let knownPopulation else { throw .missingPopulation }
    recordUnnamedRead()
    return knownPopulation
  }

  /// Stops the decision if its steps, with `count` more, exceed the limit.
  func checkSteps(adding count: Int = 0) throws(DecisionStop) {
    if steps + count > stepsMax { throw .tooLarge }
  }

  /// Lifts the limit: the decision is made, and what is added to it is small.
  package mutating func endLimit() { stepsMax = .max }

  /// Counts work that reads no record, before the draft does it.
  mutating func spend(_ count: Int) throws(DecisionStop) {
    try checkSteps(adding: count)
    steps += count
  }

  /// Stores a record under a key.
  package mutating func put(_ record: consuming Record, for key: consuming RecordKey) {
    if key.type == .purchase { invalidateHoldings() }
    change(record, for: key)
  }

  /// Removes the record under a key.
  package mutating func remove(_ key: RecordKey) {
    change(nil, for: key)
    if key.type == .purchase { invalidateHoldings() }
  }

  /// Changes a record in a way that leaves cached holdings valid.
  mutating func change(_ record: consuming Record?, for key: consuming RecordKey) {
    steps += 2
    if key.type == .projectCounts { counts = nil }
    changes.put(record, for: HashedKey(key))
  }

  /// Caches a summary of a customer's holdings for this draft.
  mutating func cacheHoldings(_ sum: HoldingsSummary, of customer: CustomerID) {
    holdings[customer] = sum
  }

  private mutating func invalidateHoldings() {
    holdings.removeAll()
    changesPurchases = true
    loaded = nil
  }

  /// Returns the purchases that a customer holds.
  mutating func purchases(of customer: Customer) throws(DecisionStop) -> [Purchase] {
    if let loaded, loaded.held == customer.held { return loaded.purchases }
    recordHoldingsRead(of: customer)
    // The set names a customer's holdings as one entry, not purchase by purchase.
    let listed = reads.take()
    defer { reads = listed }
    let purchases = try purchases(customer.held)
    loaded = (customer.held, purchases)
    return purchases
  }

  /// Returns the purchases and drops the draft's reference, so that appending copies nothing.
  mutating func takePurchases(of customer: Customer) throws(DecisionStop) -> [Purchase] {
    let purchases = try purchases(of: customer)
    loaded = nil
    return purchases
  }

  /// Records that the decision read something that a turn changed.
  mutating func recordTurn(_ turn: TurnNumber) {
    newestTurnSeen = max(newestTurnSeen, turn)
  }

  /// Records that the decision depends on everything that a customer holds.
  mutating func recordHoldingsRead(of customer: Customer) {
    guard reads != nil else { return }
    reads?.insert(ReadSet.holdings(of: HashedKey(.customer(project.number, customer.id))))
  }

  /// Records that the decision depends on something that has no record key.
  mutating func recordUnnamedRead() {
    reads?.insertUnnamed()
  }

  /// Runs a decision without its changes; returns nil if it would be refused.
  mutating func dryRun<Outcome>(
    _ body: (inout Draft) throws(DecisionStop) -> Outcome
  ) throws(DecisionStop) -> Outcome? {
    var trial = self
    defer {
      (newestTurnSeen, reads, steps) = (trial.newestTurnSeen, trial.reads, trial.steps)
    }
    do throws(DecisionStop) {
      return try body(&trial)
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }

  /// Discards what the decision has changed since an earlier state, but not what it has read.
  mutating func revert(to earlier: consuming Draft) {
    let (turn, reads, steps) = (newestTurnSeen, reads, steps)
    self = earlier
    (newestTurnSeen, self.reads, self.steps) = (turn, reads, steps)
  }

  mutating func emit(_ event: consuming Event) {
    steps += 8
    // Enough for a purchase that gives access.
    if events.isEmpty { events.reserveCapacity(2) }
    events.append(event)
  }

  /// Emits an event and completes it in place, which avoids copies of its references.
  mutating func emit(_ event: consuming Event, _ complete: (inout Event) -> Void) {
    emit(event)
    complete(&events[events.count - 1])
  }

  /// The number of events emitted so far.
  var eventCount: Int { events.count }

  /// Removes the last event, which turned out to report nothing.
  mutating func dropEvent(_ index: Int) {
    events.removeSubrange(index...)
  }

  /// Completes an event, once what follows from it is known.
  mutating func amend(_ index: Int, _ complete: (inout Event) -> Void) { complete(&events[index]) }
}

/// Stops the process: a key names its record's type, so another type is a bug.
func mismatch(_ key: RecordKey) -> Never {
  preconditionFailure("RecordCache: a record of the wrong type under \(key)")
}
