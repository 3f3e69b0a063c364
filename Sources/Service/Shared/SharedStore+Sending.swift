import IdentityCore
import Storage

// Sends the queries of waiting decisions, and asks for the locks that they need.
extension SharedStore {
  /// Sends what waits.
  func sendNext() {
    if reading == nil, !readQueue.isEmpty || outage != nil || isDoubtful {
      isDoubtful = false
      let waits = Self.takeReads(from: &readQueue)
      reading = round(for: waits) { .read($0) }
    }
    switch lock {
    case .free:
      // Projects take turns, so that a busy one does not keep the others waiting.
      guard let next = lockQueue.first(where: { $0.locks != lastLocks }) ?? lockQueue.first
      else { return }
      let locks = next.locks
      lastLocks = locks
      let waits = takeWaits(for: locks, limit: Self.requestsPerGrantMax)
      let ordered = locks.sorted { $0.value < $1.value }
      let round = round(for: waits, also: locks) { .lock(ordered, $0) }
      lock = .asked(round, locks)
    case .held(let locks):
      let isSilent = uptime >= usedLockAt + Self.lockSilenceMax
      guard !lockedQueue.isEmpty || isSilent, readingUnderLock == nil else { return }
      usedLockAt = uptime
      let waits = Self.takeReads(from: &lockedQueue)
      readingUnderLock = round(for: waits, also: locks) { .readUnderLock($0) }
    default: break
    }
  }

  /// How long the session that holds a lock may be silent; after a second, the server ends it.
  ///
  /// The worker may need longer for a large decision.
  static let lockSilenceMax = Duration.milliseconds(300)

  /// How many requests are decided under one grant of a lock: another project waits so long.
  static let requestsPerGrantMax = 32

  /// Removes and returns the first that wait for some locks.
  func takeWaits(for locks: Set<ProjectNumber>, limit: Int) -> [StoreWait] {
    var ready = Array(lockQueue.lazy.filter { $0.locks == locks }.prefix(limit))
    let waits = Self.takeReads(from: &ready)
    let taken = Set(waits.map(ObjectIdentifier.init))
    lockQueue.removeAll { taken.contains(ObjectIdentifier($0)) }
    return waits
  }

  /// How many ranges a round trip reads, each of which is a part of its statement.
  private static let rangesMax = 8

  /// Removes and returns the waits of a queue for which one round trip can read; the others read
  /// later.
  private static func takeReads(from queue: inout [StoreWait]) -> [StoreWait] {
    var ranges: Set<StoreQuery> = []
    var (taken, rest): ([StoreWait], [StoreWait]) = ([], [])
    for wait in queue {
      let wanted = wait.needs.queries.filter { $0.log != nil && !ranges.contains($0) }
      if wanted.isEmpty || taken.isEmpty || ranges.count + wanted.count <= rangesMax {
        ranges.formUnion(wanted)
        taken.append(wait)
      } else {
        rest.append(wait)
      }
    }
    queue = rest
    return taken
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
      concerned.formUnion(needs.concernedLogs)
      queries += needs.queries.filter { known.insert($0).inserted }
    }
    var applied: [ProjectNumber: LogEntry.ID] = [:]
    for log in concerned { applied[log] = logs[log]?.applied ?? LogEntry.ID.none }
    let number = send(action(queries), applied)
    let namesProject = queries.contains { query in
      if case .records(let keys) = query { keys.contains { $0.log == nil } } else { false }
    }
    return StoreRound(
      number: number,
      queries: queries,
      applied: applied,
      others: namesProject ? logs : [:],
      waits: waits
    )
  }

  /// Asks again for the lock of a turn whose outcome is in doubt.
  func resolve(_ turn: SubmittedTurn) {
    let locks = turn.locks.sorted { $0.value < $1.value }
    lock = .inDoubt(round(for: [], also: turn.locks) { .lock(locks, $0) }, turn)
  }
}
