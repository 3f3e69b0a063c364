import IdentityCore
import Storage

/// What a turn has changed so far, until it is handed to the committer.
struct OpenTurn {
  private(set) var number = TurnNumber.none.next
  /// Each once.
  private(set) var changedKeys: [HashedKey] = []
  private var events: [StoredEvent] = []
  /// Events of earlier turns that this one takes something out of.
  private var rewrites: [StoredEvent] = []
  private var precedesRewrites = false
  /// Whether it ends an erasure's work on records.
  private var clearsTraces = false

  var hasChanges: Bool { !changedKeys.isEmpty || !events.isEmpty || !rewrites.isEmpty }

  mutating func note(changed key: consuming HashedKey) { changedKeys.append(key) }

  mutating func append(_ event: StoredEvent) { events.append(event) }

  mutating func rewrite(_ event: StoredEvent) { rewrites.append(event) }

  mutating func notePrecedingRewrites() { precedesRewrites = true }

  mutating func noteClearedTraces() { clearsTraces = true }

  /// Gives the turn with the changed records, and begins to collect those of the next one.
  mutating func close(in recordCache: RecordCache) -> Turn {
    var changes: [RecordKey: Record?] = [:]
    changes.reserveCapacity(changedKeys.count)
    for key in changedKeys {
      guard case .known(let record, _) = recordCache.find(key) else {
        preconditionFailure("World: a changed record left before it was durable")
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

  /// Forgets what was collected.
  mutating func discard() {
    changedKeys.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    discardErasing()
  }

  /// Forgets what an erasure has added.
  mutating func discardErasing() {
    rewrites.removeAll()
    precedesRewrites = false
    clearsTraces = false
  }

  mutating func advance() { number = number.next }
}
