import IdentityCore
import LineProtocol
import Storage

// A sweep emits a definition's changes for each customer, in bounded steps between requests. Each
// step stores the progress.
extension Service {
  /// How many customers one piece examines.
  static let customersPerPiece = 4

  /// Takes a step of the sweep that has rested longest.
  func moveSweep() {
    guard let (number, project) = sweeps.first(settled: settled) else { return }
    do throws(RPCError) {
      // Until its last step was durable, that step could still be discarded.
      if try !sweep(project) { sweeps.end(number) }
    } catch {
      rest()
    }
  }

  /// Emits the oldest definition for the next customers; returns false when none is left.
  private func sweep(_ id: ProjectID) throws(RPCError) -> Bool {
    let (project, turn) = try project(id)
    guard project.isSweeping else { return false }
    let oldest = project.emittedDefinitions + 1
    let (record, changedIn) = try find(.definition(project.number, oldest))
    guard case .definition(let definition)? = record else {
      preconditionFailure("no definition \(oldest), though not every customer has its events")
    }
    if changedIn <= durable {
      try sweep(project, turn, definition)
    } else {
      sweeps.note(project, awaits: changedIn)
    }
    return true
  }

  /// Takes one step of a definition: first emits what was due before it, then takes customers.
  private func sweep(
    _ project: Project,
    _ turn: TurnNumber,
    _ definition: Definition
  ) throws(RPCError) {
    let (dues, isAll) =
      try takeDue(in: project, through: definition.at, limit: Self.duesPerPiece)
    let stop = isAll ? definition.at : dues.last?.moment ?? definition.at
    let (ids, isLast) = isAll && dues.isEmpty ? try takeCustomers(in: project) : ([], false)
    try carryOutUnasked(in: project, changedIn: turn) { draft throws(DecisionStop) in
      try draft.emitDue(dues, through: stop)
      if !ids.isEmpty || isLast { try draft.sweep(ids, isLast: isLast) }
    } finish: { [unowned self] _ throws(RPCError) in
      let (project, _) = try self.project(project.id)
      let mayGoOn =
        project.isSweeping && (dues.isEmpty || knowsDue(in: project, through: definition.at))
      let own = newestChange
      sweeps.note(project, awaits: mayGoOn ? own.before(Self.turnsAheadMax) : own)
      if isLast { schedule.keep(nil, of: project.number) }
    }
  }

  /// How many turns a step that only emits for customers may run ahead of the disk.
  ///
  /// The store knows all of them since the definition became durable. It knows what is due only
  /// when earlier due changes are durable.
  private static let turnsAheadMax: UInt64 = 8

  /// Returns the next customers of the sweep, and whether they are the last.
  private func takeCustomers(
    in project: Project
  ) throws(RPCError) -> (ids: [CustomerID], isLast: Bool) {
    let (number, limit) = (project.number, Self.customersPerPiece)
    var reached: CustomerID?
    if case .sweep(let sweep)? = try find(.sweep(number)).record { reached = sweep.reached }
    if let known = sweeps.takeCustomers(limit, after: reached, of: number) { return known }
    let count = sweeps.pageCount(of: number, wanted: limit)
    var ids: [CustomerID] = []
    do throws(StorageError) {
      ids = try reader.customers(in: number, after: reached, limit: count)
    } catch {
      throw failed(error)
    }
    sweeps.keep(.init(after: reached, ids: ids[...], isLast: ids.count < count), of: number)
    return sweeps.takeCustomers(limit, after: reached, of: number) ?? ([], true)
  }

  /// Pauses background work after a failure of the store.
  ///
  /// Changes that were taken from a due list may not have been emitted, so the lists are dropped.
  func rest() {
    schedule.forgetLists()
    restsUntil = Moment(milliseconds: now.milliseconds + Self.restMilliseconds)
  }

  /// Whether background work is paused; a clock that is set back ends the pause, too.
  var isResting: Bool {
    guard let restsUntil else { return false }
    let left = restsUntil.milliseconds - now.milliseconds
    return 0 < left && left <= Self.restMilliseconds
  }

  private static let restMilliseconds: Int64 = 1000
}

extension TurnNumber {
  /// Returns the turn that many turns earlier.
  fileprivate func before(_ count: UInt64) -> TurnNumber {
    TurnNumber(value - min(value, count))
  }
}
