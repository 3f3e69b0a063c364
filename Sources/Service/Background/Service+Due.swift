package import IdentityCore
import LineProtocol
import Storage

// Projects with the system's clock: due changes are emitted in the background, including those that
// became due while the daemon was not running.
extension Service {
  /// How many due records one piece emits.
  static let duesPerPiece = 2
  /// The most due records that one piece emits, for a customer with very many.
  static let duesPerPieceMax = 2048

  /// When there is background work next; nil for never.
  package var nextDue: Moment? {
    if hasWork { return now }
    var next = firstDue?.moment
    if canErase || sweeps.isReady(settled: settled) { next = next.map { min($0, now) } ?? now }
    guard let next else { return nil }
    return isResting ? restsUntil.map { max(next, $0) } : next
  }

  /// The project with the earliest due change, and its moment.
  ///
  /// A project with a sweep waits until the sweep has ended. All projects wait while a large
  /// decision is made.
  var firstDue: (project: ProjectID, moment: Moment)? {
    large == nil ? schedule.first { sweeps.holds($0) } : nil
  }

  /// Emits the next due changes of the project that is most overdue.
  ///
  /// If the store cannot be read or written, they are emitted later; answers are correct either
  /// way.
  func emitDue() {
    guard let (id, _) = firstDue else { return }
    do throws(RPCError) {
      let (project, changedIn) = try project(id)
      schedule.wait(for: project, in: turn)
      let (dues, isAll) = try takeDue(in: project, through: now, limit: Self.duesPerPiece)
      let stop = isAll ? now : dues.last?.moment ?? now
      try carryOutUnasked(in: project, changedIn: changedIn) { draft throws(DecisionStop) in
        try draft.emitDue(dues, through: stop)
      } finish: { [unowned self] answer in
        if answer.wrote { schedule.wait(for: project, in: answer.needs) }
        if let list = schedule.list(of: project.number), let moment = list.dues.first?.moment {
          schedule.goOn(with: project, from: moment)
        } else {
          schedule.keep(nil, of: project.number)
        }
      }
    } catch {
      // The next durable turn starts another attempt.
      rest()
    }
  }

  /// Returns the next due changes of a project up to a moment, and whether there are no more.
  ///
  /// Queries the store if only it knows; what was emitted before must then be durable.
  func takeDue(
    in project: Project,
    through moment: Moment,
    limit: Int
  ) throws(RPCError) -> (dues: [DueRecord], isAll: Bool) {
    let keeps = schedule.keepsList(of: project.number)
    var list = schedule.list(of: project.number)
    var size = limit
    if let first = list?.next(limit, through: moment) {
      size = min(try pieceSize(for: first.dues, limit, in: project), DueList.countMax)
    } else {
      list = try ask(keeps ? DueList.countMax : limit, in: project, through: moment)
      if let first = list?.next(limit, through: moment) {
        size = try pieceSize(for: first.dues, limit, in: project)
      }
      if size > DueList.countMax { list = try ask(size, in: project, through: moment) }
    }
    let taken = list?.next(size, through: moment) ?? ([], false)
    list?.removeFirst(taken.dues.count)
    schedule.keep(keeps ? list : nil, of: project.number)
    return taken
  }

  private func ask(
    _ limit: Int,
    in project: Project,
    through moment: Moment
  ) throws(RPCError) -> DueList {
    DueList(try due(in: project, through: moment, limit: limit), through: moment, limit: limit)
  }

  /// Returns how many records one piece emits.
  ///
  /// The more records must be read before the first is emitted, the more the piece emits. For
  /// example, 10,000 purchases of one customer may expire together.
  private func pieceSize(
    for first: [DueRecord],
    _ limit: Int,
    in project: Project
  ) throws(RPCError) -> Int {
    let (count, _) = try decide(in: project, changedIn: .none) { draft throws(DecisionStop) in
      try draft.countHeld(by: first)
    }
    return max(limit, min(count / 2, Self.duesPerPieceMax))
  }

  /// Whether the next due change up to a moment is known without the store.
  func knowsDue(in project: Project, through moment: Moment) -> Bool {
    schedule.list(of: project.number)?.next(1, through: moment) != nil
  }

  /// Queries the store again for the projects whose changes were emitted.
  func refreshSchedule() throws(RPCError) {
    // A turn without changes is never committed.
    let newest = newestChange
    for (number, entry) in schedule.stale where min(entry.turn, newest) <= settled {
      try look(at: number, entry.project)
    }
  }

  /// Loads the due changes of all projects at the start.
  func fillSchedule() throws(RPCError) {
    guard case .directory(let directory)? = try find(.directory).record else { return }
    for id in directory.projects {
      let project = try project(id).project
      if project.isSweeping { sweeps.note(project, awaits: .none) }
      guard case .system = project.clock else { continue }
      try look(at: project.number, id)
    }
  }

  private func look(at number: ProjectNumber, _ project: ProjectID) throws(RPCError) {
    do throws(StorageError) {
      let endless = Moment(milliseconds: .max)
      let first = try reader.due(in: number, through: endless, limit: 1).first
      schedule.look(first?.moment, of: project, number)
    } catch {
      throw failed(error)
    }
  }
}
