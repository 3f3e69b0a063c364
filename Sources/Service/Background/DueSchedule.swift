import IdentityCore

/// The next due change of each project, and the lists of due changes.
///
/// With the system's clock, the next change is due at that moment or later, because an earlier one
/// may have been postponed. The query at that moment shows it. This is cheaper than a query after
/// each change.
struct DueSchedule {
  private var next: [ProjectNumber: Entry] = [:] {
    didSet { first = nil }
  }
  /// The first of all; the outer value is nil until it was computed.
  private var first: Entry??
  /// Projects for which to query the store, once the turn is durable.
  private(set) var stale: [ProjectNumber: (project: ProjectID, turn: TurnNumber)] = [:]
  private var lists: [ProjectNumber: DueList] = [:]

  /// How many projects may have a list; for others, each piece queries the store.
  private static let listsMax = 16

  private struct Entry {
    var number: ProjectNumber
    var project: ProjectID
    var moment: Moment
  }

  /// Returns the first of all projects that do not have to wait.
  mutating func first(
    unless waits: (ProjectNumber) -> Bool
  ) -> (project: ProjectID, moment: Moment)? {
    let first = self.first ?? next.values.min { $0.moment < $1.moment }
    self.first = .some(first)
    guard let first, waits(first.number) else { return first.map { ($0.project, $0.moment) } }
    let others = next.values.filter { !waits($0.number) }
    return others.min { $0.moment < $1.moment }.map { ($0.project, $0.moment) }
  }

  /// Notes a record of the project that changed in a turn.
  mutating func note(
    _ due: Moment?,
    of key: RecordKey,
    in project: Project,
    _ turn: TurnNumber
  ) {
    if !lists.isEmpty, let due = due.flatMap({ DueRecord(moment: $0, of: key) }) {
      lists[project.number]?.note(due)
    }
    guard case .system = project.clock else { return }
    // The store's answer counts only if it includes this turn.
    if !stale.isEmpty { stale[project.number]?.turn = turn }
    guard let due else { return }
    if let known = next[project.number], known.moment <= due { return }
    set(due, of: project.id, project.number)
  }

  /// Sets the store's answer, when no turn of the project is pending.
  mutating func look(_ due: Moment?, of project: ProjectID, _ number: ProjectNumber) {
    if let due { set(due, of: project, number) } else { next[number] = nil }
    stale[number] = nil
  }

  /// Waits for the turn of the emitted changes to be durable; then the store is queried again.
  mutating func wait(for project: Project, in turn: TurnNumber) {
    next[project.number] = nil
    stale[project.number] = (project.id, turn)
  }

  /// Schedules the next change of a list that needs no query.
  mutating func goOn(with project: Project, from moment: Moment) {
    stale[project.number] = nil
    set(moment, of: project.id, project.number)
  }

  private mutating func set(_ due: Moment, of project: ProjectID, _ number: ProjectNumber) {
    next[number] = Entry(number: number, project: project, moment: due)
  }

  /// Returns the list of a project's due changes, if there is one.
  func list(of project: ProjectNumber) -> DueList? { lists[project] }

  /// Whether the schedule has room for a list of this project.
  func keepsList(of project: ProjectNumber) -> Bool {
    lists.count < Self.listsMax || lists[project] != nil
  }

  mutating func keep(_ list: DueList?, of project: ProjectNumber) {
    lists[project] = list
  }

  /// Forgets the lists, because emitted changes may have been discarded.
  mutating func forgetLists() {
    lists.removeAll()
  }
}

extension DueRecord {
  /// Creates a due record; nil for a record that never changes with time.
  fileprivate init?(moment: Moment, of key: RecordKey) {
    switch key {
    case .purchase(_, let chain): self.init(moment: moment, record: .purchase(chain))
    case .customer(_, let id): self.init(moment: moment, record: .customer(id))
    default: return nil
    }
  }
}
