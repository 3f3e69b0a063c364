import IdentityCore
import Storage

// What replies of a shared store do to memory.
extension SharedStore {
  /// Parks a decision until the store has what it lacks.
  func park(_ wait: StoreWait) {
    if wait.attempts >= StoreWait.attemptsMax, wait.locks.isEmpty {
      // Others change what it reads faster than it can read.
      wait.locks = wait.needs.concernedLogs
      wait.needs.locks = wait.locks
    }
    wait.isWaiting = true
    let isTaken =
      switch lock {
      case .asked(_, let locks): locks == wait.needs.locks
      case .committing(let turn), .inDoubt(_, let turn): turn.locks == wait.needs.locks
      default: false
      }
    let holdsLock = !wait.locks.isEmpty && holds(wait.locks)
    if wait.isFirst {
      lockQueue.insert(wait, at: 0)
    } else if !wait.needs.locks.isEmpty, !isTaken || wait.needs.queries.isEmpty {
      // A grant brings records, too. While this daemon already asks for the same lock or commits
      // under it, a request has time to read first.
      lockQueue.append(wait)
    } else if holdsLock {
      lockedQueue.append(wait)
    } else {
      readQueue.append(wait)
    }
  }

  /// Parks the current attempt and returns it; nil if it lacks nothing.
  func parkAttempt() -> StoreWait? {
    guard let wait = takeWait() else { return nil }
    park(wait)
    return wait
  }

  /// Takes in a reply: first its log entries, then what it read.
  ///
  /// Returns the decisions that can be made again, in order.
  func take(_ reply: RemoteReply, _ cache: RecordCache) -> [StoreWait] {
    let ready = outcome(of: reply, cache)
    for wait in ready { (wait.isWaiting, wait.isFirst) = (false, false) }
    return ready
  }

  private func outcome(of reply: RemoteReply, _ cache: RecordCache) -> [StoreWait] {
    if let moment = reply.time { show(moment, in: reply.number) }
    let isRead = reading?.number == reply.number
    learn(from: reply, isRead: isRead)
    if takeTasks(reply) { return [] }
    if let round = reading, isRead {
      reading = nil
      switch reply.outcome {
      case .done: return finish(round, reply, cache)
      case .failed(let error): return refuse(round.waits, because: error, requeue: requeueReads)
      case .lost: requeueReads(round.waits)
      }
      return []
    }
    if let round = readingUnderLock, round.number == reply.number {
      readingUnderLock = nil
      switch reply.outcome {
      case .done: return finish(round, reply, cache)
      case .failed(let error): return refuse(round.waits, because: error, requeue: loseLock)
      case .lost: loseLock(round.waits)
      }
      return []
    }
    switch lock {
    case .asked(let round, let locks) where round.number == reply.number:
      return takeLock(reply, round, locks, cache)
    case .committing(let turn) where turn.number == reply.number:
      takeOutcome(reply, turn)
    case .inDoubt(let round, let turn) where round.number == reply.number:
      decide(turn, reply, round, cache)
    case .releasing(reply.number): lock = .free
    case .discarding(reply.number):
      lock = .free
      if case .done = reply.outcome { release() }
    default: break
    }
    return []
  }

  /// Adopts the store's clock, also if it has gone back.
  ///
  /// Two replies may arrive in another order than the store made them. So a reply counts as a step
  /// back only if its request was sent after the newest time had arrived.
  private func show(_ moment: Moment, in number: UInt64) {
    if let time, moment < time, number <= sentBeforeTime { return }
    (time, sentBeforeTime) = (moment, lastSent)
  }

  private func requeueReads(_ waits: [StoreWait]) {
    readQueue = waits.filter(\.isWaiting) + readQueue
  }

  private func requeueLocks(_ waits: [StoreWait]) {
    lockQueue = waits.filter(\.isWaiting) + lockQueue
  }

  private func takeLock(
    _ reply: RemoteReply,
    _ round: StoreRound,
    _ locks: Set<ProjectNumber>,
    _ cache: RecordCache
  ) -> [StoreWait] {
    lock = .free
    switch reply.outcome {
    case .lost:
      requeueLocks(round.waits)
      return []
    case .failed(let error): return refuse(round.waits, because: error, requeue: requeueLocks)
    case .done:
      let waits = finish(round, reply, cache)
      guard round.ignored.isDisjoint(with: locks), !isBehind(reply, in: locks) else {
        requeueLocks(waits)
        release()
        return []
      }
      lock = .held(locks)
      usedLockAt = uptime
      grantsCount += 1
      // Those that arrived meanwhile need no grant of their own.
      return waits + takeWaits(for: locks, limit: Self.requestsPerGrantMax - waits.count)
    }
  }

  /// Whether memory has entries that the store did not have when it granted a lock.
  ///
  /// The server has ended the session since then, or lost those entries; the next grant tells.
  private func isBehind(_ reply: RemoteReply, in locks: Set<ProjectNumber>) -> Bool {
    reply.updates.contains { update in
      guard locks.contains(update.log), let newest = update.entries.last,
        let applied = logs[update.log]?.applied
      else { return false }
      return newest.id.position < applied.position
    }
  }

  /// The connection that holds the lock was lost; if no commit was sent, nothing has changed.
  private func loseLock(_ waits: [StoreWait]) {
    if case .held = lock { lock = .free }
    requeueLocks(waits + lockedQueue)
    lockedQueue.removeAll()
  }

  /// Takes the outcome of a commit; a lost reply leaves it in doubt.
  private func takeOutcome(_ reply: RemoteReply, _ turn: SubmittedTurn) {
    switch reply.outcome {
    case .done:
      settle(turn)
      lock = .free
    case .failed(let error):
      fail(error)
      lock = .free
    case .lost where progressSoFar.durable >= turn.turn: lock = .free
    case .lost: resolve(turn)
    }
  }

  /// Decides what became of a turn whose reply was lost: the lock is held again, so the outcome is
  /// final.
  ///
  /// The daemon sends a turn that was not committed again, if no other daemon has written since it
  /// was decided.
  private func decide(
    _ turn: SubmittedTurn,
    _ reply: RemoteReply,
    _ round: StoreRound,
    _ cache: RecordCache
  ) {
    guard case .done = reply.outcome else {
      return isOver(turn) ? abandon(turn, awaiting: nil) : resolve(turn)
    }
    _ = finish(round, reply, cache)
    // `finish` passes over an entry behind which memory stands already.
    if reply.updates.contains(where: { isCommitted(turn, by: $0) }) { settle(turn) }
    if progressSoFar.durable < turn.turn {
      let isIgnored = !round.ignored.isDisjoint(with: turn.locks)
      if !isIgnored, canRepeat(turn) { return commit(turn) }
      if isIgnored || hasMissed(turn) {
        abandon(turn, awaiting: nil)
      } else {
        fail(.unavailable("PostgreSQL: the connection was lost before the commit"))
      }
    }
    release()
  }

  /// Has the service roll back what is not durable.
  func fail(_ error: StorageError) {
    statistics.failures += 1
    progressSoFar.failure = error
  }

  /// Whether a log shows that a turn is committed.
  private func isCommitted(_ turn: SubmittedTurn, by update: LogUpdate) -> Bool {
    turn.entries[update.log].map { own in update.entries.contains { $0.id == own } } ?? false
  }

  /// Whether memory has not seen the entries at whose positions those of a turn would stand: they
  /// were trimmed, or too many came after them.
  private func hasMissed(_ turn: SubmittedTurn) -> Bool {
    turn.entries.contains { log, entry in
      logs[log].map { $0.followedFrom > entry.position } ?? false
    }
  }

  /// A commit is known, by its reply or by its own entry in any other reply.
  private func settle(_ turn: SubmittedTurn) {
    guard progressSoFar.durable < turn.turn else { return }
    statistics.record(turns: 1, since: turn.sentAt)
    progressSoFar.durable = turn.turn
    progressSoFar.rewritable = turn.turn
    progressSoFar.cleared = turn.turn
    for (log, entry) in turn.entries {
      let state = logs[log]
      if let state, state.applied.position > entry.position { continue }
      logs[log] = LogState(
        applied: entry,
        followedFrom: state?.followedFrom ?? entry.position,
        confirmedBy: state?.confirmedBy ?? 0
      )
    }
    markChanged(turn.affected)
    changeRounds { $0.followed.formUnion(turn.entries.values) }
  }

  private func finish(
    _ round: StoreRound,
    _ reply: RemoteReply,
    _ cache: RecordCache
  ) -> [StoreWait] {
    guard case .done(let contents) = reply.outcome else { return [] }
    var newest: [ProjectNumber: LogEntry.ID] = [:]
    for update in reply.updates {
      if contradictsLock(update, round) {
        round.ignored.insert(update.log)
        // Otherwise the project's reads would wait until that session answers.
        if case .held = lock {
          loseLock([])
          release()
        }
      }
      if round.ignored.contains(update.log) { continue }
      newest[update.log] = update.entries.last?.id
      apply(update, to: round, cache)
      if round.ignored.contains(update.log) { continue }
      guard let confirmedBy = logs[update.log]?.confirmedBy else { continue }
      logs[update.log]?.confirmedBy = max(confirmedBy, round.number)
    }
    forgetOutdated(in: cache)
    for update in reply.updates { takeCounts(of: update, cache) }
    for (query, content) in zip(round.queries, contents) {
      take(content, of: query, at: newest, round, cache)
    }
    return round.waits
  }

  /// Takes in a project's counts, which every commit changes, if memory stands where they are from.
  private func takeCounts(of update: LogUpdate, _ cache: RecordCache) {
    guard let counts = update.counts, let newest = update.entries.last,
      newest.id == logs[update.log]?.applied
    else { return }
    cache.insert(.projectCounts(counts), for: .projectCounts(update.log))
  }

  /// Drops what the updates of a reply have outdated, in one pass over memory.
  private func forgetOutdated(in cache: RecordCache) {
    if !outdatedLogs.isEmpty { cache.forget { outdatedLogs.contains($0.log(of: $1)) } }
    if isAbsenceOutdated { cache.forgetAbsent(durable: progressSoFar.durable) }
    (outdatedLogs, isAbsenceOutdated) = ([], false)
  }

  /// Whether an update is of another history than memory, while memory must not change: this daemon
  /// holds the lock, commits, or finds out what became of a commit.
  ///
  /// The reply is from before a loss, or the server has ended the session that holds the lock. The
  /// next reply to that session tells.
  private func contradictsLock(_ update: LogUpdate, _ round: StoreRound) -> Bool {
    let locks: Set<ProjectNumber>
    var mayOthersWrite = false
    switch lock {
    case .held(let held): locks = held
    case .committing(let turn) where progressSoFar.durable < turn.turn: locks = turn.locks
    case .inDoubt(let own, let turn) where own.number != round.number:
      (locks, mayOthersWrite) = (turn.locks, true)
    default: return false
    }
    guard locks.contains(update.log), let applied = logs[update.log]?.applied else { return false }
    if isLoss(update, since: round.sentAt(update.log), at: applied) { return true }
    let next = update.entries.first { $0.id.position > applied.position }
    guard let next, !mayOthersWrite else { return false }
    return submitted?.entries[update.log] != next.id
  }

  /// Whether an update lacks an entry at which memory stands, or stood when the request was sent.
  private func isLoss(
    _ update: LogUpdate,
    since sentAt: LogEntry.ID,
    at applied: LogEntry.ID
  ) -> Bool {
    guard let first = update.entries.first?.id else { return sentAt != LogEntry.ID.none }
    if sentAt != LogEntry.ID.none, first.position <= sentAt.position, first != sentAt {
      return true
    }
    // Memory may have moved on since the request was sent.
    let same = update.entries.first { $0.id.position == applied.position }
    return same.map { $0.id != applied } ?? false
  }

  /// Brings memory of a project to the newest entry of a reply.
  private func apply(_ update: LogUpdate, to round: StoreRound, _ cache: RecordCache) {
    let (log, sentAt) = (update.log, round.sentAt(update.log))
    guard let first = update.entries.first, let newest = update.entries.last else {
      if sentAt != LogEntry.ID.none { lose(log, nil, round) }
      return
    }
    guard let state = logs[log] else { return reset(log, to: newest.id, round) }
    if isLoss(update, since: sentAt, at: state.applied) {
      return lose(log, newest.id, round)
    }
    guard newest.id != state.applied else { return }
    guard newest.id.position > state.applied.position else {
      // A reply that memory has overtaken may be of a history that the store has lost since.
      let isKnown = newest.id == sentAt || round.followed.contains(newest.id)
      if !isKnown { round.ignored.insert(log) }
      return
    }
    // Without the entry at which memory stands, the next one may be of another history.
    guard first.id.position <= state.applied.position else {
      return reset(log, to: newest.id, round)
    }
    changeRounds { $0.followed.formUnion(update.entries.map(\.id)) }
    for entry in update.entries {
      guard let applied = logs[log]?.applied, entry.id.position > applied.position else { continue }
      if entry.id.writer == store.writer, let own = submitted, own.entries[log] == entry.id {
        settle(own)
      } else {
        guard let affected = entry.affected else { return reset(log, to: newest.id, round) }
        for key in affected { cache.forget(HashedKey(key)) }
        if let own = submitted, own.entries[log]?.position == entry.id.position {
          // A turn in doubt was not committed if another one stands in its place.
          for (key, _) in own.content.changes { cache.forget(HashedKey(key)) }
        }
        markChanged(affected)
        round.recordChange(of: affected)
        if affected.contains(.projectCounts(log)) { recordEvents(in: log) }
        // The keys of absent records are ids, too.
        if affected.contains(.erasures) { isAbsenceOutdated = true }
        logs[log]?.applied = entry.id
      }
    }
  }

  /// The turn whose commit was sent and whose outcome is not known.
  private var submitted: SubmittedTurn? {
    switch lock {
    case .committing(let turn), .inDoubt(_, let turn): turn
    default: nil
    }
  }

  /// The store has another history than memory: a restored backup, for example.
  private func lose(
    _ log: ProjectNumber,
    _ entry: LogEntry.ID?,
    _ round: StoreRound
  ) {
    historyLosses += 1
    let known = logs[log]?.applied ?? LogEntry.ID.none
    historyLossReports.append(
      "project \(log.value): entry \(known.position.value) of writer \(known.writer.value), turn"
        + " \(known.turn.value), is not in the database's log"
        + (entry.map { "; its newest is \($0.position.value) of writer \($0.writer.value)" } ?? "")
    )
    // Nothing is answered or changed before there are gaps in the feeds.
    store.recordLoss(confirmedBy: logs[log]?.confirmedBy ?? 0)
    reset(log, to: entry, round)
    round.ignored.insert(log)
    changeRounds { $0.ignored.insert(log) }
  }

  /// Drops all that memory holds of a project; it then stands at another entry.
  private func reset(
    _ log: ProjectNumber,
    to entry: LogEntry.ID?,
    _ round: StoreRound
  ) {
    outdatedLogs.insert(log)
    recordEvents(in: log)
    logs[log] = entry.map {
      LogState(applied: $0, followedFrom: $0.position, confirmedBy: 0)
    }
    round.reset.insert(log)
    changeRounds {
      $0.reset.insert(log)
      if let entry { $0.followed.insert(entry) }
    }
    if let entry, let own = submitted, own.entries[log] == entry { settle(own) }
  }

  /// Keeps what is under way from bringing an older state of some records.
  private func markChanged(_ keys: [RecordKey]) {
    changeRounds { $0.recordChange(of: keys) }
  }

  /// Notes something in each round trip under way.
  func changeRounds(_ body: (StoreRound) -> Void) {
    for round in [reading, readingUnderLock] {
      if let round { body(round) }
    }
    switch lock {
    case .asked(let round, _), .inDoubt(let round, _): body(round)
    default: break
    }
  }

  /// Takes in what a query found: records that no entry has changed since, and ranges as they are.
  private func take(
    _ content: StoreContent,
    of query: StoreQuery,
    at newest: [ProjectNumber: LogEntry.ID],
    _ round: StoreRound,
    _ cache: RecordCache
  ) {
    if let log = query.log {
      if round.ignored.contains(log) { return }
      let range = StoredRange(entry: newest[log] ?? LogEntry.ID.none, content: content)
      for wait in round.waits where wait.needs.queries.contains(query) {
        wait.ranges[query] = range
      }
      return
    }
    guard case .records(let keys) = query, case .records(let records) = content else { return }
    for (key, record) in zip(keys, records) {
      let log = key.log(of: record)
      if round.ignored.contains(log) { continue }
      let applied = logs[log]?.applied.position ?? LogPosition.none
      let isNewest = newest[log]?.position ?? LogPosition.none >= applied
      guard isNewest || !(round.changed.contains(key) || round.reset.contains(log)) else {
        continue
      }
      cache.insert(record, for: key)
    }
  }
}
