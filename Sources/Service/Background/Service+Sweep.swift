import IdentityCore
import LineProtocol
import Storage

// A definition that changed what customers may use is told to each of them, in bounded steps
// between requests; how far that came is kept with each step.
extension Service {
  /// How many customers one piece looks at.
  static let customersPerPiece = 4

  /// Goes on with the sweep that has rested longest.
  func moveSweep() {
    guard let (number, project) = sweeps.first(settled: settled) else { return }
    do throws(RPCError) {
      // The step that ended it is durable: until then it might have had to be taken again.
      if try !sweep(project) { sweeps.end(number) }
    } catch {
      rest()
    }
  }

  /// Tells the next customers of the oldest definition; false where everybody was told of all.
  private func sweep(_ id: ProjectID) throws(RPCError) -> Bool {
    let (project, turn) = try project(id)
    guard project.isSweeping else { return false }
    let oldest = project.emittedDefinitions + 1
    let (record, changedIn) = try find(.definition(project.number, oldest))
    guard case .definition(let definition)? = record else {
      preconditionFailure("World: no definition \(oldest), of which not everybody was told")
    }
    if changedIn <= durable {
      try sweep(project, turn, definition)
    } else {
      sweeps.note(project, awaits: changedIn)
    }
    return true
  }

  /// A piece of what one definition has to tell: first what was due before it, then customers.
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

  /// How many turns a step that only tells customers may be ahead of the disk.
  ///
  /// The store knows all of them since the definition is durable; what is due, it knows only when
  /// what was due before was told durably.
  private static let turnsAheadMax: UInt64 = 8

  /// The next customers, from where the sweep stands, and whether they are the last.
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

  /// After the store failed: what nobody asked for is not tried again at once, and what was taken
  /// from a list may not have been told.
  func rest() {
    schedule.forgetLists()
    restsUntil = Moment(milliseconds: now.milliseconds + Self.restMilliseconds)
  }

  /// A clock that was set back ends it as well.
  var isResting: Bool {
    guard let restsUntil else { return false }
    let left = restsUntil.milliseconds - now.milliseconds
    return 0 < left && left <= Self.restMilliseconds
  }

  private static let restMilliseconds: Int64 = 1000
}

extension TurnNumber {
  /// So many turns earlier.
  fileprivate func before(_ count: UInt64) -> TurnNumber {
    TurnNumber(value - min(value, count))
  }
}
