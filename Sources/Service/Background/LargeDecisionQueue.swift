import IdentityCore
import LineProtocol
import Storage

/// Runs large decisions on the worker, one after the other.
///
/// While one is made, reads and other projects go on. Writes to its project wait, so that the
/// records it was made from are still current when it is applied.
final class LargeDecisionQueue {
  private let decider: Decider
  private let worker: any Worker
  /// The worker's result.
  private let results = ResultBox<LargeDecision.Output>()
  private var current: LargeWork?
  /// The sessions whose requests wait for it, in order.
  private var queued: [ClientSession] = []
  /// The session that has waited longest, while its request is decided again.
  private var next: ClientSession?
  /// Whether other work has had no turn since the last large decision.
  private var hasJustEnded = false

  /// How many records one piece loads for the worker, or moves into the cache.
  private static let recordsPerPiece = 512
  private static let stepsPerPiece = 4 * recordsPerPiece

  /// The large decision that is being made.
  struct LargeWork {
    let decision: LargeDecision
    /// The session with the request; nil for background work.
    let session: ClientSession?
    var input: LargeDecision.Input
    var stage = Stage.gathering(records: [], logins: [])
    /// Whether it may have read from a turn that was rolled back: it begins again.
    var isStale = false
    /// The grant of a shared store's lock under which it reads.
    var grant: UInt64 = 0

    enum Stage {
      /// Loading what is missing.
      case gathering(records: ArraySlice<RecordKey>, logins: ArraySlice<UserID>)
      case listing(PopulationSearch)
      case running
    }
  }

  /// What the service has to do after a piece of work.
  enum Step {
    case none
    /// A request that waited can be decided.
    case retry(ClientSession)
    /// The lock of a shared store was lost; the request has to be decided again.
    case again(ClientSession?)
    case decided(LargeDecision.Decided, LargeWork)
    case failed(ClientSession?, RPCError)
  }

  init(_ decider: Decider, _ worker: any Worker) {
    (self.decider, self.worker) = (decider, worker)
  }

  /// Whether a large decision is being made.
  var isBusy: Bool { current != nil }

  /// The grant of a shared store's lock that the large decision needs.
  var grant: UInt64? { current?.grant }

  /// Whether writes to a project have to wait for a large decision.
  func holds(_ project: ProjectNumber) -> Bool { current?.decision.number == project }

  var hasWork: Bool {
    if decider.recordCache.hasLayer { return true }
    guard let current else { return !queued.isEmpty }
    return switch current.stage {
    case .gathering, .listing: true
    case .running: results.isFull
    }
  }

  /// The sessions whose lines wait for a large decision.
  var sessions: [ClientSession] {
    queued + [current?.session].compactMap(\.self)
  }

  /// Whether a large decision of a session may begin: no session waits before it.
  func mayBegin(for session: ClientSession) -> Bool {
    !isBusy && (next === session || queued.isEmpty && !hasJustEnded)
  }

  /// Has a session's request decided after the large decision.
  func enqueue(_ session: ClientSession) {
    queued.append(session)
  }

  /// Begins a large decision; no other may be under way.
  func begin(
    _ decision: LargeDecision,
    for session: ClientSession?,
    in project: Project,
    changedIn: TurnNumber
  ) {
    precondition(!isBusy, "LargeDecisionQueue: two large decisions at once")
    next = nil
    current = LargeWork(
      decision: decision,
      session: session,
      input: input(for: project, changedIn, decider.freshEntropy()),
      grant: decider.shared?.grantsCount ?? 0
    )
  }

  private func input(
    for project: Project,
    _ changedIn: TurnNumber,
    _ entropy: Entropy
  ) -> LargeDecision.Input {
    LargeDecision.Input(
      project: project,
      changedIn: changedIn,
      now: decider.now,
      entropy: entropy
    )
  }

  /// Does a piece of what large decisions need of the loop.
  func step() -> Step {
    (next, hasJustEnded) = (nil, false)
    if decider.recordCache.hasLayer {
      decider.budget.spend(Self.stepsPerPiece)
      decider.recordCache.moveLayer(Self.recordsPerPiece)
      return .none
    }
    guard var work = current.take() else {
      next = queued.isEmpty ? nil : queued.removeFirst()
      return next.map { .retry($0) } ?? .none
    }
    hasJustEnded = true
    do throws(RPCError) {
      if let fatalError = decider.fatalError { throw RPCError(fatalError) }
      let hasLostLock = hasLostLock(work)
      switch work.stage {
      case .gathering where hasLostLock, .listing where hasLostLock:
        return .again(work.session)
      case .gathering: try gather(&work)
      case .listing(let search): try list(search, &work)
      case .running:
        guard let output = results.take() else { break }
        if hasLostLock { return .again(work.session) }
        if work.isStale {
          try restart(&work)
        } else if let decided = try decided(output, &work) {
          return .decided(decided, work)
        }
      }
      keep(work)
      return .none
    } catch {
      guard decider.shared?.isPending ?? false else { return .failed(work.session, error) }
      keep(work)
      return .none
    }
  }

  private func keep(_ work: LargeWork) { (current, hasJustEnded) = (work, false) }

  /// Whether others may have changed what the decision was made from.
  private func hasLostLock(_ work: LargeWork) -> Bool {
    guard let shared = decider.shared else { return false }
    return work.grant != shared.grantsCount || !shared.reads(under: work.decision.locks)
  }

  /// Loads the next of what is missing; when that is all, the worker begins.
  private func gather(_ work: inout LargeWork) throws(RPCError) {
    guard case .gathering(var records, var logins) = work.stage else { return }
    let keys = Array(records.prefix(Self.recordsPerPiece))
    records = records.dropFirst(keys.count)
    decider.budget.spend(Self.stepsPerPiece)
    try decider.loadUnknown(keys)
    for key in keys {
      let (record, turn) = try decider.find(key)
      work.input.records[key] = LargeDecision.VersionedRecord(record: record, changedIn: turn)
      // The worker would begin again for each chain in a row of replacements.
      let followed: [RecordKey] =
        switch record {
        case .chainName(let name)?: name.keysOfSuccessors(in: work.decision.number)
        case .purchase(let purchase)?: purchase.keysOfFollowers(in: work.decision.number)
        default: []
        }
      records += followed.filter { work.input.records[$0] == nil }
    }
    let users = Array(logins.prefix(Self.recordsPerPiece / 8))
    logins = logins.dropFirst(users.count)
    for (user, devices) in try decider.logins(of: users, in: work.decision.number) {
      work.input.logins[user] = devices
    }
    work.stage = .gathering(records: records, logins: logins)
    if records.isEmpty && logins.isEmpty { run(&work) }
  }

  /// Lists the next of the project's customers; when that is all, the worker begins.
  private func list(_ search: PopulationSearch, _ work: inout LargeWork) throws(RPCError) {
    var search = search
    decider.budget.spend(Self.stepsPerPiece)
    try search.step(decider)
    work.stage = .listing(search)
    guard search.isDone else { return }
    work.input.population = search.population
    run(&work)
  }

  private func run(_ work: inout LargeWork) {
    work.stage = .running
    let (make, input, results) = (work.decision.make, work.input, results)
    worker.run { results.store(make(input)) }
  }

  /// Returns what the worker decided; nil if it needs more records.
  private func decided(
    _ output: LargeDecision.Output,
    _ work: inout LargeWork
  ) throws(RPCError) -> LargeDecision.Decided? {
    switch output {
    case .missing(let records, let logins):
      work.stage = .gathering(records: records[...], logins: logins[...])
      return nil
    case .missingPopulation:
      work.stage = .listing(PopulationSearch(in: work.decision.number, decider))
      return nil
    case .refused(let refusal): throw RPCError(refusal)
    case .damaged(let sentence): throw decider.damaged(sentence)
    case .decided(let decided): return decided
    }
  }

  /// Begins again from the current records, with all that the decision is known to need.
  private func restart(_ work: inout LargeWork) throws(RPCError) {
    let (project, changedIn) = try decider.project(work.decision.project)
    work.isStale = false
    work.stage = .gathering(
      records: Array(work.input.records.keys)[...],
      logins: Array(work.input.logins.keys)[...]
    )
    work.input = input(for: project, changedIn, work.input.entropy)
  }

  /// Has the decision made again: it may have read from turns that were rolled back.
  func markStale() {
    current?.isStale = true
  }
}
