import IdentityCore
import LineProtocol
import Storage

// What was emitted too early, because the clock was ahead, is taken back once it is right again.
extension Service {
  /// How many projects, and how many events, a piece looks at.
  private static let (projectsPerPiece, eventsPerPiece) = (16, 64)
  /// How many if each piece is a turn with several round trips to a shared store.
  private static let (projectsPerTurn, eventsPerTurn) = (256, 256)

  /// Whether this daemon may take events back: of several, the one that emits what ends.
  var mayCorrect: Bool {
    schedule.corrections.hasWork && !largeDecisions.isBusy
      && (shared == nil || schedule.isTaskHolder)
  }

  /// Looks at the next projects, or at the next events of one.
  func correctFeeds() {
    do throws(RPCError) {
      if schedule.corrections.isWanted {
        try decider.confirm(.directoryLog)
        let projects = try decider.directory().projects
        schedule.corrections = CorrectionSchedule()
        schedule.corrections.isWanted = false
        schedule.corrections.unchecked = projects
      } else if let scan = schedule.corrections.scan {
        try goOn(scan)
      } else if let project = schedule.corrections.ahead.first {
        try beginScan(of: project)
      } else {
        try checkProjects()
      }
    } catch {
      if shared?.isPending ?? false { return }
      restAfterFailure()
    }
  }

  /// Finds the projects whose newest events are from times that the clock has not reached.
  private func checkProjects() throws(RPCError) {
    let count = shared == nil ? Self.projectsPerPiece : Self.projectsPerTurn
    let batch = Array(schedule.corrections.unchecked.prefix(count))
    try decider.confirmProjects(batch)
    var projects: [Project] = []
    for id in batch {
      guard case .project(let project)? = try decider.find(.project(id)).record,
        case .system = project.clock
      else { continue }
      projects.append(project)
    }
    try decider.loadUnknown(projects.map { .projectCounts($0.number) })
    var ahead: [ProjectID] = []
    for project in projects where try emissions(in: project).isAhead(of: now) {
      ahead.append(project.id)
    }
    schedule.corrections.unchecked.removeFirst(batch.count)
    schedule.corrections.ahead += ahead
  }

  private func emissions(in project: Project) throws(RPCError) -> EmissionTimes {
    let record = try decider.find(.projectCounts(project.number)).record
    guard case .projectCounts(let counts)? = record else { return EmissionTimes() }
    return counts.emissions
  }

  private func beginScan(of id: ProjectID) throws(RPCError) {
    let emissions = try emissions(in: decider.project(id).project)
    schedule.corrections.ahead.removeFirst()
    guard emissions.isAhead(of: now) else { return }
    let cursor = emissions.cursor(before: now)
    schedule.corrections.scan = CorrectionSchedule.Scan(project: id, cursor: cursor, since: now)
  }

  /// Looks again at the customers of the next events.
  ///
  /// After a crash, the scan begins again: their records say what is still to be taken back.
  private func goOn(_ scan: CorrectionSchedule.Scan) throws(RPCError) {
    guard now >= scan.since else {
      schedule.corrections.scan = nil
      schedule.corrections.ahead.insert(scan.project, at: 0)
      return
    }
    let (project, changedIn) = try decider.project(scan.project)
    try decider.requireStillness(of: [project.number])
    let limit = shared == nil ? Self.eventsPerPiece : Self.eventsPerTurn
    let query = EventQuery(project: project.number, after: scan.cursor, limit: limit)
    let page = try decider.newestPage(query).page
    let events = page.events.filter { $0.event.at >= scan.since }
    let customers = Set(events.map(\.customer)).sorted()
    let isLast = !page.more
    try runWithoutRequest(in: project, changedIn: changedIn) { draft throws(DecisionStop) in
      if !customers.isEmpty { try TakeBack.carryOut(for: customers, in: &draft) }
      if isLast { try TakeBack.end(in: &draft) }
    } finish: { [schedule] _ in
      if isLast {
        schedule.corrections.scan = nil
      } else {
        schedule.corrections.scan?.cursor = page.cursor
      }
    }
  }
}
