import IdentityCore

/// When the system's clock next has something to tell, project by project: then, or later.
///
/// What was due earlier may have been put off since; that is found out when its moment comes, and
/// costs one look, where asking the store after each change would cost one for each of them.
struct DueSchedule {
  private var next: [ProjectNumber: Entry] = [:]
  /// Projects of which the store is to be asked, once the turn is durable.
  private(set) var stale: [ProjectNumber: (project: ProjectID, turn: TurnNumber)] = [:]

  private struct Entry {
    var project: ProjectID
    var moment: Moment
  }

  /// The first of all but the projects that have to wait.
  func first(unless waits: (ProjectNumber) -> Bool) -> (project: ProjectID, moment: Moment)? {
    var first: Entry?
    for (number, entry) in next where !waits(number) {
      if let known = first, known.moment <= entry.moment { continue }
      first = entry
    }
    return first.map { ($0.project, $0.moment) }
  }

  /// A record of the project changed in a turn.
  mutating func note(_ due: Moment?, of project: Project, in turn: TurnNumber) {
    guard case .system = project.clock else { return }
    // What the store says counts only with this.
    if !stale.isEmpty { stale[project.number]?.turn = turn }
    guard let due else { return }
    if let known = next[project.number], known.moment <= due { return }
    next[project.number] = Entry(project: project.id, moment: due)
  }

  /// What the store says, when no turn of the project is still to become durable.
  mutating func set(_ due: Moment?, of project: ProjectID, _ number: ProjectNumber) {
    next[number] = due.map { Entry(project: project, moment: $0) }
    stale[number] = nil
  }

  /// What was due was looked at; the next look comes when its turn is durable.
  mutating func wait(for project: Project, in turn: TurnNumber) {
    next[project.number] = nil
    stale[project.number] = (project.id, turn)
  }
}
