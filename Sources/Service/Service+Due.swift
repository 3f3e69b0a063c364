package import IdentityCore
import LineProtocol
import Storage

// Projects with the system's clock: what ends is told by itself, also what ended while nobody was
// there to tell it.
extension Service {
  /// When `tellDue` is to be called, and the turn ended; nil for never.
  package var nextDue: Moment? {
    var next = firstDue?.moment
    let isBusy = sweeps.isReady(settled: settled) || canErase || ready.isPreparing
    if isBusy { next = next.map { min($0, now) } ?? now }
    guard let next else { return nil }
    return isResting ? restsUntil.map { max(next, $0) } : next
  }

  /// Of a project that is telling its customers of a definition, the clock tells afterwards.
  private var firstDue: (project: ProjectID, moment: Moment)? {
    schedule.first { sweeps.holds($0) }
  }

  /// Tells a bounded part of what is due, as part of this turn.
  ///
  /// Where the store cannot be read, or written, it is told later: an answer is right either way.
  package func tellDue() {
    guard fatalError == nil, !isResting, let (id, moment) = firstDue, moment <= now else { return }
    do throws(RPCError) {
      let (project, changedIn) = try project(id)
      schedule.wait(for: project, in: turn)
      let dues = try due(in: project, through: now, limit: Advance.stepMax)
      let isLast = dues.count < Advance.stepMax
      let stop = isLast ? now : dues.last?.moment ?? now
      let (_, draft) = try decide(in: project, changedIn: changedIn) { draft throws(Stop) in
        try draft.tellDue(dues, through: stop)
        return stop
      }
      _ = try conclude(stop, draft, .apply(cause: .clock)) { _, _, _ in }
    } catch {
      // The next turn that becomes durable brings another look.
      rest()
    }
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
      schedule.set(first?.moment, of: project, number)
    } catch {
      throw failed(error)
    }
  }
}
