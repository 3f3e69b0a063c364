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
}

/// A request that waits for a shared store.
struct StoreWait {
  /// The number of the last round trip that was sent before the request arrived.
  ///
  /// A later one proves that memory is fresh enough for the request.
  let arrival: UInt64
  var needs = StoreNeeds()
  /// The locks under which the request has to be decided; empty while it may be decided without.
  var locks: Set<ProjectNumber> = []
  /// The ranges that the store has read for it.
  var ranges: [StoreQuery: StoredRange] = [:]
  /// Its randomness: a decision that is made again makes the same ids.
  var entropy: Entropy?
  /// How often it was decided without a result.
  var attempts = 0

  /// After as many attempts a request reads under the lock, where nothing overtakes it.
  static let attemptsMax = 12
}

/// The result of a query, and the position at which it was read.
struct StoredRange {
  let position: LogPosition
  let content: StoreContent
}

/// A round trip that is under way.
struct StoreRound {
  let number: UInt64
  let queries: [StoreQuery]
  /// The entries at which memory stood when it was sent.
  let applied: [ProjectNumber: LogEntry.ID]
  let sessions: [ClientSession]
  /// The records that log entries have named since then.
  var changed: Set<RecordKey> = []
  /// The logs of which memory has dropped everything since then.
  var reset: Set<ProjectNumber> = []
}
