import IdentityCore
import LineProtocol
import Storage

// A definition that changed what customers may use is told to each of them, in bounded steps
// between requests; how far that came is kept with each step.
extension Service {
  /// How many records one step looks at: whoever asks meanwhile waits for so many.
  static let sweepStepMax = 100

  /// Takes the next step of the sweep that has rested longest, as a turn of its own.
  ///
  /// One step for each call: what others ask comes in between.
  func moveSweeps() {
    guard !sweeps.isEmpty, fatalError == nil, !isResting,
      let (number, project) = sweeps.first(settled: settled)
    else { return }
    do throws(RPCError) {
      // The step that ended it is durable: until then it might have had to be taken again.
      if try !sweep(project), try !self.project(project).project.isSweeping { sweeps.end(number) }
    } catch {
      rest()
    }
    endTurn()
  }

  /// Tells the next customers, as part of this turn; false where nothing can be done yet.
  func sweep(_ id: ProjectID) throws(RPCError) -> Bool {
    var left = Self.sweepStepMax
    var hasMoved = false
    while left > 0 {
      let (project, turn) = try project(id)
      guard project.isSweeping else { break }
      let oldest = project.toldDefinitions + 1
      let (record, changedIn) = try find(.definition(project.number, oldest))
      guard case .definition(let definition)? = record else {
        preconditionFailure("World: no definition \(oldest), of which not everybody was told")
      }
      guard changedIn <= durable else {
        if !hasMoved { sweeps.note(project, awaits: changedIn) }
        break
      }
      left -= try sweep(project, turn, definition, limit: left)
      hasMoved = true
    }
    return hasMoved
  }

  /// One definition's part of a step: first what was due before it, then customers.
  ///
  /// Returns how many records that were.
  private func sweep(
    _ project: Project,
    _ turn: TurnNumber,
    _ definition: Definition,
    limit: Int
  ) throws(RPCError) -> Int {
    let dues = try due(in: project, through: definition.at, limit: limit)
    let room = limit - dues.count
    let ids = try customers(in: project, limit: room)
    let (_, draft) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.tellDue(dues, through: definition.at)
      if room > 0 { try draft.sweep(ids, isLast: ids.count < room) }
      return true
    }
    _ = try conclude(true, draft, .apply(cause: .clock)) { _, _, _ in }
    let mayGoOn = draft.project.isSweeping && dues.isEmpty
    let own = hasChanges ? self.turn : lastSubmitted
    sweeps.note(draft.project, awaits: mayGoOn ? own.before(Self.turnsAheadMax) : own)
    return max(1, dues.count + ids.count)
  }

  /// How many turns a step that only tells customers may be ahead of the disk.
  ///
  /// The store knows all of them since the definition is durable; what is due, it knows only when
  /// what was due before was told durably.
  private static let turnsAheadMax: UInt64 = 8

  /// The next customers, from where the sweep stands.
  private func customers(in project: Project, limit: Int) throws(RPCError) -> [CustomerID] {
    guard limit > 0 else { return [] }
    var reached: CustomerID?
    if case .sweep(let sweep)? = try find(.sweep(project.number)).record { reached = sweep.reached }
    do throws(StorageError) {
      return try reader.customers(in: project.number, after: reached, limit: limit)
    } catch {
      throw failed(error)
    }
  }

  /// After the store failed: what nobody asked for is not tried again at once.
  func rest() {
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
