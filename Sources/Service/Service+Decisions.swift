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

/// What becomes of a decision's changes.
enum Effect {
  case apply(cause: Cause)
  /// Shown and thrown away.
  case rehearse(cause: Cause)

  var cause: Cause {
    switch self {
    case .apply(let cause), .rehearse(let cause): cause
    }
  }
}

extension Service {
  /// The record under a key, brought from the store where it is not here; with the turn that last
  /// changed it.
  func find(_ key: RecordKey) throws(RPCError) -> (record: Record?, changedIn: TurnNumber) {
    let hashed = HashedKey(key)
    var finding = world.find(hashed)
    if case .unknown = finding {
      try bring([key])
      finding = world.find(hashed)
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
    if case .unknown = world.find(key) { true } else { false }
  }

  func bring(_ keys: [RecordKey]) throws(RPCError) {
    do throws(StorageError) {
      let records = try reader.load(keys)
      for place in keys.indices { world.bring(records[place], for: keys[place]) }
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
  func decide<Outcome>(
    in project: Project,
    changedIn turn: TurnNumber,
    entropy: Entropy? = nil,
    _ body: (inout Draft) throws(Stop) -> Outcome
  ) throws(RPCError) -> (Outcome, Draft) {
    while true {
      var draft = Draft(
        world: world,
        project: project,
        changedIn: turn,
        now: now,
        entropy: entropy ?? Entropy(seed: (0, 0, 0, 0))
      )
      do throws(Stop) {
        let outcome = try body(&draft)
        turnSeen = max(turnSeen, draft.newestTurnSeen)
        if draft.changes.isEmpty { world.keepHoldings(of: draft, changedIn: draft.newestTurnSeen) }
        return (outcome, consume draft)
      } catch {
        turnSeen = max(turnSeen, draft.newestTurnSeen)
        switch error {
        case .missing(let keys): try bring(keys)
        case .refused(let refusal): throw RPCError(refusal)
        case .damaged(let sentence):
          throw failed(.failed("\(sentence); entitled doctor says more of the data"))
        }
      }
    }
  }

  /// A method that only looks.
  func read<Outcome>(
    _ id: ProjectID,
    _ body: (inout Draft) throws(Stop) -> Outcome,
    _ write: (Outcome, Draft, inout JSONWriter) -> Void
  ) throws(RPCError) -> Answer {
    let (project, turn) = try project(id)
    let (outcome, draft) = try decide(in: project, changedIn: turn, body)
    let result = text { writer in
      writer.beginObject()
      write(outcome, draft, &writer)
      writer.endObject()
    }
    return Answer(result: result, needs: draft.newestTurnSeen, wrote: false)
  }

  /// Writes the result of a decision, and applies its changes, or shows them in a rehearsal.
  func conclude<Outcome>(
    _ outcome: Outcome,
    _ draft: consuming Draft,
    _ effect: Effect,
    remember: StoredAnswer? = nil,
    _ write: (Outcome, Draft, inout JSONWriter) -> Void
  ) throws(RPCError) -> Answer {
    let result = text { writer in
      writer.beginObject()
      write(outcome, draft, &writer)
      if case .rehearse(let cause) = effect { writer.rehearsal(draft, cause) }
      writer.endObject()
    }
    if case .rehearse = effect {
      return Answer(result: result, needs: draft.newestTurnSeen, wrote: false)
    }
    if var remember {
      remember.result = result
      draft.put(.answer(remember), for: .answer(draft.project.number, remember.key))
    }
    let needs = draft.newestTurnSeen
    let wrote = !draft.changes.isEmpty
    if wrote { try apply(draft, cause: effect.cause) }
    return Answer(result: result, needs: wrote ? turn : needs, wrote: wrote)
  }

  /// Makes a draft's changes part of this turn.
  private func apply(_ draft: consuming Draft, cause: Cause) throws(RPCError) {
    if !draft.events.isEmpty {
      // The tally is in memory: every draft that tells events has counted something or loaded it.
      var tally = try tally(of: &draft)
      keep(draft.events.span, of: draft.project, behind: tally.events, cause: cause)
      tally.events += Int64(draft.events.count)
      draft.put(tally)
    }
    let (project, turn) = (draft.project, turn)
    draft.changes.withEntries { keep($0, of: project, in: turn) }
    world.keepHoldings(of: draft, changedIn: turn)
  }

  private func keep(
    _ events: Span<Event>,
    of project: Project,
    behind cursor: Int64,
    cause: Cause
  ) {
    let turn = turn
    for place in events.indices {
      let cursor = cursor + Int64(place) + 1
      let stored = StoredEvent(
        project: project.number,
        cursor: cursor,
        kind: events[place].kind,
        customer: events[place].customer,
        at: events[place].at,
        body: text { writer in
          writer.event(
            events[place],
            cursor: cursor,
            id: project.eventID(cursor),
            project: project.id,
            cause: cause
          )
        }
      )
      turnEvents.append(stored)
      ledger.append(stored, in: turn)
    }
  }

  private func keep(_ changes: Span<Changes.Entry>, of project: Project, in turn: TurnNumber) {
    for place in changes.indices {
      let hashed = changes[place].hashed
      let record = changes[place].record
      let old = world.change(record, for: hashed, in: turn)
      switch hashed.key {
      case .project:
        if old.answersChange(with: record) { ready.note(hashed.key, record, in: turn) }
        if project.isSweeping { sweeps.note(project, awaits: turn) }
      case .purchase, .customer:
        if old.answersChange(with: record) { ready.note(hashed.key, record, in: turn) }
        schedule.note(record?.nextDue, of: hashed.key, in: project, turn)
      default: ready.note(hashed.key, record, in: turn)
      }
      if !old.isChanged(in: turn) { changedKeys.append(consume hashed) }
    }
  }

  func tally(of draft: inout Draft) throws(RPCError) -> Tally {
    while true {
      do throws(Stop) {
        return try draft.tally()
      } catch {
        switch error {
        case .missing(let keys): try bring(keys)
        case .refused(let refusal): throw RPCError(refusal)
        case .damaged(let sentence):
          throw failed(.failed("\(sentence); entitled doctor says more of the data"))
        }
      }
    }
  }
}

extension World.Finding {
  /// Whether this turn had changed it before.
  fileprivate func isChanged(in turn: TurnNumber) -> Bool {
    if case .known(_, turn) = self { true } else { false }
  }

  /// Whether an answer to a plain question may be another with the record than with this one.
  fileprivate func answersChange(with record: Record?) -> Bool {
    guard let record, case .known(let known?, _) = self else { return true }
    return !record.isSame(toAnswersAs: known)
  }
}

extension JSONWriter {
  /// What a decision that nobody takes would have told.
  fileprivate mutating func rehearsal(_ draft: Draft, _ cause: Cause) {
    member("dryRun", true)
    key("events")
    beginArray()
    for (position, event) in draft.events.enumerated() {
      self.event(
        event,
        cursor: nil,
        id: draft.project.eventID(-Int64(position) - 1),
        project: draft.project.id,
        cause: cause
      )
    }
    endArray()
  }
}
