import IdentityCore

/// When the clock next has something to tell, project by project, and what.
///
/// By the system's clock it is then, or later. What was due earlier may have been put off since;
/// that is found out when its moment comes, and costs one look, where asking the store after each
/// change would cost one for each of them.
struct DueSchedule {
  private var next: [ProjectNumber: Entry] = [:] {
    didSet { first = nil }
  }
  /// The first of all, once it was looked for.
  private var first: Entry??
  /// Projects of which the store is to be asked, once the turn is durable.
  private(set) var stale: [ProjectNumber: (project: ProjectID, turn: TurnNumber)] = [:]
  private var lists: [ProjectNumber: DueList] = [:]

  /// Of how many projects a list is kept; of others the store is asked for each piece.
  private static let listsMax = 16

  private struct Entry {
    var number: ProjectNumber
    var project: ProjectID
    var moment: Moment
  }

  /// The first of all but the projects that have to wait.
  mutating func first(
    unless waits: (ProjectNumber) -> Bool
  ) -> (project: ProjectID, moment: Moment)? {
    let first = self.first ?? next.values.min { $0.moment < $1.moment }
    self.first = .some(first)
    guard let first, waits(first.number) else { return first.map { ($0.project, $0.moment) } }
    let others = next.values.filter { !waits($0.number) }
    return others.min { $0.moment < $1.moment }.map { ($0.project, $0.moment) }
  }

  /// A record of the project changed in a turn.
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
    // What the store says counts only with this.
    if !stale.isEmpty { stale[project.number]?.turn = turn }
    guard let due else { return }
    if let known = next[project.number], known.moment <= due { return }
    set(due, of: project.id, project.number)
  }

  /// What the store says, when no turn of the project is still to become durable.
  mutating func look(_ due: Moment?, of project: ProjectID, _ number: ProjectNumber) {
    if let due { set(due, of: project, number) } else { next[number] = nil }
    stale[number] = nil
  }

  /// What was due was looked at; the next look comes when its turn is durable.
  mutating func wait(for project: Project, in turn: TurnNumber) {
    next[project.number] = nil
    stale[project.number] = (project.id, turn)
  }

  /// There is more of it that needs no look.
  mutating func goOn(with project: Project, from moment: Moment) {
    stale[project.number] = nil
    set(moment, of: project.id, project.number)
  }

  private mutating func set(_ due: Moment, of project: ProjectID, _ number: ProjectNumber) {
    next[number] = Entry(number: number, project: project, moment: due)
  }

  /// What is due in a project, as far as that is known without the store.
  func list(of project: ProjectNumber) -> DueList? { lists[project] }

  /// Whether what is asked of the store for this project is kept.
  func keepsList(of project: ProjectNumber) -> Bool {
    lists.count < Self.listsMax || lists[project] != nil
  }

  mutating func keep(_ list: DueList?, of project: ProjectNumber) {
    lists[project] = list
  }

  /// What was told may never have been.
  mutating func forgetLists() {
    lists.removeAll()
  }
}

extension DueRecord {
  /// Nil for a record of which the clock never tells.
  fileprivate init?(moment: Moment, of key: RecordKey) {
    switch key {
    case .purchase(_, let chain): self.init(moment: moment, record: .purchase(chain))
    case .customer(_, let id): self.init(moment: moment, record: .customer(id))
    default: return nil
    }
  }
}
