import IdentityCore

/// The next moment at which something ends, project by project.
///
/// Nothing ends before that moment. If an end was postponed, the daemon finds that out at the
/// moment, with one read of the store; a read after each change would cost more.
struct DueSchedule {
  private var next: [ProjectNumber: Entry] = [:] {
    didSet { first = nil }
  }
  /// The first of all entries, once it was computed.
  private var first: Entry??
  /// Projects whose next moment has to be read from the store once the turn is durable.
  private(set) var stale: [ProjectNumber: (project: ProjectID, turn: TurnNumber)] = [:]
  private var lists: [ProjectNumber: DueList] = [:]

  /// The number of projects with a list; for others each piece reads the store.
  private static let listsMax = 16

  private struct Entry {
    var number: ProjectNumber
    var project: ProjectID
    var moment: Moment
  }

  /// Returns the first entry of a project that need not wait.
  mutating func first(
    unless waits: (ProjectNumber) -> Bool
  ) -> (project: ProjectID, moment: Moment)? {
    let first = self.first ?? next.values.min { $0.moment < $1.moment }
    self.first = .some(first)
    guard let first, waits(first.number) else { return first.map { ($0.project, $0.moment) } }
    let others = next.values.filter { !waits($0.number) }
    return others.min { $0.moment < $1.moment }.map { ($0.project, $0.moment) }
  }

  /// Whether something is due by a moment in any project, also in one that has to wait.
  mutating func isDue(by moment: Moment) -> Bool {
    if first == nil { first = .some(next.values.min { $0.moment < $1.moment }) }
    guard case .some(.some(let entry)) = first else { return false }
    return entry.moment <= moment
  }

  /// The projects in which something is due by then, as far as is known.
  func projects(dueBy moment: Moment) -> [ProjectNumber] {
    next.values.filter { $0.moment <= moment }.map(\.number)
  }

  /// Records when a changed record is due next.
  mutating func record(
    _ due: Moment?,
    of key: RecordKey,
    in project: Project,
    _ turn: TurnNumber
  ) {
    if !lists.isEmpty, let due = due.flatMap({ DueRecord(moment: $0, of: key) }) {
      lists[project.number]?.record(due)
    }
    guard case .system = project.clock else { return }
    // The store is read again once this turn is durable, too.
    if !stale.isEmpty { stale[project.number]?.turn = turn }
    guard let due else { return }
    if let known = next[project.number], known.moment <= due { return }
    set(due, of: project.id, project.number)
  }

  /// Sets the due time from the store, once all the project's turns are durable.
  mutating func refresh(_ due: Moment?, of project: ProjectID, _ number: ProjectNumber) {
    if let due { set(due, of: project, number) } else { next[number] = nil }
    stale[number] = nil
  }

  /// Has the project's next moment read again once a turn is durable.
  mutating func wait(for project: Project, in turn: TurnNumber) {
    next[project.number] = nil
    stale[project.number] = (project.id, turn)
  }

  /// Sets the project's next moment, which needs no read of the store.
  mutating func setNext(with project: Project, from moment: Moment) {
    stale[project.number] = nil
    set(moment, of: project.id, project.number)
  }

  private mutating func set(_ due: Moment, of project: ProjectID, _ number: ProjectNumber) {
    next[number] = Entry(number: number, project: project, moment: due)
  }

  /// Returns what is due in a project, as far as that is in memory.
  func list(of project: ProjectNumber) -> DueList? { lists[project] }

  /// Whether the project may have a list.
  func hasRoomForList(of project: ProjectNumber) -> Bool {
    lists.count < Self.listsMax || lists[project] != nil
  }

  mutating func store(_ list: DueList?, of project: ProjectNumber) {
    lists[project] = list
  }

  /// Forgets all lists: ends that were taken from them may not have been applied.
  mutating func forgetLists() {
    lists.removeAll()
  }
}
