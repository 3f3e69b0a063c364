import IdentityCore
import LineProtocol
import Storage

// A definition that changes access reaches every customer, in bounded steps between requests; each
// step stores how far the sweep has come.
extension Service {
  /// How many customers one piece handles.
  static let customersPerPiece = 4

  /// Goes on with the sweep that has waited longest.
  func moveSweep() {
    guard let (number, project) = schedule.sweeps.first(settled: commits.settled) else { return }
    do throws(RPCError) {
      // The step that ended it is durable: a rollback cannot make it go on.
      if try !sweep(project) { schedule.sweeps.end(number) }
    } catch {
      schedule.rest(from: now)
    }
  }

  /// Applies the oldest definition to the next customers; false if all are done.
  private func sweep(_ id: ProjectID) throws(RPCError) -> Bool {
    let (project, turn) = try decider.project(id)
    guard project.isSweeping else { return false }
    let oldest = project.emittedDefinitions + 1
    let (record, changedIn) = try decider.find(.definition(project.number, oldest))
    guard case .definition(let definition)? = record else {
      preconditionFailure("Service: the unfinished definition \(oldest) is missing")
    }
    if changedIn <= durable {
      try sweep(project, turn, definition)
    } else {
      schedule.sweeps.record(project, awaits: changedIn)
    }
    return true
  }

  /// Does a piece for one definition: first what was due before it, then customers.
  private func sweep(
    _ project: Project,
    _ turn: TurnNumber,
    _ definition: Definition
  ) throws(RPCError) {
    let (dues, isAll) = try dueReader.takeDue(in: project, through: definition.at)
    let stop = isAll ? definition.at : dues.last?.moment ?? definition.at
    let (ids, isLast) = isAll && dues.isEmpty ? try takeCustomers(in: project) : ([], false)
    try runWithoutRequest(in: project, changedIn: turn) { draft throws(DecisionStop) in
      try draft.emitDue(dues, through: stop)
      if !ids.isEmpty || isLast { try draft.sweep(ids, isLast: isLast) }
    } finish: { [decider, dueReader, schedule] _ throws(RPCError) in
      let (project, _) = try decider.project(project.id)
      let mayGoOn =
        project.isSweeping
        && (dues.isEmpty || dueReader.knowsDue(in: project, through: definition.at))
      let own = decider.commits.newestChange
      schedule.sweeps.record(project, awaits: mayGoOn ? own.before(Self.turnsAheadMax) : own)
      if isLast { schedule.dues.store(nil, of: project.number) }
    }
  }

  /// How many turns a step that only handles customers may be ahead of the disk.
  ///
  /// The store contains all customers since the definition is durable. It lists what is due only
  /// once the ends before that are durable.
  private static let turnsAheadMax: UInt64 = 8

  /// Takes the next customers of the sweep, and whether they are the last.
  private func takeCustomers(
    in project: Project
  ) throws(RPCError) -> (ids: [CustomerID], isLast: Bool) {
    let (number, limit) = (project.number, Self.customersPerPiece)
    var reached: CustomerID?
    if case .sweep(let sweep)? = try decider.find(.sweep(number)).record { reached = sweep.reached }
    if let known = schedule.sweeps.takeCustomers(limit, after: reached, of: number) { return known }
    let count = schedule.sweeps.pageCount(of: number, wanted: limit)
    let ids = try decider.stored { reader throws(StorageError) in
      try reader.customers(in: number, after: reached, limit: count)
    }
    let page = SweepSchedule.Page(after: reached, ids: ids[...], isLast: ids.count < count)
    schedule.sweeps.store(page, of: number)
    return schedule.sweeps.takeCustomers(limit, after: reached, of: number) ?? ([], true)
  }
}

extension TurnNumber {
  /// Returns the turn that many turns earlier.
  fileprivate func before(_ count: UInt64) -> TurnNumber {
    TurnNumber(value - min(value, count))
  }
}
