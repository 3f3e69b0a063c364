import IdentityCore
import LineProtocol
import Storage

/// Erases customers from stored records and events, in steps.
///
/// Each step is a turn that stores how far the erasure has come, so that a restart continues there.
final class Eraser {
  let decider: Decider
  var progress = ErasureProgress()
  /// The erasures that requests of this daemon wait for; another daemon may end them.
  private var awaited: [Awaited] = []
  /// Whether the store has files of its own, which keep bytes that nothing refers to.
  var hasFiles = false
  /// When the files are cleared of the erasures that have ended; nil if that is done.
  var clearsAt: Moment?
  /// Why an erasure waits for the next start, until the daemon logs it.
  var haltedErasure: String?

  private struct Awaited {
    var wait: Service.Wait
    var result: [UInt8]
  }

  var commits: CommitQueue { decider.commits }

  init(_ decider: Decider) {
    self.decider = decider
  }

  /// Continues with the erasures that the last run left.
  func start() throws(RPCError) {
    let all = try decider.erasures()
    progress.isIdle = all.underway.isEmpty && all.uncleared.isEmpty
  }

  /// When an erasure that waits for the clock goes on; nil if none does.
  var nextDue: Moment? {
    progress.isIdle && progress.obstacle == nil && progress.clears == nil ? clearsAt : nil
  }

  /// Looks for erasures that other daemons, or the last run, have begun.
  func lookForOthers() {
    if progress.isIdle { progress.retry() }
  }

  /// The error for requests while an erasure waits for the next start.
  var isHalted: Bool { progress.obstacle != nil }

  /// Whether a step was being committed, or the files were being cleared for it.
  var isAtWork: Bool {
    (!progress.isIdle || progress.clears != nil) && !isReady
  }

  /// Whether the next step can begin.
  var isReady: Bool {
    (!progress.isIdle || progress.clears != nil || isClearingDue)
      && progress.isReady(
        settled: commits.settled,
        rewritable: commits.rewritable,
        cleared: commits.cleared
      )
  }

  /// Whether a turn that begins an erasure is the first of several, before which the store must
  /// prepare.
  func isFirst(_ changes: [RecordKey: Record?]) -> Bool {
    changes[.erasures] != nil && progress.isIdle
  }

  /// Begins the erasure that a decision added last.
  func begin() throws(RPCError) -> Service.Wait {
    guard let erasure = try decider.erasures().underway.last else {
      preconditionFailure("Eraser: an erasure has begun, and the list is empty")
    }
    // A large decision was a turn of its own, which has prepared the store.
    let begunIn = commits.newestChange
    if progress.isIdle {
      progress.begin(in: begunIn)
      if commits.openTurn.hasChanges { prepare() } else { progress.rewrites = begunIn }
    }
    return keep(
      Service.Wait(tombstone: erasure.tombstone, since: begunIn),
      for: erasure.result
    )
  }

  /// Remembers the result for a request that waits for an erasure.
  func keep(_ wait: Service.Wait, for result: [UInt8]) -> Service.Wait {
    guard decider.shared != nil else { return wait }
    awaited.append(Awaited(wait: wait, result: result))
    // Another daemon may have begun it, and may end it at any moment.
    lookForOthers()
    return wait
  }

  /// Has those requests answered whose erasures are no longer in the list of a shared store.
  private func endAwaited(except underway: [Erasure]) {
    let listed = Set(underway.map(\.tombstone))
    for known in awaited where known.wait.since <= commits.durable {
      guard !listed.contains(known.wait.tombstone) else { continue }
      progress.ended.append(
        ErasureProgress.Ended(
          tombstone: known.wait.tombstone,
          result: known.result,
          turn: commits.durable
        )
      )
    }
    awaited.removeAll { $0.wait.since <= commits.durable && !listed.contains($0.wait.tombstone) }
  }

  /// Returns the erasures, read under the locks that the next step of the first one needs.
  private func lockedErasures() throws(RPCError) -> Erasures {
    guard decider.shared != nil else { return try decider.erasures() }
    try decider.confirm(.directoryLog)
    let all = try decider.erasures()
    endAwaited(except: all.underway)
    guard let first = all.underway.first else { return all }
    let project = try decider.project(first.project).project.number
    try decider.requireStillness(of: [.directoryLog, project])
    return all
  }

  /// Removes and returns the erasures that have ended durably.
  ///
  /// A failed last turn is taken again, so no reply may leave before it is durable.
  func takeEnded() -> [ErasureProgress.Ended] {
    let ended = progress.ended.filter { $0.turn <= commits.durable }
    if !ended.isEmpty { progress.ended.removeAll { $0.turn <= commits.durable } }
    return ended
  }

  /// Whether all steps of an erasure are done, though the last may not be durable.
  func hasEnded(_ tombstone: UserID) -> Bool {
    progress.ended.contains { $0.tombstone == tombstone }
  }

  /// Takes the next step of the oldest erasure; false if there is none to take now.
  func takeStep() -> Bool {
    attempt { () throws(RPCError) in
      let all = try lockedErasures()
      noteUncleared(all)
      if progress.clears != nil {
        try endPass(all)
        return true
      }
      if isClearingDue {
        beginPass(all)
        return true
      }
      guard let erasure = all.underway.first else {
        progress.isIdle = true
        return !progress.ended.isEmpty
      }
      let (project, turn) = try decider.project(erasure.project)
      if decider.shared != nil, project.isRollingOut {
        decider.schedule.rest(from: decider.now)
        return false
      }
      switch erasure.stage {
      case .indexing(let after, let found):
        try index(erasure, after, found, in: project, turn)
      case .mentions(let first, let found):
        try findMentions(of: erasure, from: first, found, in: project, turn)
      case .events(let place, let after, let found):
        try eraseEvents(erasure, (place, after), found, in: project, turn)
      case .answers(let after): try eraseAnswers(erasure, after, in: project, turn)
      case .traces: try finish(erasure, in: project, turn)
      }
      progress.awaits = commits.turn
      decider.endTurn()
      return true
    }
  }

  private func attempt(_ step: () throws(RPCError) -> Bool) -> Bool {
    do throws(RPCError) {
      return try step()
    } catch {
      commits.openTurn.discardErasing()
      if decider.shared?.isPending ?? false { return false }
      progress.retry()
      decider.schedule.rest(from: decider.now)
      guard error.kind != .storageFull else { return false }
      // A shared store that cannot be reached now is no reason to give up.
      if case .unavailable? = decider.failure { return false }
      var reason = error.message
      if error.kind == .storageFailed, case .failed(let words)? = decider.failure {
        reason = words
      }
      recordFailure(reason)
      return isHalted
    }
  }

  /// Takes the step again after its turn was rolled back; `wasAtWork` is the state before that.
  func rollBack(_ failure: StorageError, wasAtWork: Bool) {
    progress.retry()
    awaited.removeAll { $0.wait.since > commits.durable }
    if wasAtWork, case .failed(let reason) = failure { recordFailure(reason) }
    progress.ended.removeAll { $0.turn > commits.durable }
  }

  /// Takes the step again that the store could not take, while all else went on.
  func fail(_ failure: StorageError) {
    // The stored list has the erasure before that step.
    decider.recordCache.forget(HashedKey(.erasures))
    progress.retry()
    if case .failed(let reason) = failure { recordFailure(reason) }
  }

  /// Counts a failed step; after several failures the erasure waits for the next start.
  private func recordFailure(_ reason: String) {
    var place: ErasureProgress.ErasureStep?
    do throws(RPCError) {
      // Without an erasure it was its beginning that failed, and the request got the error.
      let all = try decider.erasures()
      if let erasure = all.underway.first {
        place = .init(tombstone: erasure.tombstone, stage: erasure.stage)
      } else if let erasure = all.uncleared.first {
        place = .init(tombstone: erasure.tombstone, stage: .traces)
      } else {
        return
      }
    } catch {
      // The list of erasures cannot be read: failures there count together.
    }
    if progress.fail(at: place, because: reason) { haltedErasure = reason }
  }

  private func eraseAnswers(
    _ erasure: Erasure,
    _ after: [UInt8],
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    let limit = ErasureProgress.answersPerStep
    let answers = try decider.stored { reader throws(StorageError) in
      try reader.answers(in: project.number, after: after, limit: limit)
    }
    let words = ErasedWords(erasure)
    let gone = answers.filter { answer in
      // A later one may be of a new person with the same id. One from the future was made
      // before the clock went back.
      let isLater = answer.answeredAt > erasure.startedAt && answer.answeredAt <= decider.now
      return !isLater && words.occur(in: answer)
    }
    var (_, draft) = try decider.decide(in: project, changedIn: turn) { _ in true }
    for answer in gone { draft.remove(.answer(project.number, answer.key)) }
    var next = erasure
    if answers.count == limit, let last = answers.last {
      next.stage = .answers(after: last.key.keyID)
    } else {
      next = erasure.withoutIDs
      next.stage = .traces
    }
    try store(next, draft)
  }

  /// Ends an erasure in memory and in the tables.
  private func finish(
    _ erasure: Erasure,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    decider.recordCache.forgetAbsent(durable: commits.durable)
    if decider.shared != nil { commits.openTurn.markClearedTraces() }
    var (_, draft) = try decider.decide(in: project, changedIn: turn) { _ in true }
    var all = try decider.erasures()
    all.underway.removeFirst()
    let isAnswered = !hasFiles || !erasure.promisesClearFiles
    if hasFiles {
      var rest = Erasures.Uncleared(
        project: erasure.project,
        tombstone: erasure.tombstone,
        erasedAt: erasure.startedAt
      )
      if !isAnswered {
        (rest.result, rest.remembered) = (erasure.result, erasure.remembered)
      }
      all.uncleared.append(rest)
    }
    draft.put(.erasures(all), for: .erasures)
    if isAnswered { remember(erasure.result, erasure.remembered, in: project, &draft) }
    try decider.apply(draft, cause: .clock)
    // The next step finds out of a shared store which erasures are no longer in the list.
    guard decider.shared == nil else { return }
    noteUncleared(all)
    progress.isIdle = all.underway.isEmpty
    if !progress.isIdle { prepare() }
    if isAnswered { answer(erasure.tombstone, with: erasure.result) }
  }

  /// Stores the reply of a request that may be retried.
  func remember(
    _ result: [UInt8],
    _ remembered: Erasure.Retry?,
    in project: Project,
    _ draft: inout Draft
  ) {
    guard let remembered else { return }
    let answer = IdempotentReply(
      key: remembered.key,
      parameters: remembered.parameters,
      result: result,
      answeredAt: decider.now
    )
    draft.put(.answer(answer), for: .answer(project.number, remembered.key))
  }

  /// Has the requests that wait for an erasure answered when this turn is durable.
  func answer(_ tombstone: UserID, with result: [UInt8]) {
    progress.ended.append(
      ErasureProgress.Ended(tombstone: tombstone, result: result, turn: commits.turn)
    )
  }

  /// Has the first step after this turn wait until the store is ready for it.
  private func prepare() {
    commits.openTurn.markPrecedingRewrites()
    progress.rewrites = commits.turn
  }

  /// Stores how far the oldest erasure has come, with what the step changed.
  func store(_ erasure: Erasure, _ draft: Draft) throws(RPCError) {
    var draft = draft
    var all = try decider.erasures()
    commits.openTurn.markStep(from: all.underway[0])
    all.underway[0] = erasure
    draft.put(.erasures(all), for: .erasures)
    try decider.apply(draft, cause: .clock)
  }
}
