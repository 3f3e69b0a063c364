/// One decision in progress: the records that it reads, and the changes and events it produces.
///
/// Nothing outside the draft changes until the caller applies it; a dry run is a draft that is not
/// applied. A record that is not in memory stops the decision (`DecisionStop.missing`): the caller
/// loads the record and decides again from the beginning, with the same `now` and `entropy`.
package struct Draft {
  package let recordCache: RecordCache
  package internal(set) var project: Project
  package let now: Moment
  /// What would be kept under each key; nil where nothing would be any more.
  package private(set) var changes = Changes()
  package private(set) var events: [Event] = []
  /// The newest turn among the records that were looked at: nobody may hear of them before it is
  /// durable.
  package private(set) var newestTurnSeen = TurnNumber.none
  /// The records that the decision has looked at; nil where nobody asks for them.
  package private(set) var reads: ReadSet?
  /// What customers hold, summed up as this draft has it.
  package private(set) var holdings: [CustomerID: HoldingsSummary] = [:]
  /// Whether a purchase is another by this draft than the one that the world has.
  private(set) var changesPurchases = false
  /// What was loaded last of a list of chains: who decides about a customer asks for it again.
  private var loaded: (held: ChainList, purchases: [Purchase])?
  /// Customers of whom this decision changes many purchases; see `track`.
  var trackers: [CustomerID: HoldingsTracker] = [:]
  /// Tracked customers that became part of another one, by the one they are part of.
  var absorbed: [CustomerID: CustomerID] = [:]
  /// Deleted purchases that are still listed by their store accounts, until `settleBuried`.
  var buried: [AccountKey: Set<ChainKey>] = [:]
  /// On which devices users are logged in, as far as the caller has looked that up.
  private let logins: [UserID: [DeviceID]]
  /// How much work the decision was so far, counted in records looked at.
  package private(set) var steps = 0
  private let stepsMax: Int
  /// What is left of the randomness that it was given.
  package internal(set) var entropy: Entropy

  package init(
    recordCache: RecordCache,
    project: Project,
    changedIn turn: TurnNumber = .none,
    now: Moment,
    entropy: Entropy,
    logins: [UserID: [DeviceID]] = [:],
    stepsMax: Int = .max,
    listsReads: Bool = false
  ) {
    self.recordCache = recordCache
    self.logins = logins
    self.stepsMax = stepsMax
    self.project = project
    self.entropy = entropy
    newestTurnSeen = turn
    if listsReads { reads = ReadSet(HashedKey(.project(project.id)).hash) }
    self.now = if case .manual(let moment) = project.clock { moment } else { now }
  }

  var rules: Rules { project.rules }

  /// As this draft would leave it; nil where nothing is kept under the key.
  package mutating func record(_ key: RecordKey) throws(DecisionStop) -> Record? {
    try checkSteps()
    switch find(key) {
    case .unknown: throw .missing([key])
    case .known(let record, _): return record
    }
  }

  /// As this draft would leave it, where it is here.
  mutating func find(_ key: RecordKey) -> RecordCache.Finding {
    steps += 1
    let key = HashedKey(key)
    reads?.insert(key.hash)
    if let changed = changes.find(key) { return .known(changed, changedIn: .none) }
    let finding = recordCache.find(key)
    if case .known(_, let turn) = finding { see(turn) }
    return finding
  }

  /// Several at once, so that the missing ones are asked for together.
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

  /// The devices on which one of the users is logged in.
  mutating func devices(loggedInAs users: [UserID]) throws(DecisionStop) -> [DeviceID] {
    let missing = users.filter { logins[$0] == nil }
    guard missing.isEmpty else { throw .missingLogins(missing) }
    readMore()
    return Set(users.flatMap { logins[$0] ?? [] }).sorted()
  }

  /// Stops a decision that is too large to be made at once, also where only what comes next is.
  func checkSteps(adding count: Int = 0) throws(DecisionStop) {
    if steps + count > stepsMax { throw .tooLarge }
  }

  /// Counts work that looks at no record, before it is done.
  mutating func spend(_ count: Int) throws(DecisionStop) {
    try checkSteps(adding: count)
    steps += count
  }

  /// Keeps a record, in place of what the key has.
  package mutating func put(_ record: consuming Record, for key: RecordKey) {
    keep(record, for: key)
    if case .purchase = key { forgetHoldings() }
  }

  /// Keeps nothing under the key any more.
  package mutating func remove(_ key: RecordKey) {
    keep(nil, for: key)
    if case .purchase = key { forgetHoldings() }
  }

  /// As `put` and `remove`, where nobody's holdings become others by that.
  mutating func keep(_ record: consuming Record?, for key: RecordKey) {
    steps += 2
    changes.put(record, for: HashedKey(key))
  }

  /// Keeps for this draft what a customer holds, summed up.
  mutating func note(_ sum: HoldingsSummary, of customer: CustomerID) {
    holdings[customer] = sum
  }

  private mutating func forgetHoldings() {
    holdings.removeAll()
    changesPurchases = true
    loaded = nil
  }

  /// What a customer holds, each by itself.
  mutating func purchases(of customer: Customer) throws(DecisionStop) -> [Purchase] {
    if let loaded, loaded.held == customer.held { return loaded.purchases }
    readHoldings(of: customer)
    // They have one name in the set, and so none of their own.
    let listed = reads.take()
    defer { reads = listed }
    let purchases = try purchases(customer.held)
    loaded = (customer.held, purchases)
    return purchases
  }

  /// As above, for whoever adds to the list, and then wants nobody else to have it.
  mutating func takePurchases(of customer: Customer) throws(DecisionStop) -> [Purchase] {
    let purchases = try purchases(of: customer)
    loaded = nil
    return purchases
  }

  /// Takes notice that something was looked at which a turn had changed.
  mutating func see(_ turn: TurnNumber) {
    newestTurnSeen = max(newestTurnSeen, turn)
  }

  /// Takes notice that the decision depends on whatever a customer holds.
  mutating func readHoldings(of customer: Customer) {
    guard reads != nil else { return }
    reads?.insert(ReadSet.holdings(of: HashedKey(.customer(project.number, customer.id))))
  }

  /// Takes notice that the decision depends on something that `reads` cannot name.
  mutating func readMore() {
    reads?.insertUnnamed()
  }

  /// What a decision would come to, which nobody takes; nil where it would be refused.
  mutating func rehearse<Outcome>(
    _ body: (inout Draft) throws(DecisionStop) -> Outcome
  ) throws(DecisionStop) -> Outcome? {
    var rehearsal = self
    defer {
      (newestTurnSeen, reads, steps) = (rehearsal.newestTurnSeen, rehearsal.reads, rehearsal.steps)
    }
    do throws(DecisionStop) {
      return try body(&rehearsal)
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }

  mutating func emit(_ event: consuming Event) {
    steps += 8
    // As many as a purchase that gives something has.
    if events.isEmpty { events.reserveCapacity(2) }
    events.append(event)
  }

  /// As above, of one that is completed where it stands: handed on, every reference in it counts.
  mutating func emit(_ event: consuming Event, _ complete: (inout Event) -> Void) {
    emit(event)
    complete(&events[events.count - 1])
  }

  /// How many events this draft tells so far.
  var eventCount: Int { events.count }

  /// Completes an event by what it brought about, which was told behind it.
  mutating func amend(_ place: Int, outcome: IdentifyOutcome, customer: CustomerID) {
    events[place].outcome = outcome
    events[place].customer = customer
  }
}

/// Why a record of the wrong sort under a key is a bug and no weather: keys name their sort.
func mismatch(_ key: RecordKey) -> Never {
  preconditionFailure("World: a record of another sort under \(key)")
}
