import IdentityCore
import LineProtocol
import Storage

/// Runs large decisions on the worker, one after the other.
///
/// While one is made, everything else goes on. If a write has changed a record that it was made
/// from, it is decided again; the third time, writes to its project wait for it. They wait as well
/// while it is numbered: its events and customers come behind those of the writes.
final class LargeDecisionQueue {
  private let decider: Decider
  private let worker: any Worker
  /// The worker's result.
  private let results = ResultQueue<LargeDecision.Output>()
  private var current: LargeWork?
  /// The sessions whose requests wait for it, in order.
  private var queued: [ClientSession] = []
  /// The session that has waited longest, while its request is decided again.
  private var next: ClientSession?
  /// Whether other work has had no turn since the last large decision.
  private var hasJustEnded = false
  /// How many decisions one after the other were made from records that a write then changed.
  private var collisions = 0
  private static let collisionsMax = 2

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
    /// Whether a write has changed a record that it reads.
    var isOutdated = false
    /// Whether writes to its project wait.
    var isExclusive: Bool
    /// The grant of a shared store's lock under which it reads.
    var grant: UInt64 = 0

    enum Stage {
      /// Loading what is missing.
      case gathering(records: ArraySlice<RecordKey>, logins: ArraySlice<UserID>)
      case listing(PopulationSearch)
      case running
      /// Getting numbers behind those of other decisions.
      case numbering
    }

    /// Takes in that a decision has changed a record.
    mutating func note(_ record: Record?, under key: RecordKey) {
      if case .device(let device)? = record, let user = device.identifiedUser,
        let devices = input.logins[user], !devices.contains(device.id)
      {
        forget(records: [], logins: [user])
      }
      if case .project(let project)? = record, project.number == decision.number {
        isOutdated = true
      }
      guard let read = input.records[key] else { return }
      if case .projectCounts(let before)? = read.record, case .projectCounts(let now)? = record,
        now.opensSameLookUps(as: before)
      {
        return
      }
      forget(records: [key], logins: [])
    }

    /// Has records loaded again, or the decision made again if it is at work already.
    private mutating func forget(records: [RecordKey], logins: [UserID]) {
      guard case .gathering(let missing, let missingLogins) = stage else {
        isOutdated = true
        return
      }
      for key in records { input.records[key] = nil }
      for user in logins { input.logins[user] = nil }
      stage = .gathering(records: missing + records, logins: missingLogins + logins)
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
  func holds(_ project: ProjectNumber) -> Bool {
    current.map { $0.isExclusive && $0.decision.number == project } ?? false
  }

  var hasWork: Bool {
    if decider.recordCache.hasLayer { return true }
    guard let current else { return !queued.isEmpty }
    return switch current.stage {
    case .gathering, .listing: true
    case .running, .numbering: !results.isEmpty
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
    let mustHold = decider.shared != nil || collisions >= Self.collisionsMax
    keep(
      LargeWork(
        decision: decision,
        session: session,
        input: input(for: project, changedIn, decider.freshEntropy()),
        isExclusive: decision.isExclusive || mustHold,
        grant: decider.shared?.grantsCount ?? 0
      )
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
    (hasJustEnded, decider.onChange) = (true, nil)
    do throws(RPCError) {
      if let fatalError = decider.fatalError { throw RPCError(fatalError) }
      let hasLostLock = hasLostLock(work)
      switch work.stage {
      case .gathering where hasLostLock, .listing where hasLostLock:
        return .again(work.session)
      case .gathering: try gather(&work)
      case .listing(let search): try list(search, &work)
      case .running:
        guard let output = results.takeFirst() else { break }
        if hasLostLock { return .again(work.session) }
        if work.isStale {
          try restart(&work)
        } else if work.isOutdated {
          (collisions, next) = (collisions + 1, work.session)
          return .again(work.session)
        } else if let decided = try decided(output, &work), try !number(decided, &work) {
          return end(decided, work)
        }
      case .numbering:
        guard let output = results.takeFirst() else { break }
        if work.isStale {
          try restart(&work)
        } else if case .decided(let decided) = output {
          return end(decided, work)
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

  private func keep(_ work: LargeWork) {
    (current, hasJustEnded) = (work, false)
    decider.onChange = { [unowned self] in current?.note($0, under: $1) }
  }

  private func end(_ decided: LargeDecision.Decided, _ work: LargeWork) -> Step {
    collisions = 0
    return .decided(decided, work)
  }

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
    if records.isEmpty && logins.isEmpty { try run(&work) }
  }

  /// Lists the next of the project's customers; when that is all, the worker begins.
  private func list(_ search: PopulationSearch, _ work: inout LargeWork) throws(RPCError) {
    var search = search
    decider.budget.spend(Self.stepsPerPiece)
    try search.step(decider)
    work.stage = .listing(search)
    guard search.isDone else { return }
    work.input.population = search.population
    try run(&work)
  }

  private func run(_ work: inout LargeWork) throws(RPCError) {
    work.stage = .running
    // What has a number behind these counts is the decision's own.
    let key = RecordKey.projectCounts(work.decision.number)
    if work.input.records[key] != nil {
      let (record, turn) = try decider.find(key)
      work.input.records[key] = LargeDecision.VersionedRecord(record: record, changedIn: turn)
    }
    let (make, input, results) = (work.decision.make, work.input, results)
    worker.run { results.append(make(input)) }
  }

  /// Has the worker renumber what it decided, if other decisions have got numbers meanwhile;
  /// returns whether it does.
  private func number(
    _ decided: LargeDecision.Decided,
    _ work: inout LargeWork
  ) throws(RPCError) -> Bool {
    let key = RecordKey.projectCounts(decided.project.number)
    guard let before = decided.counts, case .projectCounts(let now)? = try decider.find(key).record,
      now != before
    else { return false }
    (work.stage, work.isExclusive) = (.numbering, true)
    let results = results
    worker.run { results.append(.decided(decided.renumbered(to: now))) }
    return true
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
      // A customer whom a write creates meanwhile would be missing in the list.
      work.isExclusive = true
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
    (work.isStale, work.isOutdated) = (false, false)
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
