import IdentityCore
import Storage

/// A store that several services write: a store in memory with project logs and write locks.
///
/// It carries out each request at once and as a whole, so that the state at that moment is the
/// snapshot of the request.
final class SharedMemoryStore {
  private(set) var contents = MemoryStore()
  private(set) var reader: any StoreReader
  private var writer: any StoreWriter
  private var logs: [ProjectNumber: [LogEntry]] = [:]
  /// The session that holds the lock of each log.
  private var holders: [ProjectNumber: Int] = [:]
  /// When the newest entry of each log was written.
  private var committedAt: [ProjectNumber: Moment] = [:]
  /// When an entry was written first: after a restored backup, its daemon may write it again.
  private var writtenAt: [LogEntry.ID: Moment] = [:]
  private var sessionsCount = 0
  /// The sessions that the server has ended.
  private var ended: Set<Int> = []
  /// The writer that opened each session.
  private var sessionWriters: [Int: WriterID] = [:]
  private(set) var now: Moment
  /// The turns from before the logs began.
  private var setUp: [Turn] = []
  /// The committed turns, in order.
  private(set) var history: [Commit] = []
  /// What a correct daemon never does.
  private(set) var violations: [FleetFinding] = []
  private var taskLease: (holder: WriterID, until: Moment)?
  /// Whether each daemon that asks gets the right to look for background work.
  var ignoresTaskLease = false
  /// How many entries a reply has at most.
  var entriesMax = LogUpdate.entriesMax
  private var backup: Backup?

  struct Commit {
    let writer: WriterID
    let turn: Turn
    let logs: [ProjectNumber]
    let moment: Moment
  }

  private struct Backup {
    let turnsCount: Int
    let logs: [ProjectNumber: [LogEntry]]
    let committedAt: [ProjectNumber: Moment]
  }

  init(now: Moment) throws(StorageError) {
    self.now = now
    reader = try contents.openReader()
    writer = try contents.openWriter()
  }

  /// Stores a turn from before the logs begin.
  func setUp(_ turn: Turn) throws(StorageError) {
    setUp.append(turn)
    try writer.commit([turn])
  }

  func beginLogs(of projects: [ProjectNumber]) {
    for log in projects + [.directoryLog] {
      let id = LogEntry.ID(position: LogPosition(1), writer: WriterID(0), turn: TurnNumber(1))
      logs[log] = [LogEntry(id, affected: [])]
    }
  }

  func moveClock(by milliseconds: Int64) {
    now = Moment(milliseconds: now.milliseconds + milliseconds)
  }

  func report(_ check: FleetCheck, _ words: String) {
    violations.append(FleetFinding(check: check, words: words))
  }

  /// Removes old entries; the newest of each log stays.
  func trim() { logs = logs.mapValues { $0.suffix(1) } }

  // MARK: Backups

  func backUp() {
    backup = Backup(turnsCount: history.count, logs: logs, committedAt: committedAt)
  }

  /// Loses everything since the backup, and ends all sessions; false without a backup, or if
  /// nothing was committed since then.
  func restore() throws(StorageError) -> Bool {
    guard let backup, backup.turnsCount < history.count else { return false }
    contents = MemoryStore()
    reader = try contents.openReader()
    writer = try contents.openWriter()
    history = Array(history.prefix(backup.turnsCount))
    try writer.commit(setUp + history.map(\.turn))
    (logs, committedAt) = (backup.logs, backup.committedAt)
    self.backup = nil
    for session in 1...max(1, sessionsCount) { end(session) }
    return true
  }

  // MARK: Sessions

  func openSession(of writer: WriterID) -> Int {
    sessionsCount += 1
    sessionWriters[sessionsCount] = writer
    return sessionsCount
  }

  /// Ends a session, whose locks become free.
  func end(_ session: Int) {
    release(session)
    ended.insert(session)
  }

  func hasEnded(_ session: Int) -> Bool { ended.contains(session) }

  /// Whether a session holds locks.
  func holdsLocks(_ session: Int) -> Bool { holders.values.contains(session) }

  private func release(_ session: Int) { holders = holders.filter { $0.value != session } }

  /// Carries out a request; nil if it has to wait for a lock.
  func serve(_ request: RemoteRequest, in session: Int) throws(StorageError) -> RemoteReply? {
    switch request.action {
    case .read(let queries): return try read(queries, request)
    case .readUnderLock(let queries):
      guard holdsLocks(session) else { return refusal(request) }
      return try read(queries, request)
    case .lock(let wanted, let queries):
      let isFree = wanted.allSatisfy { holders[$0].map { $0 == session } ?? true }
      guard isFree else { return nil }
      for log in wanted { holders[log] = session }
      return try read(queries, request)
    case .commit(let turn, let affected, let touched):
      guard holdsLocks(session) else { return refusal(request) }
      try commit(turn, affected, touched, request, session)
      release(session)
      return RemoteReply(number: request.number, outcome: .done([]), time: nil, updates: [])
    case .listTasks:
      let tasks = try tasks(for: sessionWriters[session] ?? WriterID(0))
      return RemoteReply(
        number: request.number,
        outcome: .done([.tasks(tasks)]),
        time: now,
        updates: []
      )
    case .release:
      release(session)
      return RemoteReply(number: request.number, outcome: .done([]), time: nil, updates: [])
    }
  }

  private func refusal(_ request: RemoteRequest) -> RemoteReply {
    let error = StorageError.unavailable("the session holds no lock")
    return RemoteReply(number: request.number, outcome: .failed(error), time: nil, updates: [])
  }

  // MARK: Reading

  private func read(
    _ queries: [StoreQuery],
    _ request: RemoteRequest
  ) throws(StorageError) -> RemoteReply {
    var contents: [StoreContent] = []
    var concerned = request.applied
    for query in queries {
      let content = try reader.content(of: query)
      if case .records(let records) = content {
        for case .project(let project)? in records where concerned[project.number] == nil {
          concerned[project.number] = LogEntry.ID.none
        }
      }
      contents.append(content)
    }
    var updates: [LogUpdate] = []
    for (log, applied) in concerned {
      let entries = entries(of: log, from: applied)
      updates.append(LogUpdate(log: log, entries: entries, counts: try counts(of: log)))
    }
    return RemoteReply(
      number: request.number,
      outcome: .done(contents),
      time: now,
      updates: updates
    )
  }

  private func entries(of log: ProjectNumber, from applied: LogEntry.ID) -> [LogEntry] {
    guard let all = logs[log] else { return [] }
    let later = all.drop { $0.id.position < applied.position }
    let isTooLong = applied == LogEntry.ID.none || later.count > entriesMax
    return isTooLong ? Array(all.suffix(1)) : Array(later)
  }

  private func counts(of project: ProjectNumber) throws(StorageError) -> ProjectCounts? {
    let counts = try reader.load([.projectCounts(project)])[0]
    return if case .projectCounts(let counts)? = counts { counts } else { nil }
  }

  func project(_ id: ProjectID) throws(StorageError) -> Project? {
    if case .project(let project)? = try reader.load([.project(id)])[0] { project } else { nil }
  }

  func erasures() throws(StorageError) -> [Erasure] {
    if case .erasures(let all)? = try reader.load([.erasures])[0] { all.underway } else { [] }
  }

  /// Whether something has ended in a project with the system's clock.
  func isOverdue(_ project: ProjectNumber) throws(StorageError) -> Bool {
    try !reader.due(in: project, through: now, limit: 1).isEmpty
  }

  private func tasks(for daemon: WriterID) throws(StorageError) -> StoreTasks {
    if let lease = taskLease, lease.holder != daemon, lease.until > now, !ignoresTaskLease {
      return StoreTasks()
    }
    taskLease = (daemon, Moment(milliseconds: now.milliseconds + 15_000))
    var tasks = StoreTasks(isHolder: true, hasErasures: try !erasures().isEmpty)
    guard case .directory(let directory)? = try reader.load([.directory])[0] else { return tasks }
    for id in directory.projects {
      guard let project = try project(id) else { continue }
      let address = StoreTasks.ProjectAddress(number: project.number, id: id)
      if project.isRollingOut { tasks.rollingOut.append(address) }
      // The service finds out under the lock that what ends has to wait for a definition.
      if case .system = project.clock, try isOverdue(project.number) {
        tasks.due.append(address)
      }
    }
    return tasks
  }

  // MARK: Committing

  private func commit(
    _ turn: Turn,
    _ affected: [RecordKey],
    _ touched: [ProjectNumber],
    _ request: RemoteRequest,
    _ session: Int
  ) throws(StorageError) {
    for log in touched where logs[log] != nil && holders[log] != session {
      report(.oneWriter, "a turn changes the log \(log.value) without its lock")
    }
    let changed = Set(turn.changes.map { $0.key.log(of: $0.value) })
    for log in changed where !touched.contains(log) {
      report(.oneWriter, "a turn changes a record of the log \(log.value) without an entry")
    }
    for log in touched {
      let newest = logs[log]?.last?.id ?? LogEntry.ID.none
      if request.applied[log] ?? LogEntry.ID.none != newest {
        report(.oneWriter, "a turn was decided behind the newest entry of the log \(log.value)")
      }
    }
    checkTime(of: turn, in: touched)
    try checkOrder(of: turn)
    // The run ends here.
    guard violations.isEmpty else { return }
    try writer.commit([turn])
    let author = sessionWriters[session] ?? WriterID(0)
    if turn.clearsTraces { clearKeys(of: touched) }
    for log in touched {
      let position = logs[log]?.last?.id.position.next ?? LogPosition(1)
      let id = LogEntry.ID(position: position, writer: author, turn: turn.number)
      // Others may have read it then, and have decided turns of their own.
      committedAt[log] = writtenAt[id] ?? now
      writtenAt[id] = committedAt[log]
      let named = affected.filter { $0.log == nil || $0.log == log }
      logs[log, default: []].append(LogEntry(id, affected: named))
    }
    history.append(Commit(writer: author, turn: turn, logs: touched, moment: now))
  }

  /// Removes the ids of people and devices from the entries before the last step of an erasure.
  private func clearKeys(of touched: [ProjectNumber]) {
    for log in touched where log != .directoryLog {
      logs[log] = logs[log]?.map { LogEntry($0.id, affected: nil) }
    }
  }

  /// Whether an entry names a record.
  func isNamedInLogs(_ key: RecordKey) -> Bool {
    logs.values.contains { log in log.contains { $0.affected?.contains(key) ?? false } }
  }

  /// Under the lock, the time is the one that was read after it was granted.
  ///
  /// A clock moves in several turns, and its answer has the time of the first.
  private func checkTime(of turn: Turn, in touched: [ProjectNumber]) {
    for case .answer(let answer)? in turn.changes.values
    where !answer.key.method.elementsEqual("clock.advance".utf8) {
      let isOld = touched.contains { log in
        committedAt[log].map { answer.answeredAt < $0 } ?? false
      }
      if isOld || answer.answeredAt > now { report(.time, "a turn has another clock's time") }
    }
  }

  /// Cursors have no gaps, and nothing ends before an earlier definition has reached everybody.
  private func checkOrder(of turn: Turn) throws(StorageError) {
    for event in turn.events {
      let query = EventQuery(project: event.project, after: event.cursor - 2, limit: 3)
      let last = try reader.events(query).events.last?.cursor ?? 0
      if last >= event.cursor { report(.oneWriter, "the cursor \(event.cursor) is taken") }
    }
    for case .project(let changed)? in turn.changes.values {
      guard let before = try project(changed.id), before.isRollingOut,
        before.emittedDefinitions == changed.emittedDefinitions,
        case .manual(let then) = before.clock, case .manual(let now) = changed.clock, now > then
      else { continue }
      report(.order, "a clock moves while a definition of \(changed.id) is under way")
    }
    for event in turn.events where event.kind == .purchaseExpired {
      guard let definition = try pendingDefinition(in: event.project),
        event.event.at > definition.at,
        try !has(definition, reached: event.customer, in: event.project, after: turn)
      else { continue }
      report(.order, "an end is emitted before an earlier definition")
    }
  }

  /// Whether a definition has reached a customer, or reaches it in a turn.
  private func has(
    _ definition: Definition,
    reached id: CustomerID,
    in number: ProjectNumber,
    after turn: Turn
  ) throws(StorageError) -> Bool {
    let keys: [RecordKey] = [.customer(number, id), .rollout(number)]
    let stored = try reader.load(keys)
    let now = zip(keys, stored).map { turn.changes[$0] ?? $1 }
    if case .customer(let customer)? = now[0], customer.emittedDefinition >= definition.number {
      return true
    }
    if case .rollout(let rollout)? = now[1], rollout.reached >= id { return true }
    return false
  }

  /// Returns the oldest definition that has not reached every customer.
  private func pendingDefinition(in number: ProjectNumber) throws(StorageError) -> Definition? {
    guard case .directory(let directory)? = try reader.load([.directory])[0],
      directory.projects.indices.contains(Int(number.value) - 1),
      let project = try project(directory.projects[Int(number.value) - 1]), project.isRollingOut
    else { return nil }
    let key = RecordKey.definition(number, project.emittedDefinitions + 1)
    guard case .definition(let definition)? = try reader.load([key])[0] else { return nil }
    return definition
  }

  /// Whether a turn is committed.
  func has(_ turn: TurnNumber, of writer: WriterID) -> Bool {
    history.contains { $0.writer == writer && $0.turn.number == turn }
  }
}
