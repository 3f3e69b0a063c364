import IdentityCore
import LineProtocol
import Storage

/// What is answered to one request.
struct Answer {
  /// The result, an object.
  var result: [UInt8]
  /// The newest turn of which it tells.
  var needs: TurnNumber
  /// Whether it changed something, in that turn.
  var wrote: Bool
  /// A subscription that begins when this is answered.
  var opens: Subscription?
}

extension Service {
  /// The record under a key, brought from the store where it is not here; with the turn that last
  /// changed it.
  func find(_ key: RecordKey) throws(RPCError) -> (record: Record?, changedIn: TurnNumber) {
    let hashed = HashedKey(key)
    var finding = recordCache.find(hashed)
    if case .unknown = finding {
      try bring([key])
      finding = recordCache.find(hashed)
    }
    guard case .known(let record, let turn) = finding else {
      preconditionFailure("World: what was brought is not here")
    }
    turnSeen = max(turnSeen, turn)
    return (record, turn)
  }

  /// Brings those of the records that are not here.
  func bringUnknown(_ keys: [RecordKey]) throws(RPCError) {
    guard let first = keys.firstIndex(where: isUnknown) else { return }
    // Mostly it is all of them, or the only one.
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

  /// What a failure to read is to the caller; the daemon's log gets the store's own words.
  func failed(_ error: StorageError) -> RPCError {
    failure = error
    return RPCError(error)
  }

  func project(_ id: ProjectID) throws(RPCError) -> (project: Project, changedIn: TurnNumber) {
    if let fatalError { throw RPCError(fatalError) }
    let (record, turn) = try find(.project(id))
    guard let record else { throw RPCError(Refusal.unknownProject(id)) }
    guard case .project(let project) = record else {
      preconditionFailure("World: a record of another sort under a project's key")
    }
    return (project, turn)
  }

  /// The randomness of a new decision: the last one's, where that drew nothing from it.
  func freshEntropy() -> Entropy {
    if let entropy = spareEntropy.take() { return entropy }
    var random = SystemRandomNumberGenerator()
    return Entropy(using: &random)
  }

  /// Asks the core, bringing what it misses, until it has answered.
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

  /// As above; nil where it takes more steps than it may.
  ///
  /// With `listsReads` the draft says which records the decision has looked at.
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
        // What was tried in vain took its time, too, and a look at the store is a long step.
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

  /// A method that only looks.
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

  /// Makes a decision here if it is small, and otherwise has the worker make it.
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

  /// Writes the result of a decision, and applies its changes, or shows them in a rehearsal.
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

  /// As above, of a decision that was made without one.
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
      // The tally is in memory: every draft that tells events has counted something or loaded it.
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
  /// Whether this turn had changed it before.
  fileprivate func isChanged(in turn: TurnNumber) -> Bool {
    if case .known(_, turn) = self { true } else { false }
  }
}
