import IdentityCore
import LineProtocol
import Storage

/// The result of one request.
struct Answer {
  /// The result, an object.
  var result: [UInt8]
  /// The newest turn that the result reveals.
  var needs: TurnNumber
  /// Whether the request changed something, in that turn.
  var wrote: Bool
  /// A subscription that begins when the reply is sent.
  var opens: Subscription?
}

// What a decision changes goes into the cache and the open turn.
extension Decider {
  /// Runs a method that only reads.
  func read<Value>(
    _ id: ProjectID,
    _ body: @escaping @Sendable (inout Draft) throws(DecisionStop) -> Value,
    _ write: @escaping @Sendable (Value, Draft, inout JSONWriter) -> Void,
    finish: @escaping (Answer) throws(RPCError) -> Outcome = { .answered($0) }
  ) throws(RPCError) -> Outcome {
    let (project, turn) = try project(id)
    let cause = Event.Cause.request(method: [], id: nil)
    let decision = Decision(effect: .apply(cause: cause), decide: body, write: write)
    return try carryOut(decision, in: project, changedIn: turn, finish: finish)
  }

  /// Runs a decision on the loop if it takes few steps, or those given; otherwise the worker has to
  /// run it.
  func carryOut<Value>(
    _ decision: Decision<Value>,
    in project: Project,
    changedIn turn: TurnNumber,
    entropy: Entropy? = nil,
    steps: Int? = nil,
    finish: @escaping (Answer) throws(RPCError) -> Outcome = { .answered($0) }
  ) throws(RPCError) -> Outcome {
    let decided = try decide(
      in: project,
      changedIn: turn,
      entropy: entropy,
      steps: steps ?? stepsOnLoop,
      decision.decide
    )
    guard let (outcome, draft) = decided else {
      return .large(LargeDecision(decision, in: project, finish: finish))
    }
    if let entropy { reuse(entropy, after: draft) }
    return try finish(conclude(outcome, draft, decision))
  }

  /// Writes the result of a decision, and applies its changes unless it is a rehearsal.
  func conclude<Value>(
    _ outcome: Value,
    _ draft: consuming Draft,
    _ decision: Decision<Value>
  ) throws(RPCError) -> Answer {
    // Without the lock the decision is made again, so its result is not written yet.
    if case .apply = decision.effect { try requireLock(for: draft) }
    let result = writer.text { decision.write(outcome, draft, to: &$0) }
    if case .rehearse = decision.effect {
      return Answer(result: result, needs: draft.newestTurnSeen, wrote: false)
    }
    if var remember = decision.remember {
      remember.result = result
      draft.put(.answer(remember), for: .answer(draft.project.number, remember.key))
    }
    let needs = draft.newestTurnSeen
    let wrote = !draft.changes.isEmpty
    if wrote { try apply(draft, cause: decision.effect.cause) }
    return Answer(result: result, needs: wrote ? commits.turn : needs, wrote: wrote)
  }

  /// Throws unless a shared store has granted the locks of what a draft changes.
  private func requireLock(for draft: borrowing Draft) throws(RPCError) {
    guard let shared, !draft.changes.isEmpty else { return }
    do throws(StorageError) {
      try shared.requireLock(for: draft.changes)
    } catch {
      throw failed(error)
    }
  }

  /// Adds a draft's changes and events to the open turn.
  func apply(_ draft: consuming Draft, cause: Event.Cause) throws(RPCError) {
    try requireLock(for: draft)
    if !draft.events.isEmpty {
      // The counts are in memory: every draft that emits events has counted something.
      var projectCounts = try projectCounts(of: &draft)
      record(draft.events.span, of: draft.project, after: projectCounts.events, cause: cause)
      projectCounts.add(events: draft.events.count, at: draft.now, by: draft.project.clock)
      draft.put(projectCounts)
    }
    let (project, turn) = (draft.project, commits.turn)
    draft.changes.withEntries { record($0, of: project, in: turn) }
    recordCache.cacheHoldings(of: draft, changedIn: turn)
  }

  private func record(
    _ events: Span<Event>,
    of project: Project,
    after cursor: Int64,
    cause: Event.Cause
  ) {
    let turn = commits.turn
    for place in events.indices {
      let stored = StoredEvent(
        events[place],
        cursor: cursor + Int64(place) + 1,
        in: project,
        cause: cause
      )
      commits.openTurn.append(stored)
      commits.record(stored, in: turn)
    }
  }

  private func record(
    _ changes: Span<Changes.Entry>,
    of project: Project,
    in turn: TurnNumber
  ) {
    for place in changes.indices {
      let hashed = changes[place].hashed
      let record = changes[place].record
      let old = recordCache.change(record, for: hashed, in: turn)
      if let onChange { onChange(record, hashed.key) }
      switch hashed.key.type {
      case .project:
        if project.isRollingOut { schedule.rollouts.record(project, awaits: turn) }
      case .definition:
        if record != nil { shared?.noteRollout(in: project.number) }
      case .purchase, .customer:
        if let shared {
          nameHolders(old, record, under: hashed.key, in: shared)
        } else {
          schedule.dues.record(record?.nextDue, of: hashed.key, in: project, turn)
        }
      case .device, .unclaimed:
        recentChanges.record(record, under: hashed.key, in: turn)
      default: break
      }
      if !old.isChanged(in: turn) { commits.openTurn.record(changed: hashed) }
    }
  }

  /// Has the turn's log entry name the holders of a purchase before and after its change.
  private func nameHolders(
    _ old: RecordCache.Lookup,
    _ record: Record?,
    under key: RecordKey,
    in shared: SharedStore
  ) {
    guard key.type == .purchase else { return }
    shared.recordHolders(of: record, in: key.project)
    if case .known(let old, _) = old { shared.recordHolders(of: old, in: key.project) }
  }

  /// Makes a large decision a turn of its own; the open turn must be empty.
  func apply(_ decided: LargeDecision.Decided, beginsErasing: Bool) -> Answer {
    let (turn, number) = (commits.turn, decided.project.number)
    recordCache.adopt(decided.changes, in: turn, changingHoldingsOf: decided.customers)
    for key in decided.customers { recordCache.promote(key) }
    recordCache.cacheHoldings(decided.holdings, in: number, changedIn: turn)
    for (key, record) in decided.indexed { recentChanges.record(record, under: key, in: turn) }
    shared?.recordHolders(decided.customers)
    if decided.changes[.project(decided.project.id)] != nil, decided.project.isRollingOut {
      schedule.rollouts.record(decided.project, awaits: turn)
      shared?.noteRollout(in: number)
    }
    if shared == nil {
      schedule.dues.store(nil, of: number)
      schedule.dues.record(decided.nextDue, of: .projectCounts(number), in: decided.project, turn)
    }
    for event in decided.events { commits.record(event, in: turn) }
    submit(
      Turn(
        number: turn,
        changes: decided.changes,
        events: decided.events,
        precedesRewrites: beginsErasing
      ),
      changing: decided.changedHashes
    )
    return Answer(result: decided.result, needs: turn, wrote: true)
  }

  /// Hands the open turn to the committer if it has changed something, and evicts records that
  /// exceed the cache's limit.
  ///
  /// A large decision needs the records that were loaded for it: `evicts` is false until it is
  /// made.
  func endTurn(evicts: Bool = true) {
    if commits.openTurn.hasChanges {
      let changes = commits.openTurn.changedKeys.map(\.hash)
      submit(commits.openTurn.close(in: recordCache), changing: changes)
    }
    if evicts { recordCache.trim(durable: durable) }
  }

  private func submit(_ closed: Turn, changing hashes: [UInt64]) {
    // A customer's holdings change with each purchase of that customer.
    commits.submit(closed, changing: hashes + recordCache.takeChangedHoldings())
  }

  /// Asks the committer what became durable.
  func poll() -> CommitQueue.Progress {
    let progress = commits.poll()
    recentChanges.forget(through: durable)
    return progress
  }

  /// Forgets every change that is not durable, after a failed commit.
  func rollBack(_ failure: StorageError) {
    recordCache.forgetChanges(after: durable)
    recentChanges.forget(after: durable)
    commits.rollBack()
    shared?.discardHolders()
    self.failure = failure
    // After a failed sync only a restart shows what is stored.
    if case .syncFailed = failure { fatalError = failure }
  }
}

extension RecordCache.Lookup {
  /// Whether this turn had changed it before.
  fileprivate func isChanged(in turn: TurnNumber) -> Bool {
    if case .known(_, turn) = self { true } else { false }
  }
}
