import IdentityCore
import LineProtocol
import Storage

/// Runs decisions: loads the records that they read, and counts what they cost.
final class Decider {
  let recordCache: RecordCache
  let reader: any StoreReader
  /// The store, if other daemons write it, too.
  let shared: SharedStore?
  let commits: CommitQueue
  let schedule: BackgroundSchedule
  let writer: ReplyWriter
  /// The system's time in this turn.
  var now: Moment { didSet { newestTime = max(newestTime, now) } }
  /// The newest time of any turn: the clock may have gone back since.
  private(set) var newestTime: Moment
  var budget = TurnBudget()
  /// The number of records that were loaded from the store.
  private(set) var loadedCount = 0
  /// How many steps a decision may take on the loop: a few milliseconds' worth.
  ///
  /// The worker makes larger decisions.
  var stepsOnLoop = 24_576
  /// The most steps that a decision of a request has taken on the loop.
  private(set) var mostStepsOnLoop = 0
  /// Where the randomness of decisions comes from.
  private var random: any RandomNumberGenerator
  /// Randomness that was drawn for a decision, which did not use it; drawing it costs a few calls.
  private var spareEntropy: Entropy?
  /// The newest turn that the current request has read from: an error reveals it, too.
  var turnSeen = TurnNumber.none
  var recentChanges = RecentChanges()
  /// Called with each change, while a large decision is made.
  var onChange: ((Record?, RecordKey) -> Void)?
  /// The last failure of the store, until the daemon logs it.
  var failure: StorageError?
  /// Set when the store can no longer be trusted: the process must end.
  var fatalError: StorageError?

  init(
    reader: any StoreReader,
    shared: SharedStore? = nil,
    cacheBytesMax: Int,
    commits: CommitQueue,
    schedule: BackgroundSchedule,
    writer: ReplyWriter,
    random: any RandomNumberGenerator,
    now: Moment
  ) {
    recordCache = RecordCache(bytesMax: cacheBytesMax)
    self.random = random
    (self.now, newestTime) = (now, now)
    (self.reader, self.shared, self.commits) = (reader, shared, commits)
    (self.schedule, self.writer) = (schedule, writer)
  }

  var durable: TurnNumber { commits.durable }

  /// Returns the record under a key, loaded if it is not cached, and the turn that last changed it.
  func find(_ key: RecordKey) throws(RPCError) -> (record: Record?, changedIn: TurnNumber) {
    let hashed = HashedKey(key)
    var finding = recordCache.find(hashed)
    if case .unknown = finding {
      try load([key])
      finding = recordCache.find(hashed)
    }
    guard case .known(let record, let turn) = finding else {
      preconditionFailure("Decider: a loaded record is not in the cache")
    }
    turnSeen = max(turnSeen, turn)
    return (record, turn)
  }

  /// Loads those of the records that are not cached.
  func loadUnknown(_ keys: [RecordKey]) throws(RPCError) {
    guard let first = keys.firstIndex(where: isUnknown) else { return }
    // Mostly it is all of them, or the only one.
    if first == 0, keys.dropFirst().allSatisfy(isUnknown) { return try load(keys) }
    try load(keys.filter(isUnknown))
  }

  private func isUnknown(_ key: RecordKey) -> Bool {
    if case .unknown = recordCache.find(key) { true } else { false }
  }

  private func load(_ keys: [RecordKey]) throws(RPCError) {
    budget.spend(loads: keys.count)
    loadedCount += keys.count
    let records = try stored { reader throws(StorageError) in try reader.load(keys) }
    for place in keys.indices { recordCache.insert(records[place], for: keys[place]) }
  }

  /// Reads from the store; a failure becomes an error for the caller.
  func stored<Value>(
    _ read: (any StoreReader) throws(StorageError) -> Value
  ) throws(RPCError) -> Value {
    do throws(StorageError) {
      return try read(reader)
    } catch {
      throw failed(error)
    }
  }

  /// Returns the error for the caller; the daemon logs the store's own words.
  func failed(_ error: StorageError) -> RPCError {
    if error != .pending { failure = error }
    return RPCError(error)
  }

  func damaged(_ sentence: String) -> RPCError {
    failed(.failed("\(sentence); entitled doctor says more of the data"))
  }

  /// Returns a project, and the turn that last changed it.
  ///
  /// A write calls `endWrite` later, and until then its decision is confirmed only if it has to be.
  func project(
    _ id: ProjectID,
    forWrite isForWrite: Bool = false
  ) throws(RPCError) -> (project: Project, changedIn: TurnNumber) {
    if let fatalError { throw RPCError(fatalError) }
    let (record, turn) = try find(.project(id))
    let log = RecordKey.project(id).log(of: record)
    if isForWrite, record != nil, let shared {
      do throws(StorageError) { try shared.confirmUnlessChanged(log) } catch { throw failed(error) }
    } else {
      try confirm(log)
    }
    guard let record else { throw RPCError(Refusal.unknownProject(id)) }
    guard case .project(let project) = record else {
      preconditionFailure("Decider: a record of another type under a project's key")
    }
    return (project, turn)
  }

  /// Throws if a shared store may have newer records of a log than memory.
  func confirm(_ log: ProjectNumber) throws(RPCError) {
    guard let shared else { return }
    do throws(StorageError) { try shared.confirm(log) } catch { throw failed(error) }
  }

  /// Ends a decision of a write, which throws if a shared store has to confirm it first.
  func endWrite(hasChanged: Bool) throws(RPCError) {
    guard let shared else { return }
    do throws(StorageError) {
      try shared.endWrite(hasChanged: hasChanged)
    } catch {
      throw failed(error)
    }
  }

  /// Throws unless this turn can begin with what a shared store reads under the locks of logs.
  func requireStillness(of logs: Set<ProjectNumber>) throws(RPCError) {
    guard let shared else { return }
    let hasChanges = commits.openTurn.hasChanges
    do throws(StorageError) {
      try shared.requireStillness(of: logs, turnHasChanges: hasChanges)
    } catch {
      throw failed(error)
    }
  }

  /// Returns the projects that exist.
  func directory() throws(RPCError) -> Directory {
    if case .directory(let directory)? = try find(.directory).record { return directory }
    return Directory()
  }

  /// Loads some projects, and throws if a shared store may have newer records of any of them than
  /// memory: in one round trip each for all of them.
  func confirmProjects(_ ids: [ProjectID]) throws(RPCError) {
    guard let shared else { return }
    let keys = ids.map { RecordKey.project($0) }
    try loadUnknown(keys)
    var logs: [ProjectNumber] = []
    for key in keys { logs.append(key.log(of: try find(key).record)) }
    do throws(StorageError) { try shared.confirm(logs) } catch { throw failed(error) }
  }

  /// Returns the erasures that have begun and not ended.
  func erasures() throws(RPCError) -> Erasures {
    guard case .erasures(let all)? = try find(.erasures).record else { return Erasures() }
    return all
  }

  /// Returns the devices on which each of the users is logged in, with logins that are not durable
  /// yet.
  func logins(
    of users: [UserID],
    in project: ProjectNumber
  ) throws(RPCError) -> [UserID: [DeviceID]] {
    guard !users.isEmpty else { return [:] }
    var logins = recentChanges.devices(of: Set(users), in: project)
    try stored { reader throws(StorageError) in
      for id in users { logins[id, default: []] += try reader.devices(of: id, in: project) }
    }
    return logins
  }

  /// Returns what is due in a project up to a moment, in order.
  func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(RPCError) -> [DueRecord] {
    try stored { reader throws(StorageError) in
      try reader.due(in: project, through: moment, limit: limit)
    }
  }

  /// Returns events of the store; some of them may belong to turns that it has committed and the
  /// loop has not seen as durable.
  func page(_ query: EventQuery) throws(RPCError) -> EventPage {
    let page = try stored { reader throws(StorageError) in try reader.events(query) }
    budget.spend(readEvents: page.events.count)
    return page
  }

  /// Returns events with those that are not durable yet, the newest turn that they reveal, and the
  /// cursor up to which the store was read.
  func newestPage(
    _ query: EventQuery
  ) throws(RPCError) -> (page: EventPage, needs: TurnNumber, durableCursor: Int64) {
    try awaitRollout(in: query.project)
    let stored = try page(query)
    let (page, needs) = commits.events.extend(stored, for: query)
    return (page, needs, stored.cursor)
  }

  /// Has a page of a shared store wait a moment for the events of a definition that this daemon has
  /// just accepted; with another store they precede its reply.
  private func awaitRollout(in project: ProjectNumber) throws(RPCError) {
    guard let shared, schedule.rollouts.holds(project) else { return }
    do throws(StorageError) { try shared.awaitRollout(in: project) } catch { throw failed(error) }
  }

  /// Returns the randomness of a new decision: that of the last one, if it used none.
  func freshEntropy() -> Entropy {
    if let entropy = shared?.entropy ?? spareEntropy.take() { return entropy }
    let entropy = Entropy(using: &random)
    shared?.entropy = entropy
    return entropy
  }

  /// Keeps randomness that a decision did not use for the next one.
  func reuse(_ entropy: Entropy, after draft: borrowing Draft) {
    if shared == nil, draft.entropy.isSame(as: entropy) { spareEntropy = entropy }
  }

  /// Runs a decision, and loads what it misses, until it has a result.
  func decide<Value>(
    in project: Project,
    changedIn turn: TurnNumber,
    entropy: Entropy? = nil,
    _ body: (inout Draft) throws(DecisionStop) -> Value
  ) throws(RPCError) -> (Value, Draft) {
    let decided = try decide(in: project, changedIn: turn, entropy: entropy, steps: .max, body)
    guard let decided else { preconditionFailure("Decider: too large though there is no limit") }
    return decided
  }

  /// As above; nil if the decision takes more steps than it may.
  ///
  /// With `listsReads` the draft names the records that the decision has read.
  func decide<Value>(
    in project: Project,
    changedIn turn: TurnNumber,
    entropy: Entropy? = nil,
    steps: Int,
    listsReads: Bool = false,
    _ body: (inout Draft) throws(DecisionStop) -> Value
  ) throws(RPCError) -> (Value, Draft)? {
    var steps = steps
    var logins: [UserID: [DeviceID]] = [:]
    var population: Population?
    while true {
      var draft = Draft(
        recordCache: recordCache,
        project: project,
        changedIn: turn,
        now: now,
        entropy: entropy ?? Entropy(seed: (0, 0, 0, 0)),
        logins: logins,
        population: population,
        stepsMax: steps,
        listsReads: listsReads
      )
      do throws(DecisionStop) {
        let outcome = try body(&draft)
        draft.endLimit()
        try MentionRecorder.record(in: &draft)
        count(draft)
        if draft.changes.isEmpty {
          recordCache.cacheHoldings(of: draft, changedIn: draft.newestTurnSeen)
        }
        return (outcome, consume draft)
      } catch {
        count(draft)
        // A failed attempt counts, too, and a load takes as long as many steps.
        if steps < .max { steps -= draft.steps }
        switch error {
        case .missing(let keys):
          if steps < .max { steps -= keys.count * TurnBudget.stepsPerLoad }
          guard steps > 0 else { return nil }
          try load(keys)
        case .missingLogins(let users):
          if steps < .max { steps -= users.count * TurnBudget.stepsPerLoad }
          guard steps > 0 else { return nil }
          logins.merge(try self.logins(of: users, in: project.number)) { $1 }
        case .missingPopulation:
          guard let known = try smallPopulation(of: project.number) else { return nil }
          population = known
        case .tooLarge: return nil
        case .refused(let refusal): throw RPCError(refusal)
        case .damaged(let sentence): throw damaged(sentence)
        }
      }
    }
  }

  /// Returns a project's customers and unclaimed purchases, or nil if they are many.
  private func smallPopulation(of project: ProjectNumber) throws(RPCError) -> Population? {
    var search = PopulationSearch(in: project, self)
    for _ in 0..<2 { try search.step(self) }
    guard search.isDone else { return nil }
    budget.spend(4 * (search.population.customers.count + search.population.unclaimed.count))
    return search.population
  }

  private func count(_ draft: borrowing Draft) {
    mostStepsOnLoop = max(mostStepsOnLoop, draft.steps)
    budget.spend(draft.steps)
    turnSeen = max(turnSeen, draft.newestTurnSeen)
  }

  /// Returns how many customers and events the draft's project has.
  func projectCounts(of draft: inout Draft) throws(RPCError) -> ProjectCounts {
    while true {
      do throws(DecisionStop) {
        return try draft.projectCounts()
      } catch {
        switch error {
        case .missing(let keys): try load(keys)
        case .refused(let refusal): throw RPCError(refusal)
        case .damaged(let sentence): throw damaged(sentence)
        case .missingLogins, .missingPopulation, .tooLarge:
          preconditionFailure("Decider: reading the counts needs nothing else")
        }
      }
    }
  }
}
