import IdentityCore
import Storage

/// What a turn has changed so far, until the committer gets it.
struct OpenTurn {
  private(set) var number = TurnNumber.none.next
  /// Each key once.
  private(set) var changedKeys: [HashedKey] = []
  private var events: [StoredEvent] = []
  /// Events of earlier turns from which this turn erases something.
  private var rewrites: [StoredEvent] = []
  private var precedesRewrites = false
  /// Whether this turn ends an erasure's work on records.
  private var clearsTraces = false
  private var stepFrom: [Erasure] = []

  var hasChanges: Bool {
    !changedKeys.isEmpty || !events.isEmpty || !rewrites.isEmpty || clearsTraces
  }

  mutating func record(changed key: consuming HashedKey) { changedKeys.append(key) }

  mutating func append(_ event: StoredEvent) { events.append(event) }

  mutating func rewrite(_ event: StoredEvent) { rewrites.append(event) }

  mutating func markPrecedingRewrites() { precedesRewrites = true }

  mutating func markClearedTraces() { clearsTraces = true }

  /// Remembers an erasure before the step that this turn takes.
  mutating func markStep(from erasure: Erasure) { stepFrom = [erasure] }

  /// Returns the turn with the changed records, and begins to collect those of the next turn.
  mutating func close(in recordCache: RecordCache) -> Turn {
    var changes: [RecordKey: Record?] = [:]
    changes.reserveCapacity(changedKeys.count)
    for key in changedKeys {
      guard case .known(let record, _) = recordCache.find(key) else {
        preconditionFailure("RecordCache: a changed record was evicted before it was durable")
      }
      changes[key.key] = .some(record)
    }
    var closed = Turn(
      number: number,
      changes: changes,
      events: events,
      rewrites: rewrites,
      precedesRewrites: precedesRewrites,
      clearsTraces: clearsTraces
    )
    closed.stepFrom = stepFrom
    discard()
    return closed
  }

  /// Discards everything collected.
  mutating func discard() {
    changedKeys.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    discardErasing()
  }

  /// Discards what an erasure has added.
  mutating func discardErasing() {
    rewrites.removeAll()
    precedesRewrites = false
    clearsTraces = false
    stepFrom = []
  }

  mutating func advance() { number = number.next }
}
