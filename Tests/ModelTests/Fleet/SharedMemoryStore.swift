import IdentityCore
import Storage

/// A store that several services write: a store in memory with project logs and write locks.
///
/// It carries out each request at once and as a whole, so that the state at that moment is the
/// snapshot of the request.
final class SharedMemoryStore {
  let contents = MemoryStore()
  private let reader: any StoreReader
  private let writer: any StoreWriter
  private var logs: [ProjectNumber: [LogEntry]] = [:]
  /// The session that holds the lock of each log.
  private var holders: [ProjectNumber: Int] = [:]
  /// When the newest entry of each log was written.
  private var committedAt: [ProjectNumber: Moment] = [:]
  private var sessionsCount = 0
  private(set) var now: Moment
  /// The committed turns, in order.
  private(set) var history: [Commit] = []
  /// What a correct daemon never does.
  private(set) var violations: [String] = []

  struct Commit {
    let writer: WriterID
    let turn: Turn
    let logs: [ProjectNumber]
  }

  /// The result of a request; nil if it waits for a lock.
  typealias Reply = RemoteReply

  init(now: Moment) throws(StorageError) {
    self.now = now
    reader = try contents.openReader()
    writer = try contents.openWriter()
  }

  /// Begins the logs of a store that was filled without them.
  func beginLogs(of projects: [ProjectNumber]) {
    for log in projects + [.directoryLog] {
      let id = LogEntry.ID(position: LogPosition(1), writer: WriterID(0), turn: TurnNumber(1))
      logs[log] = [LogEntry(id, affected: [])]
    }
  }

  func moveClock(by milliseconds: Int64) {
    now = Moment(milliseconds: now.milliseconds + milliseconds)
  }

  func openSession() -> Int {
    sessionsCount += 1
    return sessionsCount
  }

  /// Ends a session, whose locks become free.
  func close(_ session: Int) {
    holders = holders.filter { $0.value != session }
  }

  /// Carries out a request; nil if it has to wait for a lock.
  func serve(_ request: RemoteRequest, in session: Int) throws(StorageError) -> Reply? {
    switch request.action {
    case .read(let queries): return try read(queries, request)
    case .readUnderLock(let queries):
      guard holders.values.contains(session) else { return refusal(request) }
      return try read(queries, request)
    case .lock(let wanted, let queries):
      let isFree = wanted.allSatisfy { holders[$0].map { $0 == session } ?? true }
      guard isFree else { return nil }
      for log in wanted { holders[log] = session }
      return try read(queries, request)
    case .commit(let turn, let affected, let touched):
      guard holders.values.contains(session) else { return refusal(request) }
      try commit(turn, affected, touched, request, session)
      close(session)
      return Reply(number: request.number, outcome: .done([]), time: now, updates: [])
    case .listTasks:
      let tasks = StoreContent.tasks(StoreTasks())
      return Reply(number: request.number, outcome: .done([tasks]), time: now, updates: [])
    case .release:
      close(session)
      return Reply(number: request.number, outcome: .done([]), time: now, updates: [])
    }
  }

  private func refusal(_ request: RemoteRequest) -> Reply {
    let error = StorageError.unavailable("the session holds no lock")
    return Reply(number: request.number, outcome: .failed(error), time: now, updates: [])
  }

  private func read(
    _ queries: [StoreQuery],
    _ request: RemoteRequest
  ) throws(StorageError) -> Reply {
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
    let updates = concerned.map { log, applied in
      LogUpdate(log: log, entries: entries(of: log, from: applied))
    }
    return Reply(number: request.number, outcome: .done(contents), time: now, updates: updates)
  }

  private func entries(of log: ProjectNumber, from applied: LogEntry.ID) -> [LogEntry] {
    guard let all = logs[log] else { return [] }
    let later = all.drop { $0.id.position < applied.position }
    let isTooLong = applied == LogEntry.ID.none || later.count > LogUpdate.entriesMax
    return isTooLong ? Array(all.suffix(1)) : Array(later)
  }

  private func commit(
    _ turn: Turn,
    _ affected: [RecordKey],
    _ touched: [ProjectNumber],
    _ request: RemoteRequest,
    _ session: Int
  ) throws(StorageError) {
    for log in touched where logs[log] != nil && holders[log] != session {
      violations.append("a turn changes the log \(log.value) without its lock")
    }
    let changed = Set(turn.changes.map { $0.key.log(of: $0.value) })
    for log in changed where !touched.contains(log) {
      violations.append("a turn changes a record of the log \(log.value) without an entry")
    }
    let writer = request.applied
    for log in touched {
      let newest = logs[log]?.last?.id ?? LogEntry.ID.none
      if writer[log] ?? LogEntry.ID.none != newest {
        violations.append("a turn was decided behind the newest entry of the log \(log.value)")
      }
    }
    // Times do not decrease along a log: a turn that is sent again was decided under an earlier
    // grant, and nobody has written since. A clock moves in several turns, and its answer has the
    // time of the first.
    for case .answer(let answer)? in turn.changes.values
    where !answer.key.method.elementsEqual("clock.advance".utf8) {
      let isOld = touched.contains { log in
        committedAt[log].map { answer.answeredAt < $0 } ?? false
      }
      if isOld || answer.answeredAt > now { violations.append("a turn has another clock's time") }
    }
    for event in turn.events {
      let query = EventQuery(project: event.project, after: event.cursor - 2, limit: 3)
      let last = try reader.events(query).events.last?.cursor ?? 0
      if last >= event.cursor { violations.append("the cursor \(event.cursor) is taken") }
    }
    try self.writer.commit([turn])
    let author = WriterID(UInt64(sessionWriters[session] ?? 0))
    for log in touched {
      committedAt[log] = now
      let position = logs[log]?.last?.id.position.next ?? LogPosition(1)
      let id = LogEntry.ID(position: position, writer: author, turn: turn.number)
      let named = affected.filter { $0.log == nil || $0.log == log }
      logs[log, default: []].append(LogEntry(id, affected: named))
    }
    history.append(Commit(writer: author, turn: turn, logs: touched))
  }

  /// Whether a turn is committed.
  func has(_ turn: TurnNumber, of writer: WriterID) -> Bool {
    history.contains { $0.writer == writer && $0.turn.number == turn }
  }

  /// The writer that opened each session.
  var sessionWriters: [Int: Int] = [:]
}
