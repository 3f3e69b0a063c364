import IdentityCore
import LineProtocol
import Storage

/// Reads what is due in a project, from a list in memory or from the store.
final class DueReader {
  private let decider: Decider
  private var schedule: BackgroundSchedule { decider.schedule }

  /// How many records a piece of work handles.
  static let duesPerPiece = 2
  /// How many it handles if each piece is a turn with two round trips to a shared store.
  private static let duesPerTurn = 64
  /// How many it handles if a customer holds very many purchases.
  private static let duesPerPieceMax = 2048

  init(_ decider: Decider) {
    self.decider = decider
  }

  /// Takes the next records that are due in a project up to a moment, and whether they are the
  /// last.
  ///
  /// If no list knows them the store is read: what was applied before must be durable then.
  func takeDue(
    in project: Project,
    through moment: Moment
  ) throws(RPCError) -> (dues: [DueRecord], isAll: Bool) {
    if decider.shared != nil { return try readDue(in: project, through: moment) }
    let limit = Self.duesPerPiece
    let hasRoomForList = schedule.dues.hasRoomForList(of: project.number)
    var list = schedule.dues.list(of: project.number)
    var size = limit
    if let first = list?.next(limit, through: moment) {
      size = min(try pieceSize(for: first.dues, in: project), DueList.countMax)
    } else {
      list = try load(hasRoomForList ? DueList.countMax : limit, in: project, through: moment)
      if let first = list?.next(limit, through: moment) {
        size = try pieceSize(for: first.dues, in: project)
      }
      if size > DueList.countMax { list = try load(size, in: project, through: moment) }
    }
    let taken = list?.next(size, through: moment) ?? ([], false)
    list?.removeFirst(taken.dues.count)
    schedule.dues.store(hasRoomForList ? list : nil, of: project.number)
    return taken
  }

  /// Reads the next records under the lock of a shared store, which no list in memory outlives.
  private func readDue(
    in project: Project,
    through moment: Moment
  ) throws(RPCError) -> (dues: [DueRecord], isAll: Bool) {
    try decider.requireStillness(of: [project.number])
    let limit = Self.duesPerTurn
    let dues = try decider.due(in: project.number, through: moment, limit: limit)
    return (dues, dues.count < limit)
  }

  private func load(
    _ limit: Int,
    in project: Project,
    through moment: Moment
  ) throws(RPCError) -> DueList {
    let dues = try decider.due(in: project.number, through: moment, limit: limit)
    return DueList(dues, through: moment, limit: limit)
  }

  /// Returns how many records a piece handles: more, if the first of them needs many records.
  ///
  /// For example, 10,000 purchases of a customer that end.
  private func pieceSize(for first: [DueRecord], in project: Project) throws(RPCError) -> Int {
    let (count, _) = try decider.decide(in: project, changedIn: .none) {
      draft throws(DecisionStop) in
      try DueRecord.countHeld(by: first, in: &draft)
    }
    return max(Self.duesPerPiece, min(count / 2, Self.duesPerPieceMax))
  }

  /// Whether a list knows what is due next up to a moment.
  func knowsDue(in project: Project, through moment: Moment) -> Bool {
    schedule.dues.list(of: project.number)?.next(1, through: moment) != nil
  }

  /// Reads the next due moment of the projects whose records have changed.
  func refresh() throws(RPCError) {
    // A turn in which nothing changed is never committed.
    let newest = decider.commits.newestChange
    for (number, entry) in schedule.dues.stale
    where min(entry.turn, newest) <= decider.commits.settled {
      try refresh(number, entry.project)
    }
  }

  /// Reads the next due moments, the unfinished rollouts, and what was emitted too early in all
  /// projects, at the start.
  func fill() throws(RPCError) {
    for id in try decider.directory().projects {
      let project = try decider.project(id).project
      if project.isRollingOut { schedule.rollouts.record(project, awaits: .none) }
      guard case .system = project.clock else { continue }
      try refresh(project.number, id)
      // The clock may have gone back while the daemon did not run.
      let record = try decider.find(.projectCounts(project.number)).record
      if case .projectCounts(let counts)? = record, counts.emissions.isAhead(of: decider.now) {
        schedule.corrections.ahead.append(id)
      }
    }
  }

  private func refresh(_ number: ProjectNumber, _ project: ProjectID) throws(RPCError) {
    let endless = Moment(milliseconds: .max)
    let first = try decider.due(in: number, through: endless, limit: 1).first
    schedule.dues.refresh(first?.moment, of: project, number)
  }
}
