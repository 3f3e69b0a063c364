import IdentityCore
import LineProtocol
import Storage

/// The answer to one request.
struct Answer {
  /// The result, an object.
  var result: [UInt8]
  /// The newest turn on which the answer depends.
  var needs: TurnNumber
  /// Whether the request changed something, in that turn.
  var wrote: Bool
  /// A subscription that begins when the answer is sent.
  var opens: Subscription?
}

extension Service {
  /// Returns a record and the turn that last changed it; loads the record if it is not cached.
  func find(_ key: RecordKey) throws(RPCError) -> (record: Record?, changedIn: TurnNumber) {
    let hashed = HashedKey(key)
    var finding = recordCache.find(hashed)
    if case .unknown = finding {
      try bring([key])
      finding = recordCache.find(hashed)
    }
    guard case .known(let record, let turn) = finding else {
      preconditionFailure("a loaded record is not in the cache")
    }
    turnSeen = max(turnSeen, turn)
    return (record, turn)
  }

  /// Loads the records that are not cached.
  func bringUnknown(_ keys: [RecordKey]) throws(RPCError) {
    guard let first = keys.firstIndex(where: isUnknown) else { return }
    // Usually all are missing, or there is only one.
    if first == 0, keys.dropFirst().allSatisfy(isUnknown) { return try bring(keys) }
    try bring(keys.filter(isUnknown))
  }

  private func isUnknown(_ key: RecordKey) -> Bool {
    if case .unknown = recordCache.find(key) { true } else { false }
  }

  func bring(_ keys: [RecordKey]) throws(RPCError) {
    budget.spend(loads: keys.count)
    do throws(StorageError) {
      let records = try reader.load(keys)
      for place in keys.indices { recordCache.bring(records[place], for: keys[place]) }
    } catch {
      throw failed(error)
    }
  }

  /// Converts a read failure for the caller; the daemon logs the store's own message.
  func failed(_ error: StorageError) -> RPCError {
    failure = error
    return RPCError(error)
  }

  func project(_ id: ProjectID) throws(RPCError) -> (project: Project, changedIn: TurnNumber) {
    if let fatalError { throw RPCError(fatalError) }
    let (record, turn) = try find(.project(id))
    guard let record else { throw RPCError(Refusal.unknownProject(id)) }
    guard case .project(let project) = record else {
      preconditionFailure("a record of another type under a project's key")
    }
    return (project, turn)
  }

  /// Returns entropy for a decision; reuses the last if no randomness was drawn from it.
  func freshEntropy() -> Entropy {
    if let entropy = spareEntropy.take() { return entropy }
    var random = SystemRandomNumberGenerator()
    return Entropy(using: &random)
  }

  /// Makes a decision, loading the records that it misses.
  func decide<Value>(
    in project: Project,
    changedIn turn: TurnNumber,
    entropy: Entropy? = nil,
    _ body: (inout Draft) throws(DecisionStop) -> Value
  ) throws(RPCError) -> (Value, Draft) {
    let decided = try decide(in: project, changedIn: turn, entropy: entropy, steps: .max, body)
    guard let decided else { preconditionFailure("Service: too large though there is no limit") }
    return decided
  }

  /// As above; returns nil if the decision takes more than `steps`.
  ///
  /// With `listsReads`, the draft lists the records that the decision has read.
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
    while true {
      var draft = Draft(
        recordCache: recordCache,
        project: project,
        changedIn: turn,
        now: now,
        entropy: entropy ?? Entropy(seed: (0, 0, 0, 0)),
        logins: logins,
        stepsMax: steps,
        listsReads: listsReads
      )
      do throws(DecisionStop) {
        let outcome = try body(&draft)
        mostStepsOnLoop = max(mostStepsOnLoop, draft.steps)
        budget.spend(draft.steps)
        turnSeen = max(turnSeen, draft.newestTurnSeen)
        if draft.changes.isEmpty {
          recordCache.keepHoldings(of: draft, changedIn: draft.newestTurnSeen)
        }
        return (outcome, consume draft)
      } catch {
        mostStepsOnLoop = max(mostStepsOnLoop, draft.steps)
        budget.spend(draft.steps)
        turnSeen = max(turnSeen, draft.newestTurnSeen)
        // Failed attempts take time, too, and a load from the store counts as many steps.
        if steps < .max { steps -= draft.steps }
        switch error {
        case .missing(let keys):
          if steps < .max { steps -= keys.count * TurnBudget.stepsPerLoad }
          guard steps > 0 else { return nil }
          try bring(keys)
        case .missingLogins(let users):
          if steps < .max { steps -= users.count * TurnBudget.stepsPerLoad }
          guard steps > 0 else { return nil }
          logins.merge(try self.logins(of: users, in: project.number)) { $1 }
        case .tooLarge: return nil
        case .refused(let refusal): throw RPCError(refusal)
        case .damaged(let sentence):
          throw failed(.failed("\(sentence); entitled doctor says more of the data"))
        }
      }
    }
  }

  /// Carries out a method that only reads.
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

  /// Makes a decision on the loop if it is small, and otherwise on the worker.
  func carryOut<Value>(
    _ decision: Decision<Value>,
    in project: Project,
    changedIn turn: TurnNumber,
    entropy: Entropy? = nil,
    finish: @escaping (Answer) throws(RPCError) -> Outcome = { .answered($0) }
  ) throws(RPCError) -> Outcome {
    let decided = try decide(
      in: project,
      changedIn: turn,
      entropy: entropy,
      steps: stepsOnLoop,
      decision.decide
    )
    guard let (outcome, draft) = decided else {
      return .large(LargeDecision(decision, in: project, finish: finish))
    }
    if let entropy, draft.entropy.isSame(as: entropy) { spareEntropy = entropy }
    return try finish(conclude(outcome, draft, decision))
  }

  /// Writes the result of a decision, and applies its changes or shows them in a dry run.
  func conclude<Value>(
    _ outcome: Value,
    _ draft: consuming Draft,
    _ decision: Decision<Value>
  ) throws(RPCError) -> Answer {
    let result = text { decision.write(outcome, draft, to: &$0) }
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
    return Answer(result: result, needs: wrote ? turn : needs, wrote: wrote)
  }

  /// As above, for a decision that was made without a `Decision`.
  func conclude<Value>(
    _ outcome: Value,
    _ draft: consuming Draft,
    _ effect: Effect,
    remember: StoredAnswer? = nil,
    _ write: @escaping @Sendable (Value, Draft, inout JSONWriter) -> Void
  ) throws(RPCError) -> Answer {
    let decision = Decision(
      effect: effect,
      remember: remember,
      decide: { (_) throws(DecisionStop) -> Value in preconditionFailure("Service: decided already")
      },
      write: write
    )
    return try conclude(outcome, draft, decision)
  }

  /// Makes a draft's changes part of this turn.
  private func apply(_ draft: consuming Draft, cause: Event.Cause) throws(RPCError) {
    if !draft.events.isEmpty {
      // The counts are in memory: a draft that emits events has loaded them.
      var projectCounts = try projectCounts(of: &draft)
      keep(draft.events.span, of: draft.project, behind: projectCounts.events, cause: cause)
      projectCounts.events += Int64(draft.events.count)
      draft.put(projectCounts)
    }
    let (project, turn) = (draft.project, turn)
    draft.changes.withEntries { keep($0, of: project, in: turn) }
    recordCache.keepHoldings(of: draft, changedIn: turn)
  }

  private func keep(
    _ events: Span<Event>,
    of project: Project,
    behind cursor: Int64,
    cause: Event.Cause
  ) {
    let turn = turn
    for place in events.indices {
      let stored = StoredEvent(
        events[place],
        cursor: cursor + Int64(place) + 1,
        in: project,
        cause: cause
      )
      openTurn.append(stored)
      ledger.append(stored, in: turn)
    }
  }

  private func keep(_ changes: Span<Changes.Entry>, of project: Project, in turn: TurnNumber) {
    for place in changes.indices {
      let hashed = changes[place].hashed
      let record = changes[place].record
      let old = recordCache.change(record, for: hashed, in: turn)
      switch hashed.key {
      case .project:
        if project.isSweeping { sweeps.note(project, awaits: turn) }
      case .purchase, .customer:
        schedule.note(record?.nextDue, of: hashed.key, in: project, turn)
      case .device:
        recentLogins.note(record, under: hashed.key, in: turn)
      default: break
      }
      if !old.isChanged(in: turn) { openTurn.note(changed: hashed) }
    }
  }

  func projectCounts(of draft: inout Draft) throws(RPCError) -> ProjectCounts {
    while true {
      do throws(DecisionStop) {
        return try draft.projectCounts()
      } catch {
        switch error {
        case .missing(let keys): try bring(keys)
        case .refused(let refusal): throw RPCError(refusal)
        case .damaged(let sentence):
          throw failed(.failed("\(sentence); entitled doctor says more of the data"))
        case .missingLogins, .tooLarge:
          preconditionFailure("Service: a look at the counts needs nothing else")
        }
      }
    }
  }
}

extension RecordCache.Finding {
  /// Whether this turn had changed the record before.
  fileprivate func isChanged(in turn: TurnNumber) -> Bool {
    if case .known(_, turn) = self { true } else { false }
  }
}
