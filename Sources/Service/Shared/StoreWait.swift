import IdentityCore
import Storage

/// What a decision lacks of a shared store.
struct StoreNeeds {
  var queries: [StoreQuery] = []
  /// The logs whose newest entries memory may not have yet.
  var logs: Set<ProjectNumber> = []
  /// The logs that the decision changes.
  var locks: Set<ProjectNumber> = []

  var isEmpty: Bool { queries.isEmpty && logs.isEmpty && locks.isEmpty }

  /// The logs whose entries change what it lacks, as far as they are known.
  var concernedLogs: Set<ProjectNumber> {
    queries.reduce(into: logs) { logs, query in
      if let log = query.log { logs.insert(log) }
      if case .records(let keys) = query { logs.formUnion(keys.compactMap(\.log)) }
    }
  }
}

/// A decision that waits for a shared store, and is made again from the beginning.
final class StoreWait {
  let waiter: StoreWaiter
  /// The number of the last round trip that was sent before the request arrived.
  ///
  /// A later one proves that memory is fresh enough for the request.
  let arrival: UInt64
  /// When it arrived, as a time since the start.
  let since: Duration
  /// Whether the request writes: it then waits longer.
  var isWrite = false
  var needs = StoreNeeds()
  /// The locks under which it has to be made; empty while it may be made without.
  var locks: Set<ProjectNumber> = []
  /// Whether it needs the locks before others of this daemon: it reads what they would change.
  var isFirst = false
  /// The records that a write names: the grant of its lock brings those that memory lacks.
  var named: [RecordKey] = []
  /// The ranges that the store has read for it.
  var ranges: [StoreQuery: StoredRange] = [:]
  /// Whether the decision has used a page of events behind which memory knows others.
  var hasUsedOldPage = false
  /// Its randomness: a decision that is made again makes the same ids.
  var entropy: Entropy?
  /// How often it was made without a result.
  var attempts = 0
  /// Whether a reply of the store is still to come.
  var isWaiting = false
  /// Why the store refused what it needs.
  var failure: StorageError?

  /// After as many attempts a request reads under the lock, where nothing overtakes it.
  static let attemptsMax = 12

  init(_ waiter: StoreWaiter, arrival: UInt64, since: Duration) {
    (self.waiter, self.arrival, self.since) = (waiter, arrival, since)
  }
}

/// Who makes a decision again.
enum StoreWaiter {
  /// A suspended request.
  case session(ClientSession)
  case task(BackgroundSchedule.BackgroundTask)
  /// A wait for events, or a subscription: it looks for itself whether it still waits.
  case feed

  var isFeed: Bool { if case .feed = self { true } else { false } }
}

/// The result of a query, and the newest entry of its log when it was read.
struct StoredRange {
  let entry: LogEntry.ID
  let content: StoreContent
}

/// A round trip that is under way.
///
/// A class, because a reply may bring thousands of entries, each of which changes the sets.
final class StoreRound {
  let number: UInt64
  let queries: [StoreQuery]
  /// The entries at which memory stood when it was sent, for the logs that it concerns.
  let applied: [ProjectNumber: LogEntry.ID]
  /// Where memory stood in every log, if a query names a project: the daemon learns only from the
  /// reply which log that project has.
  let others: [ProjectNumber: SharedStore.LogState]
  let waits: [StoreWait]
  /// The records that the queries ask for.
  private let keys: Set<RecordKey>
  /// Those of them that log entries have named since then.
  private(set) var changed: Set<RecordKey> = []
  /// The logs of which memory has dropped everything since then.
  var reset: Set<ProjectNumber> = []
  /// The logs of which its reply may show a history that the store has lost: it is not taken in.
  var ignored: Set<ProjectNumber> = []
  /// The entries that memory has followed since then, in any log.
  var followed: Set<LogEntry.ID> = []

  init(
    number: UInt64,
    queries: [StoreQuery],
    applied: [ProjectNumber: LogEntry.ID],
    others: [ProjectNumber: SharedStore.LogState],
    waits: [StoreWait]
  ) {
    (self.number, self.queries, self.waits) = (number, queries, waits)
    (self.applied, self.others) = (applied, others)
    keys = queries.reduce(into: []) { keys, query in
      if case .records(let all) = query { keys.formUnion(all) }
    }
  }

  /// Notes that a log entry names some records.
  func recordChange(of names: [RecordKey]) {
    guard !keys.isEmpty else { return }
    for key in names where keys.contains(key) { changed.insert(key) }
  }

  /// Returns the entry at which memory stood when it was sent.
  func sentAt(_ log: ProjectNumber) -> LogEntry.ID {
    applied[log] ?? others[log]?.applied ?? LogEntry.ID.none
  }
}
