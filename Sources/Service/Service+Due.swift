package import IdentityCore
import LineProtocol
import Storage

// Projects with the system's clock: what ends is told by itself, also what ended while nobody was
// there to tell it.
extension Service {
  /// How many records one piece tells of.
  static let duesPerPiece = 2

  /// When there is something to do that nobody asked for; nil for never.
  package var nextDue: Moment? {
    if hasWork { return now }
    var next = firstDue?.moment
    if canErase || sweeps.isReady(settled: settled) { next = next.map { min($0, now) } ?? now }
    guard let next else { return nil }
    return isResting ? restsUntil.map { max(next, $0) } : next
  }

  /// Of a project that is telling its customers of a definition, the clock tells afterwards.
  var firstDue: (project: ProjectID, moment: Moment)? {
    schedule.first { sweeps.holds($0) || isHeld($0) }
  }

  /// Tells the next ends of the project where they are overdue most.
  ///
  /// Where the store cannot be read, or written, they are told later: an answer is right either
  /// way.
  func tellDue() {
    guard let (id, _) = firstDue else { return }
    do throws(RPCError) {
      let (project, changedIn) = try project(id)
      schedule.wait(for: project, in: turn)
      let (dues, isAll) = try takeDue(in: project, through: now, limit: Self.duesPerPiece)
      let stop = isAll ? now : dues.last?.moment ?? now
      let (_, draft) = try decide(in: project, changedIn: changedIn) { draft throws(Stop) in
        try draft.tellDue(dues, through: stop)
        return stop
      }
      _ = try conclude(stop, draft, .apply(cause: .clock)) { _, _, _ in }
      if let list = schedule.list(of: project.number), let moment = list.dues.first?.moment {
        schedule.goOn(with: project, from: moment)
      } else {
        schedule.keep(nil, of: project.number)
      }
    } catch {
      // The next turn that becomes durable brings another look.
      rest()
    }
  }

  /// The next of what is due in a project up to a moment, and whether there is no more.
  ///
  /// Where only the store knows, it is asked: what was told before must be durable then.
  func takeDue(
    in project: Project,
    through moment: Moment,
    limit: Int
  ) throws(RPCError) -> (dues: [Due], isAll: Bool) {
    var list = schedule.list(of: project.number)
    var next = list?.next(limit, through: moment)
    if next == nil {
      let keeps = schedule.keepsList(of: project.number)
      let countMax = keeps ? DueList.countMax : limit
      let found = try due(in: project, through: moment, limit: countMax)
      list = DueList(found, through: moment, limit: countMax)
      next = list?.next(limit, through: moment)
      if !keeps { list = nil }
    }
    if let first = next?.dues, !first.isEmpty, let list {
      next = list.next(try pieceSize(for: first, in: project), through: moment)
    }
    let taken = next ?? ([], false)
    list?.removeFirst(taken.dues.count)
    schedule.keep(list, of: project.number)
    return taken
  }

  /// How many records one piece tells of: the more, the more has to be looked at before the first.
  ///
  /// For example, one customer's 10,000 purchases that end.
  private func pieceSize(for first: [Due], in project: Project) throws(RPCError) -> Int {
    let (count, _) = try decide(in: project, changedIn: .none) { draft throws(Stop) in
      try draft.countHeld(by: first)
    }
    return max(first.count, min(count / 2, DueList.countMax))
  }

  /// Whether the next of what is due up to a moment is known without the store.
  func knowsDue(in project: Project, through moment: Moment) -> Bool {
    schedule.list(of: project.number)?.next(1, through: moment) != nil
  }

  /// Asks the store anew about the projects of which something was told.
  func refreshSchedule() throws(RPCError) {
    // A turn in which nothing changed never comes to the disk.
    let newest = hasChanges ? turn : lastSubmitted
    for (number, entry) in schedule.stale where min(entry.turn, newest) <= settled {
      try look(at: number, entry.project)
    }
  }

  /// What is due in the projects that there are at the start.
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
