import IdentityCore
package import Storage

/// What the service knows of a store that other daemons write, too.
///
/// Memory holds each project at one position of its log. A read that memory cannot serve, or not
/// freshly enough, notes what is missing and throws `pending`; so does a change without the write
/// lock. The request then waits, and is decided again from the beginning.
package final class SharedStore {
  let store: any RemoteStore
  /// The position of memory in each log.
  var logs: [ProjectNumber: LogState] = [:]
  /// The number of the last request that was sent.
  private(set) var lastSent: UInt64 = 0
  /// The decision that is being made, and what it lacks.
  private(set) var current = StoreWait(.feed, arrival: 0)
  /// The round trip of reads; requests that arrive while it is under way wait for the next.
  var reading: StoreRound?
  /// The round trip that reads in the transaction that holds the lock.
  var readingUnderLock: StoreRound?
  var lock = LockState.free
  var readQueue: [StoreWait] = []
  var lockQueue: [StoreWait] = []
  /// Those that read in the transaction that holds the lock.
  var lockedQueue: [StoreWait] = []
  private var lastLook: StoreWait?
  /// The number of the request for background work that is under way.
  private var asking: UInt64?
  /// When to ask for background work, as a time since the start.
  var nextPoll = Duration.zero
  /// The newest reply to that, until it is taken.
  var tasks: StoreTasks?
  /// When to look for events of other daemons, as a time since the start.
  var nextLook = Duration.zero
  /// The logs in which other daemons have emitted events since the feed looked.
  private(set) var eventfulLogs: Set<ProjectNumber> = []
  /// How often a lock was granted.
  var grantsCount: UInt64 = 0
  /// The customers who held a purchase before or after the open turn changed it.
  var holders: Set<RecordKey> = []
  var progressSoFar = CommitProgress(durable: .none)
  /// The newest time that the store's clock has shown.
  var time: Moment?
  /// How often the store had another history than memory.
  var historyLosses = 0

  struct LogState {
    var applied: LogEntry.ID
    /// The newest round trip whose entries are applied.
    var confirmedBy: UInt64
  }

  /// What the connection that writes is doing.
  enum LockState {
    case free
    case asked(StoreRound, Set<ProjectNumber>)
    case held(Set<ProjectNumber>)
    case committing(SubmittedTurn)
    /// The reply of a commit was lost: the lock is asked for again, which makes the outcome final.
    case inDoubt(StoreRound, SubmittedTurn)
    /// Releasing without a change.
    case releasing(UInt64)
  }

  /// A turn whose commit was sent.
  struct SubmittedTurn {
    let number: UInt64
    let turn: TurnNumber
    /// Its entry in each log.
    let entries: [ProjectNumber: LogEntry.ID]
    let affected: [RecordKey]
    let locks: Set<ProjectNumber>
  }

  package init(_ store: any RemoteStore) {
    self.store = store
  }

  // MARK: Attempts

  /// Begins to decide what has waited, or has just arrived.
  func beginAttempt(_ wait: StoreWait?, for waiter: @autoclosure () -> StoreWaiter) {
    current = wait ?? StoreWait(waiter(), arrival: lastSent)
    current.needs = StoreNeeds()
    current.hasUsedOldPage = false
    current.attempts += 1
  }

  /// Whether decisions wait for the store.
  var isAwaited: Bool {
    if reading != nil || readingUnderLock != nil { return true }
    if case .asked = lock { return true }
    return !readQueue.isEmpty || !lockQueue.isEmpty || !lockedQueue.isEmpty
  }

  /// Whether the current attempt lacks something.
  var isPending: Bool { !current.needs.isEmpty }

  /// Whether newer events may follow the page of the current attempt.
  var hasUsedOldPage: Bool { current.hasUsedOldPage }

  /// The randomness of the current request, the same in all its attempts.
  var entropy: Entropy? {
    get { current.entropy }
    set { current.entropy = newValue }
  }

  /// Returns the current attempt with what it lacks; nil if it lacks nothing.
  func takeWait() -> StoreWait? {
    guard isPending else { return nil }
    defer { current = StoreWait(.feed, arrival: lastSent) }
    return current
  }

  /// Notes what the current attempt lacks, and returns the error that ends it.
  private func pending(_ note: (StoreWait) -> Void) -> StorageError {
    if let failure = current.failure { return failure }
    note(current)
    return .pending
  }

  /// Throws unless memory shows everything that was committed when the request arrived.
  func confirm(_ log: ProjectNumber) throws(StorageError) {
    if case .held(let locks) = lock, locks.contains(log) { return }
    if let state = logs[log], state.confirmedBy > current.arrival { return }
    throw pending { $0.needs.logs.insert(log) }
  }

  /// Throws until memory was confirmed a few times more.
  func awaitNextRound(of log: ProjectNumber) throws(StorageError) {
    guard !current.waiter.isFeed, current.attempts < StoreWait.attemptsMax - 1 else { return }
    throw pending { $0.needs.logs.insert(log) }
  }

  /// Throws unless the locks of all logs that some changes touch are held.
  func requireLock(for changes: some Sequence<(key: RecordKey, record: Record?)>)
    throws(StorageError)
  {
    try requireLock(Set(touchedLogs(by: changes).map { logs[$0] == nil ? .directoryLog : $0 }))
  }

  func requireLock(_ locks: Set<ProjectNumber>) throws(StorageError) {
    current.locks = locks
    guard !holds(locks) else { return }
    throw pending { $0.needs.locks = locks }
  }

  /// Has the current attempt read under some locks; false if they are not held.
  func reads(under locks: Set<ProjectNumber>) -> Bool {
    current.locks = locks
    return holds(locks)
  }

  /// Throws unless the locks of some logs are held, and the open turn has changed nothing: what the
  /// store reads under the locks would not show that.
  func requireStillness(
    of logs: Set<ProjectNumber>,
    turnHasChanges: Bool
  ) throws(StorageError) {
    try requireLock(logs)
    guard turnHasChanges else { return }
    throw pending { wait in
      wait.isFirst = true
      wait.needs.locks = logs
    }
  }

  func holds(_ locks: Set<ProjectNumber>) -> Bool {
    if case .held(let held) = lock { held.isSuperset(of: locks) } else { false }
  }

  func touchedLogs(
    by changes: some Sequence<(key: RecordKey, record: Record?)>
  ) -> Set<ProjectNumber> {
    var touched: Set<ProjectNumber> = []
    for (key, record) in changes { touched.insert(key.log(of: record)) }
    return touched
  }

  // MARK: Sending

  /// Sends what waits.
  func sendNext() {
    if reading == nil, !readQueue.isEmpty {
      let waits = readQueue
      readQueue.removeAll()
      reading = round(for: waits) { .read($0) }
    }
    switch lock {
    case .free:
      guard let locks = lockQueue.first?.locks else { return }
      let waits = lockQueue.filter { $0.locks == locks }
      lockQueue.removeAll { $0.locks == locks }
      let ordered = locks.sorted { $0.value < $1.value }
      lock = .asked(round(for: waits, also: locks) { .lock(ordered, $0) }, locks)
    case .held(let locks):
      guard !lockedQueue.isEmpty, readingUnderLock == nil else { return }
      let waits = lockedQueue
      lockedQueue.removeAll()
      readingUnderLock = round(for: waits, also: locks) { .readUnderLock($0) }
    default: break
    }
  }

  /// Releases a lock that nothing needs any more; a large decision may still need a grant.
  func releaseIdleLock(unless grant: UInt64?) {
    guard case .held = lock, grant != grantsCount, lockedQueue.isEmpty, readingUnderLock == nil
    else { return }
    release()
  }

  func release() { lock = .releasing(send(.release, [:])) }

  private func round(
    for waits: [StoreWait],
    also locks: Set<ProjectNumber> = [],
    _ action: ([StoreQuery]) -> RemoteRequest.Action
  ) -> StoreRound {
    var queries: [StoreQuery] = []
    var known: Set<StoreQuery> = []
    // Every round trip confirms the directory log, too: any request may depend on it.
    var concerned = locks.union([.directoryLog])
    for needs in waits.map(\.needs) {
      concerned.formUnion(needs.logs)
      for query in needs.queries where known.insert(query).inserted {
        queries.append(query)
        if let log = query.log { concerned.insert(log) }
        if case .records(let keys) = query { concerned.formUnion(keys.compactMap(\.log)) }
      }
    }
    var applied: [ProjectNumber: LogEntry.ID] = [:]
    for log in concerned { applied[log] = logs[log]?.applied ?? LogEntry.ID.none }
    let number = send(action(queries), applied)
    return StoreRound(number: number, queries: queries, applied: applied, waits: waits)
  }

  func send(
    _ action: RemoteRequest.Action,
    _ applied: [ProjectNumber: LogEntry.ID]
  ) -> UInt64 {
    lastSent += 1
    store.send(RemoteRequest(number: lastSent, action: action, applied: applied))
    return lastSent
  }

  /// Asks again for the lock of a turn whose outcome is in doubt.
  func resolve(_ turn: SubmittedTurn) {
    let locks = turn.locks.sorted { $0.value < $1.value }
    lock = .inDoubt(round(for: [], also: turn.locks) { .lock(locks, $0) }, turn)
  }

  // MARK: Events

  static let lookInterval = Duration.milliseconds(100)
  static let pollInterval = Duration.seconds(1)

  /// Asks for background work, unless the last request for it has no reply yet.
  func askForTasks() {
    if asking == nil { asking = send(.listTasks, [:]) }
  }

  /// Takes the reply to a request for background work; false if it is another reply.
  func takeTasks(_ reply: RemoteReply) -> Bool {
    guard asking == reply.number else { return false }
    asking = nil
    if case .done(let contents) = reply.outcome, case .tasks(let tasks)? = contents.first {
      self.tasks = tasks
    }
    return true
  }

  /// Has the next round trip confirm some projects, unless the last look has no reply yet.
  func look(at projects: Set<ProjectNumber>) {
    guard !(lastLook?.isWaiting ?? false) else { return }
    let look = StoreWait(.feed, arrival: lastSent)
    look.needs.logs = projects
    lastLook = look
    park(look)
  }

  func recordEvents(in log: ProjectNumber) { eventfulLogs.insert(log) }

  /// Removes and returns the logs in which other daemons have emitted events.
  func takeEventfulLogs() -> Set<ProjectNumber> {
    defer { eventfulLogs.removeAll() }
    return eventfulLogs
  }

  // MARK: Holders

  /// Has the entry of the open turn name the holders of a purchase.
  func recordHolders(of purchase: Record?, in project: ProjectNumber) {
    guard case .purchase(let purchase)? = purchase else { return }
    for holder in purchase.holders { holders.insert(.customer(project, holder)) }
  }

  func recordHolders(_ customers: [RecordKey]) { holders.formUnion(customers) }

  /// Forgets what the open turn has named.
  func discardHolders() { holders.removeAll() }

  /// Returns what the store has read for the current request, at the position of memory.
  func found(_ query: StoreQuery) throws(StorageError) -> StoreContent {
    if let log = query.log, let range = current.ranges[query] {
      let isNewest = range.position == logs[log]?.applied.position ?? LogPosition.none
      if isNewest { return range.content }
      if current.waiter.isFeed {
        // The feed shows a page by itself, and events only follow each other.
        current.hasUsedOldPage = true
        return range.content
      }
    }
    throw pending { $0.needs.queries.append(query) }
  }
}

extension SharedStore: Committer {
  package func submit(_ turn: Turn) {
    guard progressSoFar.failure == nil else { return }
    guard case .held(let locks) = lock else {
      preconditionFailure("SharedStore: a turn without the write lock")
    }
    let changes = turn.changes.lazy.map { (key: $0.key, record: $0.value) }
    // The last step of an erasure changes only the list of erasures, and clears the project's log.
    let touched = turn.clearsTraces ? locks : touchedLogs(by: changes)
    precondition(
      touched.allSatisfy { locks.contains($0) || logs[$0] == nil },
      "SharedStore: a turn changes a log whose lock is not held"
    )
    // Those that were to read under this lock read with the next one.
    lockQueue = lockedQueue + lockQueue
    lockedQueue.removeAll()
    var entries: [ProjectNumber: LogEntry.ID] = [:]
    for log in touched {
      let position = logs[log]?.applied.position.next ?? LogPosition.none.next
      entries[log] = LogEntry.ID(position: position, writer: store.writer, turn: turn.number)
    }
    let affected = Array(holders.union(turn.changes.keys))
    holders.removeAll()
    var applied: [ProjectNumber: LogEntry.ID] = [:]
    for log in touched { applied[log] = logs[log]?.applied ?? LogEntry.ID.none }
    let number = send(.commit(turn, affected: affected, logs: Array(touched)), applied)
    lock = .committing(
      SubmittedTurn(
        number: number,
        turn: turn.number,
        entries: entries,
        affected: affected,
        locks: locks
      )
    )
  }

  package func progress() -> CommitProgress { progressSoFar }

  package func resume() { progressSoFar.failure = nil }
}
