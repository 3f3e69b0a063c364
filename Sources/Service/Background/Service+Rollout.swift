import IdentityCore
import LineProtocol
import Storage

// A definition that changes access reaches every customer, in bounded steps between requests; each
// step stores how far the rollout has come.
extension Service {
  /// How many customers one piece handles.
  static let customersPerPiece = 4
  /// How many it handles if each piece is a turn with two round trips to a shared store.
  static let customersPerTurn = 64

  /// Goes on with the rollout that has waited longest.
  func continueRollout() {
    guard let (number, project) = schedule.rollouts.first(settled: commits.settled) else { return }
    do throws(RPCError) {
      // The step that ended it is durable: a rollback cannot make it go on.
      if try !rollout(project) { schedule.rollouts.end(number) }
    } catch {
      restAfterFailure()
    }
  }

  /// Applies the oldest definition to the next customers; false if all are done.
  private func rollout(_ id: ProjectID) throws(RPCError) -> Bool {
    let (project, turn) = try decider.project(id)
    guard project.isRollingOut else { return false }
    let oldest = project.emittedDefinitions + 1
    let (record, changedIn) = try decider.find(.definition(project.number, oldest))
    guard case .definition(let definition)? = record else {
      preconditionFailure("Service: the unfinished definition \(oldest) is missing")
    }
    if changedIn <= durable {
      try rollout(project, turn, definition)
    } else {
      schedule.rollouts.record(project, awaits: changedIn)
    }
    return true
  }

  /// Does a piece for one definition: first what was due before it, then customers.
  private func rollout(
    _ project: Project,
    _ turn: TurnNumber,
    _ definition: Definition
  ) throws(RPCError) {
    let (listed, isListed) = try dueReader.takeDue(in: project, through: definition.at)
    // If the clock has gone back, the definition is from a time that it has not reached.
    let dues = listed.filter { $0.moment <= now }
    let isAll = isListed || dues.count < listed.count
    let last = min(definition.at, now)
    let stop = isAll ? last : dues.last?.moment ?? last
    let (ids, isLast) = isAll && dues.isEmpty ? try takeCustomers(in: project) : ([], false)
    try runWithoutRequest(in: project, changedIn: turn) { draft throws(DecisionStop) in
      try DueEmission.emit(dues, through: stop, in: &draft)
      if !ids.isEmpty || isLast { try Rollout.advance(over: ids, isLast: isLast, in: &draft) }
    } finish: { [decider, dueReader, schedule] _ throws(RPCError) in
      let (project, _) = try decider.project(project.id)
      let mayGoOn =
        project.isRollingOut
        && (dues.isEmpty || dueReader.knowsDue(in: project, through: definition.at))
      let own = decider.commits.newestChange
      let mayBeAhead = mayGoOn && decider.shared == nil
      schedule.rollouts.record(project, awaits: mayBeAhead ? own.before(Self.turnsAheadMax) : own)
      if isLast { schedule.dues.store(nil, of: project.number) }
    }
  }

  /// How many turns a step that only handles customers may be ahead of the disk.
  ///
  /// The store contains all customers since the definition is durable. It lists what is due only
  /// once the ends before that are durable.
  private static let turnsAheadMax: UInt64 = 8

  /// Takes the next customers of the rollout, and whether they are the last.
  private func takeCustomers(
    in project: Project
  ) throws(RPCError) -> (ids: [CustomerID], isLast: Bool) {
    let number = project.number
    let limit = shared == nil ? Self.customersPerPiece : Self.customersPerTurn
    var reached: CustomerID?
    if case .rollout(let rollout)? = try decider.find(.rollout(number)).record {
      reached = rollout.reached
    }
    if shared != nil {
      let ids = try decider.stored { reader throws(StorageError) in
        try reader.customers(in: number, after: reached, limit: limit)
      }
      return (ids, ids.count < limit)
    }
    if let known = schedule.rollouts.takeCustomers(limit, after: reached, of: number) {
      return known
    }
    let count = schedule.rollouts.pageCount(of: number, wanted: limit)
    let ids = try decider.stored { reader throws(StorageError) in
      try reader.customers(in: number, after: reached, limit: count)
    }
    let page = RolloutSchedule.Page(after: reached, ids: ids[...], isLast: ids.count < count)
    schedule.rollouts.store(page, of: number)
    return schedule.rollouts.takeCustomers(limit, after: reached, of: number) ?? ([], true)
  }
}

extension TurnNumber {
  /// Returns the turn that many turns earlier.
  fileprivate func before(_ count: UInt64) -> TurnNumber {
    TurnNumber(value - min(value, count))
  }
}
