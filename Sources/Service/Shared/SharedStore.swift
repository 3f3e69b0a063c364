import IdentityCore
import Platform
package import Storage

/// What the service knows of a store that other daemons write, too.
///
/// Memory holds each project at one position of its log. A read that memory cannot serve, or not
/// freshly enough, notes what is missing and throws `pending`; so does a change without the write
/// lock. A write notes some of what is missing and goes on until `endWrite`. The request then
/// waits, and is decided again from the beginning.
package final class SharedStore {
  let store: any RemoteStore
  /// The position of memory in each log.
  var logs: [ProjectNumber: LogState] = [:]
  /// The number of the last request that was sent.
  private(set) var lastSent: UInt64 = 0
  /// The decision that is being made, and what it lacks.
  private(set) var current = StoreWait(.feed, arrival: 0, since: .zero)
  /// The round trip of reads; requests that arrive while it is under way wait for the next.
  var reading: StoreRound?
  /// The round trip that reads in the transaction that holds the lock.
  var readingUnderLock: StoreRound?
  var lock = LockState.free
  /// When the lock was granted or last used, as a time since the start.
  var usedLockAt = Duration.zero
  var readQueue: [StoreWait] = []
  var lockQueue: [StoreWait] = []
  /// The locks that were asked for last.
  var lastLocks: Set<ProjectNumber> = []
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
  package var statistics = CommitStatistics()
  /// The store's clock in the newest reply.
  var time: Moment?
  /// The number of the last request that was sent before that reply was taken.
  var sentBeforeTime: UInt64 = 0
  /// By how many milliseconds the store's clock was ahead of this machine's.
  var clockOffset: Int64?
  /// How often the store had another history than memory.
  var historyLosses = 0
  /// What is still to be logged of that.
  var historyLossReports: [String] = []
  /// The time since the start, in this turn.
  var uptime = Duration.zero
  var waitLimits = WaitLimits(ServiceLimits())
  /// When requests were last looked at that have waited too long.
  var lastScan = Duration.zero
  /// When all requests have waited long enough, because the daemon stops.
  var drainEnd: Duration?
  /// Why the store does not answer; nil while it does.
  ///
  /// Requests that only read then fail at once, and an empty round trip is always under way, to
  /// find out when the store answers again.
  var outage: StorageError?
  /// Whether the next read shows if there is an outage, although no request waits for it.
  var isDoubtful = false
  /// Whether the store has answered since the start.
  var hasAnswered = false
  /// Why the store must not be used any more.
  var unusable: StorageError?
  /// The logs of which memory drops everything, and whether it drops known absences, once the
  /// updates of the present reply are applied.
  var outdatedLogs: Set<ProjectNumber> = []
  var isAbsenceOutdated = false
  /// The logs of turns that were given up in doubt.
  var abandonedLogs: Set<ProjectNumber> = []
  /// Until when reads of a project wait for the events of a definition that was just accepted.
  private var rollouts: [ProjectNumber: Duration] = [:]

  struct LogState {
    var applied: LogEntry.ID
    /// Memory has followed every entry after this position.
    var followedFrom: LogPosition
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
    /// The lock was asked for, and nothing needs it any more.
    case discarding(UInt64)
  }

  /// A turn whose commit was sent.
  struct SubmittedTurn {
    var number: UInt64
    let turn: TurnNumber
    /// Its entry in each log.
    let entries: [ProjectNumber: LogEntry.ID]
    let affected: [RecordKey]
    let locks: Set<ProjectNumber>
    let content: Turn
    /// The newest entries of the logs when it was decided.
    let applied: [ProjectNumber: LogEntry.ID]
    /// When it was sent first, as a time since the start.
    let since: Duration
    let sentAt = SteadyInstant.now
  }

  /// With an `outage`, the store could not be reached yet.
  package init(_ store: any RemoteStore, outage: StorageError? = nil) {
    (self.store, self.outage) = (store, outage)
  }

  // MARK: Attempts

  /// Begins to decide what has waited, or has just arrived.
  func beginAttempt(_ wait: StoreWait?, for waiter: @autoclosure () -> StoreWaiter) {
    current = wait ?? StoreWait(waiter(), arrival: lastSent, since: uptime)
    current.needs = StoreNeeds()
    current.named = []
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
    defer { current = StoreWait(.feed, arrival: lastSent, since: uptime) }
    return current
  }

  /// Lets the current request wait as long as one that writes.
  func noteWrite() { current.isWrite = true }

  /// Notes what the current attempt lacks, and returns the error that ends it.
  private func pending(_ note: (StoreWait) -> Void) -> StorageError {
    if let failure = current.failure { return failure }
    if let outage, !current.isWrite, case .session = current.waiter { return outage }
    note(current)
    return .pending
  }

  /// Throws unless memory shows everything that was committed when the request arrived.
  ///
  /// A held lock proves nothing: the server may have ended the session meanwhile.
  func confirm(_ log: ProjectNumber) throws(StorageError) {
    if let state = logs[log], state.confirmedBy > current.arrival { return }
    throw pending { $0.needs.logs.insert(log) }
  }

  /// As above for a decision of a write, which goes on: it has to be confirmed only if it then
  /// changes nothing.
  ///
  /// A decision that changes something waits for the lock, whose grant confirms it, too.
  func confirmUnlessChanged(_ log: ProjectNumber) throws(StorageError) {
    if let state = logs[log], state.confirmedBy > current.arrival { return }
    if let failure = current.failure { throw failure }
    current.needs.logs.insert(log)
  }

  /// As `confirm(_:)` of one project, for several in one round trip.
  func confirm(_ several: [ProjectNumber]) throws(StorageError) {
    let rest = several.filter { log in logs[log].map { $0.confirmedBy <= current.arrival } ?? true }
    if !rest.isEmpty { throw pending { $0.needs.logs.formUnion(rest) } }
  }

  /// Ends a decision of a write: throws if it has changed nothing and has to be confirmed.
  func endWrite(hasChanged: Bool) throws(StorageError) {
    guard !hasChanged else { return current.needs = StoreNeeds() }
    if isPending { throw .pending }
  }

  /// Has the grant of a project's lock bring records that a write names, if the first attempt lacks
  /// only these.
  ///
  /// A request that has fetched others may lack more behind these. It fetches them first, so that
  /// it does not hold the lock meanwhile.
  func name(_ keys: [RecordKey], in project: ProjectNumber) {
    current.named = current.attempts > 1 || holds([project]) ? [] : keys
  }

  /// Has the next round trip of the current write bring a record.
  ///
  /// Until then the write is decided as if there were no such record, and that decision is not
  /// applied. Returns false if the lock is held, because a decision under it is applied.
  func postpone(_ key: RecordKey, in project: ProjectNumber) -> Bool {
    guard !holds([project]), current.failure == nil else { return false }
    current.needs.queries.append(.records([key]))
    return true
  }

  /// Notes that this daemon has accepted a definition, whose events follow in later turns.
  func noteRollout(in log: ProjectNumber) { rollouts[log] = uptime + Self.rolloutWait }

  /// Throws while a definition was accepted so recently that its events may follow soon.
  func awaitRollout(in log: ProjectNumber) throws(StorageError) {
    guard !current.waiter.isFeed, let end = rollouts[log] else { return }
    guard uptime < end else {
      rollouts[log] = nil
      return
    }
    // This is no attempt that others have spoiled.
    current.attempts -= 1
    throw pending { $0.needs.logs.insert(log) }
  }

  private static let rolloutWait = Duration.milliseconds(700)

  /// Throws unless the locks of all logs that some changes touch are held.
  func requireLock(for changes: Changes) throws(StorageError) {
    var locks: Set<ProjectNumber> = []
    var last: ProjectNumber?
    changes.withEntries { entries in
      for place in entries.indices {
        let log = entries[place].key.log(of: entries[place].record)
        // Mostly all of them belong to one project.
        if log == last { continue }
        last = log
        locks.insert(logs[log] == nil ? .directoryLog : log)
      }
    }
    try requireLock(locks)
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

  /// Throws if these are records that the write names: they come with the lock.
  private func loadUnderLock(_ keys: [RecordKey]) throws(StorageError) {
    guard !keys.isEmpty, keys.allSatisfy(current.named.contains) else { return }
    let locks = Set(keys.compactMap(\.log))
    current.locks = locks
    throw pending { wait in
      wait.needs.locks = locks
      wait.needs.queries.append(.records(keys))
    }
  }

  func holds(_ locks: Set<ProjectNumber>) -> Bool {
    if case .held(let held) = lock { held.isSuperset(of: locks) } else { false }
  }

  func send(
    _ action: RemoteRequest.Action,
    _ applied: [ProjectNumber: LogEntry.ID]
  ) -> UInt64 {
    lastSent += 1
    store.send(RemoteRequest(number: lastSent, action: action, applied: applied))
    return lastSent
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
    switch reply.outcome {
    case .done(let contents): if case .tasks(let tasks)? = contents.first { self.tasks = tasks }
    // It was tried once; a read is tried for as long as a request may wait.
    case .failed: isDoubtful = true
    case .lost: break
    }
    return true
  }

  /// Has the next round trip confirm some projects, unless the last look has no reply yet.
  func look(at projects: Set<ProjectNumber>) {
    guard !(lastLook?.isWaiting ?? false) else { return }
    let look = StoreWait(.feed, arrival: lastSent, since: uptime)
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
}

extension SharedStore: StoreReader {
  /// Returns what the store has read for the current request, at the position of memory.
  ///
  /// Anything else is asked for.
  package func content(of query: StoreQuery) throws(StorageError) -> StoreContent {
    if case .records(let keys) = query { try loadUnderLock(keys) }
    if let log = query.log, let range = current.ranges[query] {
      let isNewest = range.entry == logs[log]?.applied ?? LogEntry.ID.none
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
    // The last step of an erasure changes only the list of erasures, and clears the project's log.
    let changed = Set(turn.changes.lazy.map { $0.key.log(of: $0.value) })
    let touched = turn.clearsTraces ? locks : changed
    precondition(
      touched.allSatisfy { locks.contains($0) || logs[$0] == nil },
      "SharedStore: a turn changes a log whose lock is not held"
    )
    // Those that were to read under this lock read without it, unless others overtook them often.
    lockQueue = lockedQueue.filter { $0.attempts >= StoreWait.attemptsMax } + lockQueue
    readQueue += lockedQueue.filter { $0.attempts < StoreWait.attemptsMax }
    lockedQueue.removeAll()
    var entries: [ProjectNumber: LogEntry.ID] = [:]
    for log in touched {
      let position = logs[log]?.applied.position.next ?? LogPosition.none.next
      entries[log] = LogEntry.ID(position: position, writer: store.writer, turn: turn.number)
    }
    let affected = Array(holders.union(turn.changes.keys))
    holders.removeAll()
    var applied: [ProjectNumber: LogEntry.ID] = [:]
    for log in touched.union(locks) { applied[log] = logs[log]?.applied ?? LogEntry.ID.none }
    commit(
      SubmittedTurn(
        number: 0,
        turn: turn.number,
        entries: entries,
        affected: affected,
        locks: locks,
        content: turn,
        applied: applied,
        since: uptime
      )
    )
  }

  /// Sends a turn under its locks.
  func commit(_ turn: SubmittedTurn) {
    let logs = turn.entries.keys.sorted { $0.value < $1.value }
    var turn = turn
    turn.number = send(
      .commit(turn.content, affected: turn.affected, logs: logs),
      turn.applied.filter { turn.entries[$0.key] != nil }
    )
    lock = .committing(turn)
  }

  /// Whether a turn may be sent again as it was decided: it was not committed, no other daemon has
  /// written since, and it has not waited too long.
  func canRepeat(_ turn: SubmittedTurn) -> Bool {
    !isOver(turn)
      && turn.applied.allSatisfy { log, entry in (logs[log]?.applied ?? LogEntry.ID.none) == entry }
  }

  package func progress() -> CommitProgress { progressSoFar }

  package func resume() { progressSoFar.failure = nil }
}
