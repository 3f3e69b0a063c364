import IdentityCore
import LineProtocol
import Storage

// Large decisions run one at a time. Meanwhile reads and other projects continue. Writes to the
// decision's project wait, so that its input is still current when its result is applied.
extension Service {
  /// How many records one piece loads for the worker, or moves into the cache.
  static let recordsPerPiece = 512

  private static let stepsPerPiece = 4 * recordsPerPiece

  /// The large decision that is under way.
  struct LargeWork {
    let decision: LargeDecision
    /// The conversation of the request; nil for background work.
    let conversation: Conversation?
    var input: LargeDecision.Input
    var stage: Stage
    /// Whether a turn that it may have read was discarded, so that it must start again.
    var isStale = false

    enum Stage {
      /// Loading what is missing.
      case gathering(records: ArraySlice<RecordKey>, logins: ArraySlice<UserID>)
      case running
    }
  }

  /// Whether writes to a project have to wait for a large decision.
  func isHeld(_ project: ProjectNumber) -> Bool { large?.decision.number == project }

  var hasLargeWork: Bool {
    if recordCache.hasLayer { return true }
    guard let large else { return !queued.isEmpty }
    if case .gathering = large.stage { return true }
    return outbox.isFull
  }

  /// Suspends a conversation until its request is decided: by the worker now, or after others.
  func begin(_ decision: LargeDecision?, in conversation: Conversation) {
    guard let decision, large == nil, let found = try? project(decision.project) else {
      queued.append(conversation)
      return
    }
    conversation.suspension?.work = .large
    begin(decision, for: conversation, in: found.project, changedIn: found.changedIn)
  }

  private func begin(
    _ decision: LargeDecision,
    for conversation: Conversation?,
    in project: Project,
    changedIn: TurnNumber
  ) {
    large = LargeWork(
      decision: decision,
      conversation: conversation,
      input: LargeDecision.Input(
        project: project,
        changedIn: changedIn,
        now: now,
        entropy: freshEntropy()
      ),
      stage: .gathering(records: [], logins: [])
    )
  }

  /// Starts a large decision of background work.
  func begin(_ decision: LargeDecision, in project: Project, changedIn: TurnNumber) {
    precondition(large == nil, "Service: a clock has to wait for a large decision")
    begin(decision, for: nil, in: project, changedIn: changedIn)
  }

  /// Carries out background work: on the loop if it is small, otherwise on the worker.
  func carryOutUnasked(
    in project: Project,
    changedIn turn: TurnNumber,
    _ body: @escaping @Sendable (inout Draft) throws(DecisionStop) -> Void,
    finish: @escaping (Answer) throws(RPCError) -> Void
  ) throws(RPCError) {
    let decision = Decision(effect: .apply(cause: .clock), decide: body) { _, _, _ in }
    let outcome = try carryOut(decision, in: project, changedIn: turn) { answer throws(RPCError) in
      try finish(answer)
      return .answered(answer)
    }
    if case .large(let decision) = outcome { begin(decision, in: project, changedIn: turn) }
  }

  /// Does one piece of the loop's part in large decisions.
  func moveLargeWork() {
    if recordCache.hasLayer {
      budget.spend(Self.stepsPerPiece)
      return recordCache.moveLayer(Self.recordsPerPiece)
    }
    guard var work = large.take() else { return resumeQueued() }
    do throws(RPCError) {
      if let fatalError { throw RPCError(fatalError) }
      switch work.stage {
      case .gathering: try gather(&work)
      case .running:
        guard let output = outbox.take() else { break }
        if work.isStale { try begin(again: &work) } else if try handle(output, &work) { return }
      }
      large = work
    } catch {
      fail(work, error)
    }
  }

  /// Loads the next missing records; starts the worker when all are loaded.
  private func gather(_ work: inout LargeWork) throws(RPCError) {
    guard case .gathering(var records, var logins) = work.stage else { return }
    let keys = Array(records.prefix(Self.recordsPerPiece))
    records = records.dropFirst(keys.count)
    budget.spend(Self.stepsPerPiece)
    try bringUnknown(keys)
    for key in keys {
      let (record, turn) = try find(key)
      work.input.records[key] = LargeDecision.Found(record: record, changedIn: turn)
    }
    let users = Array(logins.prefix(Self.recordsPerPiece / 8))
    logins = logins.dropFirst(users.count)
    for (user, devices) in try self.logins(of: users, in: work.decision.number) {
      work.input.logins[user] = devices
    }
    work.stage = .gathering(records: records, logins: logins)
    guard records.isEmpty && logins.isEmpty else { return }
    work.stage = .running
    let (make, input, outbox) = (work.decision.make, work.input, outbox)
    worker.run { outbox.store(make(input)) }
  }

  /// Handles the worker's output; returns false if the decision continues.
  private func handle(
    _ output: LargeDecision.Output,
    _ work: inout LargeWork
  ) throws(RPCError) -> Bool {
    switch output {
    case .missing(let records, let logins):
      work.stage = .gathering(records: records[...], logins: logins[...])
      return false
    case .refused(let refusal): throw RPCError(refusal)
    case .damaged(let sentence):
      throw failed(.failed("\(sentence); entitled doctor says more of the data"))
    case .decided(let decided):
      let outcome = try work.decision.finish(apply(decided))
      if let conversation = work.conversation { goOn(conversation, outcome) }
      return true
    }
  }

  /// Answers the request of a large decision, or makes it wait for the rest.
  private func goOn(_ conversation: Conversation, _ outcome: Outcome) {
    switch outcome {
    case .answered(let answer): return resume(conversation, with: .success(answer))
    case .erasing(let wait): conversation.suspension?.work = .erasure(wait)
    case .advancing(let advance): conversation.suspension?.work = .clock(advance)
    case .waiting, .large, .queued:
      preconditionFailure("Service: a large decision cannot come to this")
    }
    advancing.append(conversation)
  }

  private func fail(_ work: LargeWork, _ error: RPCError) {
    // Changes that were taken from a due list may not have been emitted.
    schedule.forgetLists()
    guard let conversation = work.conversation else { return rest() }
    resume(conversation, with: .failure(error))
  }

  /// Applies a large decision as a turn of its own.
  private func apply(_ decided: LargeDecision.Decided) -> Answer {
    guard !decided.changes.isEmpty else {
      recordCache.keep(decided.holdings, in: decided.project.number, changedIn: decided.needs)
      return Answer(result: decided.result, needs: decided.needs, wrote: false)
    }
    budget.spend(decided.changes.count)
    budget.spend(resultBytes: decided.result.count)
    endTurn()
    let (turn, number) = (turn, decided.project.number)
    recordCache.adopt(decided.changes, in: turn, changingHoldingsOf: decided.customers)
    for key in decided.customers { recordCache.bringForward(key) }
    recordCache.keep(decided.holdings, in: number, changedIn: turn)
    for (key, record) in decided.devices {
      recentLogins.note(record, under: key, in: turn)
    }
    schedule.keep(nil, of: number)
    schedule.note(decided.nextDue, of: .projectCounts(number), in: decided.project, turn)
    for conversation in advancing where conversation.suspension?.advance?.number == number {
      conversation.suspension?.awaitTurn(turn)
    }
    for event in decided.events { ledger.append(event, in: turn) }
    let beginsErasing = decided.changes[.erasures] != nil && erasing.isIdle
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

  /// Resumes the next request that waited for a large decision.
  private func resumeQueued() {
    guard !queued.isEmpty else { return }
    retry(queued.removeFirst())
  }

  /// Starts again from the current state, with everything that it is known to need.
  private func begin(again work: inout LargeWork) throws(RPCError) {
    let (project, changedIn) = try project(work.decision.project)
    work.isStale = false
    work.stage = .gathering(
      records: Array(work.input.records.keys)[...],
      logins: Array(work.input.logins.keys)[...]
    )
    work.input = LargeDecision.Input(
      project: project,
      changedIn: changedIn,
      now: now,
      entropy: work.input.entropy
    )
  }

  /// Marks the large decision stale, because turns that it may have read were discarded.
  func unsettleLargeWork() {
    large?.isStale = true
  }
}
