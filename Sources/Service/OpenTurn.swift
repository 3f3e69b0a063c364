import IdentityCore
import Storage

/// The changes of the current turn, until the service submits it.
struct OpenTurn {
  private(set) var number = TurnNumber.none.next
  /// The changed keys, each once.
  private(set) var changedKeys: [HashedKey] = []
  private var events: [StoredEvent] = []
  /// Events of earlier turns from which this turn erases something.
  private var rewrites: [StoredEvent] = []
  private var precedesRewrites = false
  /// Whether this turn ends an erasure's work on records.
  private var clearsTraces = false

  var hasChanges: Bool { !changedKeys.isEmpty || !events.isEmpty || !rewrites.isEmpty }

  mutating func note(changed key: consuming HashedKey) { changedKeys.append(key) }

  mutating func append(_ event: StoredEvent) { events.append(event) }

  mutating func rewrite(_ event: StoredEvent) { rewrites.append(event) }

  mutating func notePrecedingRewrites() { precedesRewrites = true }

  mutating func noteClearedTraces() { clearsTraces = true }

  /// Returns the turn with its changed records, and starts to collect the next one.
  mutating func close(in recordCache: RecordCache) -> Turn {
    var changes: [RecordKey: Record?] = [:]
    changes.reserveCapacity(changedKeys.count)
    for key in changedKeys {
      guard case .known(let record, _) = recordCache.find(key) else {
        preconditionFailure("the cache evicted a changed record before it was durable")
      }
      changes[key.key] = .some(record)
    }
    let closed = Turn(
      number: number,
      changes: changes,
      events: events,
      rewrites: rewrites,
      precedesRewrites: precedesRewrites,
      clearsTraces: clearsTraces
    )
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
  }

  mutating func advance() { number = number.next }
}
