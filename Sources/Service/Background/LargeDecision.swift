import IdentityCore
import LineProtocol
import Storage

/// A decision that would hold up the loop, made on a worker thread.
///
/// The worker gets copies of the records, and the loop applies the result as a turn of its own. For
/// example, a login may move 10,000 purchases.
struct LargeDecision {
  let project: ProjectID
  let number: ProjectNumber
  let make: @Sendable (Input) -> Output
  /// Called on the loop with the answer after everything is applied.
  let finish: (Answer) throws(RPCError) -> Outcome
  /// Whether writes to its project wait for it, whatever they change.
  let isExclusive: Bool

  /// The logs of a shared store whose locks it needs: a deletion changes the list of all erasures,
  /// too.
  var locks: Set<ProjectNumber> { [.directoryLog, number] }

  /// The input of the worker.
  struct Input: Sendable {
    var project: Project
    var changedIn: TurnNumber
    var now: Moment
    var entropy: Entropy
    var records: [RecordKey: VersionedRecord] = [:]
    var logins: [UserID: [DeviceID]] = [:]
    var population: Population?
  }

  /// A record or its absence, with the turn that changed it last.
  struct VersionedRecord: Sendable {
    var record: Record?
    var changedIn: TurnNumber
  }

  /// The output of the worker.
  enum Output: Sendable {
    case decided(Decided)
    /// The loop loads these, and starts the worker again.
    case missing(records: [RecordKey], logins: [UserID])
    case missingPopulation
    case refused(Refusal)
    case damaged(String)
  }

  /// The result of a decision, ready to be applied.
  struct Decided: Sendable {
    var result: [UInt8]
    var needs: TurnNumber
    var now: Moment
    /// The counts with which it began, if it changes any.
    var counts: ProjectCounts?
    var changes: [RecordKey: Record?] = [:]
    var events: [StoredEvent] = []
    /// The customers whose purchases change.
    var customers: [RecordKey] = []
    /// The hashes of the keys that change.
    var changedHashes: [UInt64] = []
    /// The devices that change.
    var indexed: [(key: RecordKey, record: Record?)] = []
    /// When the first of the changed records is due.
    var nextDue: Moment?
    var project: Project
    /// Summaries of the customers' holdings after the decision.
    var holdings: [CustomerID: HoldingsSummary] = [:]
  }
}

extension LargeDecision {
  init<Value>(
    _ decision: Decision<Value>,
    in project: Project,
    finish: @escaping (Answer) throws(RPCError) -> Outcome
  ) {
    self.project = project.id
    number = project.number
    isExclusive = decision.isExclusive
    self.finish = finish
    make = { input in
      let recordCache = RecordCache(bytesMax: .max)
      for (key, found) in input.records {
        recordCache.insert(found.record, for: key, changedIn: found.changedIn)
      }
      var draft = Draft(
        recordCache: recordCache,
        project: input.project,
        changedIn: input.changedIn,
        now: input.now,
        entropy: input.entropy,
        logins: input.logins,
        population: input.population
      )
      do throws(DecisionStop) {
        let outcome = try decision.decide(&draft)
        try MentionRecorder.record(in: &draft)
        return .decided(try Decided(outcome, &draft, of: decision))
      } catch {
        switch error {
        case .missing(let keys): return .missing(records: keys, logins: [])
        case .missingLogins(let users): return .missing(records: [], logins: users)
        case .missingPopulation: return .missingPopulation
        case .refused(let refusal): return .refused(refusal)
        case .damaged(let sentence): return .damaged(sentence)
        case .tooLarge: preconditionFailure("Draft: too large though it has no limit")
        }
      }
    }
  }
}

extension LargeDecision.Decided {
  fileprivate init<Value>(
    _ outcome: Value,
    _ draft: inout Draft,
    of decision: Decision<Value>
  ) throws(DecisionStop) {
    var writer = JSONWriter(capacity: 4096)
    decision.write(outcome, draft, to: &writer)
    result = writer.bytes
    needs = draft.newestTurnSeen
    now = draft.now
    project = draft.project
    guard case .apply(let cause) = decision.effect else { return }
    if var remember = decision.remember {
      remember.result = result
      draft.put(.answer(remember), for: .answer(project.number, remember.key))
    }
    if !draft.events.isEmpty {
      var projectCounts = try draft.projectCounts()
      events = draft.events.enumerated().map { place, event in
        StoredEvent(
          event,
          cursor: projectCounts.events + Int64(place) + 1,
          in: project,
          cause: cause
        )
      }
      projectCounts.add(events: draft.events.count, at: draft.now, by: project.clock)
      draft.put(projectCounts)
    }
    holdings = draft.holdings
    merge(draft.changes, in: draft.recordCache)
  }

  private mutating func merge(_ entries: Changes, in recordCache: RecordCache) {
    let key = RecordKey.projectCounts(project.number)
    if case .known(.projectCounts(let projectCounts)?, _) = recordCache.find(key) {
      counts = projectCounts
    }
    var holders: Set<CustomerID> = []
    for entry in entries {
      changes[entry.key] = .some(entry.record)
      if let due = entry.record?.nextDue { nextDue = min(nextDue ?? due, due) }
      changedHashes.append(entry.hashed.hash)
      switch entry.key.type {
      case .device, .unclaimed: indexed.append((entry.key, entry.record))
      default: break
      }
      guard entry.key.type == .purchase else { continue }
      if case .purchase(let purchase)? = entry.record { holders.formUnion(purchase.holders) }
      if case .known(.purchase(let purchase)?, _) = recordCache.find(entry.key) {
        holders.formUnion(purchase.holders)
      }
    }
    customers = holders.map { .customer(project.number, $0) }
  }

  /// Returns the result for the counts of now: other decisions have got numbers for their events
  /// and customers meanwhile.
  func renumbered(to now: ProjectCounts) -> Self {
    let key = RecordKey.projectCounts(project.number)
    guard let counts, case .projectCounts(let after)?? = changes[key] else { return self }
    let numbers = Renumbering(from: counts, to: now)
    var renumbered = self
    for key in changes.keys { renumbered.changes[key]??.renumber(numbers) }
    let sum = numbers.counts(adding: after, at: self.now, by: project.clock)
    renumbered.changes[key] = .some(.projectCounts(sum))
    for place in events.indices {
      let cursor = numbers.cursor(events[place].cursor)
      renumbered.events[place] = StoredEvent(
        project: project.number,
        cursor: cursor,
        event: events[place].event
      )
    }
    return renumbered
  }
}
