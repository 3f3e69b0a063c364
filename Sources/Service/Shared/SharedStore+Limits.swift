import IdentityCore
import Storage

// How long requests wait for a store that does not answer.
extension SharedStore {
  /// The limits of requests that wait, in units of the time since the start.
  struct WaitLimits {
    var read: Duration
    var write: Duration

    init(_ limits: ServiceLimits) {
      read = .milliseconds(limits.readWaitMsMax)
      write = .milliseconds(limits.writeWaitMsMax)
    }
  }

  /// How exactly the limits of waiting requests are kept.
  static let scanInterval = Duration.milliseconds(100)

  /// How long requests may still wait once the daemon stops.
  static let drainWait = Duration.seconds(3)

  /// The number of decisions that wait for the store.
  var waitingCount: Int {
    var count = readQueue.count + lockQueue.count + lockedQueue.count
    count += (reading?.waits.count ?? 0) + (readingUnderLock?.waits.count ?? 0)
    if case .asked(let round, _) = lock { count += round.waits.count }
    return count
  }

  /// When to look for requests that have waited too long; nil if nothing waits.
  var nextScan: Duration? {
    switch lock {
    case .committing, .inDoubt, .held: lastScan + Self.scanInterval
    default: isAwaited ? lastScan + Self.scanInterval : nil
    }
  }

  /// Has requests fail that have waited too long, and returns them, to be decided again.
  ///
  /// A turn that has been in doubt for too long is given up.
  func takeExpired() -> [StoreWait] {
    guard let nextScan, nextScan <= uptime else { return [] }
    lastScan = uptime
    if case .inDoubt(let round, let turn) = lock, isOver(turn) {
      abandon(turn, awaiting: round.number)
    }
    var expired: [StoreWait] = []
    for waits in [
      readQueue, lockQueue, lockedQueue, reading?.waits ?? [], readingUnderLock?.waits ?? [],
    ] {
      expired += waits.filter(isExpired)
    }
    if case .asked(let round, _) = lock { expired += round.waits.filter(isExpired) }
    guard !expired.isEmpty else { return [] }
    for wait in expired {
      (wait.isWaiting, wait.isFirst) = (false, false)
      wait.failure = outage ?? .unavailable("PostgreSQL: no answer within the limit of a request")
    }
    readQueue.removeAll { !$0.isWaiting }
    lockQueue.removeAll { !$0.isWaiting }
    lockedQueue.removeAll { !$0.isWaiting }
    return expired
  }

  private func isExpired(_ wait: StoreWait) -> Bool {
    guard case .session = wait.waiter, wait.isWaiting else { return false }
    return uptime >= end(of: wait)
  }

  /// When a request has waited too long.
  private func end(of wait: StoreWait) -> Duration {
    let end = wait.since + (wait.isWrite ? waitLimits.write : waitLimits.read)
    return drainEnd.map { min(end, $0) } ?? end
  }

  /// Whether a turn has been in doubt for too long.
  func isOver(_ turn: SubmittedTurn) -> Bool {
    let end = turn.since + waitLimits.write
    return uptime >= (drainEnd.map { min(end, $0) } ?? end)
  }

  /// Lets requests wait only a little longer: the daemon stops.
  func drain() {
    drainEnd = outage == nil ? uptime + Self.drainWait : uptime
    lastScan = uptime - Self.scanInterval
  }

  /// Updates `outage` by a reply: any success ends an outage, and only a failed read begins one.
  func learn(from reply: RemoteReply, isRead: Bool) {
    switch reply.outcome {
    case .done:
      (hasAnswered, outage) = (true, nil)
    case .failed(.unavailable(let reason)): if isRead { outage = .unavailable(reason) }
    case .failed(.unusable(let reason)): unusable = .unusable(reason)
    case .failed, .lost: break
    }
  }

  /// Has decisions fail whose round trip has failed, and returns them.
  ///
  /// Requests that may wait longer take part in the next one.
  func refuse(
    _ waits: [StoreWait],
    because error: StorageError,
    requeue: ([StoreWait]) -> Void
  ) -> [StoreWait] {
    var (patient, failed): ([StoreWait], [StoreWait]) = ([], [])
    for wait in waits {
      if case .unavailable = error, wait.isWrite, wait.isWaiting, uptime < end(of: wait) {
        patient.append(wait)
      } else {
        wait.failure = error
        failed.append(wait)
      }
    }
    requeue(patient)
    return failed
  }

  /// Gives a turn up whose outcome cannot be found out: what memory holds of its projects is
  /// dropped, so the daemon needs no outcome any more.
  func abandon(_ turn: SubmittedTurn, awaiting number: UInt64?) {
    fail(.inDoubt("PostgreSQL: the outcome of a commit could not be found out"))
    abandonedLogs.formUnion(turn.entries.keys)
    lock = number.map { .discarding($0) } ?? .free
  }

  /// Drops what memory holds of projects whose last turn was given up; call it after the rollback.
  func dropAbandoned(_ cache: RecordCache) {
    for log in abandonedLogs {
      cache.forget { $0.log(of: $1) == log }
      recordEvents(in: log)
      logs[log] = nil
      changeRounds { $0.reset.insert(log) }
    }
    abandonedLogs.removeAll()
  }
}
